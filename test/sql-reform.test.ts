/** The law under a change, as SQL: equal to the engine row by row, and never to be taken for the law. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { InvalidInput } from '../engine/core/errors.ts'
import { reformOf, reformOfEveryDay, under } from '../engine/core/reform/reform.ts'
import { sqlScript } from '../engine/sql/script.ts'
import { centavo } from './support/console.ts'
import { heldAgainst } from './support/plan.ts'
import { plannedRows } from './support/planned-rows.ts'
import { portsOn, registry } from './support/ports.ts'
import { oneIn } from './support/rounds.ts'
import { type Database, differences, netSalariesSql, openDuckdb, paymentOf, paymentsTable } from './support/sql.ts'

const TODAY = '2026-11-14'
const ports = portsOn(TODAY)
const worldUnder = (law: string) => under(ports, reformOf(law, ports, TODAY))
/** A rate and a parcel that follows, a scale, a row more; from a day on; what old versions do not have. */
const REFORMS = [
  'irrf/brackets/4/rate=35%;inss/brackets/*/rate*1.1',
  'irrf/brackets/4/limit=20000;irrf/brackets+(null,35%)',
  'irrf@2024-03-15!/brackets/*/limit*1.05',
  'irrf/reduction/slope=12.5%',
]

describe('in DuckDB', () => {
  let database: Database
  beforeAll(async () => {
    database = await openDuckdb()
  }, 60_000)
  afterAll(() => database.close())

  it.each(oneIn(2, REFORMS))('%s: pays as the engine, and nothing where the change cannot be made', async (law) => {
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

  it('each row under each law is what the engine answers under it, and another row of the table is another law', {
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

  it('is refused where it would be taken for the law, and by other databases', async () => {
    const asked = ['sql', '--parameters', '--function', 'net_salary', '--law', 'irrf*1.05']
    expect((await centavo([...asked, '--dialect', 'duckdb'])).code).not.toBe(0)
    expect((await centavo([...asked, '--dialect', 'postgres', '--schema', 'reforma'])).err).toContain('DuckDB')
  })
})

describe('over columns', () => {
  it.each([
    ['simples-nacional', 'simples-nacional/annexes/III/brackets/2/rate*1.13'],
    ['iof-credit', 'iof/individual/daily*0.5'],
    ['employee-cost', 'fgts/depositRate=9%'],
    ['income-tax', 'irpf-annual/brackets/1-'],
    // Below what another plan pays: no complement is left.
    ['inss-self-employed', 'inss-self-employed/ownAccount*0.5'],
    // What is left out is the whole right of the change; more than it is refused.
    ['vacation-pay', 'vacation/days=20'],
    ['overtime', 'working-time/weeklyHours=40'],
    ['night-shift', 'overtime/premium=75%;working-time/weeklyHours=36'],
    ['unemployment-insurance', 'unemployment-eligibility/first/installments/1/fromMonths=6;unemployment-eligibility/first/minimumMonths=6'],
  ])('%s under %s answers as the operation does', (id, law) => {
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
  it('says in its first line, in every comment and in its schema that it is not the law', async () => {
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
  ])('refuses %j', async (words, said) => {
    const { code, out, err } = await centavo(['sql', '--dialect', 'duckdb', ...words])
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(said)
  })
})
