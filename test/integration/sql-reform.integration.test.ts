/** The law under a change, as SQL: matches the engine row by row, and never passes for current law. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { InvalidInput } from '../../engine/core/errors.ts'
import { reformOf, reformOfEveryDay, under } from '../../engine/core/reform/reform.ts'
import { sqlScript } from '../../engine/sql/script.ts'
import { centavo } from '../support/console.ts'
import { plannedRows } from '../support/corpora/planned-rows.ts'
import { oneIn } from '../support/lanes/rounds.ts'
import { heldAgainst } from '../support/plan.ts'
import { portsOn, registry } from '../support/ports.ts'
import { type Database, differences, netSalariesSql, paymentOf, paymentsTable } from '../support/sql.ts'
import { openDuckdb } from './support/databases.ts'

const TODAY = '2026-11-14'
const ports = portsOn(TODAY)
const worldUnder = (law: string) => under(ports, reformOf(law, ports, TODAY))
/** A rate with a recomputed parcel, a scale, an extra row; a dated change; a path missing in old versions. */
const REFORMS = [
  'irrf/brackets/4/rate=35%;inss/brackets/*/rate*1.1',
  'irrf/brackets/4/limit=20000;irrf/brackets+(null,35%)',
  'irrf@2024-03-15!/brackets/*/limit*1.05',
  'irrf/reduction/slope=12.5%',
]

describe('law changes in DuckDB', () => {
  let database: Database
  beforeAll(async () => {
    database = await openDuckdb()
  }, 60_000)
  afterAll(() => database.close())

  it.each(oneIn(2, REFORMS))('%s: matches the engine, and returns null when the change does not apply', async (law) => {
    const world = worldUnder(law)
    const schema = `reforma_${REFORMS.indexOf(law)}`
    await database.run(sqlScript(world, 'duckdb', schema))
    const payments = Array.from({ length: 400 }, (_, index) => paymentOf(index, TODAY))
    await database.run(paymentsTable(`${schema}.payments`, payments))
    const netSalary = registry.calculators.get('net-salary')!
    const lean = netSalary.lean(['inss', 'irrf', 'netSalary'], world)
    const expected = (index: number): (number | null)[] => {
      const { gross, dependents, day } = payments[index]!
      try {
        const { inss, irrf, netSalary: net } = lean(netSalary.input.parse({ gross_salary: gross / 100, dependents, reference_date: day }))
        return [inss, irrf, net].map((amount) => Math.round(Number(amount) * 100))
      } catch (error) {
        if (error instanceof InvalidInput) return [null, null, null]
        throw error
      }
    }
    const query = netSalariesSql(database, `${schema}.payments`, schema)
    expect(await differences(database, query, expected, payments.length, (index) => JSON.stringify(payments[index]))).toEqual([])
    const [marked] = await database.rows(
      `SELECT (SELECT count(*) FROM ${schema}.law_irrf WHERE evidence = 'hypothetical'), (SELECT count(*) FROM ${schema}.release WHERE reform IS NOT NULL)`,
    )
    expect(marked![0]).toBeGreaterThan(0)
    expect(marked![1]).toBe(1)
  })
})

describe('many laws in one pass', () => {
  const LAWS = [...REFORMS, 'irrf/reduction=null', 'inss*1.07', 'irrf/perDependent=300']

  it('matches the engine for each row under each law; a new row in the law table is a new law', {
    timeout: 120_000,
  }, async () => {
    const database = await openDuckdb()
    try {
      const laws = LAWS.flatMap((law) => ['--law', law])
      const words = ['sql', '--dialect', 'duckdb', '--parameters', '--function', 'net_salary', '--schema', 'reforma', ...laws]
      const { out, code } = await centavo(words, { world: ports })
      expect(code).toBe(0)
      expect(out).toMatch(/^-- HYPOTHETICAL, NOT THE LAW/)
      await database.run(out)
      const payments = Array.from({ length: 300 }, (_, index) => paymentOf(index, TODAY))
      await database.run(paymentsTable('main.payments', payments))
      const netSalary = registry.calculators.get('net-salary')!
      for (const law of ['', ...LAWS]) {
        const world = law === '' ? ports : under(ports, reformOfEveryDay(law, ports))
        const lean = netSalary.lean(['inss', 'irrf', 'netSalary'], world)
        const expected = payments.map(({ gross, dependents, day }) => {
          try {
            const {
              inss,
              irrf,
              netSalary: net,
            } = lean(netSalary.input.parse({ gross_salary: gross / 100, dependents, reference_date: day }))
            return [gross, dependents, ...[inss, irrf, net].map((amount) => Math.round(Number(amount) * 100))]
          } catch (error) {
            if (error instanceof InvalidInput) return [gross, dependents, null, null, null]
            throw error
          }
        })
        const id = law === '' ? 'r-0' : reformOfEveryDay(law, ports).id
        const found = await database.rows(
          `SELECT gross, dependents, inss, irrf, net FROM reforma.net_salary_of_each('payments') WHERE reform_id = '${id}'`,
        )
        const sorted = (rows: readonly (readonly (number | null)[])[]) => rows.map((row) => JSON.stringify(row)).sort()
        expect(sorted(found), law).toEqual(sorted(expected))
      }
      await database.run(
        `INSERT INTO reforma.net_salary_parameters SELECT 'mine' AS reform_id, * EXCLUDE (reform_id) FROM reforma.net_salary_parameters WHERE reform_id = 'r-0'`,
      )
      const [sums] = await database.rows(
        `SELECT sum(net) FILTER (reform_id = 'mine'), sum(net) FILTER (reform_id = 'r-0') FROM reforma.net_salary_of_each('payments')`,
      )
      expect(sums![0]).toBeGreaterThan(0)
      expect(sums![0]).toBe(sums![1])
    } finally {
      await database.close()
    }
  })

  it('rejects a change in the schema of current law, and other databases', async () => {
    const asked = ['sql', '--parameters', '--function', 'net_salary', '--law', 'irrf*1.05']
    expect((await centavo([...asked, '--dialect', 'duckdb'])).code).not.toBe(0)
    expect((await centavo([...asked, '--dialect', 'postgres', '--schema', 'reforma'])).err).toContain('DuckDB')
  })
})

describe('columnar evaluation under a law change', () => {
  it.each([
    ['simples-nacional', 'simples-nacional/annexes/III/brackets/2/rate*1.13'],
    ['iof-credit', 'iof/individual/daily*0.5'],
    ['employee-cost', 'fgts/depositRate=9%'],
    ['income-tax', 'irpf-annual/brackets/1-'],
    // Below the amount of another plan: no complement is due.
    ['inss-self-employed', 'inss-self-employed/ownAccount*0.5'],
    // The default is the full changed entitlement; more is rejected.
    ['vacation-pay', 'vacation/days=20'],
    ['overtime', 'working-time/weeklyHours=40'],
    ['night-shift', 'overtime/premium=75%;working-time/weeklyHours=36'],
    ['unemployment-insurance', 'unemployment-eligibility/first/installments/1/fromMonths=6;unemployment-eligibility/first/minimumMonths=6'],
  ])('%s under %s matches the operation', (id, law) => {
    const operation = registry.operations.get(id)!
    const rows = plannedRows(operation, TODAY)
    const { wrong } = heldAgainst(
      operation,
      Array.from({ length: 150 }, (_, index) => rows.random(index, TODAY)),
      worldUnder(law),
    )
    expect(wrong).toEqual([])
  })
})

describe('centavo sql --law', () => {
  it('states in its first line, every comment and its schema that it is hypothetical', async () => {
    const { code, out } = await centavo(['sql', '--dialect', 'duckdb', '--law', 'irrf/perDependent=250', '--schema', 'reforma'])
    expect(code).toBe(0)
    expect(out.split('\n')[0]).toMatch(/^-- HYPOTHETICAL, NOT THE LAW \(r-\w+\): irrf\/perDependent=250$/)
    expect(out).toMatch(/-- HYPOTHETICAL, NOT THE LAW \(r-\w+\)\. [^\n]*\nCREATE OR REPLACE TABLE reforma\.law_irrf/)
    expect(out).not.toMatch(/\bcentavo\.(?:inss|irrf|law_)/)
  })

  it.each([
    [['--law', 'irrf/perDependent=250'], /--schema/],
    [['--law', 'irrf/perDependent=250', '--schema', 'lei'], /reform ou hipotese/],
    [['--law', 'irrf/nada=1', '--schema', 'reforma'], /não tem "nada"/],
  ])('rejects %j', async (words, said) => {
    const { code, out, err } = await centavo(['sql', '--dialect', 'duckdb', ...words])
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(said)
  })
})
