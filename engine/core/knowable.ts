import { addMonths, type Day, formatDay } from './day.ts'
import { LawNotKnownYet } from './errors.ts'

/** Law is projected so far ahead and no further. */
const YEARS_AHEAD = 5

/** Refuses a day whose law nobody could guess. */
export function assertKnowable(day: Day, today: Day): void {
  const last = addMonths(today, 12 * YEARS_AHEAD)
  if (day > last) throw new LawNotKnownYet(formatDay(last))
}
