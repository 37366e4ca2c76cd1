import { isBusinessDay } from '../../../core/calendar/business-day.ts'
import { addDays, addMonths, type Day, dayOf, yearOf } from '../../../core/day.ts'

function lastBusinessDay(year: number, month: number): Day {
  let day = addDays(addMonths(dayOf(year, month, 1), 1), -1)
  while (!isBusinessDay(day)) day = addDays(day, -1)
  return day
}

/** Last business days of May and November strictly between two days. */
export function comeCotasDays(after: Day, before: Day): Day[] {
  const days: Day[] = []
  for (let year = yearOf(after); year <= yearOf(before); year++)
    for (const month of [5, 11]) {
      const day = lastBusinessDay(year, month)
      if (day > after && day < before) days.push(day)
    }
  return days
}
