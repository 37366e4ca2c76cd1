// `tsx tools/verify/warehouse-cases.ts FOLDER RANDOM SEED`: payments and plan rows with the engine's results, and the queries for each warehouse.
// Covers every limit of every version of the law, a centavo or two to each side, plus seeded random payments. Each plan has at most two
// thousand rows and, below a hundred thousand payments, limits on some of its days only.
import { createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { portsOf } from '../../engine/engine.ts'
import * as data from '../../engine/generated/data.ts'
import { registry } from '../../engine/generated/registry.ts'
import { isAmount, resultsOf, unitOf } from '../../engine/plan/expression.ts'
import { plannedFunctions } from '../../engine/plan/functions.ts'
import type { KernelInput } from '../../engine/plan/operation-kernel.ts'
import { HAND_PLANS } from '../../engine/plan/operations.ts'
import { ALL_DIALECTS, type SelectDialect } from '../../engine/sql/dialects.ts'
import { sqlScript } from '../../engine/sql/script.ts'
import { selectOver } from '../../engine/sql/select.ts'
import { heldAgainst, type WholeInput } from '../../test/support/plan.ts'
import { boundaryPayments, expectedNet, OTHERS, type Payment, paymentOf } from '../../test/support/sql.ts'
import { casesExpected, planCases } from '../../test/support/sql-plans.ts'

const TODAY = '2026-11-14'
const [folder = 'var/warehouse', asked = '20000', seed = '0'] = process.argv.slice(2)
const count = Number(asked)
const firstDrawn = Number(seed) * count
const PLAN_ROWS = { random: 2000, limits: 5000 }
/** Single calls are slow in Spark: limits the random payments per function; the SELECT over the table covers all. */
const BY_FUNCTION = 20_000
const whole = count >= 100_000
const ports = portsOf(data, () => TODAY)
const functions = plannedFunctions(TODAY)

/** Query on a table: one call, and the expected column of each of its values. */
interface Question {
  readonly name: string
  readonly call: string
  /** Path in the result `r`, by the column with the engine's value. */
  readonly values: Readonly<Record<string, string>>
}

/** Parses a call in the syntax of the other databases, `(f(…)).a, (f(…)).b` or `f(…)`. */
function questionOf(name: string, sql: string): Question & { readonly columns: number } {
  const written = sql.replaceAll('centavo.', 'centavo_')
  const call = /^\((.+?)\)\.[a-z]/.exec(written)?.[1]
  const fields =
    call === undefined
      ? ['r']
      : written
          .split(`(${call}).`)
          .slice(1)
          .map((field) => `r.${field.replace(/, $/, '')}`)
  return {
    name,
    call: call ?? written,
    values: Object.fromEntries(fields.map((field, at) => [`${name}__${at}`, field])),
    columns: fields.length,
  }
}

/** Functions without an operation, or also tested with payments. */
const ofPayments = Object.entries({
  net_salary: {
    sql: (schema: string) =>
      ['inss', 'irrf', 'net'].map((field) => `(${schema}.net_salary_centavos(gross, dependents, day)).${field}`).join(', '),
    expected: expectedNet,
  },
  ...OTHERS,
}).map(([name, { sql, expected }]) => ({ question: questionOf(name, sql('centavo')), expected }))

/** Line-oriented file writer with a completion promise. */
function lines(name: string) {
  const file = createWriteStream(join(folder, name))
  return {
    write: async (cells: readonly (string | number | null)[]): Promise<void> => {
      if (!file.write(`${cells.map((cell) => cell ?? '').join(',')}\n`))
        await new Promise<void>((resolve) => file.once('drain', () => resolve()))
    },
    end: () => new Promise<void>((resolve) => file.end(() => resolve())),
  }
}

async function writePayments(): Promise<number> {
  const file = lines('payments.csv')
  await file.write(['i', 'gross', 'dependents', 'day', ...ofPayments.flatMap(({ question }) => Object.keys(question.values))])
  const write = async (index: number, payment: Payment): Promise<void> => {
    const right = ofPayments.flatMap(({ expected }) => expected(payment))
    await file.write([index, payment.gross, payment.dependents, payment.day, ...right])
  }
  const limits = boundaryPayments(TODAY)
  for (const [index, payment] of limits.entries()) await write(index, payment)
  for (let index = 0; index < count; index++) await write(limits.length + index, paymentOf(firstDrawn + index, TODAY))
  await file.end()
  return limits.length
}

interface PlanTable extends Question {
  readonly rows: number
  readonly columns: Readonly<Record<string, string>>
  readonly percentages: readonly string[]
}

/** Rows of an operation with a plan, with the engine's own results. */
async function writePlan(id: string): Promise<PlanTable> {
  const operation = registry.operations.get(id)!
  const cases = planCases(
    operation,
    TODAY,
    whole ? Number.POSITIVE_INFINITY : 4,
    Math.min(count / 10, PLAN_ROWS.random),
    whole ? PLAN_ROWS.limits : 1000,
  )
  const { plan, inputs, rows } = cases
  const { wrong } = heldAgainst(operation, rows, ports)
  if (wrong.length > 0) throw new Error(`the columns of ${id} differ from the engine: ${wrong.join('; ')}`)
  const results = Object.keys(resultsOf(plan))
  const file = lines(`plan_${plan.name}.csv`)
  await file.write(['i', ...inputs.map(({ parameter }) => parameter), ...results.map((result) => `right__${result}`)])
  const expected = casesExpected(cases)
  for (const [index, row] of rows.entries()) {
    const right = expected[index]!.map((value, at) => (unitOf(plan, results[at]!) === 'percentage' ? percentText(value) : value))
    await file.write([index, ...inputs.map((input) => cellOf(row, input)), ...right])
  }
  await file.end()
  return {
    name: plan.name,
    rows: rows.length,
    columns: Object.fromEntries(inputs.map(({ parameter, kind }) => [parameter, kind])),
    call: `centavo_${plan.name}_centavos(${Object.keys(plan.parameters).join(', ')})`,
    values: Object.fromEntries(results.map((result) => [`right__${result}`, isAmount(plan.result) ? 'r' : `r.${result}`])),
    percentages: results.filter((result) => unitOf(plan, result) === 'percentage').map((result) => `right__${result}`),
  }
}

function cellOf(row: WholeInput, { field, kind, words, absent }: KernelInput): string | number {
  const value = row[field] ?? absent
  if (kind === 'word' && typeof value === 'number') return words[value - 1]!
  return kind === 'decimal' ? Number(value) / 10_000 : value
}

/** Formats millionths as a number with six decimals, exactly. */
function percentText(millionths: number | null): string | null {
  if (millionths === null) return null
  const digits = String(millionths).padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const limits = await writePayments()
const plans: PlanTable[] = []
for (const id of Object.keys(HAND_PLANS)) plans.push(await writePlan(id))

/** Every rendered function needs a query: fails when one is missing. */
const unasked = functions.filter(
  ({ name }) => ![...plans, ...ofPayments.map(({ question }) => question)].some((each) => each.name === name),
)
if (unasked.length > 0) throw new Error(`no question for ${unasked.map(({ name }) => name).join(', ')}: see OTHERS in test/support/sql.ts`)

/** Each function over its whole table, as `centavo sql --function` prints it. */
const selects = (dialect: SelectDialect): Record<string, string> =>
  Object.fromEntries([
    ['net_salary', selectOver(ports, dialect, { name: 'net_salary', table: 'payments', keep: ['i'] })],
    ...plans.map(({ name }) => [name, selectOver(ports, dialect, { name, table: `plan_${name}`, keep: ['i'] })]),
  ])
writeFileSync(
  join(folder, 'questions.json'),
  JSON.stringify({
    today: TODAY,
    functions: functions.length,
    payments: limits + count,
    byFunction: limits + Math.min(count, BY_FUNCTION),
    questions: ofPayments.map(({ question }) => question),
    plans,
    selects: { duckdb: selects('duckdb'), clickhouse: selects('clickhouse'), spark: selects('spark') },
  }),
)
for (const dialect of ALL_DIALECTS) writeFileSync(join(folder, `${dialect}.sql`), sqlScript(ports, dialect, 'centavo'))
const rows = plans.reduce((sum, plan) => sum + plan.rows, 0)
console.log(
  `${functions.length} functions: ${limits} payments at the limits and ${count} by chance for ${ofPayments.length} of them, ${rows} rows of ${plans.length} plans`,
)
