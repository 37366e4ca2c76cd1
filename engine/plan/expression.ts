/**
 * Calculations over whole numbers, written once and rendered for columns in JavaScript and for each database. Values are non-negative
 * unless stated.
 */
import type { Day } from '../core/day.ts'

/** A table of constants: one list of values per column, all of the same length. */
export type Columns = Readonly<Record<string, readonly bigint[]>>

export type Expression =
  | bigint
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'sum' | 'difference' | 'product' | 'larger' | 'smaller'; readonly left: Expression; readonly right: Expression }
  /** Integer quotient, truncated toward zero; `wide` when the dividend may exceed 63 bits. */
  | { readonly is: 'quotient'; readonly of: Expression; readonly by: Expression; readonly wide: boolean }
  /** 1 when left > right, else 0. */
  | { readonly is: 'over'; readonly left: Expression; readonly right: Expression }
  /** Conditional on one value exceeding another; only the selected branch is computed. */
  | {
      readonly is: 'when'
      readonly left: Expression
      readonly over: Expression
      readonly then: Expression
      readonly otherwise: Expression
    }
  /** A column of a row selected by a step. */
  | { readonly is: 'field'; readonly row: string; readonly column: string }
  /** 1-based position of the last start on or before a day; null before the first. */
  | { readonly is: 'version'; readonly starts: readonly Day[]; readonly day: string }
  /** 1-based position of a word in a list; null when absent. */
  | { readonly is: 'position'; readonly word: string; readonly among: readonly string[] }
  /** No value: a field absent from the result. */
  | { readonly is: 'none' }
  /** Zero when every condition holds, else null; added to a value, it passes it or makes it null. */
  | { readonly is: 'within'; readonly conditions: readonly Condition[] }

/** A value that must lie between two others, inclusive. */
export interface Condition {
  readonly value: Expression
  readonly from: bigint | Day
  readonly to: Expression | Day
}

/** One step: a named value, or a named row of constants. */
export type ExpressionStep =
  | { readonly name: string; readonly value: Expression }
  | { readonly name: string; readonly row: Columns; readonly index: Expression; readonly scale?: ScalePlace }

/** Selection of a scale's row: by version, and by the number of limits an amount exceeds. */
export interface ScalePlace {
  readonly amount: Expression
  readonly version: Expression
  /** From the lowest to the highest. */
  readonly limits: readonly Expression[]
}

/** `decimal`: hours, percentages and factors of up to four decimals, stored as ten-thousandths. */
export type ParameterKind = 'money' | 'count' | 'decimal' | 'day' | 'word'

/** Units per one in a `decimal`. */
export const DECIMAL_UNITS = 10_000n

/** Unit of a result within a plan: centavos, millionths of a percent, or a plain whole number. */
export type ResultUnit = 'amount' | 'percentage' | 'count'

/** A function as input to every renderer. Amounts are centavos internally; each database also offers it in reais. */
export interface PlannedFunction {
  readonly name: string
  /** One English sentence for the script. */
  readonly says: string
  readonly parameters: Readonly<Record<string, ParameterKind>>
  readonly steps: readonly ExpressionStep[]
  /** One amount, or several by name. */
  readonly result: Expression | Readonly<Record<string, Expression>>
  /** Units of results that are not amounts. */
  readonly units?: Readonly<Record<string, ResultUnit>>
  /** Name of the set-based variant over whole tables. */
  readonly many?: string
}

export const name = (of: string): Expression => ({ is: 'name', name: of })
export const plus = (left: Expression, right: Expression): Expression => ({ is: 'sum', left, right })
export const minus = (left: Expression, right: Expression): Expression => ({ is: 'difference', left, right })
export const times = (left: Expression, right: Expression): Expression => ({ is: 'product', left, right })
export const larger = (left: Expression, right: Expression): Expression => ({ is: 'larger', left, right })
export const smaller = (left: Expression, right: Expression): Expression => ({ is: 'smaller', left, right })
export const over = (left: Expression, right: Expression): Expression => ({ is: 'over', left, right })
export const when = (left: Expression, over: Expression, then: Expression, otherwise: Expression): Expression => ({
  is: 'when',
  left,
  over,
  then,
  otherwise,
})
export const field = (row: string, column: string): Expression => ({ is: 'field', row, column })
export const quotient = (of: Expression, by: Expression, { wide = false } = {}): Expression => ({ is: 'quotient', of, by, wide })

export const NONE: Expression = { is: 'none' }
/** part ÷ whole, rounded half up: twice the part plus the whole, over twice the whole. */
export const roundedQuotient = (part: Expression, whole: Expression, options?: { wide?: boolean }): Expression =>
  quotient(plus(times(part, 2n), whole), times(whole, 2n), options)

export const isRow = (step: ExpressionStep): step is Extract<ExpressionStep, { row: Columns }> => 'row' in step

/** Results by name; a function with one amount returns it under its own name. */
export const resultsOf = ({ name: of, result }: PlannedFunction): Readonly<Record<string, Expression>> =>
  isAmount(result) ? { [of]: result } : result

export const unitOf = ({ units }: Pick<PlannedFunction, 'units'>, result: string): ResultUnit => units?.[result] ?? 'amount'

/** Direct subexpressions, for traversal. */
export function partsOf(expression: Expression): readonly Expression[] {
  if (typeof expression === 'bigint') return []
  switch (expression.is) {
    case 'sum':
    case 'difference':
    case 'product':
    case 'larger':
    case 'smaller':
    case 'over':
      return [expression.left, expression.right]
    case 'quotient':
      return [expression.of, expression.by]
    case 'when':
      return [expression.left, expression.over, expression.then, expression.otherwise]
    case 'within':
      return expression.conditions.flatMap(({ value, to }) => (typeof to === 'string' ? [value] : [value, to]))
    default:
      return []
  }
}

/** Maps the direct subexpressions. */
export function withParts(expression: Expression, by: (part: Expression) => Expression): Expression {
  if (typeof expression === 'bigint') return expression
  switch (expression.is) {
    case 'sum':
    case 'difference':
    case 'product':
    case 'larger':
    case 'smaller':
    case 'over':
      return { ...expression, left: by(expression.left), right: by(expression.right) }
    case 'quotient':
      return { ...expression, of: by(expression.of), by: by(expression.by) }
    case 'when':
      return when(by(expression.left), by(expression.over), by(expression.then), by(expression.otherwise))
    case 'within':
      return {
        ...expression,
        conditions: expression.conditions.map(
          (each): Condition => ({ ...each, value: by(each.value), to: typeof each.to === 'string' ? each.to : by(each.to) }),
        ),
      }
    default:
      return expression
  }
}

/** Steps required by some results, in order. */
export function neededSteps({ steps }: PlannedFunction, wanted: readonly Expression[]): ExpressionStep[] {
  const names = new Set<string>()
  const visit = (expression: Expression): void => {
    if (typeof expression !== 'bigint') {
      if (expression.is === 'name') names.add(expression.name)
      if (expression.is === 'field') names.add(expression.row)
    }
    for (const part of partsOf(expression)) visit(part)
  }
  for (const each of wanted) visit(each)
  const needed: ExpressionStep[] = []
  for (const step of [...steps].reverse()) {
    if (!names.has(step.name)) continue
    visit(isRow(step) ? step.index : step.value)
    needed.unshift(step)
  }
  return needed
}

export const isAmount = (result: PlannedFunction['result']): result is Expression => typeof result === 'bigint' || 'is' in result

/** Value of a column that is equal in every row, which needs no lookup. */
export function onlyValue(columns: Columns, column: string): bigint | undefined {
  const [first, ...others] = columns[column]!
  return others.every((value) => value === first) ? first : undefined
}
