import { bankHolidays, closedDays, countWeekdays, isBusinessDay } from '../../../core/business-day.ts'
import { addDays, type Day, dayOf, weekday, yearOf } from '../../../core/day.ts'

export type CalendarName = 'anbima' | 'b3'

export interface BusinessCalendar {
  isOpen(day: Day): boolean
  /** Why a day from Monday to Friday is closed; undefined where it is open, or a weekend. */
  closedFor(day: Day): string | undefined
}

/** Lei nº 14.759/2023 (DOU 22/12/2023) made 20 November a holiday; lists of holidays have it from this day on. */
export const NEW_LIST_FROM: Day = '2023-12-26'

/** The rule of the calendar was held against the published lists over these years. */
export const FIRST_YEAR = 1995
export const LAST_YEAR = 2099

/** Since 2022 the exchange closes for no holiday of the city; before, its own lists are not recorded here. */
export const B3_FROM: Day = '2022-01-01'

/**
 * The calendar as it was known on a day: until 25/12/2023 every 20 November to come was a business day, and prices of those days were
 * made so.
 */
export function businessCalendar(name: CalendarName, asOf: Day): BusinessCalendar {
  const closedFor = (day: Day): string | undefined => {
    if (isWeekend(day)) return undefined
    if (name === 'b3') {
      if (day.endsWith('-12-24')) return 'Véspera de Natal (sem pregão)'
      if (day === lastWeekdayOf(yearOf(day))) return 'Último dia de semana do ano (sem pregão)'
    }
    if (asOf < NEW_LIST_FROM && day.endsWith('-11-20')) return undefined
    return isBusinessDay(day) ? undefined : (bankHolidays(yearOf(day)).get(day) ?? 'Sem expediente bancário')
  }
  return { closedFor, isOpen: (day) => !isWeekend(day) && closedFor(day) === undefined }
}

const isWeekend = (day: Day): boolean => weekday(day) === 0 || weekday(day) === 6

function lastWeekdayOf(year: number): Day {
  let day = dayOf(year, 12, 31)
  while (isWeekend(day)) day = addDays(day, -1)
  return day
}

/** The weekdays from a day on and before another on which it is closed, each with why: by the few that may be, not day by day. */
export function closedBetween(calendar: BusinessCalendar, from: Day, to: Day): { date: Day; name: string }[] {
  const found: { date: Day; name: string }[] = []
  for (let year = yearOf(from); year <= yearOf(to); year++) {
    const mayBe = new Set([...closedDays(year), dayOf(year, 12, 24), lastWeekdayOf(year)])
    for (const date of [...mayBe].sort()) {
      const name = date >= from && date < to ? calendar.closedFor(date) : undefined
      if (name !== undefined) found.push({ date, name })
    }
  }
  return found
}

/** How many days are open from a day on and before another. */
const openBetween = (calendar: BusinessCalendar, from: Day, to: Day): number =>
  countWeekdays(from, to) - closedBetween(calendar, from, to).length

/** The n-th open day after a day, or before it where n is negative. Zero is the day itself. */
export function shifted(calendar: BusinessCalendar, from: Day, days: number): Day {
  const step = days < 0 ? -1 : 1
  let day = from
  let left = Math.abs(days)
  // Whole weeks at once, one short of what could suffice; then day by day.
  for (let weeks = Math.floor(left / 5) - 1; weeks > 0; weeks = Math.floor(left / 5) - 1) {
    const reached = addDays(day, step * weeks * 7)
    left -= step > 0 ? openBetween(calendar, addDays(day, 1), addDays(reached, 1)) : openBetween(calendar, reached, day)
    day = reached
  }
  while (left > 0) {
    day = addDays(day, step)
    if (calendar.isOpen(day)) left--
  }
  return day
}
