/** Series and metrics by name, combined from the files of `series/`. */

import { recordOf } from '../core/collections/records.ts'
import { composed, word } from '../core/text/language.ts'
import { allSeries } from '../generated/series.ts'
import type { MetricDefinition, SeriesSpec } from './definition.ts'

type Known = (typeof allSeries)[number]
/** Distributes over the union: its own keys are only the shared ones. */
type MetricsOf<S> = S extends { readonly metrics: infer M } ? keyof M & string : never

export type SeriesId = Known['id']
export type MetricId = MetricsOf<Known>

export interface MetricSpec extends MetricDefinition {
  readonly series: SeriesId
  /** Default range: the last 12 months for daily metrics, the whole series for monthly ones. */
  readonly cadence: 'daily' | 'monthly'
}

/** Metrics of the headline result, whose freshness is that of its least fresh metric. */
export const HEADLINES = ['selic', 'cdi', 'ipca', 'poupanca', 'dollar', 'euro', 'minimumWage'] as const satisfies MetricId[]

const specs: ReadonlyMap<SeriesId, SeriesSpec> = new Map(allSeries.map((spec) => [spec.id, spec]))

export const SERIES_IDS: readonly SeriesId[] = [...specs.keys()]

export const seriesSpec = (id: SeriesId): SeriesSpec => specs.get(id)!

const found = new Map<string, MetricSpec>()
for (const [id, { cadence, dayOneOnly, metrics }] of specs) {
  for (const [name, metric] of Object.entries(metrics)) {
    if (found.has(name)) throw new Error(composed(() => word`two series answer ${name}`))
    found.set(name, { ...metric, series: id, cadence: dayOneOnly ? 'monthly' : cadence })
  }
}

/** Headlines first, then by name. */
export const METRIC_IDS = [...new Set([...HEADLINES, ...[...found.keys()].sort()])] as [MetricId, ...MetricId[]]

export const METRICS: Readonly<Record<MetricId, MetricSpec>> = recordOf(METRIC_IDS, (id): MetricSpec => found.get(id)!)

export const metricSpec = (id: string): MetricSpec | undefined => found.get(id)
