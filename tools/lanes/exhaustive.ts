/**
 * `npm run test:exhaustive`: the exhaustive tests, and over all of their cases those files of the other lanes that try only a part of them
 * (test/support/lanes/rounds.ts). `npm run test:exhaustive -- --project exhaustive` needs nothing but Node.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const LANES = ['exhaustive', 'unit', 'integration']

const files = ['engine', 'service', 'register', 'test']
  .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((path) => !path.includes('node_modules'))
  .filter((path) => path.endsWith('.test.ts'))
  .filter((path) => path.endsWith('.exhaustive.test.ts') || readFileSync(join(ROOT, path), 'utf8').includes('support/lanes/rounds.ts'))

const vitestArguments = process.argv.slice(2)
const lanes = vitestArguments.includes('--project') ? [[]] : LANES.map((name) => ['--project', name])

// One lane after another: each has its own number of workers.
for (const lane of lanes) {
  const { status } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...lane, ...files, ...vitestArguments],
    {
      cwd: ROOT,
      env: { ...process.env, CENTAVO_TEST_WALKS: 'whole' },
      stdio: 'inherit',
    },
  )
  if (status !== 0) process.exitCode = status ?? 1
}
