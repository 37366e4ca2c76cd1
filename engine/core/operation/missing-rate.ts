/** Why an indicator cannot answer for a stretch of days: never (it starts later), a hole, or not yet. */

import { type Day, formatDay } from '../day.ts'
import { BeforeSeries, SourceUnavailable } from '../errors.ts'
import { word } from '../language.ts'
import type { IndicatorsPort, Use } from './ports.ts'

/** @param instead what the caller can do meanwhile, as a sentence. @param use for what it was asked. */
export function missingRate(rates: IndicatorsPort, metric: string, from: Day, to: Day, instead: string, use: Use = 'read'): Error {
  const held = rates.held(metric, from, to, use)
  if (!held) return new SourceUnavailable(word`O indicador ${metric} não está disponível: ainda não foi lido neste servidor. ${instead}`)
  if (from < held.starts) return new BeforeSeries(metric, from, held.starts)
  const [hole] = held.holes
  const period = from === to ? word`em ${formatDay(from)}` : word`de ${formatDay(from)} a ${formatDay(to)}`
  const why = hole
    ? word`faltam os valores de ${formatDay(hole.from)} a ${formatDay(hole.to)}`
    : word`o último valor guardado é o de ${formatDay(held.last)}`
  return new SourceUnavailable(word`O indicador ${metric} não está disponível ${period}: ${why}. ${instead}`, held.last)
}
