import { addDays, addMonths, type Day, firstOfMonth } from '../../../core/day.ts'
import type { Context } from '../../../core/operation/context.ts'
import { divide, ONE, Ratio } from '../../../core/ratio.ts'

/** The months strictly between the months of two days, each by its first day. */
export function monthsBetween(from: Day, to: Day): Day[] {
  const months: Day[] = []
  for (let month = addMonths(firstOfMonth(from), 1); month < firstOfMonth(to); month = addMonths(month, 1)) months.push(month)
  return months
}

/**
 * The Selic of a whole month as the Treasury sums it: the daily rates compounded and rounded to two decimals of a percent (SGS 4390).
 * From the daily series, which gives the published figure to the decimal.
 */
export function monthlySelic(ctx: Context, month: Day): Ratio {
  const { n, d } = ctx.accumulated('selic', month, addDays(addMonths(month, 1), -1)).factor.minus(ONE)
  return Ratio.of(divide(n * 10_000n, d, 'halfUp'), 10_000n)
}
