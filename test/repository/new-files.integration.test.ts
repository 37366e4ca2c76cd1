/** Compiles the files that `npm run new` writes, as written and with every mark filled in. */
import { execFile } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { newFiles } from '../../tools/new/files.ts'
import { marksLeft } from '../../tools/new/marks.ts'
import { grownProject } from '../support/grown.ts'
import { EXAMPLES_DAY } from '../support/ports.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const REQUESTS = [
  ['calculator', 'payroll', 'coffee-allowance'],
  ['check', 'payroll', 'check-coffee'],
  ['decision', 'tea_or_coffee'],
  ['query', 'coffee-prices'],
  ['series', 'coffee-price'],
  ['law', 'inss'],
]
const written = new Map(REQUESTS.flatMap((words) => [...newFiles(new URL('../../engine/', import.meta.url), words, EXAMPLES_DAY)]))
const filled = [...written].map(([path, text]) => [`engine/${path}`, text.replaceAll('FILL IN: ', '')] as const)
const copy = grownProject(new Map(filled))
afterAll(copy.remove)
// The new tests import the first two.
for (const name of ['test', 'service', 'package.json']) symlinkSync(join(ROOT, name), join(copy.root, name))

const compile = async (): Promise<string> => {
  const include = filled.map(([path]) => path)
  writeFileSync(join(copy.root, 'tsconfig.json'), JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), include, exclude: [] }))
  const words = [join(ROOT, 'node_modules/ts7/bin/tsc'), '-p', copy.root, '--checkers', '1']
  return promisify(execFile)(process.execPath, words, { cwd: copy.root }).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )
}

it('the files of npm run new compile, filled in or not', { timeout: 300_000 }, async () => {
  expect(marksLeft(join(copy.root, 'engine'))).toEqual([])
  expect(await compile()).toBe('')
  for (const [path, text] of written) writeFileSync(join(copy.root, 'engine', path), text)
  expect(await compile()).toBe('')
})
