/** A month's payroll in DuckDB, compared with the engine person by person. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Day } from '../../engine/core/day.ts'
import { toNumber } from '../../engine/core/money.ts'
import { companyOf, PayrollRun } from '../../engine/payroll-run/run.ts'
import { sqlScript } from '../../engine/sql/script.ts'
import { ports } from '../support/ports.ts'
import type { Database } from '../support/sql.ts'
import { openDuckdb } from './support/databases.ts'

const PEOPLE = 3000
/** Payroll natures: pay, premiums, absences, loans, alimony, private pension, health plan, transport voucher, allowance. */
const NATURES = ['1003', '1012', '1205', '1207', '9207', '9254', '9213', '9223', '9219', '9216', '1409', '1810']

let database: Database
beforeAll(async () => {
  database = await openDuckdb()
  await database.run(sqlScript(ports, 'duckdb', 'centavo'))
}, 300_000)
afterAll(() => database?.close())

const drawn = (index: number, times: number): number => (Math.imul(index + 1, 2_654_435_761) >>> 0) % times

const people = Array.from({ length: PEOPLE }, (_, index) => ({
  id: String(index),
  basic_salary: (170_000 + drawn(index, 1_200_000)) / 100,
  dependents: index % 4,
  lines: Array.from({ length: index % 4 }, (_, line) => ({
    nature: NATURES[(index + line * 5) % NATURES.length]!,
    amount: drawn(index * 7 + line, 90_000) / 100,
  })),
}))

const values = (rows: readonly (readonly (string | number)[])[]): string => rows.map((row) => `(${row.join(', ')})`).join(',\n')

it.each(['2026-10-31', '2025-03-31', '2020-03-31'] as const)(
  'matches the engine to the centavo in %s',
  { timeout: 120_000 },
  async (month: Day) => {
    await database.run(`CREATE OR REPLACE TABLE people AS SELECT * FROM (VALUES ${values(people.map(({ id, basic_salary, dependents }) => [id, basic_salary, dependents]))}) AS t(id, basic_salary, dependents);
    CREATE OR REPLACE TABLE lines AS SELECT * FROM (VALUES ${values(people.flatMap(({ id, lines }) => lines.map(({ nature, amount }) => [id, `'${nature}'`, amount])))}) AS t(id, nature, amount);`)
    const rows = await database.rows(
      `SELECT id, total_earnings, total_deductions, net, inss, irrf, fgts FROM centavo.payroll('people', 'lines', DATE '${month}') ORDER BY id`,
    )
    const run = new PayrollRun({ month, company: companyOf({}) }, ports)
    const due = people.map((person) => {
      const result = run.pay(person)
      if ('error' in result) throw new Error(JSON.stringify(result.error))
      const { totalEarnings, totalDeductions, net, inss, irrf, fgts } = result.payslip
      return [Number(person.id), ...[totalEarnings, totalDeductions, net, inss, irrf, fgts].map(toNumber)]
    })
    expect(rows).toEqual(due)
  },
)

it('flags people with lines of custom bases and returns no figures for them', { timeout: 120_000 }, async () => {
  await database.run(`CREATE OR REPLACE TABLE people AS SELECT * FROM (VALUES (1, 3000, 0), (2, 3000, 0), (3, 3000, 0)) AS t(id, basic_salary, dependents);
    CREATE OR REPLACE TABLE lines AS SELECT * FROM (VALUES (1, '5001', 3000), (2, '1000', 1500), (3, '4321', 1)) AS t(id, nature, amount);`)
  expect(
    await database.rows(
      "SELECT id, total_earnings, net, CAST(refused_nature AS INTEGER) FROM centavo.payroll('people', 'lines', DATE '2026-10-01') ORDER BY id",
    ),
  ).toEqual([
    [1, null, null, 5001],
    // 1,500.00 less 7.5%.
    [2, 1500, 1387.5, null],
    [3, null, null, 4321],
  ])
})
