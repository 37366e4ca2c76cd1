import { addDays, type Day, dayOf, weekday, yearOf } from './day.ts'

/**
 * The bank calendar (ANBIMA): the days on which CDI, Selic and PTAX exist. Holidays are never moved to a weekday; Ash Wednesday,
 * 24 and 31 December are business days. Not the labour calendar: Carnival and Corpus Christi are not national holidays.
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

/** Days before 2000 on which the CDI was not published although the 13 rules call them business days. */
const CLOSED_BEFORE_2000: ReadonlySet<string> = new Set([
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

/** The bank holidays of a year, by day, weekends included. */
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

/** Business days from `from` to `to`, both ends included. */
export function businessDays(from: Day, to: Day): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) if (isBusinessDay(day)) days.push(day)
  return days
}
