import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, type Day, dayFromNumber, dayNumber } from '../../engine/core/day.ts'
import { LARGEST, portion } from '../../engine/core/money.ts'
import { ONE } from '../../engine/core/ratio.ts'
import inssLaw from '../../engine/domains/payroll/law/inss.ts'
import irrfLaw from '../../engine/domains/payroll/law/irrf.ts'
import { ACCUMULATED } from '../../engine/indicators/accumulators.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { HAND_PLANS } from '../../engine/plan/operations.ts'
import { DIALECTS } from '../../engine/sql/dialects.ts'
import { sqlScript } from '../../engine/sql/script.ts'
import { type Service, startPostgres } from '../../tools/lanes/services.ts'
import { nextJanuary, recordEntry } from '../../tools/law/new-act.ts'
import { centavo } from '../support/console.ts'
import { changedEngine, importedFrom } from '../support/grown.ts'
import { oneIn, rounds } from '../support/lanes/rounds.ts'
import { EXAMPLES_DAY, ports, registry } from '../support/ports.ts'
import {
  boundaryPayments,
  type Database,
  differences,
  expectedNet,
  netSalariesSql,
  OTHERS,
  paymentOf,
  paymentsSql,
  paymentsTable,
} from '../support/sql.ts'
import { casesExpected, casesQuery, casesTable, type PlanCases, planCases, selectQuery } from '../support/sql-plans.ts'
import { openDuckdb, openPostgres } from './support/databases.ts'

const TODAY = EXAMPLES_DAY
/** Random rows per plan; other tests cover the columns with more rows. */
const PLAN_ROWS = rounds(40, 100)
/** Number of legal limits per plan. */
const PLAN_LIMITS = rounds(150, 500)
const made = new Map<string, PlanCases>()
/** Memoized: shared by both databases. */
const casesOf = (id: string): PlanCases => {
  const cases = made.get(id) ?? planCases(registry.operations.get(id)!, TODAY, 3, PLAN_ROWS, PLAN_LIMITS)
  made.set(id, cases)
  return cases
}
const scripts = new Map<string, string>()
/** Memoized: each script is several megabytes. */
const scriptOf = (dialect: (typeof DIALECTS)[number]): string => {
  const script = scripts.get(dialect) ?? sqlScript(ports, dialect, 'centavo')
  scripts.set(dialect, script)
  return script
}
const SAMPLE = { duckdb: rounds(10_000, 200_000), postgres: rounds(2_000, 20_000) } as const

let postgres: Service
const databases = new Map<string, Database>()
const folder = mkdtempSync(join(tmpdir(), 'centavo-sql-'))

/** A role limited to connecting and creating in one schema. */
const ROLE = 'warehouse'

beforeAll(async () => {
  postgres = await startPostgres()
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query(`CREATE ROLE ${ROLE} LOGIN NOSUPERUSER NOCREATEDB; CREATE SCHEMA centavo; CREATE SCHEMA cases;
    GRANT USAGE, CREATE ON SCHEMA centavo TO ${ROLE}; GRANT USAGE, CREATE ON SCHEMA cases TO ${ROLE};
    REVOKE ALL ON SCHEMA public FROM PUBLIC; REVOKE CREATE, TEMPORARY ON DATABASE postgres FROM PUBLIC`)
  await admin.end()
  databases.set('duckdb', await openDuckdb())
  databases.set('postgres', await openPostgres(postgres.url.replace('centavo@', `${ROLE}@`)))
  await databases.get('duckdb')!.run('CREATE SCHEMA cases')
  // Run twice: the script must be idempotent.
  for (const dialect of DIALECTS) {
    const script = scriptOf(dialect)
    for (const _time of [1, 2]) await databases.get(dialect)!.run(script)
  }
}, 300_000)

afterAll(async () => {
  for (const database of databases.values()) await database.close()
  await postgres?.remove()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(DIALECTS)('the law in %s', (dialect) => {
  const database = (): Database => databases.get(dialect)!

  it('matches the engine on random payments, to the centavo', async () => {
    const count = SAMPLE[dialect]
    await database().run(`CREATE TABLE cases.random AS ${paymentsSql(database(), 0, count, TODAY)}`)
    const expected = (index: number) => expectedNet(paymentOf(index, TODAY))
    const say = (index: number) => JSON.stringify(paymentOf(index, TODAY))
    expect(await differences(database(), netSalariesSql(database(), 'cases.random'), expected, count, say)).toEqual([])
  })

  it('matches the engine at every legal boundary, on the first and the last day of every version', async () => {
    const payments = boundaryPayments(TODAY)
    expect(payments.length).toBeGreaterThan(10_000)
    await database().run(paymentsTable('cases.boundaries', payments))
    const expected = (index: number) => expectedNet(payments[index]!)
    const say = (index: number) => JSON.stringify(payments[index])
    expect(await differences(database(), netSalariesSql(database(), 'cases.boundaries'), expected, payments.length, say)).toEqual([])
  })

  it.each(Object.keys(OTHERS))('%s matches the engine', async (name) => {
    const { sql, expected } = OTHERS[name]!
    const count = rounds(1000, 3000)
    const payments = paymentsSql(database(), 1_000_000, count, TODAY)
    const found = await differences(
      database(),
      `SELECT i, ${sql('centavo')} FROM (${payments}) AS p`,
      (index) => expected(paymentOf(index, TODAY)),
      count,
      (index) => JSON.stringify(paymentOf(index, TODAY)),
    )
    expect(found).toEqual([])
  })

  it.each(oneIn(2, Object.keys(HAND_PLANS)))('the plan of %s matches its columnar result', async (id) => {
    const cases = casesOf(id)
    const table = `cases.plan_${id.replaceAll('-', '_')}`
    await database().run(casesTable(table, cases))
    const expected = casesExpected(cases)
    const found = await differences(
      database(),
      casesQuery(database(), table, cases),
      (index) => expected[index]!,
      cases.rows.length,
      (index) => JSON.stringify(cases.rows[index]),
    )
    expect(found).toEqual([])
    expect(expected.filter((row) => row.some((value) => value !== null)).length).toBeGreaterThan(expected.length / 3)
    if (database().dialect !== 'duckdb') return
    // Whole table with the largest amounts: wide values are split in the SELECT, and intermediates stay within 63 bits.
    const amounts = cases.inputs.filter(({ kind }) => kind === 'money')
    const largest = cases.rows.map((row, at) => ({
      ...row,
      ...Object.fromEntries(
        amounts.filter((_, index) => (at >> (index % 8)) % 2 === 0).map(({ field }, index) => [field, Number(LARGEST) - at - index]),
      ),
    }))
    await database().run(casesTable(`${table}_largest`, { ...cases, rows: largest }))
    for (const rows of [table, `${table}_largest`])
      expect(await database().rows(selectQuery(ports, rows, cases)), rows).toEqual(
        await database().rows(`${casesQuery(database(), rows, cases)} ORDER BY i`),
      )
  })

  it('takes and returns reais, one row at a time', async () => {
    const { netSalary, inss, irrf } = run(registry.calculators.get('net-salary')!, { gross_salary: 5200, dependents: 1 }, ports)
    const [row] = await database().rows(
      `SELECT (centavo.net_salary(5200, 1, DATE '${TODAY}')).inss, (centavo.net_salary(5200, 1, DATE '${TODAY}')).irrf,
              (centavo.net_salary(5200, 1, DATE '${TODAY}')).net, centavo.inss(5200.00, DATE '${TODAY}'), centavo.fgts(5200.55, DATE '${TODAY}')`,
    )
    expect(row).toEqual([inss, irrf, netSalary, inss, 416.04])
    const das = run(registry.calculators.get('simples-nacional')!, { monthly_revenue: 41_000, annex: 'III', revenue_12m: 500_000 }, ports)
    const thirteenth = run(registry.calculators.get('thirteenth-salary')!, { salary: 5200, months_worked: 7, dependents: 1 }, ports)
    expect(
      await database().rows(
        `SELECT centavo.simples('III', 500000, 41000, DATE '${TODAY}'), (centavo.thirteenth(5200, 7, 1, DATE '${TODAY}')).net,
                centavo.minimum_wage(DATE '${TODAY}')`,
      ),
    ).toEqual([[das.monthlyTax, thirteenth.netThirteenth, 1621]])
  })

  it('returns null when there is no result', async () => {
    const before = addDays(inssLaw.recordStarts, -1)
    const asked = [
      `centavo.inss(1000, DATE '${before}')`,
      `centavo.inss(-0.01, DATE '${TODAY}')`,
      `centavo.inss(70000000000000.01, DATE '${TODAY}')`,
      `centavo.inss(NULL, DATE '${TODAY}')`,
      `centavo.inss(1000, DATE '2032-01-01')`,
      `(centavo.net_salary(1000, -1, DATE '${TODAY}')).net`,
      `(centavo.net_salary(1000, 0, DATE '${addDays(irrfLaw.recordStarts, -1)}')).inss`,
      `(centavo.thirteenth(1000, 13, 0, DATE '${TODAY}')).net`,
      `centavo.simples('VI', 1000, 1000, DATE '${TODAY}')`,
      `centavo.simples('I', 5760000, 3600000.01, DATE '${TODAY}')`,
      `centavo.correction('nenhum', DATE '2020-01-01', DATE '2021-01-01')`,
      `centavo.correction('ipca', DATE '2021-01-01', DATE '2020-01-01')`,
      `centavo.correction('tr', DATE '2020-01-15', DATE '2021-01-01')`,
      `centavo.business_days(DATE '1994-12-31', DATE '1995-02-01')`,
      `centavo.business_days(DATE '2026-02-02', DATE '2026-02-01')`,
    ]
    expect(await database().rows(`SELECT ${asked.join(', ')}`)).toEqual([asked.map(() => null)])
    expect(await database().rows(`SELECT centavo.inss(70000000000000, DATE '${TODAY}'), centavo.inss(0, DATE '${TODAY}')`)).toEqual([
      [988.07, 0],
    ])
  })

  it('accepts an index spelled as in the calculators', async () => {
    const factor = (index: string) => `centavo.correction('${index}', DATE '2015-03-01', DATE '2024-12-01')`
    for (const [series, ...spellings] of [
      ['ipca', 'IPCA'],
      ['ipcFipe', 'ipc_fipe', 'IPC_FIPE'],
      ['poupanca', 'savings', 'Poupanca'],
    ] as const) {
      const [[own, ...others] = []] = await database().rows(`SELECT ${[series, ...spellings].map(factor).join(', ')}`)
      expect(own, series).toBeGreaterThan(1)
      expect(others, series).toEqual(spellings.map(() => own))
    }
  })

  it('corrects by every index like the Calculadora do Cidadão', async () => {
    const indexes = ACCUMULATED.filter((name) => ports.rates.covers(name, TODAY, 'bcb'))
    expect(indexes.length).toBeGreaterThan(8)
    const cases = indexes.flatMap((name, which) => {
      const { from, to } = ports.rates.covers(name, TODAY, 'bcb')!
      const [first, last] = [Math.max(dayNumber(from), dayNumber('1994-07-01')), dayNumber(to)]
      return Array.from({ length: 60 }, (_, index) => {
        const a = first + (((index + 1) * 7919 * (which + 3)) % (last - first))
        const b = a + (((index + 1) * 104_729) % (last - a + 1))
        const day =
          name === 'tr' || name === 'poupanca'
            ? (`${dayFromNumber(a).slice(0, 8)}${index % 3 === 0 ? '29' : '01'}` as Day)
            : dayFromNumber(a)
        const start = day.endsWith('-02-29') ? (`${day.slice(0, 8)}01` as Day) : day
        return { name, from: start, to: dayFromNumber(b) < start ? start : dayFromNumber(b), amount: 1 + index * 7_654_321 }
      })
    })
    const asked = cases.map(({ name, from, to, amount }, i) => `(${i}, '${name}', DATE '${from}', DATE '${to}', ${amount})`)
    await database().run(
      `CREATE TABLE cases.correction (i BIGINT, index_name TEXT, from_day DATE, to_day DATE, amount BIGINT); INSERT INTO cases.correction VALUES ${asked.join(', ')}`,
    )
    const factor = (index: number) => {
      const { name, from, to } = cases[index]!
      const found = ports.rates.accumulated(name, from, to, { convention: 'bcb' })
      // Databases cannot mark provisional values, so they return none.
      return found?.last.provisionalFrom ? undefined : found?.factor
    }
    const found = await differences(
      database(),
      'SELECT i, centavo.corrected_centavos(amount, index_name, from_day, to_day) FROM cases.correction',
      (index) => {
        const by = factor(index)
        return [by ? Number(portion(BigInt(cases[index]!.amount), by, 'halfUp')) : null]
      },
      cases.length,
      (index) => JSON.stringify(cases[index]),
    )
    expect(found).toEqual([])
    const answered = await database().rows('SELECT i, centavo.correction(index_name, from_day, to_day) FROM cases.correction')
    for (const [index, value] of answered) {
      const by = factor(index!)
      if (by) expect(value! / by.toNumber(14)).toBeCloseTo(1, 13)
    }
    expect(answered.filter(([, value]) => value !== null).length).toBeGreaterThan(cases.length * 0.9)
    expect(answered.some(([, value]) => value === ONE.toNumber())).toBe(true)
    const calculator = registry.calculators.get('monetary-correction')!
    const question = { amount: 1234.56, index: 'ipca', from: '2015-03-10', to: '2024-12-01' }
    expect(await database().rows("SELECT centavo.corrected(1234.56, 'ipca', DATE '2015-03-10', DATE '2024-12-01')")).toEqual([
      [run(calculator, question, ports).correctedAmount],
    ])
  })

  it('counts business days like the calculator, with the holiday list of the first day', async () => {
    const calculator = registry.calculators.get('business-days')!
    const cases = Array.from({ length: 60 }, (_, index) => {
      const from = dayNumber('1995-01-01') + ((index * 7919) % 20_000)
      return { from: dayFromNumber(from), to: dayFromNumber(from + ((index * 104_729) % 3000)) }
    })
    cases.push({ from: '1995-01-01', to: '2100-01-01' }, { from: '2023-12-25', to: '2024-11-22' }, { from: '2023-12-26', to: '2024-11-22' })
    const asked = cases.map(({ from, to }, i) => `SELECT ${i}, centavo.business_days(DATE '${from}', DATE '${to}')`)
    const answered = (index: number) => [run(calculator, cases[index]!, ports).businessDays as number]
    for (let start = 0; start < asked.length; start += 40) {
      const part = asked.slice(start, start + 40)
      expect(await differences(database(), part.join(' UNION ALL '), answered, part.length)).toEqual([])
    }
  })

  it('contains every law table, by version', async () => {
    for (const law of registry.laws.values()) {
      const table = `centavo.law_${law.id.replaceAll('-', '_')}`
      const [[count]] = (await database().rows(`SELECT count(*) FROM ${table}`)) as [[number]]
      expect([law.id, count]).toEqual([law.id, law.versions.length])
    }
    const day = `DATE '2019-06-01'`
    expect(
      await database().rows(
        `SELECT l.ceiling, b."limit", b.rate FROM centavo.law_inss AS l JOIN centavo.law_inss_brackets AS b ON b.version = l.version
         WHERE ${day} >= l.effective_from AND (l.effective_to IS NULL OR ${day} <= l.effective_to) ORDER BY b.position`,
      ),
    ).toEqual(inssLaw.at('2019-06-01').value.brackets.map(({ limit, rate }) => [5839.45, Number(limit) / 100, rate.toNumber()]))
  })
})

it('in DuckDB one row and a whole table give the same result, and the columns of the table are kept', async () => {
  const database = databases.get('duckdb')!
  await database.run(`CREATE TABLE cases.staff AS SELECT i AS id, CAST(gross AS DECIMAL(18, 2)) / 100 AS gross, dependents, day
    FROM (${paymentsSql(database, 5_000_000, 2000, TODAY)})`)
  const whole = await database.rows("SELECT id, gross, dependents, inss, irrf, net FROM centavo.net_salaries('cases.staff') ORDER BY id")
  const single = await database.rows(
    'SELECT id, gross, dependents, n.inss, n.irrf, n.net FROM (SELECT *, centavo.net_salary(gross, dependents, day) AS n FROM cases.staff) ORDER BY id',
  )
  expect(whole).toEqual(single)
  expect(whole.filter(([, , , , irrf]) => irrf! > 0).length).toBeGreaterThan(500)
})

it('in DuckDB a table on one fixed day matches the same table with a day column, on the first and the last day of every version', async () => {
  const database = databases.get('duckdb')!
  const payments = boundaryPayments(TODAY)
  await database.run(paymentsTable('cases.days', payments))
  for (const day of oneIn(8, [...new Set(payments.map((payment) => payment.day))])) {
    const table = `cases.of_${day.replaceAll('-', '')}`
    await database.run(`CREATE VIEW ${table} AS SELECT i, gross, dependents FROM cases.days WHERE day = DATE '${day}'`)
    const onTheDay = await database.rows(`SELECT * FROM centavo.net_salaries_on_centavos('${table}', DATE '${day}')`)
    const wrong = onTheDay.find(([index, , , ...answered]) => answered.join() !== expectedNet(payments[index!]!).join())
    expect([day, wrong]).toEqual([day, undefined])
    expect(onTheDay.length).toBe(payments.filter((payment) => payment.day === day).length)
  }
  const before = addDays(irrfLaw.recordStarts, -1)
  await database.run("CREATE VIEW cases.asked AS SELECT 5200.00 AS gross, 1 AS dependents, DATE '1999-12-31' AS day")
  expect(
    await database.rows(
      `SELECT inss, irrf, net FROM centavo.net_salaries_on('cases.asked', '2026-04-30')
       UNION ALL SELECT inss, irrf, net FROM centavo.net_salaries_on('cases.asked', DATE '${before}')
       UNION ALL SELECT inss, irrf, net FROM centavo.net_salaries_on('cases.asked', NULL)`,
    ),
  ).toEqual([
    [529.5, 46.44, 4624.06],
    [null, null, null],
    [null, null, null],
  ])
})

it('in DuckDB a table keeps its row order, and a row without a result is NULL', async () => {
  const database = databases.get('duckdb')!
  await database.run(`CREATE TABLE cases.ordered AS SELECT * FROM (VALUES (3, 5200.00, 1, DATE '2026-04-30'), (1, 1621.00, 0, DATE '1994-06-30'),
    (2, -0.01, 0, DATE '2026-04-30'), (9, 1621.00, 0, NULL), (5, 1621.00, 0, DATE '2032-01-01'), (4, NULL, 0, DATE '2026-04-30')) AS t(id, gross, dependents, day)`)
  expect(await database.rows("SELECT id, net FROM centavo.net_salaries('cases.ordered')")).toEqual([
    [3, 4624.06],
    [1, null],
    [2, null],
    [9, null],
    [5, null],
    [4, null],
  ])
})

it('the documented recipe converts Parquet to Parquet', async () => {
  const text = readFileSync(new URL('../../docs/sql.md', import.meta.url), 'utf8')
  const recipe = /```sql parquet\n([\s\S]*?)```/.exec(text)![1]!
  const database = databases.get('duckdb')!
  const here = (name: string): string => join(folder, name)
  await database.run(`COPY (SELECT i AS id, CAST(1 + i * 7.77 AS DECIMAL(18, 2)) AS salary, CAST(i % 4 AS INTEGER) AS children, DATE '2026-06-30' AS paid_on
    FROM range(10000) AS t(i)) TO '${here('payroll.parquet')}' (FORMAT parquet)`)
  await database.run(recipe.replaceAll(/'([a-z-]+\.parquet)'/g, (_all, name) => `'${here(name)}'`))
  expect(existsSync(here('net-payroll.parquet'))).toBe(true)
  const read = await database.rows(`SELECT id, salary, children, inss, irrf, net FROM '${here('net-payroll.parquet')}' ORDER BY id`)
  expect(read).toHaveLength(10_000)
  for (const [, salary, children, inss, irrf, net] of read.filter((_, index) => index % 100 === 0)) {
    const cents = expectedNet({ gross: Math.round(salary! * 100), dependents: children!, day: '2026-06-30' })
    expect([inss, irrf, net].map((value) => Math.round(value! * 100))).toEqual(cents)
  }
})

it('a new act updates the script automatically', async () => {
  const first = nextJanuary(fileURLToPath(new URL('../../engine/domains/payroll/law/inss.ts', import.meta.url)))
  const changed = changedEngine((domains) =>
    recordEntry(
      join(domains, 'payroll/law/inss.ts'),
      `{
      from: '${first}',
      norm: { act: 'Portaria de exemplo' },
      evidence: { status: 'reported', sources: ['exemplo'] },
      value: { ceiling: reais('9000.00'), progressive: true, brackets: progressive([['1700.00', '7.5'], ['3000.00', '9'], ['4500.00', '12'], ['6000.00', '13'], ['9000.00', '14.25']]) },
    },
    `,
    ),
  )
  try {
    // Copied rather than linked: imports of a link would resolve to the real law.
    for (const room of ['plan', 'sql']) {
      const folderOfRoom = fileURLToPath(new URL(room, changed.engine))
      rmSync(folderOfRoom)
      cpSync(new URL(`../../engine/${room}`, import.meta.url), folderOfRoom, { recursive: true })
    }
    const module = await importedFrom<{ sqlScript: typeof sqlScript; registry: typeof registry }>(changed, [
      'sql/script.ts',
      'generated/registry.ts',
    ])
    const database = await openDuckdb()
    try {
      await database.run(module.sqlScript({ ...ports, registry: module.registry }, 'duckdb', 'centavo'))
      // 1,700.00 × 7.5% + 1,300.00 × 9% + 1,500.00 × 12% + 1,500.00 × 13% + 3,000.00 × 14.25%
      expect(
        await database.rows(
          `SELECT centavo.inss(50000, DATE '${first}'), centavo.inss(50000, DATE '2026-12-31'), (SELECT count(*) FROM centavo.law_inss)`,
        ),
      ).toEqual([[1047, 988.07, inssLaw.versions.length + 1]])
    } finally {
      await database.close()
    }
  } finally {
    changed.remove()
  }
})

describe('the command line', () => {
  it('prints the script of a dialect in the requested schema', async () => {
    const { code, out, err } = await centavo(['sql', '--dialect', 'duckdb', '--schema', 'lei'])
    expect([code, err]).toEqual([0, ''])
    expect(out === sqlScript(ports, 'duckdb', 'lei')).toBe(true)
    expect(/[ (]centavo\.[a-z_]+[ (]/.exec(out)?.[0]).toBeUndefined()
    expect((await centavo(['sql', '--dialect=postgres'])).out === scriptOf('postgres')).toBe(true)
  })

  it.each([
    [['sql'], /centavo sql --dialect duckdb\|postgres/],
    [['sql', '--dialect', 'oracle'], /--dialect não aceita "oracle"\. Há duckdb, postgres/],
    [['sql', '--dialect', 'duckdb', '--schema', 'x; DROP'], /--schema aceita/],
    [['sql', '--dialect', 'duckdb', '--tabela', 'x'], /não conhece --tabela/],
    [['sql', '--dialect', 'postgres', '--function', 'inss', '--table', 'x'], /--function é de duckdb, de clickhouse e de spark/],
    [['sql', '--dialect', 'spark', '--function', 'inss'], /Diga a função e a tabela/],
    [['sql', '--dialect', 'spark', '--function', 'net_salry', '--table', 'x'], /function não existe; você quis dizer "net_salary"/],
    [['sql', '--dialect', 'spark', '--function', 'inss', '--table', 'x; DROP'], /table deve ser o nome de uma tabela/],
    [['sql', '--dialect', 'spark', '--function', 'inss', '--table', 'x', '--keep', 'a,b c'], /keep não é o nome de uma coluna: b c/],
  ])('rejects %j', async (words, said) => {
    const { code, out, err } = await centavo(words)
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(said)
  })

  it('prints one function over a whole table, and marks a hypothesis', async () => {
    const asked = ['sql', '--dialect', 'spark', '--function', 'net_salary', '--table', 'rh.folha', '--keep', 'pessoa,mes']
    const { code, out, err } = await centavo(asked)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^SELECT pessoa, mes, [\s\S]* AS inss, [\s\S]* AS irrf, [\s\S]* AS net\nFROM [\s\S]* FROM rh\.folha\)/)
    expect((await centavo([...asked, '--law', 'irrf/perDependent=250'])).out).toMatch(/^-- HYPOTHETICAL, NOT THE LAW/)
  })

  it('prints its help', async () => {
    expect((await centavo(['sql', '--help'])).out).toContain('net_salary')
    expect((await centavo(['help', 'sql'])).out).toContain('--schema')
  })
})
