import { addDays, addLegalMonths, type Day, dateOf, dayOf, daysBetween, daysInMonth, monthOf, yearOf } from '../../../core/day.ts'

export interface ServiceTime {
  /** Whole months, both ends counted: 10 March to 9 April is one. */
  readonly months: number
  /** Days past the last whole month. */
  readonly days: number
}

/** Months and days of service from one day to another, both included. */
export function serviceTime(from: Day, to: Day): ServiceTime {
  const end = addDays(to, 1)
  const apart = (yearOf(end) - yearOf(from)) * 12 + monthOf(end) - monthOf(from)
  const months = addLegalMonths(from, apart) <= end ? apart : apart - 1
  return { months, days: daysBetween(addLegalMonths(from, months), end) }
}

/** Months of service, a last fraction of at least `monthFromDays` counted whole (CLT, art. 146: "more than 14 days"). */
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

/** The days a salary pays in the month of `to`: a month worked whole is `monthDays` days, be it of 28 or of 31. */
export function paidDays(from: Day, to: Day, monthDays: number): number {
  const [year, month] = [yearOf(to), monthOf(to)]
  const first = from > dayOf(year, month, 1) ? dateOf(from) : 1
  const worked = dateOf(to) - first + 1
  return worked === daysInMonth(year, month) ? monthDays : Math.min(worked, monthDays)
}

/** Twelfths of a count of months without dates: those past whole years, and a whole year where there is nothing past it. */
export const twelfthsPastYears = (months: number, parts: number): number => (months === 0 ? 0 : months % parts || parts)
