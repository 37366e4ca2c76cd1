// `npm test`: the checks, then the unit lane. `npm test -- net-salary`: only the test files whose path contains the name, in their own lanes.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SOURCES = ['build', 'engine', 'service', 'register', 'test']
const TEST = /(?:\.(?<lane>integration|exhaustive|ship))?\.test\.ts$/

const words = process.argv.slice(2)
const names = words.filter((word) => !word.startsWith('-'))
const flags = words.filter((word) => word.startsWith('-'))

const run = (/** @type {readonly string[]} */ ...command) => {
  const { status } = spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
const vitest = (/** @type {string} */ lane, /** @type {readonly string[]} */ files) =>
  run('node_modules/vitest/vitest.mjs', 'run', '--project', lane, ...files, ...flags)

if (names.length === 0) {
  run('node_modules/tsx/dist/cli.mjs', 'tools/generate.ts')
  run('node_modules/tsx/dist/cli.mjs', 'tools/lanes/check.ts')
  vitest('unit', [])
} else {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ).filter((path) => TEST.test(path) && !path.includes('node_modules') && names.some((name) => path.includes(name)))
  if (files.length === 0) {
    console.error(`No test file has a path with ${names.map((name) => `"${name}"`).join(' or ')}.`)
    process.exit(1)
  }
  const laneOf = (/** @type {string} */ path) => TEST.exec(path)?.groups?.lane ?? 'unit'
  for (const lane of new Set(files.map(laneOf)))
    vitest(
      lane,
      files.filter((path) => laneOf(path) === lane),
    )
}
