/**
 * Imports one month of the register against one hand-written DuckDB aggregate over the same file, in alternation within one run. `npm run
 * bench:salaries` (after `npm run build`); BENCH_ROWS=5000000, BENCH_ROUNDS=3.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Occupations } from '../engine/salaries/occupations.ts'
import { wageBounds } from '../register/tally/eligibility.ts'
import { readStatistics } from '../service/salaries/published.ts'
import { DuckDBInstance } from '../test/integration/support/databases.ts'
import { HEADERS, writeMovements } from '../test/support/corpora/microdata.ts'

const ROWS = Number(process.env.BENCH_ROWS ?? 5_000_000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const MONTH = 202605
const COMMAND = fileURLToPath(new URL('../dist/register/command.js', import.meta.url))
const PEAK = `data:text/javascript,process.on('exit',()=>process.stderr.write('peak='+process.resourceUsage().maxRSS+' '))`

const catalogue = readFileSync(new URL('../data/occupations/cbo.txt', import.meta.url), 'utf8')
const families = new Occupations(catalogue).families.map(({ cbo }) => Number(cbo))
const folder = mkdtempSync(join(tmpdir(), 'centavo-bench-'))
const file = join(folder, `CAGEDMOV${MONTH}.txt`)

interface Family {
  readonly admissions: number
  readonly avg: number | null
  readonly median: number | null
}

/** The full command, startup included. */
function imported(round: number): { seconds: number; megabytes: number; families: Map<string, Family> } {
  const dataDir = join(folder, `data-${round}`)
  const start = performance.now()
  const { status, stderr } = spawnSync(process.execPath, ['--import', PEAK, COMMAND, folder, '--months', '1', '--data-dir', dataDir], {
    encoding: 'utf8',
  })
  const seconds = (performance.now() - start) / 1000
  if (status !== 0) throw new Error(stderr)
  const { statistics } = readStatistics(join(dataDir, 'salaries', 'statistics.json'))
  rmSync(dataDir, { recursive: true })
  const peak = Math.max(...[...stderr.matchAll(/peak=(\d+)/g)].map((match) => Number(match[1])))
  return { seconds, megabytes: peak / 1024, families: new Map(statistics.families.map((family) => [family.cbo, family])) }
}

/** The query alone, in a warm process. */
async function queried(): Promise<{ seconds: number; families: Map<string, Family> }> {
  const { least, most } = wageBounds(MONTH)
  const types = HEADERS.MOV.split(';').map((name) => {
    const type = /^(salário|valorsaláriofixo|horascontratuais)$/.test(name) ? 'DECIMAL(15,2)' : name === 'seção' ? 'VARCHAR' : 'INTEGER'
    return `'${name}': '${type}'`
  })
  const eligible = `a AND i <> 1 AND w BETWEEN ${least} AND ${most}`
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' })
  const connection = await instance.connect()
  const start = performance.now()
  const result = await connection.runAndReadAll(`
    WITH records AS (
      SELECT "cbo2002ocupação" // 100 AS family, "saldomovimentação" = 1 AS a, "indtrabintermitente" AS i, ("salário" * 100)::BIGINT AS w
      FROM read_csv('${file}', delim = ';', header = true, decimal_separator = ',', columns = {${types.join(', ')}})
      WHERE "cbo2002ocupação" <> 999999
    )
    SELECT family, count(*) FILTER (a) AS admissions, count(*) FILTER (NOT a) AS dismissals,
      avg(w) FILTER (${eligible}) AS mean, quantile_cont(w, [0.25, 0.5, 0.75]) FILTER (${eligible}) AS quantiles
    FROM records GROUP BY family`)
  const seconds = (performance.now() - start) / 1000
  const found = result.getRowObjectsJS().map((row): [string, Family] => {
    const quantiles = row.quantiles as { items?: number[] } | number[] | null
    const median = Array.isArray(quantiles) ? quantiles[1] : quantiles?.items?.[1]
    return [
      String(row.family).padStart(4, '0'),
      { admissions: Number(row.admissions), avg: row.mean as number | null, median: median ?? null },
    ]
  })
  connection.closeSync()
  instance.closeSync()
  return { seconds, families: new Map(found) }
}

/** Families whose counts differ, or whose mean or median differs beyond centavo rounding. */
function disagreements(ours: Map<string, Family>, theirs: Map<string, Family>): number {
  const near = (a: number | null, b: number | null): boolean => a === null || b === null || Math.abs(a - b) <= 0.5 + 1e-6
  return [...ours].filter(([cbo, family]) => {
    const other = theirs.get(cbo)
    return other ? !near(family.avg, other.avg) || !near(family.median, other.median) : family.admissions > 0
  }).length
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!

try {
  writeMovements(file, MONTH, ROWS, 1, families)
  console.log(`${ROWS.toLocaleString('en')} rows, ${Math.round(statSync(file).size / 1e6)} MB of text, ${ROUNDS} rounds`)
  const ratios: number[] = []
  let megabytes = 0
  for (let round = 0; round < ROUNDS; round++) {
    const query = await queried()
    const run = imported(round)
    ratios.push(run.seconds / query.seconds)
    megabytes = Math.max(megabytes, run.megabytes)
    console.log(
      `round ${round + 1}: import ${run.seconds.toFixed(2)} s, DuckDB query ${query.seconds.toFixed(2)} s, families that disagree: ${disagreements(run.families, query.families)} of ${run.families.size}`,
    )
  }
  console.log(
    `import ÷ query, median of the rounds: ${median(ratios).toFixed(2)} (must stay ≤ 1.5); peak memory of the import: ${Math.round(megabytes)} MB (must stay < 1024), of this process with DuckDB: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
