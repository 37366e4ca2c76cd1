import { addMonths, type Day, formatDay } from './day.ts'
import { LawNotKnownYet } from './errors.ts'

/** Law is projected so far ahead and no further. */
const YEARS_AHEAD = 5

/** The last day whose law is answered. */
export const lastKnowable = (today: Day): Day => addMonths(today, 12 * YEARS_AHEAD)

/** Refuses a day whose law nobody could guess. */
export function assertKnowable(day: Day, today: Day): void {
  const last = lastKnowable(today)
  if (day > last) throw new LawNotKnownYet(formatDay(last))
}
