/** A calculation over whole numbers, written once and rendered for columns in JavaScript and for each database. Nothing here is below zero unless it says so. */
import type { Day } from '../core/day.ts'

/** A table of constants: one list of values for each column, all of one length. */
export type Columns = Readonly<Record<string, readonly bigint[]>>

export type Expression =
  | bigint
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'sum' | 'difference' | 'product' | 'larger' | 'smaller'; readonly left: Expression; readonly right: Expression }
  /** The whole quotient, toward zero; `wide` where the dividend may pass 63 bits. */
  | { readonly is: 'quotient'; readonly of: Expression; readonly by: Expression; readonly wide: boolean }
  /** 1 where the left is the larger, 0 elsewhere. */
  | { readonly is: 'over'; readonly left: Expression; readonly right: Expression }
  /** One thing where a value is over another, and another thing elsewhere; what is not taken is not computed. */
  | {
      readonly is: 'when'
      readonly left: Expression
      readonly over: Expression
      readonly then: Expression
      readonly otherwise: Expression
    }
  /** A column of a row chosen by a step. */
  | { readonly is: 'field'; readonly row: string; readonly column: string }
  /** The position, counted from 1, of the last start that is not after a day; null before the first. */
  | { readonly is: 'version'; readonly starts: readonly Day[]; readonly day: string }
  /** The position, counted from 1, of a word among others; null where it is none of them. */
  | { readonly is: 'position'; readonly word: string; readonly among: readonly string[] }
  /** No value: a field that an answer does not have. */
  | { readonly is: 'none' }
  /** Zero where every condition holds, null elsewhere: added to something, it lets it through or takes it away. */
  | { readonly is: 'within'; readonly conditions: readonly Condition[] }

/** A value that must be between two others, ends included. */
export interface Condition {
  readonly value: Expression
  readonly from: bigint | Day
  readonly to: Expression | Day
}

/** One step: a value with a name, or a row of constants with a name. */
export type ExpressionStep =
  | { readonly name: string; readonly value: Expression }
  | { readonly name: string; readonly row: Columns; readonly index: Expression; readonly scale?: ScalePlace }

/** How the row of a scale's piece is chosen: by a version, and by how many limits an amount passes. */
export interface ScalePlace {
  readonly amount: Expression
  readonly version: Expression
  /** From the lowest to the highest. */
  readonly limits: readonly Expression[]
}

/** `decimal`: hours, percentages and factors of up to four decimals, computed with as ten-thousandths. */
export type ParameterKind = 'money' | 'count' | 'decimal' | 'day' | 'word'

/** How many of a decimal's units are one. */
export const DECIMAL_UNITS = 10_000n

/** What a result is, inside a plan: centavos, millionths of a percent, or a plain whole number. */
export type ResultUnit = 'amount' | 'percentage' | 'count'

/** A function as every rendering gets it. Amounts are centavos inside; each database also offers it in reais. */
export interface PlannedFunction {
  readonly name: string
  /** One English sentence for the script. */
  readonly says: string
  readonly parameters: Readonly<Record<string, ParameterKind>>
  readonly steps: readonly ExpressionStep[]
  /** One amount, or several by name. */
  readonly result: Expression | Readonly<Record<string, Expression>>
  /** Of the results that are not amounts. */
  readonly units?: Readonly<Record<string, ResultUnit>>
  /** Where whole tables go through it at once: what that is called. */
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
/** part ÷ whole, rounded half up: twice the part and one more whole, over twice the whole. */
export const roundedQuotient = (part: Expression, whole: Expression, options?: { wide?: boolean }): Expression =>
  quotient(plus(times(part, 2n), whole), times(whole, 2n), options)

export const isRow = (step: ExpressionStep): step is Extract<ExpressionStep, { row: Columns }> => 'row' in step

/** The results by name; a function of one amount gives it under its own. */
export const resultsOf = ({ name: of, result }: PlannedFunction): Readonly<Record<string, Expression>> =>
  isAmount(result) ? { [of]: result } : result

export const unitOf = ({ units }: Pick<PlannedFunction, 'units'>, result: string): ResultUnit => units?.[result] ?? 'amount'

/** What an expression is made of, for whoever walks it. */
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

/** The same expression of other parts. */
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

/** The steps that some results need, in their order. */
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

/** A column that is the same in every row is not looked up. */
export function onlyValue(columns: Columns, column: string): bigint | undefined {
  const [first, ...others] = columns[column]!
  return others.every((value) => value === first) ? first : undefined
}
