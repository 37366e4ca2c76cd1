/**
 * The days on which a tax can be paid at a bank. Beside the market's calendar (business-day.ts), which trades on the last business day of
 * the year: on that day banks only deal with one another.
 */
import { isBusinessDay } from './business-day.ts'
import { addDays, type Day, dayOf, endOfMonth, yearOf } from './day.ts'

/** The acts that close banks on the last business day of the year, newest first. Before them each bank chose its hours on 31 December. */
const CLOSED_AT_YEAR_END: readonly { readonly since: number; readonly act: string }[] = [
  { since: 2021, act: 'Resolução CMN nº 4.880/2020, art. 3º' },
  { since: 2002, act: 'Resolução CMN nº 2.932/2002' },
  { since: 1999, act: 'Resolução CMN nº 2.596/1999, art. 1º' },
]

/** The act by which banks do not serve the public on the last business day of a day's year; null where there was none. */
export const yearEndAct = (day: Day): string | null => CLOSED_AT_YEAR_END.find(({ since }) => yearOf(day) >= since)?.act ?? null

const onOrBefore = (day: Day, open: (day: Day) => boolean): Day => {
  let found = day
  while (!open(found)) found = addDays(found, -1)
  return found
}

/** Whether a day is the last business day of its year, on which banks do not serve the public. */
export const isYearEndClosing = (day: Day): boolean =>
  yearEndAct(day) !== null && day === onOrBefore(dayOf(yearOf(day), 12, 31), isBusinessDay)

/** Whether banks take payments on a day. */
export const isPaymentDay = (day: Day): boolean => isBusinessDay(day) && !isYearEndClosing(day)

/** The day itself, or the last day before it on which it can be paid: where the act brings the due date forward. */
export const paymentDayUpTo = (day: Day): Day => onOrBefore(day, isPaymentDay)

/** The day itself, or the first day after it on which it can be paid: where the act puts the due date off. */
export function paymentDayFrom(day: Day): Day {
  let found = day
  while (!isPaymentDay(found)) found = addDays(found, 1)
  return found
}

/** The "last business day of the month" of the tax acts. */
export const lastPaymentDayOfMonth = (day: Day): Day => paymentDayUpTo(endOfMonth(day))
