/** The factor between two days by the real series, and the rule it follows, said in Portuguese. */
import { isBusinessDay } from '../core/business-day.ts'
import { addDays, addMonths, type Day, daysBetween, earlier, formatDay } from '../core/day.ts'
import { decimal, ONE, Ratio } from '../core/ratio.ts'
import type { Method } from './definition.ts'
import { endOfMonth, firstOfMonth, growth } from './history.ts'
import { SERIES_IDS, type SeriesId, seriesSpec } from './metrics.ts'
import { indexAt, type Series } from './series.ts'

interface Accumulator {
  readonly series: SeriesId
  readonly method: Method
  /** What is multiplied, in Portuguese. */
  readonly of: string
  /** The metric named for the last observation used. */
  readonly reads: string
}

const accumulators = new Map<string, Accumulator>()
for (const id of SERIES_IDS) {
  const { accumulates } = seriesSpec(id)
  if (!accumulates) continue
  const { names, by: method, of, reads } = accumulates
  for (const name of names) {
    if (accumulators.has(name)) throw new Error(`two series accumulate as ${name}`)
    accumulators.set(name, { series: id, method, of, reads })
  }
}

/** The names people are offered, one for each series that accumulates. */
export const ACCUMULATED = SERIES_IDS.flatMap((id) => seriesSpec(id).accumulates?.names[0] ?? []) as [string, ...string[]]

export const accumulatorOf = (metric: string): Accumulator | undefined => accumulators.get(metric)

export interface Accumulation {
  readonly factor: Ratio
  /** Index of the last observation used, or of the newest before `to` when none entered. */
  readonly last: number
  readonly rule: string
}

/** Undefined where an observation that the rule needs is not held. */
export function accumulate(accumulator: Accumulator, series: Series, from: Day, to: Day): Accumulation | undefined {
  return METHODS[accumulator.method](series, from, to, accumulator.of)
}

type Rule = (series: Series, from: Day, to: Day, of: string) => Accumulation | undefined

/** Every business day of the interval, both ends included. */
const businessDays: Rule = (series, from, to, of) => {
  const first = indexAt(series.days, addDays(from, -1)) + 1
  const last = indexAt(series.days, to)
  const whole = `${of} de cada dia útil de ${formatDay(from)} a ${formatDay(to)}, com o primeiro e o último dia`
  if (first > last) {
    if (daysBetween(from, to) > 10 || hasBusinessDay(from, to) || last < 0) return undefined
    return { factor: ONE, last, rule: `${whole}; não há dia útil no intervalo.` }
  }
  if (hasBusinessDay(from, addDays(series.days[first]!, -1)) || hasBusinessDay(addDays(series.days[last]!, 1), to)) return undefined
  const { products, missingUpTo } = compounding(series)
  if (missingUpTo[last]! > missingUpTo[first]!) return undefined
  return { factor: span(products, first, last), last, rule: `${whole} (${last - first + 1} dias úteis).` }
}

/**
 * A month enters when it ends after `from` and not after `to`. So 1 January to 31 December is the year, a contract's anniversary to
 * the next is twelve months whatever its date, and the intervals a–b and b–c make a–c.
 */
const endedMonths: Rule = (series, from, to, of) => {
  const firstMonth = endOfMonth(from) > from ? firstOfMonth(from) : addMonths(firstOfMonth(from), 1)
  const lastMonth = endOfMonth(to) <= to ? firstOfMonth(to) : addMonths(firstOfMonth(to), -1)
  const because = 'O mês da data inicial entra inteiro, salvo se terminar nela; o mês incompleto no fim não entra; não há pro rata.'
  if (firstMonth > lastMonth) {
    const last = indexAt(series.days, to)
    return last < 0
      ? undefined
      : { factor: ONE, last, rule: `${of} mensal: nenhum mês se encerra no intervalo. ${because}${oldCurrency(from)}` }
  }
  const found = wholeMonths(series, firstMonth, lastMonth)
  if (!found) return undefined
  const { factor, last, months } = found
  return {
    factor,
    last,
    rule: `${of} mensal composto de ${month(firstMonth)} a ${month(lastMonth)} (${months}). ${because}${oldCurrency(from)}`,
  }
}

/** Savings and TR pay whole months, here those from day 1 to day 1. */
const wholePeriods: Rule = (series, from, to, of) => {
  const firstMonth = firstOfMonth(from) === from ? from : addMonths(firstOfMonth(from), 1)
  const lastMonth = addMonths(firstOfMonth(to), -1)
  const because = 'Só entram meses completos, do dia 1º ao dia 1º seguinte; não há rendimento por mês incompleto.'
  if (firstMonth > lastMonth) {
    const last = indexAt(series.days, to)
    return last < 0 ? undefined : { factor: ONE, last, rule: `${of}: nenhum mês completo no intervalo. ${because}` }
  }
  const found = wholeMonths(series, firstMonth, lastMonth)
  if (!found) return undefined
  const { factor, last, months } = found
  return { factor, last, rule: `${of} composto de ${month(firstMonth)} a ${month(lastMonth)} (${months}). ${because}` }
}

/** Quote of the last day over quote of the first; a day without quote takes the business day before. */
const quotes: Rule = (series, from, to, of) => {
  const first = quoteIndex(series, from)
  const last = quoteIndex(series, to)
  if (first === undefined || last === undefined) return undefined
  const [start, end] = [series.values[first]!, series.values[last]!]
  const rule =
    `Fechamento do ${of} de ${formatDay(series.days[last]!)} (${comma(end)}) dividido pelo de ${formatDay(series.days[first]!)} (${comma(start)}). ` +
    'Em dia sem cotação vale a do dia útil anterior.'
  return { factor: decimal(end).over(decimal(start)), last, rule }
}

const METHODS: Record<Method, Rule> = { businessDays, endedMonths, wholePeriods, quotes }

/** The first and last day between which the rule can be followed at the end of the series. */
export function coverage(accumulator: Accumulator, series: Series, today: Day): { from: Day; to: Day } | undefined {
  const [first, last] = [series.days[0], series.days.at(-1)]
  if (!first || !last) return undefined
  const ends: Record<Method, Day> = {
    businessDays: last,
    quotes: last,
    endedMonths: endOfMonth(last),
    wholePeriods: addMonths(last, 1),
  }
  const to = ends[accumulator.method]
  return { from: first, to: earlier(to, today) }
}

interface Compounding {
  /** Product of all growth factors before each index, times 10^PLACES. */
  readonly products: readonly bigint[]
  /** How many business days are missing before each observation. */
  readonly missingUpTo: readonly number[]
}

const PLACES = 40n
const SCALE = 10n ** PLACES
const memory = new WeakMap<Series, Compounding>()

/** Products from the start of the series to each day: any interval is then one division, however long. */
function compounding(series: Series): Compounding {
  let known = memory.get(series)
  if (!known) {
    const products = [SCALE]
    const missingUpTo: number[] = []
    let missing = 0
    series.days.forEach((day, index) => {
      const before = series.days[index - 1]
      for (let between = before && addDays(before, 1); between && between < day; between = addDays(between, 1)) {
        if (isBusinessDay(between)) missing++
      }
      missingUpTo.push(missing)
      const { n, d } = growth(series.values[index]!)
      products.push((products[index]! * n) / d)
    })
    known = { products, missingUpTo }
    memory.set(series, known)
  }
  return known
}

const span = (products: readonly bigint[], first: number, last: number): Ratio => Ratio.of(products[last + 1]!, products[first]!)

function wholeMonths(series: Series, firstMonth: Day, lastMonth: Day): { factor: Ratio; last: number; months: string } | undefined {
  const first = indexAt(series.days, firstMonth)
  const last = indexAt(series.days, lastMonth)
  if (series.days[first] !== firstMonth || series.days[last] !== lastMonth) return undefined
  if (addMonths(firstMonth, last - first) !== lastMonth) return undefined // a month is missing in between
  const count = last - first + 1
  return { factor: exactProduct(series, first, last), last, months: count === 1 ? '1 mês' : `${count} meses` }
}

function exactProduct({ values }: Series, first: number, last: number): Ratio {
  let factor = ONE
  for (let index = first; index <= last; index++) factor = factor.times(growth(values[index]!)).settled()
  return factor
}

/** The quote in force on a day: that of its business day, which must be there. */
function quoteIndex({ days }: Series, day: Day): number | undefined {
  let business = day
  while (!isBusinessDay(business)) business = addDays(business, -1)
  const index = indexAt(days, business)
  return days[index] === business ? index : undefined
}

function hasBusinessDay(from: Day, to: Day): boolean {
  for (let day = from; day <= to; day = addDays(day, 1)) if (isBusinessDay(day)) return true
  return false
}

const month = (day: Day): string => `${day.slice(5, 7)}/${day.slice(0, 4)}`
const comma = (value: string): string => value.replace('.', ',')

/** Lei nº 9.069/1995: the real begins on 1 July 1994. */
const oldCurrency = (from: Day): string =>
  from < '1994-07-01' ? ' Antes de 01/07/1994 a moeda não era o real: o valor é corrigido, não convertido.' : ''
