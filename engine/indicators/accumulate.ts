/** Factor between two days by the published series, including both ends, with its rule in Portuguese. */

import { addMonths, type Day, earlier, endOfMonth, firstOfMonth, formatDay } from '../core/day.ts'
import { decimalText } from '../core/money.ts'
import { decimal, ONE, type Ratio } from '../core/ratio.ts'
import { translate, word } from '../core/text/language.ts'
import type { Accumulator } from './accumulators.ts'
import type { Method } from './definition.ts'
import { dailyProduct, lastWithoutGap, quoteIndex, wholeDays, wholeMonths } from './products.ts'
import { indexAt, type Series } from './series.ts'

export interface Accumulation {
  readonly factor: Ratio
  /** Index of the last observation used, or of the latest one before `to` when none was used. */
  readonly last: number
  /** Number of observations used. */
  readonly count: number
  readonly rule: string
}

/** Undefined when an observation required by the rule is missing. */
export type AccumulationRule = (series: Series, from: Day, to: Day, of: string) => Accumulation | undefined

/** Every business day of the interval, inclusive. */
const businessDays: AccumulationRule = (series, from, to, of) => {
  const found = wholeDays(series, from, to)
  if (!found) return undefined
  const { first, last, count } = found
  const whole = word`${of} de cada dia útil de ${formatDay(from)} a ${formatDay(to)}, com o primeiro e o último dia`
  if (count === 0) return { factor: ONE, last, count, rule: word`${whole}; não há dia útil no intervalo.` }
  return {
    factor: dailyProduct(series, first, last),
    last,
    count,
    rule: `${whole} (${count === 1 ? '1 dia útil' : word`${count} dias úteis`}).`,
  }
}

/**
 * A month counts when it ends after `from` and not after `to`. So 1 January to 31 December is the year, consecutive anniversaries are
 * twelve months apart, and the intervals a–b and b–c compound to a–c.
 */
const endedMonths: AccumulationRule = (series, from, to, of) => {
  const firstMonth = endOfMonth(from) > from ? firstOfMonth(from) : addMonths(firstOfMonth(from), 1)
  const lastMonth = endOfMonth(to) <= to ? firstOfMonth(to) : addMonths(firstOfMonth(to), -1)
  const because = 'O mês da data inicial entra inteiro, salvo se terminar nela; o mês incompleto no fim não entra; não há pro rata.'
  if (firstMonth > lastMonth) {
    const last = indexAt(series.days, to)
    return last < 0
      ? undefined
      : { factor: ONE, last, count: 0, rule: word`${of} mensal: nenhum mês se encerra no intervalo. ${because}${oldCurrency(from)}` }
  }
  const found = wholeMonths(series, firstMonth, lastMonth)
  if (!found) return undefined
  const { factor, last, count } = found
  return {
    factor,
    last,
    count,
    rule: word`${of} mensal composto de ${month(firstMonth)} a ${month(lastMonth)} (${months(count)}). ${because}${oldCurrency(from)}`,
  }
}

/** Savings and TR pay whole months, here from day 1 to day 1. */
const wholePeriods: AccumulationRule = (series, from, to, of) => {
  const firstMonth = firstOfMonth(from) === from ? from : addMonths(firstOfMonth(from), 1)
  const lastMonth = addMonths(firstOfMonth(to), -1)
  const because = 'Só entram meses completos, do dia 1º ao dia 1º seguinte; não há rendimento por mês incompleto.'
  if (firstMonth > lastMonth) {
    const last = indexAt(series.days, to)
    return last < 0 ? undefined : { factor: ONE, last, count: 0, rule: word`${of}: nenhum mês completo no intervalo. ${because}` }
  }
  const found = wholeMonths(series, firstMonth, lastMonth)
  if (!found) return undefined
  const { factor, last, count } = found
  return { factor, last, count, rule: word`${of} composto de ${month(firstMonth)} a ${month(lastMonth)} (${months(count)}). ${because}` }
}

/** Quote of the last day over the quote of the first; a day without a quote uses the previous business day. */
const quotes: AccumulationRule = (series, from, to, of) => {
  const first = quoteIndex(series, from)
  const last = quoteIndex(series, to)
  if (first === undefined || last === undefined) return undefined
  const [start, end] = [series.values[first]!, series.values[last]!]
  const rule =
    word`Fechamento do ${of} de ${formatDay(series.days[last]!)} (${comma(end)}) dividido pelo de ${formatDay(series.days[first]!)} (${comma(start)}). ` +
    translate('Em dia sem cotação vale a do dia útil anterior.')
  return { factor: decimal(end).over(decimal(start)), last, count: 2, rule }
}

/** Rules per method, inclusive of both ends. */
export const interval: Record<Method, AccumulationRule> = { businessDays, endedMonths, wholePeriods, quotes }

/** First and last day of an interval the rule can compute. */
export function coverage({ method }: Accumulator, series: Series, today: Day): { from: Day; to: Day } | undefined {
  const [first, last] = [series.days[0], series.days.at(-1)]
  if (!first || !last) return undefined
  const ends: Record<Method, Day> = {
    businessDays: last,
    quotes: last,
    endedMonths: endOfMonth(lastWithoutGap(series)),
    wholePeriods: addMonths(lastWithoutGap(series), 1),
  }
  return { from: first, to: earlier(ends[method], today) }
}

export const month = (day: Day): string => `${day.slice(5, 7)}/${day.slice(0, 4)}`
export const months = (count: number): string => (count === 1 ? translate('1 mês') : word`${count} meses`)
const comma = (value: string): string => decimalText(value)

/** Lei nº 9.069/1995: the real starts on 1 July 1994. */
export const oldCurrency = (from: Day): string =>
  from < '1994-07-01' ? ' Antes de 01/07/1994 a moeda não era o real: o valor é corrigido, não convertido.' : ''
