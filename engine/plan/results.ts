/** What a plan gives: nothing where the question has no answer, and percentages in millionths. */

import type { Law } from '../core/dated.ts'
import { mapValues } from '../core/records.ts'
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
import { asked, versionStep } from './law-rows.ts'

/** 100%, in millionths of a percent: a percentage has six decimals. */
const WHOLE = 100_000_000n

/** part ÷ whole as a percentage, under a name. */
export const percentStep = (of: string, part: Expression, whole: Expression): ExpressionStep => ({
  name: of,
  value: roundedQuotient(times(part, WHOLE), larger(whole, 1n), { wide: true }),
})

/** What is at most so many times the whole: the intervals of a part and of its whole do not tell that it is. */
export const percentage = (of: string, times = 1n): Expression =>
  plus({ is: 'within', conditions: [{ value: name(of), from: 0n, to: WHOLE * times }] }, name(of))

/** Each result, null where there is no answer, and `answered`, which is zero where there is. */
export const answeredResults = (results: Readonly<Record<string, Expression>>, answered: Expression = asked) => ({
  ...mapValues(results, (value) => plus(value, answered)),
  answered,
})

/** `answered`: zero where the question has an answer and what was found is one, null where the calculator refuses. */
export const answeredStep = (...conditions: readonly Condition[]): ExpressionStep => ({
  name: 'answered',
  value: plus({ is: 'within', conditions }, asked),
})

/** The row of a law in force on the day: its version is `<called>_version`. */
export const lawSteps = (called: string, law: Law<unknown>, row: Columns): readonly ExpressionStep[] => [
  versionStep(`${called}_version`, law),
  { name: called, row, index: name(`${called}_version`) },
]
