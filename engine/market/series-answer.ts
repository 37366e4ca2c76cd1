/** One series of the central bank between two days, whoever keeps it: an indicator, or the shelf of what was asked for. */

import { addMonths, type Day, earlier, formatDay } from '../core/day.ts'
import { NotFound, SourceUnavailable } from '../core/errors.ts'
import { word } from '../core/language.ts'
import type { Aggregate, Ports, PublishedSeries, RatePoint } from '../core/operation/ports.ts'
import { indexAt } from '../indicators/series.ts'
import { listedSeries } from './listed-series.ts'

export const SERIES_CADENCES = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly', 'irregular'] as const

/** What is held that goes back to a day, or to what is answered when none is named; else whatever is held. */
export function heldSeries(code: number, from: Day | null, ports: Ports): PublishedSeries | undefined {
  const own = ports.rates.published(code, ports.today())
  if (own && (from === null || isWhole(own) || own.wholeFrom! <= from)) return isWhole(own) ? { ...own, wholeFrom: null } : own
  return ports.market.series.held(code) ?? own
}

/** An indicator's series that goes back to where the list says the bank's begins. */
function isWhole({ code, wholeFrom, days }: PublishedSeries): boolean {
  const starts = listedSeries(code)?.starts
  return (
    wholeFrom === null || (starts !== undefined && starts !== null && days[0] !== undefined && days[0].slice(0, starts.length) <= starts)
  )
}

/** What has to be read before a series can be answered from a day on; null where that is held. */
export function seriesReading(code: number, from: Day | null, ports: Ports): (() => Promise<void>) | null {
  const held = heldSeries(code, from, ports)
  if (held && (from === null || held.wholeFrom === null || held.wholeFrom <= from)) return null
  return ports.market.series.reading(code, from)
}

/** Of a series by the day the last 12 months, of the others everything. */
export function startOf({ cadence, days }: PublishedSeries, to: Day): Day {
  return cadence === 'daily' || cadence === 'weekly' ? addMonths(to, -12) : earlier(days[0]!, to)
}

/** Why a series cannot be answered, to be thrown: there is none, or it could not be read; with what is held instead. */
export function seriesLacking(code: number, ports: Ports): Error {
  const { series } = ports.market
  if (series.lack(code) === 'nothing')
    return new NotFound(word`O Banco Central não tem valores na série ${code}. A lista está em /v1/series.`)
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

/** The same where what is held begins too late. */
export function beforeHeld(code: number, held: PublishedSeries): Error {
  const first = held.days[0]!
  return new SourceUnavailable(
    word`Da série ${code} só se guarda o que vem desde ${formatDay(held.wholeFrom ?? first)}; o que vem antes ainda não pôde ser lido. Tente mais tarde ou peça desde esse dia.`,
    held.days.at(-1)!,
  )
}

/** The observations from one day to another, both included, or the last of each month or year. */
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
