/** Civil dates, without time or time zone. ISO strings, so that string comparison orders them. */

import { once } from './collections/lazy-value.ts'
import { readersLanguage, word } from './text/language.ts'

export type Day = `${number}-${number}-${number}`

const FORM = /^\d{4}-\d{2}-\d{2}$/
const MILLISECONDS = 86_400_000

/** Days since 1970-01-01. */
export function dayNumber(day: Day): number {
  return Date.UTC(yearOf(day), monthOf(day) - 1, Number(day.slice(8, 10))) / MILLISECONDS
}

/** Two-digit numbers 00 to 31. */
const TWO_DIGITS = Array.from({ length: 32 }, (_, number) => String(number).padStart(2, '0'))
/** Days from 0000-03-01 to 1970-01-01. Years start in March so that the leap day comes last. */
const FROM_MARCH_OF_YEAR_0 = 719_468
const DAYS_IN_400_YEARS = 146_097

/**
 * Integer arithmetic (Hinnant, chrono-compatible low-level date algorithms): creating a `Date` per day dominates the cost of iterating a
 * calendar.
 */
export function dayFromNumber(number: number): Day {
  const days = Math.floor(number) + FROM_MARCH_OF_YEAR_0
  const era = Math.floor(days / DAYS_IN_400_YEARS)
  const ofEra = days - era * DAYS_IN_400_YEARS
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / (DAYS_IN_400_YEARS - 1))) / 365,
  )
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * ofYear + 2) / 153)
  const date = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  const text =
    year >= 1000 && year <= 9999
      ? `${year}-${TWO_DIGITS[month]!}-${TWO_DIGITS[date]!}`
      : // Years with fewer digits and invalid numbers are rare: `Date` formats or rejects them.
        new Date(number * MILLISECONDS).toISOString().slice(0, 10)
  return text as Day
}

/** True for an existing day, from the year 100 on; false for 2024-02-30. */
export function isDay(text: string): text is Day {
  if (!FORM.test(text)) return false
  const year = Number(text.slice(0, 4))
  const month = Number(text.slice(5, 7))
  const date = Number(text.slice(8))
  return year >= 100 && month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month)
}

export const yearOf = (day: Day): number => Number(day.slice(0, 4))
export const monthOf = (day: Day): number => Number(day.slice(5, 7))
export const dateOf = (day: Day): number => Number(day.slice(8, 10))

export function dayOf(year: number, month: number, date: number): Day {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}` as Day
}

/** A date in the month `2005-11`. */
export const dayIn = (month: string, date: number): Day => dayOf(Number(month.slice(0, 4)), Number(month.slice(5, 7)), date)

export const firstOfMonth = (day: Day): Day => dayOf(yearOf(day), monthOf(day), 1)
export const endOfMonth = (day: Day): Day => dayOf(yearOf(day), monthOf(day), daysInMonth(yearOf(day), monthOf(day)))

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** @param month from 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

export const addDays = (day: Day, days: number): Day => dayFromNumber(dayNumber(day) + days)

/** Adds calendar months: 31 January plus one month is the last day of February. */
export function addMonths(day: Day, months: number): Day {
  const index = yearOf(day) * 12 + monthOf(day) - 1 + months
  const year = Math.floor(index / 12)
  const month = (index % 12) + 1
  return dayOf(year, month, Math.min(dateOf(day), daysInMonth(year, month)))
}

/**
 * Adds months as the law counts them: when the month lacks the date, the first day of the next one (Lei 810/1949, art. 3º; Código Civil,
 * art. 132, § 3º). 31 January plus one month is 1 March.
 */
export function addLegalMonths(day: Day, months: number): Day {
  const later = addMonths(day, months)
  return dateOf(later) === dateOf(day) ? later : addDays(later, 1)
}

export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from)

export const earlier = (a: Day, b: Day): Day => (a < b ? a : b)
export const later = (a: Day, b: Day): Day => (a > b ? a : b)

/** 0 is Sunday. */
export const weekday = (day: Day): number => (((dayNumber(day) + 4) % 7) + 7) % 7

/** True when both days are in the same month and year. */
export const inMonthOf = (a: Day, b: Day): boolean => a.slice(0, 7) === b.slice(0, 7)

const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

const ENGLISH_MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** 2026-11-15 → novembro de 2026, or November 2026. */
export const monthInWords = (day: Day): string =>
  readersLanguage() === null ? word`${MONTHS[monthOf(day) - 1]} de ${yearOf(day)}` : `${ENGLISH_MONTHS[monthOf(day) - 1]} ${yearOf(day)}`

/** 2026-11-15 → 15/11/2026, or 15 Nov 2026 in English, where a numeric date would be ambiguous. */
export const formatDay = (day: Day): string =>
  readersLanguage() === null
    ? `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
    : `${dateOf(day)} ${ENGLISH_MONTHS[monthOf(day) - 1]!.slice(0, 3)} ${yearOf(day)}`

/** Created lazily: it costs as much as the rest of a first response. */
const saoPaulo = once(
  () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', year: 'numeric', month: '2-digit', day: '2-digit' }),
)

const THREE_HOURS = 3 * 3_600_000

/**
 * The date in São Paulo at an instant: at 01:00 UTC it is still the previous day there. Since 1914 the offset is UTC−3, or UTC−2 in summers
 * with daylight saving time, so only the hour from 02:00 UTC needs the time zone database.
 */
export const saoPauloDay = (instant: Date): Day =>
  instant.getUTCHours() === 2 ? (saoPaulo().format(instant) as Day) : dayFromNumber((instant.getTime() - THREE_HOURS) / MILLISECONDS)
