/**
 * Records the tables of the next January in a copy of the tree, with invented figures, and runs the tests there: what whoever records the
 * real ones will see. `npm run test:yearly-act` runs everything but the browsers; with names, only those test files.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { recordNewYear } from './new-act.ts'
import { copyOf } from './tree-copy.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

const tree = copyOf(ROOT)
try {
  const recorded = recordNewYear(join(tree, 'engine/domains'))
  for (const [id, from] of recorded) console.log(`${id}: a table from ${from} on`)
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  // Kept in one process a core: the machine is usually at work on something else.
  const options = ['run', '--root', tree, '--exclude', '**/*.browser.test.ts', '--exclude', '**/node_modules/**']
  // On the day they are recorded: nobody reviews a table before its act.
  const day = `${[...recorded.values()].sort().at(-1)!.slice(0, 8)}20`
  // Not as part of the run that started this: its clock and its workers are its own.
  const { VITEST: _run, VITEST_WORKER_ID: _worker, VITEST_POOL_ID: _pool, CENTAVO_TEST_CLOCK_OFFSET: _clock, ...inherited } = process.env
  const env = { ...inherited, NODE_OPTIONS: '', CENTAVO_TEST_TODAY: day, CENTAVO_YEARLY_ACT: 'yes' }
  const { status } = spawnSync(process.execPath, [vitest, ...options, ...process.argv.slice(2)], { cwd: tree, env, stdio: 'inherit' })
  process.exitCode = status ?? 1
} finally {
  rmSync(tree, { recursive: true, force: true })
}
