/** Required freshness of a series, by its publication calendar. */
import { isBusinessDay } from '../core/calendar/business-day.ts'
import { addDays, addMonths, type Day, dateOf, firstOfMonth, later } from '../core/day.ts'
import type { Due, SeriesSpec } from './definition.ts'
import type { Series } from './series.ts'

export function dueBy(due: Due, today: Day): Day {
  if ('businessDays' in due) return businessDaysBefore(today, due.businessDays)
  return addMonths(firstOfMonth(today), -due.months - (dateOf(today) < due.day ? 1 : 0))
}

/** Describes an overdue observation; null when the series is up to date. */
export function lateness(
  { due, held }: Pick<SeriesSpec, 'due' | 'held'>,
  { days, completeTo }: Pick<Series, 'days' | 'completeTo'>,
  today: Day,
) {
  const last = days.at(-1)
  const newest = last && held && completeTo ? later(last, completeTo) : last
  const expected = dueBy(due, today)
  return newest && newest >= expected ? null : `the newest day is ${newest ?? 'none'}, and ${expected} was due`
}

/** Business day a given number of business days before a day. */
function businessDaysBefore(day: Day, count: number): Day {
  let found = day
  for (let left = count; left > 0; left--) {
    do found = addDays(found, -1)
    while (!isBusinessDay(found))
  }
  return found
}
