/** The law inside DuckDB: net salaries a second, over a table of one month, of a year, and of any day since the Real. */
import { availableParallelism } from 'node:os'
import { portsOf } from '../engine/engine.ts'
import * as data from '../engine/generated/data.ts'
import { sqlScript } from '../engine/sql/script.ts'
import { openDuckdb, paymentsSql } from '../test/support/sql.ts'
import { atLeast } from './goals.ts'
import { median } from './load.ts'

const TODAY = '2026-11-14'
const DAYS = {
  'one month': `DATE '2026-06-30'`,
  'the months of a year': `DATE '2026-01-31' + CAST(i % 11 AS INTEGER) * 30`,
  'any day since July 1994': 'day',
} as const

const SUMS = 'SELECT sum(inss), sum(irrf), sum(net)'

/** Salaries of one month are asked by its day. */
const GOALS: Readonly<Record<string, number>> = {
  'net_salaries_on(table, day) one month': 8e6,
  'net_salaries(table) any day since July 1994': 5e6,
}

export async function benchSql(rows = 2_000_000): Promise<void> {
  const database = await openDuckdb()
  try {
    await database.run(
      sqlScript(
        portsOf(data, () => TODAY),
        'duckdb',
        'centavo',
      ),
    )
    await database.run(`CREATE TABLE drawn AS ${paymentsSql(database, 0, rows, TODAY)}`)
    const figures: object[] = []
    for (const [name, day] of Object.entries(DAYS)) {
      await database.run(
        `CREATE OR REPLACE TABLE payroll AS SELECT CAST(gross AS DECIMAL(16, 0)) * CAST(0.01 AS DECIMAL(2, 2)) AS gross, dependents, ${day} AS day FROM drawn`,
      )
      const asked = {
        ...(name === 'one month' ? { 'net_salaries_on(table, day)': `${SUMS} FROM centavo.net_salaries_on('payroll', ${day})` } : {}),
        'net_salaries(table)': `${SUMS} FROM centavo.net_salaries('payroll')`,
        'net_salary(…) in a SELECT':
          'SELECT sum(n.inss), sum(n.irrf), sum(n.net) FROM (SELECT centavo.net_salary(gross, dependents, day) AS n FROM payroll)',
      }
      for (const [form, sql] of Object.entries(asked)) {
        await database.rows(sql)
        const [wall, processor]: [number[], number[]] = [[], []]
        for (let round = 0; round < 3; round++) {
          const used = process.cpuUsage()
          const startedAt = performance.now()
          await database.rows(sql)
          wall.push(performance.now() - startedAt)
          const { user, system } = process.cpuUsage(used)
          processor.push((user + system) / 1000)
        }
        const goal = GOALS[`${form} ${name}`]
        if (goal !== undefined) atLeast(`DuckDB net salaries a second, ${name}`, goal, rows / (median(wall) / 1000))
        figures.push({
          days: name,
          form,
          'rows/s': Math.round(rows / (median(wall) / 1000)),
          'ns of processor/row': Math.round((median(processor) * 1e6) / rows),
        })
      }
    }
    console.log(`DuckDB: ${rows.toLocaleString('en')} net salaries, ${availableParallelism()} cores`)
    console.table(figures)
  } finally {
    await database.close()
  }
}
