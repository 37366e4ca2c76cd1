/**
 * Records the tables of the next January in a copy of the tree, with invented figures, and runs the tests there,
 * as the maintainer who records the real ones does. `npm run test:yearly-act` runs the unit lane; with names, only those test files. `--table inss` (repeated)
 * records only that table; `--each` tries each table alone, and then all together.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { copyOf } from '../lanes/tree-copy.ts'
import { recordNewYear, yearlyTables } from './new-act.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const { values, positionals } = parseArgs({
  options: { table: { type: 'string', multiple: true }, each: { type: 'boolean' }, maxWorkers: { type: 'string' } },
  allowPositionals: true,
})

/** Records the tables in a copy and runs the tests there. @returns vitest's exit status. */
function tried(tables: readonly string[] | undefined): number {
  const tree = copyOf(ROOT)
  try {
    const recorded = recordNewYear(join(tree, 'engine/domains'), tables)
    for (const [id, from] of recorded) console.log(`${id}: a table from ${from} on`)
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
    const options = ['run', '--root', tree, '--project', 'unit', '--exclude', '**/node_modules/**']
    const workers = values.maxWorkers === undefined ? [] : [`--maxWorkers=${values.maxWorkers}`]
    // Run on the recording day: a table cannot be reviewed before its act.
    const day = `${[...recorded.values()].sort().at(-1)!.slice(0, 8)}20`
    // Clear the parent run's environment: this run has its own clock and workers.
    const { VITEST: _run, VITEST_WORKER_ID: _worker, VITEST_POOL_ID: _pool, CENTAVO_TEST_CLOCK_OFFSET: _clock, ...inherited } = process.env
    const env = { ...inherited, NODE_OPTIONS: '', CENTAVO_TEST_TODAY: day, CENTAVO_YEARLY_ACT: 'yes' }
    const { status } = spawnSync(process.execPath, [vitest, ...options, ...workers, ...positionals], { cwd: tree, env, stdio: 'inherit' })
    return status ?? 1
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

const tableSets = values.each ? [...yearlyTables(join(ROOT, 'engine/domains')).keys()].map((id) => [id]) : []
const failed = [...tableSets, values.table].filter((tables) => tried(tables) !== 0)
if (failed.length > 0) {
  console.error(`fails with ${failed.map((tables) => tables?.join(', ') ?? 'all tables').join('; ')}`)
  process.exitCode = 1
}
