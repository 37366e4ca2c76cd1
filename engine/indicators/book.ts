import { addDays, addMonths, type Day, earlier, endOfMonth, firstOfMonth, formatDay, later, saoPauloDay } from '../core/day.ts'
import { ONE } from '../core/ratio.ts'
import { word } from '../core/text/language.ts'
import type {
  AccumulatedRate,
  Aggregate,
  Convention,
  Counting,
  IndicatorsPort,
  ObservedRates,
  PublishedSeries,
  RateHistory,
  RatePoint,
  RateReading,
  RateTrouble,
  SeriesCoverage,
  Use,
} from '../operation/evaluation/ports.ts'
import { coverage, interval } from './accumulate.ts'
import { accumulatorOf } from './accumulators.ts'
import { citizenCalculator, citizenCoverage, dailyShare } from './citizen-calculator.ts'
import { sourceName } from './definition.ts'
import { aggregated, annualised252, between, pointsOf } from './history.ts'
import { coverageIn, holesIn } from './lacking.ts'
import { HEADLINES, type MetricSpec, metricSpec, SERIES_IDS, type SeriesId, seriesSpec } from './metrics.ts'
import { wholeDays, wholeMonths } from './products.ts'
import { confirmed, indexAt, type Series, type Snapshot } from './series.ts'

/** Maximum cached histories; avoids rebuilding popular charts. */
const MAX_CACHED_HISTORIES = 64

/** Immutable in-memory snapshot with its queries; a refresh creates a new book. */
export class RatesBook implements Omit<IndicatorsPort, 'version'> {
  readonly #snapshot: Snapshot
  readonly #isStale: (id: SeriesId) => boolean
  readonly #points = new Map<string, { today: Day; points: readonly RatePoint[] }>()
  readonly #answers = new Map<string, RateHistory>()
  readonly #published = new Map<number, { readonly today: Day; readonly series: PublishedSeries }>()

  /** @param isStale True when the source may have newer data; evaluated on each request. */
  constructor(snapshot: Snapshot, isStale: (id: SeriesId) => boolean) {
    this.#snapshot = snapshot
    this.#isStale = isStale
  }

  latest(metric: string, on: Day): RateReading | undefined {
    const spec = metricSpec(metric)
    const series = spec && this.#held(spec.series)
    if (!series) return undefined
    const index = indexAt(series.days, on)
    if (index < 0) return undefined
    if (spec.derived === 'compounded12') {
      const point = between(this.#pointsOf(metric, spec, series, on), series.days[0]!, on).at(-1)
      return point && this.#reading(metric, spec.series, point.value, point.date)
    }
    const value = spec.derived === 'annualised252' ? annualised252(series.values[index]!) : Number(series.values[index])
    return this.#reading(metric, spec.series, value, observedOn(spec.series, series, index, on))
  }

  accumulated(metric: string, from: Day, to: Day, { convention = 'interval', share = ONE }: Counting = {}): AccumulatedRate | undefined {
    const accumulator = accumulatorOf(metric)
    const series = accumulator && this.#held(accumulator.series)
    if (!series || from > to) return undefined
    const { method, of, reads, series: id } = accumulator
    const shared = share.compare(ONE) !== 0
    if (shared && (method !== 'businessDays' || convention !== 'bcb')) return undefined
    const rule = shared ? dailyShare(share) : (convention === 'bcb' ? citizenCalculator : interval)[method]
    const found = rule(series, from, to, of)
    if (!found) return undefined
    const text = series.values[found.last]!
    const last = this.#reading(reads, id, method === 'businessDays' ? annualised252(text) : Number(text), series.days[found.last]!)
    const { provisionalFrom } = last
    const said = provisionalFrom
      ? word`${found.rule} Valores provisórios desde ${formatDay(provisionalFrom)}, à espera da leitura no Banco Central.`
      : found.rule
    return { factor: found.factor, count: found.count, last, rule: said }
  }

  held(metric: string, from: Day, to: Day, use: Use = 'read'): SeriesCoverage | undefined {
    const id = use === 'read' ? metricSpec(metric)?.series : accumulatorOf(metric)?.series
    const series = id && this.#held(id)
    return series && coverageIn(id, series, from, to)
  }

  covers(metric: string, today: Day, convention: Convention = 'interval'): { from: Day; to: Day } | undefined {
    const accumulator = accumulatorOf(metric)
    const series = accumulator && this.#held(accumulator.series)
    return series && (convention === 'bcb' ? citizenCoverage : coverage)(accumulator, series, today)
  }

  /** A book is never refreshed; its owner reports refresh problems. */
  troubles(): readonly RateTrouble[] {
    return []
  }

  published(code: number, today: Day): PublishedSeries | undefined {
    const id = SERIES_IDS.find((each) => isSgs(each, code))
    if (!id || seriesSpec(id).dayOneOnly) return undefined
    const held = this.#held(id)
    const series = held && confirmed(held)
    if (!series?.completeTo) return undefined
    const stale = this.#isStale(id)
    const kept = this.#published.get(code)
    if (kept?.today === today && kept.series.stale === stale) return kept.series
    const { held: holds, cadence, since } = seriesSpec(id)
    const published: PublishedSeries = {
      code,
      cadence,
      ...(holds ? expandSteps(cadence, series, earlier(later(series.completeTo, series.days.at(-1)!), today)) : rowsOf(series)),
      wholeFrom: since,
      completeTo: series.completeTo,
      readOn: saoPauloDay(new Date(series.capturedAt)),
      source: stale ? 'fallback' : 'central_bank',
      stale,
    }
    this.#published.set(code, { today, series: published })
    return published
  }

  observed(metric: string, from: Day, to: Day): ObservedRates | undefined {
    const spec = metricSpec(metric)
    const series = spec && this.#held(spec.series)
    if (!series || from > to || seriesSpec(spec.series).held || spec.derived === 'compounded12') return undefined
    const found = spec.cadence === 'monthly' ? wholeMonths(series, firstOfMonth(from), firstOfMonth(to)) : wholeDays(series, from, to)
    if (!found) return undefined
    const first = found.last - found.count + 1
    const values = series.values.slice(first, found.last + 1)
    const text = series.values[found.last]!
    return {
      values: values.map((value, index) => ({ date: series.days[first + index]!, value })),
      last: this.#reading(metric, spec.series, spec.derived ? annualised252(text) : Number(text), series.days[found.last]!),
    }
  }

  captured(): { capturedAt: Day; source: RateReading['source']; stale: boolean } | undefined {
    let oldest: string | undefined
    let stale = false
    for (const metric of HEADLINES) {
      const { series: id } = metricSpec(metric)!
      const series = this.#held(id)
      if (!series) continue
      if (!oldest || series.capturedAt < oldest) oldest = series.capturedAt
      stale ||= this.#isStale(id)
    }
    return oldest ? { capturedAt: saoPauloDay(new Date(oldest)), source: stale ? 'fallback' : 'central_bank', stale } : undefined
  }

  history(metric: string, range: { from?: Day; to: Day; aggregate: Aggregate; today: Day }): RateHistory | undefined {
    const spec = metricSpec(metric)
    const series = spec && this.#held(spec.series)
    if (!series) return undefined
    const { to, aggregate, today } = range
    const from = range.from ?? (spec.cadence === 'daily' ? addMonths(earlier(to, today), -12) : earlier(series.days[0]!, to))
    const stale = this.#isStale(spec.series)
    const key = `${metric} ${from} ${to} ${aggregate} ${today} ${stale}`
    const kept = this.#answers.get(key)
    if (kept) {
      this.#answers.delete(key) // mark as most recently used
      this.#answers.set(key, kept)
      return kept
    }
    const points = between(this.#pointsOf(metric, spec, series, today), from, earlier(to, today))
    const read = confirmed(series)
    const confirmedTo = observedOn(spec.series, read, read.days.length - 1, today)
    const answer: RateHistory = Object.freeze({
      metric,
      from,
      to,
      aggregate,
      unit: unitOf(spec, aggregate),
      series: sourceName(seriesSpec(spec.series).source),
      source: stale ? 'fallback' : 'central_bank',
      stale,
      confirmedTo,
      provisionalFrom: provisionalIn(series, earlier(to, today)) ?? supposedFrom(spec.series, points, confirmedTo),
      points: Object.freeze(aggregated(points, aggregate, spec)),
      holes: Object.freeze(holesIn(spec.series, series, from, earlier(to, today))),
    })
    if (this.#answers.size >= MAX_CACHED_HISTORIES) this.#answers.delete(this.#answers.keys().next().value!)
    this.#answers.set(key, answer)
    return answer
  }

  #held(id: SeriesId): Series | undefined {
    const series = this.#snapshot.get(id)
    return series && series.days.length > 0 ? series : undefined
  }

  #pointsOf(metric: string, spec: MetricSpec, series: Series, today: Day): readonly RatePoint[] {
    const kept = this.#points.get(metric)
    // Only step series gain points as days pass.
    if (kept && (kept.today === today || !seriesSpec(spec.series).held)) return kept.points
    const points = pointsOf(spec, series, today)
    this.#points.set(metric, { today, points })
    return points
  }

  #reading(metric: string, id: SeriesId, value: number, date: Day): RateReading {
    const stale = this.#isStale(id)
    const provisionalFrom = provisionalIn(this.#snapshot.get(id)!, date)
    return { metric, value, date, source: stale ? 'fallback' : 'central_bank', stale, ...(provisionalFrom && { provisionalFrom }) }
  }
}

/** First provisional day up to `to`; null when none. */
const provisionalIn = ({ provisionalFrom }: Series, to: Day): Day | null =>
  provisionalFrom && provisionalFrom <= to ? provisionalFrom : null

/** First point after the confirmed days of a rate that holds until changed: nobody has read whether it changed. */
function supposedFrom(id: SeriesId, points: readonly RatePoint[], confirmedTo: Day): Day | null {
  if (!seriesSpec(id).held) return null
  return points.find(({ date }) => date > confirmedTo)?.date ?? null
}

const rowsOf = ({ days, values }: Series): Pick<Series, 'days' | 'values'> => ({ days, values })

function isSgs(id: SeriesId, code: number): boolean {
  const { source } = seriesSpec(id)
  return source.kind === 'sgs' && source.code === code
}

/** Expands a step series to every day or month, as the central bank publishes it. */
function expandSteps(cadence: 'daily' | 'monthly', { days, values }: Series, last: Day): Pick<Series, 'days' | 'values'> {
  const every: Day[] = []
  const next = (day: Day): Day => (cadence === 'daily' ? addDays(day, 1) : addMonths(day, 1))
  for (let day = cadence === 'daily' ? days[0]! : firstOfMonth(days[0]!); day <= last; day = next(day)) every.push(day)
  const until = (day: Day): Day => (cadence === 'daily' ? day : endOfMonth(day))
  return { days: every, values: every.map((day) => values[indexAt(days, until(day))]!) }
}

/** Yearly compounded changes use a yearly unit. */
function unitOf({ unit, aggregation }: MetricSpec, aggregate: Aggregate): string {
  return aggregate === 'yearly' && aggregation === 'compound' ? unit.replace('no mês', 'no ano') : unit
}

/** Day of an observation: its own, or for a step series, the last day the value was confirmed in force. */
function observedOn(id: SeriesId, series: Series, index: number, on: Day): Day {
  const day = series.days[index]!
  if (!seriesSpec(id).held) return day
  const next = series.days[index + 1]
  if (next) return on
  return earlier(later(series.completeTo ?? day, day), on)
}
