import { addDays, type Day, dayFromNumber, dayNumber, dayOf, weekday, yearOf } from '../day.ts'
import { word } from '../text/language.ts'

/**
 * Bank calendar (ANBIMA): the days on which CDI, Selic and PTAX exist. Holidays are never moved to a weekday; Ash Wednesday, 24 and 31
 * December are business days. Different from the labour calendar, in which Carnival and Corpus Christi are not national holidays.
 */
const FIXED: readonly { month: number; date: number; name: string; since?: number }[] = [
  { month: 1, date: 1, name: 'Confraternização Universal' },
  { month: 4, date: 21, name: 'Tiradentes' },
  { month: 5, date: 1, name: 'Dia do Trabalho' },
  { month: 9, date: 7, name: 'Independência do Brasil' },
  { month: 10, date: 12, name: 'Nossa Senhora Aparecida' },
  { month: 11, date: 2, name: 'Finados' },
  { month: 11, date: 15, name: 'Proclamação da República' },
  { month: 11, date: 20, name: 'Dia da Consciência Negra', since: 2024 }, // Lei 14.759/2023
  { month: 12, date: 25, name: 'Natal' },
]

const AROUND_EASTER: readonly { days: number; name: string }[] = [
  { days: -48, name: 'Carnaval (segunda-feira)' },
  { days: -47, name: 'Carnaval (terça-feira)' },
  { days: -2, name: 'Sexta-feira da Paixão' },
  { days: 60, name: 'Corpus Christi' },
]

/** Days before 2000 without a published CDI, although the 13 rules make them business days. */
const CLOSED_BEFORE_2000: ReadonlySet<Day> = new Set<Day>([
  '1995-04-13',
  '1996-04-04',
  '1996-10-03',
  '1997-03-27',
  '1998-04-09',
  '1999-04-01',
])

/** Easter Sunday by the anonymous Gregorian computus (Meeus, Astronomical Algorithms, ch. 8). */
export function easter(year: number): Day {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return dayOf(year, Math.floor(n / 31), (n % 31) + 1)
}

const holidaysByYear = new Map<number, ReadonlyMap<Day, string>>()

/** Bank holidays of a year, by date, weekends included. */
export function bankHolidays(year: number): ReadonlyMap<Day, string> {
  const known = holidaysByYear.get(year)
  if (known) return known
  const sunday = easter(year)
  const holidays = new Map<Day, string>()
  for (const { month, date, name, since = 0 } of FIXED) if (year >= since) holidays.set(dayOf(year, month, date), name)
  for (const { days, name } of AROUND_EASTER) holidays.set(addDays(sunday, days), name)
  holidaysByYear.set(year, holidays)
  return holidays
}

export function isBusinessDay(day: Day): boolean {
  const dayOfWeek = weekday(day)
  if (dayOfWeek === 0 || dayOfWeek === 6) return false
  return !bankHolidays(yearOf(day)).has(day) && !CLOSED_BEFORE_2000.has(day)
}

/** Business days from `from` to `to`, inclusive. */
export function businessDays(from: Day, to: Day): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) if (isBusinessDay(day)) days.push(day)
  return days
}

/** 20 November entered the bank calendar by Lei 14.759/2023; lists printed earlier lack it even for later years. */
const NOVEMBER_20 = '-11-20'

interface ClosedDays {
  readonly days: readonly number[]
  /** Closed weekdays from FIRST_COUNTED to the start of the year. */
  readonly before: number
}

const closedByYear = { true: new Map<number, ClosedDays>(), false: new Map<number, ClosedDays>() }
const FIRST_COUNTED = 1900

/** Days of a year on which banks close, weekends included. */
export const closedDays = (year: number): Day[] => [
  ...new Set([...bankHolidays(year).keys(), ...[...CLOSED_BEFORE_2000].filter((day) => yearOf(day) === year)]),
]

/** Counts up from the last year known: a far year would exceed the stack if each asked for the one before. */
function closedWeekdays(year: number, november20: boolean): ClosedDays {
  const kept = closedByYear[`${november20}`]
  for (let next = FIRST_COUNTED + kept.size; next <= year; next++) kept.set(next, closedAfter(kept.get(next - 1), next, november20))
  return kept.get(year) ?? closedAfter(undefined, year, november20)
}

function closedAfter(before: ClosedDays | undefined, year: number, november20: boolean): ClosedDays {
  const weekdays = closedDays(year).filter((day) => weekday(day) % 6 !== 0 && (november20 || !day.endsWith(NOVEMBER_20)))
  return { days: weekdays.map(dayNumber), before: before ? before.before + before.days.length : 0 }
}

/** Business days before `day`, counted from FIRST_COUNTED. */
function businessDaysBefore(day: Day, november20: boolean): number {
  const number = dayNumber(day)
  const closed = closedWeekdays(yearOf(day), november20)
  let count = weekdaysBefore(number) - closed.before
  for (const holiday of closed.days) if (holiday < number) count--
  return count
}

/** Weekdays (Monday to Friday) before a day number, counted from a fixed Monday in the past. */
export function weekdaysBefore(number: number): number {
  const sinceMonday = number + 3 // 1970-01-01 was a Thursday
  const weeks = Math.floor(sinceMonday / 7)
  return weeks * 5 + Math.min(sinceMonday - weeks * 7, 5)
}

/** Weekdays (Monday to Friday) in [from, to). */
export const countWeekdays = (from: Day, to: Day): number => weekdaysBefore(dayNumber(to)) - weekdaysBefore(dayNumber(from))

/**
 * Business days in [from, to): the day count of bonds, CDI and Selic. Uses cached yearly counts, from 1900 on. `november20: false` uses the
 * list prior to Lei 14.759/2023.
 */
export function countBusinessDays(from: Day, to: Day, { november20 = true }: { readonly november20?: boolean } = {}): number {
  if (from >= to) return 0
  if (yearOf(from) < FIRST_COUNTED) throw new RangeError(word`no bank calendar before ${FIRST_COUNTED}`)
  return businessDaysBefore(to, november20) - businessDaysBefore(from, november20)
}

/** The business day `days` business days after `day`; zero returns the day itself, or the next business day. */
export function addBusinessDays(day: Day, days: number): Day {
  if (yearOf(day) < FIRST_COUNTED) throw new RangeError(word`no bank calendar before ${FIRST_COUNTED}`)
  const wanted = businessDaysBefore(day, true) + Math.max(0, days)
  return dayFromNumber(nthOpenDay(wanted, dayNumber(day), (number) => businessDaysBefore(dayFromNumber(number), true)))
}

/**
 * Number of the open day preceded by `wanted` open days, by bisection over the monotonic `openBefore`: about fifteen evaluations at any
 * distance.
 * @param near a day number to start from.
 */
export function nthOpenDay(wanted: number, near: number, openBefore: (number: number) => number): number {
  let low = near
  let high = near
  for (let step = 8; openBefore(low) > wanted; step *= 4) low -= step
  for (let step = 8; openBefore(high + 1) <= wanted; step *= 4) high += step
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (openBefore(middle + 1) > wanted) high = middle
    else low = middle + 1
  }
  return low
}
