/** Law and indicator changes since a date. */
import type { Version } from '../../core/dated.ts'
import { type Day, later } from '../../core/day.ts'
import { METRIC_IDS, METRICS, type MetricId, type MetricSpec, seriesSpec } from '../../indicators/metrics.ts'
import type { Catalogue, IndicatorsPort } from '../../operation/evaluation/ports.ts'

export interface LawChange {
  readonly table: string
  readonly title: string
  readonly act: string
  readonly published: Day | null
  readonly effectiveFrom: Day
  /** A table's first version marks the start of the record, not a change. */
  readonly first: boolean
  readonly evidence: Version<unknown>['evidence']['status']
  readonly url: string | null
  /** Date of the latest news: the effective date, or the publication date while the version is not yet in force. */
  readonly on: Day
}

/** Versions published or effective since a date, newest first. Future law counts from its publication date. */
export function lawChanges({ laws }: Catalogue, since: Day, today: Day): LawChange[] {
  const changes: LawChange[] = []
  for (const law of laws.values()) {
    for (const version of law.versions) {
      const { act, article, published, url } = version.norm
      const known = published ?? version.from
      const on = version.from <= today ? later(known, version.from) : known
      if (on < since || known > today) continue
      changes.push({
        table: law.id,
        title: law.title,
        act: article ? `${act}, ${article}` : act,
        published: published ?? null,
        effectiveFrom: version.from,
        first: version === law.versions.at(-1),
        evidence: version.evidence.status,
        url: url ?? version.evidence.sources.find((source) => source.startsWith('http')) ?? null,
        on,
      })
    }
  }
  return changes.sort((a, b) => (a.on === b.on ? (a.table < b.table ? -1 : 1) : a.on > b.on ? -1 : 1))
}

export interface RateChange {
  readonly metric: MetricId
  readonly title: string
  readonly unit: string
  readonly date: Day
  readonly value: number
  /** True for a rate that holds until changed, as opposed to a measured one. */
  readonly held: boolean
  /** Newest observation on the `since` date; null when there was none. */
  readonly before: { readonly date: Day; readonly value: number } | null
}

/**
 * Indicators with an observation newer than the one on the `since` date. A rate that holds until changed counts only when its value
 * changes.
 */
export function rateChanges(rates: IndicatorsPort, since: Day, today: Day): RateChange[] {
  return METRIC_IDS.flatMap((metric): RateChange[] => {
    const { title, unit, series }: MetricSpec = METRICS[metric]
    const held = seriesSpec(series).held === true
    const now = rates.latest(metric, today)
    const then = rates.latest(metric, since)
    if (!now || (then && (held ? then.value === now.value : then.date === now.date))) return []
    return [{ metric, title, unit, date: now.date, value: now.value, held, before: then ? { date: then.date, value: then.value } : null }]
  })
}
