/**
 * A plan with one row of constants per period without law changes, and every scale expressed as cases. For databases over whole tables: the
 * day is looked up once, and only the matching piece of a scale is computed, without fetching the others.
 */
import type { Day } from '../../core/day.ts'
import {
  type Columns,
  type Expression,
  type ExpressionStep,
  field,
  isAmount,
  isRow,
  onlyValue,
  type PlannedFunction,
  partsOf,
  type ScalePlace,
  when,
  withParts,
} from '../expression.ts'

export interface PlanByPeriod {
  /** First days of the periods, oldest first. */
  readonly starts: readonly Day[]
  /** Parameter that selects the period. */
  readonly day: string
  /** Constants that vary by period, as the row `law`. */
  readonly constants: Columns
  /** Its steps are values only; constants are fields of `law`. */
  readonly plan: PlannedFunction
}

export const LAW_OF_A_PERIOD = 'law'

/** Null when a row of the plan is selected by anything other than a day and a scale. */
export function byPeriod(plan: PlannedFunction): PlanByPeriod | null {
  const versions = new Map<string, readonly Day[]>()
  const days = new Set<string>()
  for (const step of plan.steps) {
    if (isRow(step) || typeof step.value === 'bigint' || step.value.is !== 'version') continue
    versions.set(step.name, step.value.starts)
    days.add(step.value.day)
  }
  const [day, ...others] = days
  if (day === undefined || others.length > 0) return null
  const starts = [...new Set([...versions.values()].flat())].sort()
  const found = new Constants(starts, versions)
  for (const step of plan.steps) if (isRow(step) && !found.add(step)) return null
  const steps = plan.steps.flatMap((step): ExpressionStep[] =>
    isRow(step) || versions.has(step.name) ? [] : [{ name: step.name, value: found.within(step.value) }],
  )
  const { result } = plan
  const answered = isAmount(result)
    ? found.within(result)
    : Object.fromEntries(Object.entries(result).map(([of, value]) => [of, found.within(value)]))
  return { starts, day, constants: found.columns, plan: { ...plan, steps, result: answered } }
}

type RowStep = Extract<ExpressionStep, { row: Columns }>

class Constants {
  readonly columns: Record<string, readonly bigint[]> = {}
  readonly #rows = new Map<string, RowStep>()
  readonly #starts: readonly Day[]
  readonly #versions: ReadonlyMap<string, readonly Day[]>

  constructor(starts: readonly Day[], versions: ReadonlyMap<string, readonly Day[]>) {
    this.#starts = starts
    this.#versions = versions
  }

  add(step: RowStep): boolean {
    this.#rows.set(step.name, step)
    const version = step.scale ? step.scale.version : step.index
    return typeof version !== 'bigint' && version.is === 'name' && this.#versions.has(version.name)
  }

  /** Substitutes the period's constants into an expression, expanding each scale in the smallest part that reads it. */
  within(expression: Expression): Expression {
    const scales = [...this.#rows.values()].filter((row) => row.scale && reads(expression, row.name))
    return this.#withLaw(scales.reduce((part, row) => this.#inCases(part, row, row.scale!), expression))
  }

  #inCases(expression: Expression, row: RowStep, scale: ScalePlace): Expression {
    const reading = partsOf(expression).filter((part) => reads(part, row.name))
    if (reading.length === 1) return withParts(expression, (part) => (part === reading[0] ? this.#inCases(part, row, scale) : part))
    const inPiece = (piece: number): Expression =>
      substituted(expression, (part) =>
        part.is === 'field' && part.row === row.name ? this.#piece(row, scale, part.column, piece) : undefined,
      )
    return scale.limits.reduce((below, limit, at) => when(scale.amount, limit, inPiece(at + 1), below), inPiece(0))
  }

  #piece(row: RowStep, { limits, version }: ScalePlace, column: string, piece: number): Expression {
    const length = limits.length + 1
    return this.#constant(`${row.name}_${piece + 1}_${column}`, version, (at) => row.row[column]![(at - 1) * length + piece]!)
  }

  #withLaw(expression: Expression): Expression {
    return substituted(expression, (part) => {
      if (part.is !== 'field' || part.row === LAW_OF_A_PERIOD) return undefined
      const { row, index } = this.#rows.get(part.row)!
      return this.#constant(`${part.row}_${part.column}`, index, (at) => row[part.column]![at - 1]!)
    })
  }

  /** One value per period, by the version in force. Days before the first period are rejected earlier, so any value serves. */
  #constant(called: string, version: Expression, of: (version: number) => bigint): Expression {
    const starts = typeof version === 'bigint' || version.is !== 'name' ? [] : this.#versions.get(version.name)!
    const values = this.#starts.map((from) => of(Math.max(1, starts.filter((start) => start <= from).length)))
    const only = onlyValue({ values }, 'values')
    if (only !== undefined) return only
    this.columns[called] = values
    return field(LAW_OF_A_PERIOD, called)
  }
}

const reads = (expression: Expression, row: string): boolean =>
  (typeof expression !== 'bigint' && expression.is === 'field' && expression.row === row) ||
  partsOf(expression).some((part) => reads(part, row))

function substituted(expression: Expression, other: (part: Exclude<Expression, bigint>) => Expression | undefined): Expression {
  if (typeof expression === 'bigint') return expression
  return other(expression) ?? withParts(expression, (part) => substituted(part, other))
}
