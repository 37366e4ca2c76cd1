import { bankHolidays, closedDays, isBusinessDay, nthOpenDay, weekdaysBefore } from '../../../core/business-day.ts'
import { addDays, type Day, dayFromNumber, dayNumber, dayOf, weekday, yearOf } from '../../../core/day.ts'

export type CalendarName = 'anbima' | 'b3'

export interface BusinessCalendar {
  isOpen(day: Day): boolean
  /** Why a day from Monday to Friday is closed; undefined where it is open, or a weekend. */
  closedFor(day: Day): string | undefined
  /** Open days before a day number, counted from a day far back. */
  openBefore(number: number): number
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
  const counts = countsOf(`${name} ${asOf < NEW_LIST_FROM}`)
  const closedIn = (year: number): Closed => {
    let found = counts.get(year)
    if (!found) {
      const before = year > COUNTED_FROM ? closedIn(year - 1) : undefined
      found = {
        days: mayClose(year)
          .filter((day) => closedFor(day) !== undefined)
          .map(dayNumber),
        before: before ? before.before + before.days.length : 0,
      }
      counts.set(year, found)
    }
    return found
  }
  return {
    closedFor,
    isOpen: (day) => !isWeekend(day) && closedFor(day) === undefined,
    openBefore(number) {
      const { days, before } = closedIn(yearOf(dayFromNumber(number)))
      return weekdaysBefore(number) - before - days.filter((each) => each < number).length
    },
  }
}

interface Closed {
  readonly days: readonly number[]
  /** Closed weekdays from COUNTED_FROM to the start of the year. */
  readonly before: number
}

/** By calendar and list of holidays: four of them, each a year after another as they are asked for. */
const allCounts = new Map<string, Map<number, Closed>>()
function countsOf(key: string): Map<number, Closed> {
  const counts = allCounts.get(key) ?? new Map<number, Closed>()
  allCounts.set(key, counts)
  return counts
}

/** Well before the first year that may be asked for. */
const COUNTED_FROM = 1900

/** The days of a year that one calendar or the other may close on, in order. */
const mayClose = (year: number): Day[] => [...new Set([...closedDays(year), dayOf(year, 12, 24), lastWeekdayOf(year)])].sort()

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
    for (const date of mayClose(year)) {
      const name = date >= from && date < to ? calendar.closedFor(date) : undefined
      if (name !== undefined) found.push({ date, name })
    }
  }
  return found
}

/** The n-th open day after a day, or before it where n is negative. Zero is the day itself. By counts of years, not day by day. */
export function shifted(calendar: BusinessCalendar, from: Day, days: number): Day {
  if (days === 0) return from
  const start = dayNumber(from)
  const before = calendar.openBefore(start)
  // Counted from the day itself, which is none of the days after it.
  const wanted = days > 0 ? before + days - (calendar.isOpen(from) ? 0 : 1) : before + days
  return dayFromNumber(nthOpenDay(wanted, start, calendar.openBefore))
}
