/** Error for indicator data missing in a period: never available (the series starts later), a gap, or not yet available. */

import { type Day, formatDay } from '../../core/day.ts'
import { BeforeSeries, NotYetPublished, SourceUnavailable } from '../../core/errors.ts'
import { word } from '../../core/text/language.ts'
import type { Ports, Use } from './ports.ts'

/** @param instead alternative for the caller, as a sentence. @param use purpose of the request. */
export function missingRate(
  { rates, today }: Pick<Ports, 'rates' | 'today'>,
  metric: string,
  from: Day,
  to: Day,
  instead: string,
  use: Use = 'read',
): Error {
  const held = rates.held(metric, from, to, use)
  if (!held) return new SourceUnavailable(word`O indicador ${metric} não está disponível: ainda não foi lido neste servidor. ${instead}`)
  if (from < held.starts) return new BeforeSeries(metric, from, held.starts)
  const now = today()
  if (from > now) return new NotYetPublished(metric, from, now, held.last)
  const [hole] = held.holes
  const period = from === to ? word`em ${formatDay(from)}` : word`de ${formatDay(from)} a ${formatDay(to)}`
  const why = hole
    ? word`faltam os valores de ${formatDay(hole.from)} a ${formatDay(hole.to)}`
    : word`o último valor guardado é o de ${formatDay(held.last)}`
  return new SourceUnavailable(word`O indicador ${metric} não está disponível ${period}: ${why}. ${instead}`, held.last)
}
