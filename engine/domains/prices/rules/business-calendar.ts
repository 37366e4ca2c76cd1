import { bankHolidays, closedDays, isBusinessDay, nthOpenDay, weekdaysBefore } from '../../../core/calendar/business-day.ts'
import { addDays, type Day, dayFromNumber, dayNumber, dayOf, weekday, yearOf } from '../../../core/day.ts'

export type CalendarName = 'anbima' | 'b3'

export interface BusinessCalendar {
  isOpen(day: Day): boolean
  /** Holiday name of a closed weekday; undefined for an open day or a weekend. */
  closedFor(day: Day): string | undefined
  /** Number of open days before a day number, from a fixed origin. */
  openBefore(number: number): number
}

/** Lei nº 14.759/2023 (DOU 22/12/2023) made 20 November a holiday; holiday lists include it from this day on. */
export const NEW_LIST_FROM: Day = '2023-12-26'

/** Years over which the calendar rule was verified against the published lists. */
export const FIRST_YEAR = 1995
export const LAST_YEAR = 2099

/** Since 2022 the exchange ignores city holidays; its earlier calendars are not recorded here. */
export const B3_FROM: Day = '2022-01-01'

/** Calendar as known on a day: until 25/12/2023 every future 20 November was a business day, and prices were computed accordingly. */
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

/** Closed days by year, cached per calendar and holiday list (four combinations). */
const allCounts = new Map<string, Map<number, Closed>>()
function countsOf(key: string): Map<number, Closed> {
  const counts = allCounts.get(key) ?? new Map<number, Closed>()
  allCounts.set(key, counts)
  return counts
}

/** Origin of the counts, well before the first accepted year. */
const COUNTED_FROM = 1900

/** Candidate closed days of a year in any calendar, sorted. */
const mayClose = (year: number): Day[] => [...new Set([...closedDays(year), dayOf(year, 12, 24), lastWeekdayOf(year)])].sort()

const isWeekend = (day: Day): boolean => weekday(day) === 0 || weekday(day) === 6

function lastWeekdayOf(year: number): Day {
  let day = dayOf(year, 12, 31)
  while (isWeekend(day)) day = addDays(day, -1)
  return day
}

/** Closed weekdays from `from` (inclusive) to `to` (exclusive), with the reason. Checks only the candidate days of each year. */
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

/**
 * The n-th open day after a day, or before it when n is negative; zero returns the day itself. Uses yearly counts instead of a day-by-day
 * walk.
 */
export function shifted(calendar: BusinessCalendar, from: Day, days: number): Day {
  if (days === 0) return from
  const start = dayNumber(from)
  const before = calendar.openBefore(start)
  // Counting starts at `from` itself, which is not one of the days after it.
  const wanted = days > 0 ? before + days - (calendar.isOpen(from) ? 0 : 1) : before + days
  return dayFromNumber(nthOpenDay(wanted, start, calendar.openBefore))
}
