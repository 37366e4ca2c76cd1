/** Stored central bank series, each as one text to save memory: thousands of observations may never be requested again. */

import { type Day, daysBetween, isDay, saoPauloDay } from '../core/day.ts'
import { word } from '../core/text/language.ts'
import { indexAt, merged, readRows, type Series, writeRows } from '../indicators/series.ts'
import type { PublishedSeries, RatePoint, SeriesCadence, SeriesSummary } from '../operation/evaluation/ports.ts'

export interface StoredSeries {
  readonly code: number
  /** Rows of `date,value`, oldest first. */
  readonly rows: string
  /** Complete from this day on; null: since the series began. */
  readonly wholeFrom: Day | null
  /** Latest observation of the last successful read. */
  readonly completeTo: Day
  readonly cadence: SeriesCadence
  readonly first: Day
  readonly last: RatePoint
  readonly range: SeriesSummary['range']
  /** Times of the last successful read and of the last request. */
  readonly capturedAt: string
  readonly usedAt: string
  /** Last URL requested and its ETag, for conditional requests. */
  readonly tag: { readonly address: string; readonly etag: string } | null
}

export type SeriesStore = ReadonlyMap<number, StoredSeries>

/** Cadence by median step: the longest median, in days, of each. */
const STEPS: readonly (readonly [days: number, cadence: SeriesCadence])[] = [
  [5, 'daily'],
  [8, 'weekly'],
  [31, 'monthly'],
  [92, 'quarterly'],
  [366, 'yearly'],
]

/** Cadence from the median of the latest steps. */
function cadenceOf(days: readonly Day[]): SeriesCadence {
  const last = days.slice(-61)
  const steps = last.slice(1).map((day, index) => daysBetween(last[index]!, day))
  if (steps.length === 0) return 'irregular'
  const middle = steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)]!
  const found = STEPS.find(([most]) => middle <= most)
  // Irregular unless at least 80% of the steps are within a few days of the median.
  if (!found || steps.filter((step) => Math.abs(step - middle) <= Math.max(4, middle / 10)).length < steps.length * 0.8) return 'irregular'
  return found[1]
}

/** Merges a reading into the stored series, preserving the observations of both. */
export function mergeReading(
  before: StoredSeries | undefined,
  {
    days,
    values,
    ...read
  }: Pick<Series, 'days' | 'values'> & Pick<StoredSeries, 'code' | 'wholeFrom' | 'completeTo' | 'capturedAt' | 'usedAt' | 'tag'>,
): StoredSeries {
  const all = before ? merged(readRows(before.rows), { days, values }) : { days, values }
  return { ...read, rows: writeRows(all), ...describedBy(all) }
}

/** Start of the years counted in the range; earlier values have no plausible bounds. */
const STEADY_FROM: Day = '1996-01-01'

function describedBy({ days, values }: Pick<Series, 'days' | 'values'>): Pick<StoredSeries, 'cadence' | 'first' | 'last' | 'range'> {
  let range: StoredSeries['range'] = null
  for (let index = indexAt(days, STEADY_FROM) + 1; index < days.length; index++) {
    const value = Number(values[index])
    range = range ? { least: Math.min(range.least, value), greatest: Math.max(range.greatest, value) } : { least: value, greatest: value }
  }
  return { cadence: cadenceOf(days), first: days[0]!, last: { date: days.at(-1)!, value: Number(values.at(-1)) }, range }
}

export function writeSeriesStore(shelf: SeriesStore): string {
  return JSON.stringify({
    version: 1,
    series: [...shelf.values()].map(({ cadence: _cadence, first: _first, last: _last, range: _range, ...kept }) => kept),
  })
}

/** Throws unless every part is well formed. */
export function readSeriesStore(text: string): SeriesStore {
  const { version, series }: { version: unknown; series: Omit<StoredSeries, 'cadence' | 'first' | 'last' | 'range'>[] } = JSON.parse(text)
  if (version !== 1) throw new Error(`shelf version ${String(version)}, not 1`)
  const shelf = new Map<number, StoredSeries>()
  for (const kept of series) {
    const { code, rows, wholeFrom, completeTo, capturedAt, usedAt } = kept
    if (!Number.isSafeInteger(code) || code < 1) throw new Error('a code')
    const held = readRows(rows)
    if (held.days.length === 0) throw new Error(word`${code}: no observations`)
    if (wholeFrom !== null && !isDay(wholeFrom)) throw new Error(word`${code}: wholeFrom`)
    if (!isDay(completeTo)) throw new Error(word`${code}: completeTo`)
    for (const instant of [capturedAt, usedAt]) if (Number.isNaN(Date.parse(instant))) throw new Error(`${code}: not an instant`)
    shelf.set(code, { ...kept, ...describedBy(held) })
  }
  return shelf
}

/** Unites two shelves: per series, the observations of both, with the newer reading winning. */
export function unitedSeriesStores(a: SeriesStore, b: SeriesStore): Map<number, StoredSeries> {
  const result = new Map(a)
  for (const [code, other] of b) {
    const one = result.get(code)
    if (one && one.rows === other.rows && one.capturedAt === other.capturedAt) continue
    result.set(code, one ? unitedSeries(one, other) : other)
  }
  return result
}

function unitedSeries(one: StoredSeries, other: StoredSeries): StoredSeries {
  const [older, newer] = one.capturedAt >= other.capturedAt ? [other, one] : [one, other]
  const wholeFrom =
    older.wholeFrom === null || newer.wholeFrom === null ? null : older.wholeFrom < newer.wholeFrom ? older.wholeFrom : newer.wholeFrom
  const usedAt = one.usedAt > other.usedAt ? one.usedAt : other.usedAt
  return mergeReading(older, { ...newer, ...readRows(newer.rows), wholeFrom, usedAt })
}

export const summaryOf = ({ code, cadence, first, last, range, wholeFrom, capturedAt }: StoredSeries): SeriesSummary => ({
  code,
  cadence,
  first,
  last,
  range,
  wholeFrom,
  readOn: saoPauloDay(new Date(capturedAt)),
})

export function publishedOf({ code, rows, cadence, wholeFrom, completeTo, capturedAt }: StoredSeries, stale: boolean): PublishedSeries {
  const { days, values } = readRows(rows)
  const readOn = saoPauloDay(new Date(capturedAt))
  return { code, cadence, days, values, wholeFrom, completeTo, readOn, source: stale ? 'fallback' : 'central_bank', stale }
}
