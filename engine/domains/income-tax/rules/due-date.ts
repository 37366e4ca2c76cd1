import { isBusinessDay } from '../../../core/business-day.ts'
import { addDays, addMonths, type Day, dayOf, monthOf, yearOf } from '../../../core/day.ts'

/** The last business day of the month after a day's: when the month's tax of a person is due (Lei 8.383/1991, art. 6º, II). */
export function lastBusinessDayOfNextMonth(day: Day): Day {
  const next = addMonths(dayOf(yearOf(day), monthOf(day), 1), 2)
  let last = addDays(next, -1)
  while (!isBusinessDay(last)) last = addDays(last, -1)
  return last
}

/** The first business day after a day, the day itself left out. */
export function businessDayAfter(day: Day): Day {
  let next = addDays(day, 1)
  while (!isBusinessDay(next)) next = addDays(next, 1)
  return next
}
