/** The series held and the indicators answered from them, by name: what the files of `series/` say, put together. */
import { composed, word } from '../core/language.ts'
import { recordOf } from '../core/records.ts'
import { allSeries } from '../generated/series.ts'
import type { MetricDefinition, SeriesSpec } from './definition.ts'

type Known = (typeof allSeries)[number]
/** One by one: the keys of a union are only those its members share. */
type MetricsOf<S> = S extends { readonly metrics: infer M } ? keyof M & string : never

export type SeriesId = Known['id']
export type MetricId = MetricsOf<Known>

export interface MetricSpec extends MetricDefinition {
  readonly series: SeriesId
  /** Daily metrics answer the last 12 months when no start is given; monthly ones the whole series. */
  readonly cadence: 'daily' | 'monthly'
}

/** The metrics of the headline answer: its freshness is that of the least fresh of them. */
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

/** The headlines first, as people look for them, then by name. */
export const METRIC_IDS = [...new Set([...HEADLINES, ...[...found.keys()].sort()])] as [MetricId, ...MetricId[]]

export const METRICS: Readonly<Record<MetricId, MetricSpec>> = recordOf(METRIC_IDS, (id): MetricSpec => found.get(id)!)

export const metricSpec = (id: string): MetricSpec | undefined => found.get(id)
