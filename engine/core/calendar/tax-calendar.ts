/**
 * Days on which banks accept tax payments. Differs from the market calendar (business-day.ts), which is open on the last business day of
 * the year: on that day banks only settle among themselves.
 */

import { addDays, type Day, dayOf, endOfMonth, yearOf } from '../day.ts'
import { isBusinessDay } from './business-day.ts'

/**
 * Acts that close banks to the public on the last business day of the year, newest first. Earlier, each bank set its own hours on 31
 * December.
 */
const CLOSED_AT_YEAR_END: readonly { readonly since: number; readonly act: string }[] = [
  { since: 2021, act: 'Resolução CMN nº 4.880/2020, art. 3º' },
  { since: 2002, act: 'Resolução CMN nº 2.932/2002' },
  { since: 1999, act: 'Resolução CMN nº 2.596/1999, art. 1º' },
]

/** Act that closes banks to the public on the last business day of the year; null when none is in force. */
export const yearEndAct = (day: Day): string | null => CLOSED_AT_YEAR_END.find(({ since }) => yearOf(day) >= since)?.act ?? null

const onOrBefore = (day: Day, open: (day: Day) => boolean): Day => {
  let found = day
  while (!open(found)) found = addDays(found, -1)
  return found
}

/** True on the last business day of a year with such an act. */
export const isYearEndClosing = (day: Day): boolean =>
  yearEndAct(day) !== null && day === onOrBefore(dayOf(yearOf(day), 12, 31), isBusinessDay)

/** True when banks accept payments on the day. */
export const isPaymentDay = (day: Day): boolean => isBusinessDay(day) && !isYearEndClosing(day)

/** Last payment day on or before `day`: for acts that bring the due date forward. */
export const paymentDayUpTo = (day: Day): Day => onOrBefore(day, isPaymentDay)

/** First payment day on or after `day`: for acts that postpone the due date. */
export function paymentDayFrom(day: Day): Day {
  let found = day
  while (!isPaymentDay(found)) found = addDays(found, 1)
  return found
}

/** "Last business day of the month" as defined in tax acts. */
export const lastPaymentDayOfMonth = (day: Day): Day => paymentDayUpTo(endOfMonth(day))
