/** What accumulates, by the names it is asked by. */
import { composed, word } from '../core/language.ts'
import { nonEmpty } from '../core/records.ts'
import type { Method } from './definition.ts'
import { SERIES_IDS, type SeriesId, seriesSpec } from './metrics.ts'

export interface Accumulator {
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
    if (accumulators.has(name)) throw new Error(composed(() => word`two series accumulate as ${name}`))
    accumulators.set(name, { series: id, method, of, reads })
  }
}

/** The names people are offered, one for each series that accumulates. */
export const ACCUMULATED = nonEmpty(SERIES_IDS.flatMap((id) => seriesSpec(id).accumulates?.names[0] ?? []))

export const accumulatorOf = (metric: string): Accumulator | undefined => accumulators.get(metric)
