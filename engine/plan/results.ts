/** Results of a plan: null when the operation has no answer; percentages in millionths. */

import { mapValues } from '../core/collections/records.ts'
import type { Law } from '../core/dated.ts'
import {
  type Columns,
  type Condition,
  type Expression,
  type ExpressionStep,
  larger,
  name,
  plus,
  roundedQuotient,
  times,
} from './expression.ts'
import { valid, versionStep } from './legal-constants/law-rows.ts'

/** 100% in millionths of a percent: percentages have six decimals. */
const HUNDRED_PERCENT = 100_000_000n

/** part ÷ whole as a percentage, as a named step. */
export const percentStep = (of: string, part: Expression, whole: Expression): ExpressionStep => ({
  name: of,
  value: roundedQuotient(times(part, HUNDRED_PERCENT), larger(whole, 1n), { wide: true }),
})

/** Caps a ratio at `times` the whole: interval analysis cannot relate part and whole. */
export const percentage = (of: string, times = 1n): Expression =>
  plus({ is: 'within', conditions: [{ value: name(of), from: 0n, to: HUNDRED_PERCENT * times }] }, name(of))

/** Adds `answered` to the results: zero when there is an answer; otherwise it and every result are null. */
export const answeredResults = (results: Readonly<Record<string, Expression>>, answered: Expression = valid) => ({
  ...mapValues(results, (value) => plus(value, answered)),
  answered,
})

/** `answered`: zero when the conditions hold, null when the calculator refuses. */
export const answeredStep = (...conditions: readonly Condition[]): ExpressionStep => ({
  name: 'answered',
  value: plus({ is: 'within', conditions }, valid),
})

/** Row of the law in force on the day; its version is `<called>_version`. */
export const lawSteps = (called: string, law: Law<unknown>, row: Columns): readonly ExpressionStep[] => [
  versionStep(`${called}_version`, law),
  { name: called, row, index: name(`${called}_version`) },
]
