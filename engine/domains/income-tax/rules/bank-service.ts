/** Days on which federal taxes can be paid at a bank: the bank calendar without the last business day of the year and local holidays. */

import { bankHolidays } from '../../../core/calendar/business-day.ts'
import { isPaymentDay } from '../../../core/calendar/tax-calendar.ts'
import { addDays, type Day, weekday, yearOf } from '../../../core/day.ts'
import { translate, word } from '../../../core/text/language.ts'

/** Municipal and state holidays supplied by the caller. */
export type LocalHolidays = ReadonlySet<Day>

const hasBankService = (day: Day, local: LocalHolidays): boolean => isPaymentDay(day) && !local.has(day)

/** First banking day from `day`, inclusive, in either direction. */
export function bankServiceDay(day: Day, step: 1 | -1, local: LocalHolidays): Day {
  let found = day
  while (!hasBankService(found, local)) found = addDays(found, step)
  return found
}

const WEEKEND: Readonly<Record<number, () => string>> = { 0: () => word`domingo`, 6: () => word`sábado` }

/** Reason why a day has no banking service, in the reader's language; null when it has. */
export function withoutService(day: Day, local: LocalHolidays): string | null {
  if (hasBankService(day, local)) return null
  const holiday = bankHolidays(yearOf(day)).get(day)
  const reasons = [WEEKEND[weekday(day)]?.(), holiday && word`feriado: ${holiday}`].filter((reason) => reason !== undefined)
  if (reasons.length > 0) return reasons.join(translate(' e '))
  return local.has(day) ? 'feriado local informado' : 'último dia útil do ano, sem expediente bancário'
}

/** Market-only holidays: regular working days outside banks. */
const MARKET_ONLY = /^(Carnaval|Corpus Christi)/

/** The n-th working day of a month for wages: Saturdays count, and Carnival and Corpus Christi are not national holidays. */
export function wageDay(firstOfMonth: Day, nth: number, local: LocalHolidays): Day {
  let day = addDays(firstOfMonth, -1)
  for (let left = nth; left > 0; ) {
    day = addDays(day, 1)
    const holiday = bankHolidays(yearOf(day)).get(day)
    if (weekday(day) !== 0 && !local.has(day) && (holiday === undefined || MARKET_ONLY.test(holiday))) left--
  }
  return day
}
