/** What became law, and what was measured, since a day. */
import type { Version } from '../../core/dated.ts'
import { type Day, later } from '../../core/day.ts'
import type { Catalogue, IndicatorsPort } from '../../core/operation/ports.ts'
import { METRIC_IDS, METRICS, type MetricId, type MetricSpec, seriesSpec } from '../../indicators/metrics.ts'

export interface LawChange {
  readonly table: string
  readonly title: string
  readonly act: string
  readonly published: Day | null
  readonly effectiveFrom: Day
  /** The first version of a table is the start of the record, not a change. */
  readonly first: boolean
  readonly evidence: Version<unknown>['evidence']['status']
  readonly url: string | null
  /** The day it was news last: when it came into force, or until then when its act came out. */
  readonly on: Day
}

/** Every version whose act came out, or which came into force, since a day; the newest first. Acts of tomorrow's law are in from the day they came out. */
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
  /** Whether it holds until it changes, rather than being measured anew. */
  readonly held: boolean
  /** The observation that was the newest on the day asked; null where there was none. */
  readonly before: { readonly date: Day; readonly value: number } | null
}

/** The indicators with an observation newer than the one of a day. A rate that holds until it changes is news only when it does. */
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
