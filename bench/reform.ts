/**
 * A change of the law: on a calculator alone and in the comparison question, over the population, and over 100 million people in DuckDB.
 */
import { availableParallelism } from 'node:os'
import { reformOf, under } from '../engine/core/reform/reform.ts'
import { portsOf } from '../engine/engine.ts'
import * as data from '../engine/generated/data.ts'
import { registry } from '../engine/generated/registry.ts'
import { run } from '../engine/operation/evaluation/run.ts'
import { sqlScript } from '../engine/sql/script.ts'
import { openDuckdb } from '../test/integration/support/databases.ts'
import { processorOf } from './alone.ts'
import { atMost } from './goals.ts'
import { median } from './load.ts'

const TODAY = '2026-11-14'
const LAW = 'irrf/reduction=null'
/** For a shorter run: `REFORM_PEOPLE=2000000 npm run bench reform`. */
const PEOPLE = Number(process.env.REFORM_PEOPLE ?? 100_000_000)

export async function benchReform(): Promise<void> {
  const ports = portsOf(data, () => TODAY)
  const ask = (id: string, input: object) => run(registry.operations.get(id)!, input, ports)
  const person = { calculator: 'net-salary', gross_salary: 6000, reference_date: '2026-06-01' }
  const compare = processorOf(() => ask('compare', { ...person, b: { gross_salary: 6500 } }), 200)
  const reform = processorOf(() => ask('reform', { ...person, law: LAW, curve: false }), 200)
  // A new text each time, so that no cache applies.
  let asked = 0
  const fresh = {
    'a value': () => `irrf/perDependent=${(200 + asked++ / 100).toFixed(2)}`,
    'limits scaled': () => `irrf/brackets/*/limit*1.0${10_000 + asked++}`,
    'a row more': () => `irrf/brackets/4/limit=${20_000 + asked++};irrf/brackets+(null,35%)`,
    'two tables': () => `inss*1.0${10_000 + asked};irrf*1.0${10_000 + asked++}`,
  }
  const newTexts = Object.entries(fresh).map(([name, law]) => {
    const ms = processorOf(() => ask('reform', { ...person, law: law(), curve: false }), 400)
    return [
      `reform, ${name}, new text`,
      { ms: Number(ms.toFixed(3)), 'times compare (at most 3)': Number((ms / compare).toFixed(2)) },
    ] as const
  })
  const country = processorOf(() => ask('reforms-population', { law: 'irpf-annual=@2025-01-01' }), 10)
  atMost('a reform on a calculator, times compare', 3, reform / compare)
  atMost('a reform never asked before, times compare', 3, median(newTexts.map(([, { ms }]) => ms)) / compare)
  atMost('the population of a year, ms', 50, country)
  console.log('A change of the law, milliseconds of processor')
  console.table({
    compare: { ms: Number(compare.toFixed(3)) },
    reform: { ms: Number(reform.toFixed(3)), 'times compare (at most 3)': Number((reform / compare).toFixed(2)) },
    ...Object.fromEntries(newTexts),
    'population of a year': { ms: Number(country.toFixed(1)), 'at most': 50 },
  })
  await inDuckdb(PEOPLE)
}

/**
 * Salaries from 1,000.00 to 41,000.00 with up to four dependents, generated arithmetically: no stored table of people, and no copy of the
 * law per row.
 */
async function inDuckdb(people: number): Promise<void> {
  const ports = portsOf(data, () => TODAY)
  const database = await openDuckdb()
  try {
    await database.run(sqlScript(ports, 'duckdb', 'centavo'))
    await database.run(sqlScript(under(ports, reformOf(LAW, ports, TODAY)), 'duckdb', 'reforma'))
    await database.run(
      `CREATE VIEW people AS SELECT 100000 + (i * 2654435761) % 4000000 AS gross, i % 5 AS dependents, DATE '2026-06-30' AS day FROM range(${people}) AS t(i)`,
    )
    const sum = (schema: string) => `(SELECT sum(irrf) FROM ${schema}.net_salaries_centavos('people'))`
    const startedAt = performance.now()
    const rows = await database.rows(`SELECT ${sum('centavo')}, ${sum('reforma')}`)
    const seconds = (performance.now() - startedAt) / 1000
    const [before, after] = rows[0]!
    console.log(
      `DuckDB: ${people.toLocaleString('en')} people under two laws in ${seconds.toFixed(1)} s, ${Math.round((2 * people) / seconds).toLocaleString('en')} ` +
        `answers a second (${availableParallelism()} cores); income tax of the month ${(before! / 1e11).toFixed(2)} and ${(after! / 1e11).toFixed(2)} R$ billion`,
    )
  } finally {
    await database.close()
  }
}
