/** Series of the central bank kept once read, each as one text: thousands of observations that nobody may ask for again weigh little. */

import { type Day, daysBetween, isDay, saoPauloDay } from '../core/day.ts'
import { word } from '../core/language.ts'
import type { PublishedSeries, RatePoint, SeriesCadence, SeriesSummary } from '../core/operation/ports.ts'
import { indexAt, merged, readRows, type Series, writeRows } from '../indicators/series.ts'

export interface KeptSeries {
  readonly code: number
  /** Rows of `date,value`, oldest first. */
  readonly rows: string
  /** Everything published is held from this day on; null: since the series began. */
  readonly wholeFrom: Day | null
  /** The newest observation of the last good reading. */
  readonly completeTo: Day
  readonly cadence: SeriesCadence
  readonly first: Day
  readonly last: RatePoint
  readonly range: SeriesSummary['range']
  /** The instant of the last good reading, and of the last question. */
  readonly capturedAt: string
  readonly usedAt: string
  /** The last address asked and the tag of its answer: the same answer need not be sent again. */
  readonly tag: { readonly address: string; readonly etag: string } | null
}

export type Shelf = ReadonlyMap<number, KeptSeries>

/** The longest step between two neighbours, as most of them are. */
const STEPS: readonly (readonly [days: number, cadence: SeriesCadence])[] = [
  [5, 'daily'],
  [8, 'weekly'],
  [31, 'monthly'],
  [92, 'quarterly'],
  [366, 'yearly'],
]

/** How often there is an observation: what most of the last steps are. */
function cadenceOf(days: readonly Day[]): SeriesCadence {
  const last = days.slice(-61)
  const steps = last.slice(1).map((day, index) => daysBetween(last[index]!, day))
  if (steps.length === 0) return 'irregular'
  const middle = steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)]!
  const found = STEPS.find(([most]) => middle <= most)
  // Most steps are of one length, within a few days: else they have no cadence.
  if (!found || steps.filter((step) => Math.abs(step - middle) <= Math.max(4, middle / 10)).length < steps.length * 0.8) return 'irregular'
  return found[1]
}

/** A reading and what was kept before, as what is kept now. Observations of either side stay. */
export function keptWith(
  before: KeptSeries | undefined,
  {
    days,
    values,
    ...read
  }: Pick<Series, 'days' | 'values'> & Pick<KeptSeries, 'code' | 'wholeFrom' | 'completeTo' | 'capturedAt' | 'usedAt' | 'tag'>,
): KeptSeries {
  const all = before ? merged(readRows(before.rows), { days, values }) : { days, values }
  return { ...read, rows: writeRows(all), ...describedBy(all) }
}

/** Where the steady years begin: before them everything was possible. */
const STEADY_FROM: Day = '1996-01-01'

function describedBy({ days, values }: Pick<Series, 'days' | 'values'>): Pick<KeptSeries, 'cadence' | 'first' | 'last' | 'range'> {
  let range: KeptSeries['range'] = null
  for (let index = indexAt(days, STEADY_FROM) + 1; index < days.length; index++) {
    const value = Number(values[index])
    range = range ? { least: Math.min(range.least, value), greatest: Math.max(range.greatest, value) } : { least: value, greatest: value }
  }
  return { cadence: cadenceOf(days), first: days[0]!, last: { date: days.at(-1)!, value: Number(values.at(-1)) }, range }
}

export function writeShelf(shelf: Shelf): string {
  return JSON.stringify({
    version: 1,
    series: [...shelf.values()].map(({ cadence: _cadence, first: _first, last: _last, range: _range, ...kept }) => kept),
  })
}

/** Throws unless every part is well formed. */
export function readShelf(text: string): Shelf {
  const { version, series }: { version: unknown; series: Omit<KeptSeries, 'cadence' | 'first' | 'last' | 'range'>[] } = JSON.parse(text)
  if (version !== 1) throw new Error(`shelf version ${String(version)}, not 1`)
  const shelf = new Map<number, KeptSeries>()
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

/** Two shelves as one: of each series all the observations of both, the newer reading deciding. */
export function unitedShelves(a: Shelf, b: Shelf): Map<number, KeptSeries> {
  const result = new Map(a)
  for (const [code, other] of b) {
    const one = result.get(code)
    if (one && one.rows === other.rows && one.capturedAt === other.capturedAt) continue
    result.set(code, one ? unitedSeries(one, other) : other)
  }
  return result
}

function unitedSeries(one: KeptSeries, other: KeptSeries): KeptSeries {
  const [older, newer] = one.capturedAt >= other.capturedAt ? [other, one] : [one, other]
  const wholeFrom =
    older.wholeFrom === null || newer.wholeFrom === null ? null : older.wholeFrom < newer.wholeFrom ? older.wholeFrom : newer.wholeFrom
  const usedAt = one.usedAt > other.usedAt ? one.usedAt : other.usedAt
  return keptWith(older, { ...newer, ...readRows(newer.rows), wholeFrom, usedAt })
}

export const summaryOf = ({ code, cadence, first, last, range, wholeFrom, capturedAt }: KeptSeries): SeriesSummary => ({
  code,
  cadence,
  first,
  last,
  range,
  wholeFrom,
  readOn: saoPauloDay(new Date(capturedAt)),
})

export function publishedOf({ code, rows, cadence, wholeFrom, completeTo, capturedAt }: KeptSeries, stale: boolean): PublishedSeries {
  const { days, values } = readRows(rows)
  const readOn = saoPauloDay(new Date(capturedAt))
  return { code, cadence, days, values, wholeFrom, completeTo, readOn, source: stale ? 'fallback' : 'central_bank', stale }
}
