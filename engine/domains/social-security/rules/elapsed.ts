import { addDays, addMonths, type Day, daysBetween, monthOf, yearOf } from '../../../core/day.ts'
import { Ratio } from '../../../core/ratio.ts'

/**
 * Months between two days: whole calendar months plus each remaining day's share of its month. A birthday is then an exact multiple of
 * twelve, never a day early, and half a year is six months.
 */
export function monthsBetween(from: Day, to: Day): Ratio {
  const calendar = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from)
  const whole = addMonths(from, calendar) > to ? calendar - 1 : calendar
  const start = addMonths(from, whole)
  const length = daysBetween(start, addMonths(from, whole + 1))
  return Ratio.of(BigInt(whole * length + daysBetween(start, to)), BigInt(length))
}

/** First day by which a number of months has passed. */
export function dayAfterMonths(from: Day, months: Ratio): Day {
  const whole = Number(months.n / months.d)
  const start = addMonths(from, whole)
  const length = BigInt(daysBetween(start, addMonths(from, whole + 1)))
  const rest = (months.n % months.d) * length
  return addDays(start, Number((rest + months.d - 1n) / months.d))
}

const TWELVE = Ratio.of(12n)

export const monthsOf = (years: Ratio): Ratio => years.times(TWELVE)
export const yearsOf = (months: Ratio): Ratio => months.over(TWELVE)
/** Full years; only these raise a benefit. */
export const wholeYears = (months: Ratio): number => Number(months.n / (months.d * 12n))
