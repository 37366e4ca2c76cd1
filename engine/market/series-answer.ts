/** One central bank series between two days, from an indicator or from the shelf of requested series. */

import { addMonths, type Day, earlier, formatDay } from '../core/day.ts'
import { NotFound, SourceUnavailable } from '../core/errors.ts'
import { word } from '../core/text/language.ts'
import { suggestion } from '../core/text/unknown-name.ts'
import { indexAt } from '../indicators/series.ts'
import type { Aggregate, Ports, PublishedSeries, RatePoint } from '../operation/evaluation/ports.ts'
import { LISTED_SERIES, listedSeries } from './listed-series.ts'

export const SERIES_CADENCES = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly', 'irregular'] as const

/** Stored series that starts early enough for a day, or for the default range; otherwise any stored part. */
export function storedSeries(code: number, from: Day | null, ports: Ports): PublishedSeries | undefined {
  const own = ports.rates.published(code, ports.today())
  if (own && (from === null || isWhole(own) || own.wholeFrom! <= from)) return isWhole(own) ? { ...own, wholeFrom: null } : own
  return ports.market.series.held(code) ?? own
}

/** True for an indicator's series that starts as early as the listed central bank series. */
function isWhole({ code, wholeFrom, days }: PublishedSeries): boolean {
  const starts = listedSeries(code)?.starts
  return (
    wholeFrom === null || (starts !== undefined && starts !== null && days[0] !== undefined && days[0].slice(0, starts.length) <= starts)
  )
}

/** Reading required before a series can answer from a day on; null when already stored. */
export function seriesReading(code: number, from: Day | null, ports: Ports): (() => Promise<void>) | null {
  const held = storedSeries(code, from, ports)
  if (held && (from === null || held.wholeFrom === null || held.wholeFrom <= from)) return null
  return ports.market.series.reading(code, from)
}

/** Default start: the last 12 months for daily and weekly series, the first day for the others. */
export function startOf({ cadence, days }: PublishedSeries, to: Day): Day {
  return cadence === 'daily' || cadence === 'weekly' ? addMonths(to, -12) : earlier(days[0]!, to)
}

const LISTED = { names: LISTED_SERIES.map((each) => String(each.code)), listed: { id: 'series', url: '/v1/series' } }

/** Error for a series that does not exist or could not be read, stating what is stored. */
export function seriesLacking(code: number, ports: Ports): Error {
  const { series } = ports.market
  if (series.lack(code) === 'nothing')
    return new NotFound(word`O Banco Central não tem valores na série ${code}. ${suggestion(String(code), LISTED)}`)
  const listed = listedSeries(code)
  const name = listed ? `${code} (${listed.title})` : String(code)
  const kept = series
    .summaries()
    .slice(0, 5)
    .map((each) => each.code)
  const beside = kept.length > 0 ? word`; lidas a pedido, ${kept.join(', ')}` : ''
  return new SourceUnavailable(
    word`A série ${name} ainda não foi lida neste servidor, e agora não pôde ser. Estão guardadas as dos indicadores (/v1/rates/history)${beside}. Tente mais tarde.`,
  )
}

/** Error when the stored part of a series starts too late. */
export function beforeStoredRange(code: number, held: PublishedSeries): Error {
  const first = held.days[0]!
  return new SourceUnavailable(
    word`Da série ${code} só se guarda o que vem desde ${formatDay(held.wholeFrom ?? first)}; o que vem antes ainda não pôde ser lido. Tente mais tarde ou peça desde esse dia.`,
    held.days.at(-1)!,
  )
}

/** Observations between two days, inclusive, or the last of each month or year. */
export function pointsBetween({ days, values }: PublishedSeries, from: Day, to: Day, aggregate: Aggregate): RatePoint[] {
  const first = indexAt(days, from)
  const start = days[first] === from ? first : first + 1
  const end = indexAt(days, to) + 1
  const points: RatePoint[] = []
  const length = { daily: 10, monthly: 7, yearly: 4 }[aggregate]
  for (let index = start; index < end; index++) {
    const [day, next] = [days[index]!, days[index + 1]]
    const last = index + 1 >= end || next!.slice(0, length) !== day.slice(0, length)
    if (last) points.push({ date: day, value: Number(values[index]) })
  }
  return points
}
