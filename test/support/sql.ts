/** Compares the law in a database with the engine: thousands of random rows, and every legal boundary. */

import { lastKnowable } from '../../engine/core/calendar/law-horizon.ts'
import { addDays, type Day, dayFromNumber, dayNumber, daysBetween } from '../../engine/core/day.ts'
import { sacSchedule } from '../../engine/core/finance/installment.ts'
import { portion, split } from '../../engine/core/money.ts'
import { Ratio } from '../../engine/core/ratio.ts'
import simplesLaw, { type AnnexName } from '../../engine/domains/business/law/simples-nacional.ts'
import { partRates, sumOf } from '../../engine/domains/business/rules/simples.ts'
import { lastYearInJanuary } from '../../engine/domains/business/rules/simples-revenue.ts'
import fgtsLaw from '../../engine/domains/payroll/law/fgts.ts'
import hazardLaw from '../../engine/domains/payroll/law/hazard-pay.ts'
import inssLaw from '../../engine/domains/payroll/law/inss.ts'
import irrfLaw from '../../engine/domains/payroll/law/irrf.ts'
import minimumWageLaw from '../../engine/domains/payroll/law/minimum-wage.ts'
import thirteenthLaw from '../../engine/domains/payroll/law/thirteenth.ts'
import { thirteenthOf } from '../../engine/domains/payroll/rules/vacation-and-thirteenth/thirteenth.ts'
import { inssDue } from '../../engine/domains/payroll/rules/withholding/inss.ts'
import { irrfDue } from '../../engine/domains/payroll/rules/withholding/irrf.ts'
import { netPay } from '../../engine/domains/payroll/rules/withholding/net-pay.ts'
import type { Dialect } from '../../engine/sql/dialects.ts'

export type Cell = number | null

export interface Database {
  readonly dialect: Dialect
  run(sql: string): Promise<void>
  /** Numeric rows; amounts in centavos are safe integers. */
  rows(sql: string): Promise<Cell[][]>
  close(): Promise<void>
}

/** Pseudorandom numbers, identical in JavaScript and SQL: product with an odd constant, truncated to 32 bits. */
const ODD = [2_654_435_761, 2_246_822_519, 3_266_489_917] as const
const drawn = (which: 0 | 1 | 2, index: number): number => Math.imul(index + 1, ODD[which]) >>> 0
const drawnSql = (which: 0 | 1 | 2): string => `(((i + 1) * ${ODD[which]}) % 4294967296)`

const FROM: Day = '1994-07-01'

export interface Payment {
  readonly gross: number
  readonly dependents: number
  readonly day: Day
}

/** Most salaries are small, some are large. */
const RANGES = [400_000, 1_000_000, 3_000_000, 4_000_000_000] as const

/** Payment for an index: any pay, and any day from the Real to the last supported one. */
export function paymentOf(index: number, today: Day): Payment {
  const days = daysBetween(FROM, lastKnowable(today)) + 1
  return {
    gross: 1 + (drawn(0, index) % RANGES[drawn(2, index) % RANGES.length]!),
    dependents: drawn(2, index) % 11,
    day: dayFromNumber(dayNumber(FROM) + (drawn(1, index) % days)),
  }
}

/** The same payments as a query over a range of indexes. */
export function paymentsSql({ dialect }: Database, first: number, count: number, today: Day): string {
  const days = daysBetween(FROM, lastKnowable(today)) + 1
  const source =
    dialect === 'duckdb' ? `range(${first}, ${first + count}) AS t(i)` : `generate_series(${first}::bigint, ${first + count - 1}) AS t(i)`
  const range = `CASE ${drawnSql(2)} % ${RANGES.length} ${RANGES.map((each, index) => `WHEN ${index} THEN ${each}`).join(' ')} END`
  return `SELECT i, 1 + ${drawnSql(0)} % (${range}) AS gross, CAST(${drawnSql(2)} % 11 AS INTEGER) AS dependents, DATE '${FROM}' + CAST(${drawnSql(1)} % ${days} AS INTEGER) AS day FROM ${source}`
}

/** Expected values from the engine: contribution, tax and net. */
export function expectedNet({ gross, dependents, day }: Payment): Cell[] {
  const { inss, irrf, net } = netPay({ gross: BigInt(gross), dependents }, { inss: inssLaw.at(day).value, irrf: irrfLaw.at(day).value })
  return [Number(inss), Number(irrf), Number(net)]
}

/** Describes rows where the database differs; limited to a few. */
export async function differences(
  database: Database,
  sql: string,
  expected: (index: number) => Cell[],
  count: number,
  say: (index: number) => string = String,
): Promise<string[]> {
  const found: string[] = []
  const rows = await database.rows(sql)
  if (rows.length !== count) found.push(`${rows.length} rows, not ${count}`)
  for (const [index, ...answered] of rows) {
    const right = expected(index!)
    if (answered.length === right.length && answered.every((value, place) => value === right[place])) continue
    found.push(`${say(index!)}: ${answered.join(', ')}, not ${right.join(', ')}`)
    if (found.length >= 5) break
  }
  return found
}

/** Net salaries of payments by index, in the dialect's bulk form. */
export function netSalariesSql({ dialect }: Database, payments: string, schema = 'centavo'): string {
  return dialect === 'duckdb'
    ? `SELECT i, inss, irrf, net FROM ${schema}.net_salaries_centavos('${payments}')`
    : `SELECT p.i, n.inss, n.irrf, n.net FROM ${payments} AS p, LATERAL ${schema}.net_salary_centavos(p.gross, p.dependents, p.day) AS n`
}

/** One centavo on either side of every legal boundary, on the first and the last day of every version. */
export function boundaryPayments(today: Day): readonly Payment[] {
  const made = boundariesOf.get(today) ?? boundaries(today)
  boundariesOf.set(today, made)
  return made
}

const boundariesOf = new Map<Day, readonly Payment[]>()

function boundaries(today: Day): readonly Payment[] {
  const starts = [...new Set([...inssLaw.versions, ...irrfLaw.versions].map(({ from }) => from))].filter((from) => from >= FROM)
  const days = [...new Set([FROM, ...starts, ...starts.map((from) => addDays(from, -1)), lastKnowable(today)])].filter((day) => day >= FROM)
  return days.flatMap((day) => {
    const inss = inssLaw.at(day).value
    const irrf = irrfLaw.at(day).value
    return [0, 1, 2, 5].flatMap((dependents) => {
      const detail = (gross: bigint) => {
        const deductions = inssDue(gross, inss).deductible + BigInt(dependents) * irrf.perDependent
        return irrfDue({ gross, deductions }, irrf)
      }
      const limits = irrf.brackets.flatMap(({ limit }) => limit ?? [])
      const breaks = [
        ...inss.brackets.map(({ limit }) => limit),
        ...(irrf.reduction ? [irrf.reduction.fullUpTo, irrf.reduction.phaseOutUpTo] : []),
        ...limits.map((limit) => firstWhere((gross) => detail(gross).detail.base > limit)),
        firstWhere((gross) => detail(gross).amount > 0n),
      ]
      return breaks
        .flatMap((gross) => [-2n, -1n, 0n, 1n, 2n].map((step) => gross + step))
        .map((gross) => ({ gross: Number(gross), dependents, day }))
    })
  })
}

/** Smallest amount that satisfies a monotone predicate. */
function firstWhere(holds: (gross: bigint) => boolean): bigint {
  let [low, high] = [0n, 100_000_00n]
  while (low < high) {
    const middle = (low + high) / 2n
    if (holds(middle)) high = middle
    else low = middle + 1n
  }
  return low
}

/** SQL table with literal payments. */
export function paymentsTable(name: string, payments: readonly Payment[]): string {
  const rows = payments.map(({ gross, dependents, day }, index) => `(${index}, ${gross}, ${dependents}, DATE '${day}')`)
  return `CREATE TABLE ${name} (i BIGINT, gross BIGINT, dependents INTEGER, day DATE); INSERT INTO ${name} VALUES ${rows.join(', ')}`
}

const PREMIUMS = ['dangerous', 'minimum', 'medium', 'maximum'] as const

/** Other functions of a payment, one row each: the SQL call and the engine's result. */
export const OTHERS: Readonly<
  Record<string, { readonly sql: (schema: string) => string; readonly expected: (payment: Payment) => Cell[] }>
> = {
  inss: {
    sql: (schema) => `${schema}.inss_centavos(gross, day)`,
    expected: ({ gross, day }) => [Number(inssDue(BigInt(gross), inssLaw.at(day).value).amount)],
  },
  irrf: {
    sql: (schema) => `${schema}.irrf_centavos(gross, gross % 100000, dependents, day)`,
    expected: ({ gross, dependents, day }) => {
      const table = irrfLaw.at(day).value
      const deductions = BigInt(gross % 100_000) + BigInt(dependents) * table.perDependent
      return [Number(irrfDue({ gross: BigInt(gross), deductions }, table).amount)]
    },
  },
  fgts: {
    sql: (schema) => `${schema}.fgts_centavos(gross, day)`,
    expected: ({ gross, day }) => {
      const { depositRate, depositRounding } = fgtsLaw.at(day).value
      return [Number(portion(BigInt(gross), depositRate, depositRounding))]
    },
  },
  minimum_wage: {
    sql: (schema) => `${schema}.minimum_wage_centavos(day)`,
    expected: ({ day }) => [Number(minimumWageLaw.at(day).value.monthly)],
  },
  thirteenth: {
    sql: (schema) => {
      const row = `(${schema}.thirteenth_centavos(gross, 1 + dependents, dependents, day))`
      return ['gross', 'first_installment', 'inss', 'irrf', 'net', 'second_installment', 'second_installment_net']
        .map((field) => `${row}.${field}`)
        .join(', ')
    },
    expected: ({ gross: salary, dependents, day }) => {
      const law = thirteenthLaw.at(day).value
      const gross = thirteenthOf(BigInt(salary), 1 + dependents, law)
      const tables = { inss: inssLaw.at(day).value, irrf: irrfLaw.at(day).value }
      const { inss, irrf, net } = netPay({ gross, dependents, finalAtSource: true }, tables)
      const first = portion(gross, law.firstInstallment, 'halfUp')
      return [gross, first, inss, irrf, net, gross - first, net - first].map(Number)
    },
  },
  fgts_fine: {
    sql: (schema) => `${schema}.fgts_fine_centavos(gross, CASE dependents % 2 WHEN 0 THEN 'dismissal' ELSE 'agreement' END, day)`,
    expected: ({ gross, dependents, day }) => {
      const { dismissal, agreement } = fgtsLaw.at(day).value.terminationFine
      const fine = dependents % 2 === 0 ? dismissal : agreement
      return [fine && Number(portion(BigInt(gross), fine, 'halfUp'))]
    },
  },
  hazard_pay: {
    sql: (schema) => {
      const row = `(${schema}.hazard_pay_centavos(CASE dependents % 4 ${PREMIUMS.map((word, at) => `WHEN ${at} THEN '${word}'`).join(' ')} END, gross, 220, day))`
      return ['rate * 1000000', 'base', 'amount', 'hourly_amount', 'salary_with_premium'].map((field) => `${row}.${field}`).join(', ')
    },
    expected: ({ gross, dependents, day }) => {
      const { dangerous, unhealthy } = hazardLaw.at(day).value
      const kind = PREMIUMS[dependents % 4]!
      const base = kind === 'dangerous' ? BigInt(gross) : minimumWageLaw.at(day).value.monthly
      const rate = kind === 'dangerous' ? dangerous : unhealthy[kind]
      const amount = portion(base, rate, 'halfUp')
      return [rate.toPercent() * 1_000_000, base, amount, split(amount, 220, 'halfUp'), BigInt(gross) + amount].map(Number)
    },
  },
  sac_instalment: {
    sql: (schema) => {
      const row = `(${schema}.sac_instalment_centavos(gross, gross % 30000 / 10000.0, 12 + dependents, CAST(1 + gross % (12 + dependents) AS INTEGER)))`
      return ['installment', 'interest', 'amortization', 'balance'].map((field) => `${row}.${field}`).join(', ')
    },
    expected: ({ gross, dependents }) => {
      const rows = sacSchedule(BigInt(gross), Ratio.of(BigInt(gross % 30_000), 1_000_000n), 12 + dependents)
      const { installment, interest, amortization, balance } = rows[gross % (12 + dependents)]!
      return [installment, interest, amortization, balance].map(Number)
    },
  },
  simples: {
    sql: (schema) =>
      `${schema}.simples_centavos(CASE dependents % 5 WHEN 0 THEN 'I' WHEN 1 THEN 'II' WHEN 2 THEN 'III' WHEN 3 THEN 'IV' ELSE 'V' END, gross, gross % 70000000, day)`,
    expected: ({ gross, dependents, day }) => {
      const annex = (['I', 'II', 'III', 'IV', 'V'] as const satisfies AnnexName[])[dependents % 5]!
      if (day < simplesLaw.recordStarts) return [null]
      const table = simplesLaw.at(day).value
      if (simplesLaw.ends && day > simplesLaw.ends.on) return [null]
      const revenue12m = BigInt(gross)
      const withLocal = (lastYearInJanuary(revenue12m, day, null, table) ?? 0n) <= table.sublimit
      const { rates } = partRates({ part: 'within', revenue12m, withLocal }, table.annexes[annex], table)
      return [Number(portion(BigInt(gross % 70_000_000), sumOf(Object.values(rates)), 'halfUp'))]
    },
  },
}
