/** Operation plans in a database: the rows of the columnar tests, with the columnar results. */
import { type Day, dayNumber } from '../../engine/core/day.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import { type ParameterKind, type PlannedFunction, resultsOf, unitOf } from '../../engine/plan/expression.ts'
import { type KernelInput, operationKernel } from '../../engine/plan/operation-kernel.ts'
import { HAND_PLANS } from '../../engine/plan/operations.ts'
import { BLOCK, columnKernel } from '../../engine/plan/renderings/javascript.ts'
import { selectOver } from '../../engine/sql/select.ts'
import { plannedRows } from './corpora/planned-rows.ts'
import type { WholeInput } from './plan.ts'
import type { Database } from './sql.ts'

const TYPES: Readonly<Record<ParameterKind, string>> = {
  money: 'BIGINT',
  count: 'INTEGER',
  decimal: 'DECIMAL(18, 4)',
  day: 'DATE',
  word: 'TEXT',
}

export interface PlanCases {
  readonly plan: PlannedFunction
  readonly inputs: readonly KernelInput[]
  readonly rows: readonly WholeInput[]
}

/** @param days number of law-change dates; @param random number of random rows; @param most maximum number of limits, evenly sampled. */
export function planCases(operation: Operation, today: Day, days: number, random: number, most: number): PlanCases {
  const { fields, function: planned, answered } = HAND_PLANS[operation.id]!
  const { answered: _flag, ...result } = resultsOf(planned(today))
  const plan = { ...planned(today), result: answered === 'answered' ? result : planned(today).result }
  const { inputs } = operationKernel(operation, Object.keys(fields), today)!
  const source = plannedRows(operation, today)
  const limits = source.limits(today, days)
  const sampled = limits.filter((_, index) => index % Math.ceil(limits.length / most) === 0)
  return { plan, inputs, rows: [...sampled, ...Array.from({ length: random }, (_, index) => source.random(index, today))] }
}

/** SQL table of the rows; omitted fields take their default. */
export function casesTable(name: string, { plan, inputs, rows }: PlanCases): string {
  const columns = inputs.map(({ parameter, kind }) => `${parameter} ${TYPES[kind]}`)
  const cell = (row: WholeInput, { field, kind, words, absent }: KernelInput): string => {
    const value = row[field] ?? absent
    if (kind === 'day') return `DATE '${value}'`
    if (kind === 'word') return `'${typeof value === 'number' ? words[value - 1] : value}'`
    return kind === 'decimal' ? String(Number(value) / 10_000) : String(value)
  }
  const values = rows.map((row, index) => `(${[index, ...inputs.map((input) => cell(row, input))].join(', ')})`)
  return `CREATE TABLE ${name} (i BIGINT, ${columns.join(', ')}); INSERT INTO ${name} VALUES ${values.join(', ')}; -- ${plan.name}`
}

/** Query for every result of every row, in integer units. */
export function casesQuery({ dialect }: Database, table: string, { plan }: PlanCases): string {
  const called = `centavo.${plan.name}_centavos(${Object.keys(plan.parameters).join(', ')})`
  const results = Object.keys(resultsOf(plan))
  const whole = (result: string): string => (unitOf(plan, result) === 'percentage' ? `${result} * 1000000` : result)
  if (results[0] === plan.name) return `SELECT i, ${called} FROM ${table}`
  return dialect === 'duckdb'
    ? `SELECT i, ${results.map((result) => `r.${whole(result)}`).join(', ')} FROM (SELECT i, ${called} AS r FROM ${table}) AS t`
    : `SELECT i, ${results.map((result) => `r.${whole(result)}`).join(', ')} FROM ${table}, LATERAL ${called} AS r`
}

/** Same results from one SELECT over the whole table, as `centavo sql --function` prints it. */
export function selectQuery(engine: Pick<Engine, 'today' | 'hypothesis'>, table: string, { plan }: PlanCases): string {
  const results = Object.keys(resultsOf(plan)).map((result) => (unitOf(plan, result) === 'percentage' ? `${result} * 1000000` : result))
  return `SELECT i, ${results.join(', ')} FROM (${selectOver(engine, 'duckdb', { name: plan.name, table, keep: ['i'] })}) AS t ORDER BY i`
}

/** Columnar results, row by row. */
export function casesExpected({ plan, inputs, rows }: PlanCases): (number | null)[][] {
  const kernel = columnKernel(plan)
  const expected: (number | null)[][] = []
  for (let first = 0; first < rows.length; first += BLOCK) {
    const block = rows.slice(first, first + BLOCK)
    const columns = inputs.map(({ parameter, field, kind, words, absent }) => {
      const values = new Float64Array(BLOCK)
      for (const [at, row] of block.entries()) {
        const value = row[field] ?? absent
        values[at] = typeof value === 'number' ? value : kind === 'day' ? dayNumber(value as Day) : words.indexOf(value) + 1
      }
      return [parameter, values] as const
    })
    const found = Object.values(kernel(Object.fromEntries(columns), block.length))
    for (const at of block.keys()) expected.push(found.map((column) => (Number.isNaN(column[at]!) ? null : column[at]! + 0)))
  }
  return expected
}
