import { type Day, dateOf, dayOf, daysInMonth, monthOf, yearOf } from '../../../core/day.ts'
import { monthsCounted, serviceTime } from './service-time.ts'

export interface ProjectedTwelfths {
  readonly thirteenth: number
  readonly vacation: number
}

interface CountFrom {
  /** Minimum days for a month to count. */
  readonly thirteenth: number
  readonly vacation: number
}

/** Twelfths added by the days of indemnified notice without dates: whole months of those days. */
export function twelfthsOfDays(days: number, monthDays: number, from: CountFrom): ProjectedTwelfths {
  const time = { months: Math.floor(days / monthDays), days: days % monthDays }
  return { thirteenth: monthsCounted(time, from.thirteenth), vacation: monthsCounted(time, from.vacation) }
}

/** Twelfths added by the notice with dates: months that reach the minimum with the projection but not without it. */
export function twelfthsUntil(admission: Day, termination: Day, projectedEnd: Day, from: CountFrom): ProjectedTwelfths {
  let thirteenth = 0
  for (let index = monthIndex(termination); index <= monthIndex(projectedEnd); index++) {
    const worked = (until: Day) => daysWorked(index, admission, until)
    if (worked(projectedEnd) >= from.thirteenth && worked(termination) < from.thirteenth) thirteenth++
  }
  const periods = (until: Day) => monthsCounted(serviceTime(admission, until), from.vacation)
  return { thirteenth, vacation: periods(projectedEnd) - periods(termination) }
}

const monthIndex = (day: Day): number => yearOf(day) * 12 + monthOf(day) - 1

/** Days of a calendar month between two days, inclusive. */
function daysWorked(index: number, from: Day, until: Day): number {
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1]
  const last = dayOf(year, month, daysInMonth(year, month))
  if (until < dayOf(year, month, 1) || from > last) return 0
  const first = monthIndex(from) === index ? dateOf(from) : 1
  return (monthIndex(until) === index ? dateOf(until) : dateOf(last)) - first + 1
}
