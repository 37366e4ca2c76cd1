import { addDays, addLegalMonths, type Day, dateOf, dayOf, daysBetween, daysInMonth, monthOf, yearOf } from '../../../core/day.ts'

export interface ServiceTime {
  /** Whole months, inclusive of both ends: 10 March to 9 April is one. */
  readonly months: number
  /** Days after the last whole month. */
  readonly days: number
}

/** Months and days of service between two days, inclusive. */
export function serviceTime(from: Day, to: Day): ServiceTime {
  const end = addDays(to, 1)
  const apart = (yearOf(end) - yearOf(from)) * 12 + monthOf(end) - monthOf(from)
  const months = addLegalMonths(from, apart) <= end ? apart : apart - 1
  return { months, days: daysBetween(addLegalMonths(from, months), end) }
}

/** Months of service, rounding up a final fraction of at least `monthFromDays` (CLT, art. 146: "more than 14 days"). */
export function monthsCounted({ months, days }: ServiceTime, monthFromDays: number): number {
  return months + (days >= monthFromDays ? 1 : 0)
}

/** Calendar months of one year with at least `monthFromDays` days between two days of it (Lei 4.090/1962, art. 1º, § 2º). */
export function calendarTwelfths(from: Day, to: Day, monthFromDays: number): number {
  const year = yearOf(from)
  let count = 0
  for (let month = monthOf(from); month <= monthOf(to); month++) {
    const first = month === monthOf(from) ? dateOf(from) : 1
    const last = month === monthOf(to) ? dateOf(to) : daysInMonth(year, month)
    if (last - first + 1 >= monthFromDays) count++
  }
  return count
}

/** Days paid in the month of `to`: a fully worked month pays `monthDays` days, whether it has 28 or 31. */
export function paidDays(from: Day, to: Day, monthDays: number): number {
  const [year, month] = [yearOf(to), monthOf(to)]
  const first = from > dayOf(year, month, 1) ? dateOf(from) : 1
  const worked = dateOf(to) - first + 1
  return worked === daysInMonth(year, month) ? monthDays : Math.min(worked, monthDays)
}

/** Twelfths of a number of months without dates: the remainder of whole years, or a full year when the remainder is zero. */
export const twelfthsPastYears = (months: number, parts: number): number => (months === 0 ? 0 : months % parts || parts)
