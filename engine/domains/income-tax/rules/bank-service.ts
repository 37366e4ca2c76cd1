/** The days on which a federal tax can be paid at a bank: the bank calendar, less the last business day of the year and local holidays. */

import { bankHolidays } from '../../../core/business-day.ts'
import { addDays, type Day, weekday, yearOf } from '../../../core/day.ts'
import { spoken, word } from '../../../core/language.ts'
import { isPaymentDay } from '../../../core/tax-calendar.ts'

/** Days on which the town or the state is closed, as the caller says. */
export type LocalHolidays = ReadonlySet<Day>

const hasBankService = (day: Day, local: LocalHolidays): boolean => isPaymentDay(day) && !local.has(day)

/** The first day with bank service from a day on, itself included, in either direction. */
export function bankServiceDay(day: Day, step: 1 | -1, local: LocalHolidays): Day {
  let found = day
  while (!hasBankService(found, local)) found = addDays(found, step)
  return found
}

const WEEKEND: Readonly<Record<number, () => string>> = { 0: () => word`domingo`, 6: () => word`sábado` }

/** Why a day has no bank service, in the reader's language; null where it has. */
export function withoutService(day: Day, local: LocalHolidays): string | null {
  if (hasBankService(day, local)) return null
  const holiday = bankHolidays(yearOf(day)).get(day)
  const reasons = [WEEKEND[weekday(day)]?.(), holiday && word`feriado: ${holiday}`].filter((reason) => reason !== undefined)
  if (reasons.length > 0) return reasons.join(spoken(' e '))
  return local.has(day) ? 'feriado local informado' : 'último dia útil do ano, sem expediente bancário'
}

/** Holidays of the market alone: whoever is not a bank works on them. */
const MARKET_ONLY = /^(Carnaval|Corpus Christi)/

/** The n-th working day of a month for wages: Saturday counts, Carnival and Corpus Christi are no national holidays. */
export function wageDay(firstOfMonth: Day, nth: number, local: LocalHolidays): Day {
  let day = addDays(firstOfMonth, -1)
  for (let left = nth; left > 0; ) {
    day = addDays(day, 1)
    const holiday = bankHolidays(yearOf(day)).get(day)
    if (weekday(day) !== 0 && !local.has(day) && (holiday === undefined || MARKET_ONLY.test(holiday))) left--
  }
  return day
}
