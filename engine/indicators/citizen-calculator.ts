/**
 * Factor by the rules of the central bank's Calculadora do Cidadão ("Correção de valores", methodology pages): price indexes by months,
 * including both ends; Selic and CDI by business days, including the first and excluding the last; savings and TR by whole months from the
 * anniversary. The interval rules may give another number for the same dates, so each result states its rule.
 */

import { addDays, addMonths, type Day, dateOf, earlier, endOfMonth, firstOfMonth, formatDay } from '../core/day.ts'
import { decimalText } from '../core/money.ts'
import { decimal, divide, ONE, Ratio } from '../core/ratio.ts'
import { word } from '../core/text/language.ts'
import { type Accumulation, type AccumulationRule, month, months, oldCurrency } from './accumulate.ts'
import type { Accumulator } from './accumulators.ts'
import type { Method } from './definition.ts'
import { dailyProduct, lastWithoutGap, wholeDays, wholeMonths } from './products.ts'
import { indexAt, type Series } from './series.ts'

const priceIndex: AccumulationRule = (series, from, to, of) => {
  const found = wholeMonths(series, firstOfMonth(from), firstOfMonth(to))
  if (!found) return undefined
  const { factor, last, count } = found
  const rule = word`${of} mensal composto de ${month(from)} a ${month(to)} (${months(count)}), com o mês inicial e o final, como na Calculadora do Cidadão do Banco Central.${oldCurrency(from)}`
  return { factor, last, count, rule }
}

/** Share of each day's rate (110% of the CDI), with each day's factor rounded to eight decimals as in the calculator. */
export function dailyShare(share: Ratio): AccumulationRule {
  return (series, from, to, of) => {
    const found = wholeDays(series, from, addDays(to, -1))
    if (!found) return undefined
    const { first, last, count } = found
    const whole = share.compare(ONE) === 0
    const factor = count === 0 ? ONE : whole ? dailyProduct(series, first, last) : sharedProduct(series, first, last, share)
    const which = whole ? of : `${decimalText(share.toPercent())}% da ${of}`
    const rule = word`${which} de cada dia útil de ${formatDay(from)} a ${formatDay(to)}, com o primeiro dia e sem o último (${count === 1 ? '1 dia útil' : word`${count} dias úteis`}), como na Calculadora do Cidadão do Banco Central.`
    return { factor, last, count, rule }
  }
}

const DAILY_PLACES = 10n ** 8n

function sharedProduct({ values }: Series, first: number, last: number, share: Ratio): Ratio {
  let factor = ONE
  for (let index = first; index <= last; index++) {
    const { n, d } = decimal(values[index]!).times(share)
    factor = factor.times(Ratio.of(DAILY_PLACES + divide(n * DAILY_PLACES, d * 100n, 'halfUp'), DAILY_PLACES)).truncated()
  }
  return factor
}

/** Only periods that start on day 1 are stored; one opened on the 29th, 30th or 31st has its anniversary on the next day 1. */
const anniversaries: AccumulationRule = (series, from, to, of) => {
  const start = dateOf(from) >= 29 ? addMonths(firstOfMonth(from), 1) : from
  if (dateOf(start) !== 1) return undefined
  const lastMonth = addMonths(firstOfMonth(to), -1)
  const because = 'Só entram períodos completos, de um aniversário ao seguinte, como na Calculadora do Cidadão do Banco Central.'
  if (start > lastMonth) {
    const last = indexAt(series.days, to)
    return last < 0 ? undefined : { factor: ONE, last, count: 0, rule: word`${of}: nenhum período completo no intervalo. ${because}` }
  }
  const found = wholeMonths(series, start, lastMonth)
  if (!found) return undefined
  const { factor, last, count } = found
  return { factor, last, count, rule: word`${of} composto de ${month(start)} a ${month(lastMonth)} (${months(count)}). ${because}` }
}

/** Currencies are not supported for correction. */
const none = (): Accumulation | undefined => undefined

export const citizenCalculator: Record<Method, AccumulationRule> = {
  businessDays: dailyShare(ONE),
  endedMonths: priceIndex,
  wholePeriods: anniversaries,
  quotes: none,
}

/** First and last day of an interval these rules can compute. */
export function citizenCoverage({ method }: Accumulator, series: Series, today: Day): { from: Day; to: Day } | undefined {
  const [first, last] = [series.days[0], series.days.at(-1)]
  if (!first || !last || method === 'quotes') return undefined
  const ends: Record<Exclude<Method, 'quotes'>, Day> = {
    businessDays: addDays(last, 1),
    endedMonths: endOfMonth(lastWithoutGap(series)),
    wholePeriods: addMonths(lastWithoutGap(series), 1),
  }
  return { from: first, to: earlier(ends[method], today) }
}
