/** Months and parts of months between two days, including the first day and excluding the last. */

import { addDays, addMonths, type Day, daysBetween, daysInMonth, earlier, firstOfMonth, later, monthOf, yearOf } from '../../../core/day.ts'
import { ONE, percent, Ratio, ZERO } from '../../../core/ratio.ts'
import { word } from '../../../core/text/language.ts'
import type { Context } from '../../../operation/evaluation/context.ts'

export interface PartOfMonth {
  /** First day of the month. */
  readonly month: Day
  /** Days that count, and days in the month. */
  readonly days: number
  readonly of: number
}

/** 2026-08-15 → 08/2026 */
export const monthName = (day: Day): string => `${day.slice(5, 7)}/${day.slice(0, 4)}`

export function partsOfMonths(from: Day, to: Day): PartOfMonth[] {
  const parts: PartOfMonth[] = []
  if (from >= to) return parts
  for (let month = firstOfMonth(from); month < to; month = addMonths(month, 1)) {
    const days = daysBetween(later(month, from), earlier(addMonths(month, 1), to))
    parts.push({ month, days, of: daysInMonth(yearOf(month), monthOf(month)) })
  }
  return parts
}

/** Published change of each month as a fraction, keyed by its first day. */
export function monthlyRates(ctx: Context, metric: string, from: Day, to: Day, called: string): ReadonlyMap<Day, Ratio> {
  const observed = ctx.observed(metric, from, to)
  if (!observed) {
    throw ctx.lacking(metric, from, to, word`Sem isso não há ${called} no período: tente mais tarde ou use outras datas.`)
  }
  return new Map(observed.map(({ date, value }) => [date, percent(value)]))
}

/** Monthly rates over an interval, with partial months measured in calendar days. */
function overParts(ctx: Context, metric: string, from: Day, to: Day, called: string): readonly (PartOfMonth & { readonly rate: Ratio })[] {
  if (from >= to) return []
  const rates = monthlyRates(ctx, metric, from, addDays(to, -1), called)
  return partsOfMonths(from, to).map((part) => ({ ...part, rate: rates.get(part.month)! }))
}

/** Compounds prices; a partial month grows at the same pace each day. */
export function compoundedByDays(ctx: Context, metric: string, from: Day, to: Day, called: string): Ratio {
  let factor = ONE
  for (const { rate, days, of } of overParts(ctx, metric, from, to, called)) {
    const growth = ONE.plus(rate)
    factor = factor.times(days === of ? growth : growth.root(of).power(days)).truncated()
  }
  return factor
}

/** Sums interest; a partial month is prorated by days. */
export function summedByDays(ctx: Context, metric: string, from: Day, to: Day, called: string): Ratio {
  return addedByDays(overParts(ctx, metric, from, to, called))
}

/** Sums prorated rates exactly: the law rounds such sums, and some fall on half of the last decimal. */
export function addedByDays(parts: readonly (PartOfMonth & { readonly rate: Ratio })[]): Ratio {
  return added(parts.map(({ rate, days, of }) => rate.times(Ratio.of(BigInt(days), BigInt(of)))))
}

/** Sum reduced to lowest terms. Months have four possible lengths, so the denominator stays small. */
export function added(rates: Iterable<Ratio>): Ratio {
  let sum = ZERO
  for (const rate of rates) {
    const { n, d } = sum.plus(rate)
    const common = greatestCommonDivisor(n < 0n ? -n : n, d)
    sum = Ratio.of(n / common, d / common)
  }
  return sum
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b)
}
