import { addDays, addMonths, type Day, firstOfMonth } from '../../../core/day.ts'
import { divide, ONE, Ratio } from '../../../core/ratio.ts'
import type { Context } from '../../../operation/evaluation/context.ts'

/** First days of the months strictly between two days' months. */
export function monthsBetween(from: Day, to: Day): Day[] {
  const months: Day[] = []
  for (let month = addMonths(firstOfMonth(from), 1); month < firstOfMonth(to); month = addMonths(month, 1)) months.push(month)
  return months
}

/**
 * Selic of a whole month as published by the Treasury (SGS 4390): compounded daily rates, rounded to two decimals of a percent. The daily
 * series reproduces the published figure exactly.
 */
export function monthlySelic(ctx: Context, month: Day): Ratio {
  const { n, d } = ctx.accumulated('selic', month, addDays(addMonths(month, 1), -1)).factor.minus(ONE)
  return Ratio.of(divide(n * 10_000n, d, 'halfUp'), 10_000n)
}
