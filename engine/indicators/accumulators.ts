/** Metrics that accumulate, by name and alias. */

import { nonEmpty } from '../core/collections/records.ts'
import { composed, word } from '../core/text/language.ts'
import type { Method } from './definition.ts'
import { SERIES_IDS, type SeriesId, seriesSpec } from './metrics.ts'

export interface Accumulator {
  readonly series: SeriesId
  readonly method: Method
  /** Description of the accumulated rate, in Portuguese. */
  readonly of: string
  /** Metric reported for the last observation used. */
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

/** Preferred name of each series that accumulates. */
export const ACCUMULATED = nonEmpty(SERIES_IDS.flatMap((id) => seriesSpec(id).accumulates?.names[0] ?? []))

export const accumulatorOf = (metric: string): Accumulator | undefined => accumulators.get(metric)
