import { addMonths, type Day, formatDay } from '../day.ts'
import { LawNotKnownYet } from '../errors.ts'

/** How far current law is projected into the future. */
const YEARS_AHEAD = 5

/** Last day for which law is projected. */
export const lastKnowable = (today: Day): Day => addMonths(today, 12 * YEARS_AHEAD)

/** Throws for a day beyond the projection. */
export function assertKnowable(day: Day, today: Day): void {
  const last = lastKnowable(today)
  if (day > last) throw new LawNotKnownYet(formatDay(last))
}
