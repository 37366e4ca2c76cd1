/** Months and parts of months between two days: the first day counts, the last does not. */

import { addDays, addMonths, type Day, daysBetween, daysInMonth, earlier, firstOfMonth, later, monthOf, yearOf } from '../../../core/day.ts'
import { word } from '../../../core/language.ts'
import type { Context } from '../../../core/operation/context.ts'
import { ONE, percent, Ratio, ZERO } from '../../../core/ratio.ts'

export interface PartOfMonth {
  /** The first day of the month. */
  readonly month: Day
  /** Days of it that count, and days it has. */
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

/** The published change of each month, by its first day, as a fraction. */
export function monthlyRates(ctx: Context, metric: string, from: Day, to: Day, called: string): ReadonlyMap<Day, Ratio> {
  const observed = ctx.observed(metric, from, to)
  if (!observed) {
    throw ctx.lacking(metric, from, to, word`Sem isso não há ${called} no período: tente mais tarde ou use outras datas.`)
  }
  return new Map(observed.map(({ date, value }) => [date, percent(value)]))
}

/** Monthly rates over an interval: whole months whole, broken ones by their calendar days. */
function overParts(ctx: Context, metric: string, from: Day, to: Day, called: string): readonly (PartOfMonth & { readonly rate: Ratio })[] {
  if (from >= to) return []
  const rates = monthlyRates(ctx, metric, from, addDays(to, -1), called)
  return partsOfMonths(from, to).map((part) => ({ ...part, rate: rates.get(part.month)! }))
}

/** Prices compounded: a broken month grows at the same pace on each of its days. */
export function compoundedByDays(ctx: Context, metric: string, from: Day, to: Day, called: string): Ratio {
  let factor = ONE
  for (const { rate, days, of } of overParts(ctx, metric, from, to, called)) {
    const growth = ONE.plus(rate)
    factor = factor.times(days === of ? growth : growth.root(of).power(days)).settled()
  }
  return factor
}

/** Interest added up: a broken month pays its rate by its days. */
export function summedByDays(ctx: Context, metric: string, from: Day, to: Day, called: string): Ratio {
  return addedByDays(overParts(ctx, metric, from, to, called))
}

/** The same of rates at hand. Exact to the end: such sums are rounded by law, and do fall on half of the last decimal. */
export function addedByDays(parts: readonly (PartOfMonth & { readonly rate: Ratio })[]): Ratio {
  return added(parts.map(({ rate, days, of }) => rate.times(Ratio.of(BigInt(days), BigInt(of)))))
}

/** A sum in lowest terms: the months of centuries have four lengths, so it stays small. */
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
