/** Bank calendar: weekdays on which banks are closed. */
import { addDays, type Day, dayOf } from '../core/day.ts'
import { businessCalendar, FIRST_YEAR, LAST_YEAR, NEW_LIST_FROM } from '../domains/prices/rules/business-calendar.ts'
import { REAL_STARTS } from '../domains/prices/rules/inflation.ts'

/** Range of days with business-day counts. */
export const COUNTED_FROM: Day = dayOf(FIRST_YEAR, 1, 1)
export const COUNTED_TO: Day = dayOf(LAST_YEAR + 1, 1, 1)
/** The calendar starts with the earliest possible series. */
export const CALENDAR_FROM: Day = REAL_STARTS

export { NEW_LIST_FROM }

export interface ClosedDay {
  readonly day: Day
  readonly name: string
  /** True when lists printed before the newest law already contained it. */
  readonly inOldList: boolean
}

export function closedDays(): ClosedDay[] {
  const now = businessCalendar('anbima', NEW_LIST_FROM)
  const before = businessCalendar('anbima', addDays(NEW_LIST_FROM, -1))
  const closed: ClosedDay[] = []
  for (let day = CALENDAR_FROM; day < COUNTED_TO; day = addDays(day, 1)) {
    const name = now.closedFor(day)
    if (name !== undefined) closed.push({ day, name, inOldList: before.closedFor(day) !== undefined })
  }
  return closed
}
