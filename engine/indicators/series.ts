import { addDays, type Day, isDay, later } from '../core/day.ts'
import { decimal } from '../core/ratio.ts'
import { word } from '../core/text/language.ts'
import { SERIES_IDS, type SeriesId } from './metrics.ts'

export interface Observation {
  readonly day: Day
  /** Decimal text as published: "13.75", "0.050788". */
  readonly value: string
}

/** Observations of one series, oldest first, at most one per day. */
export interface Series {
  readonly days: readonly Day[]
  readonly values: readonly string[]
  /** Complete up to this day; null with known gaps. A refresh rereads from 45 days before. */
  readonly completeTo: Day | null
  /** Values from this day on are extrapolated from the known days; the first successful refresh replaces them. */
  readonly provisionalFrom?: Day
  /** Time of the last successful read. */
  readonly capturedAt: string
  /** Origin of that read: the central bank, or the shipped data. */
  readonly reader: 'central_bank' | 'shipped'
}

export type Snapshot = ReadonlyMap<SeriesId, Series>

/** Index of the latest day on or before another; −1 when all are later. */
export function indexAt(days: readonly Day[], day: Day): number {
  let low = 0
  let high = days.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (days[middle]! <= day) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The series without provisional values. */
export function confirmed(series: Series): Series {
  const { provisionalFrom, ...rest } = series
  if (provisionalFrom === undefined) return series
  const count = indexAt(series.days, addDays(provisionalFrom, -1)) + 1
  return { ...rest, days: series.days.slice(0, count), values: series.values.slice(0, count) }
}

/** Appends the provisional values of an older series after the last day. */
export function withProvisional(series: Series, older: Series): Series {
  const { provisionalFrom, days, values } = older
  const first = provisionalFrom && indexAt(days, later(series.days.at(-1)!, addDays(provisionalFrom, -1))) + 1
  if (first === undefined || first >= days.length) return series
  return {
    ...series,
    days: [...series.days, ...days.slice(first)],
    values: [...series.values, ...values.slice(first)],
    provisionalFrom: days[first]!,
  }
}

const ROW = /^\d{4}-\d{2}-\d{2},-?\d{1,12}(?:\.\d{1,12})?$/
/** Fast path for days that exist in every month, as nearly all do: some thirty thousand rows are parsed at each start. */
const PLAIN_ROW = /^(?!00)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8]),-?\d{1,12}(?:\.\d{1,12})?$/
const DAY_LENGTH = 'YYYY-MM-DD'.length

const isDayOf = (line: string, day: string): day is Day => PLAIN_ROW.test(line) || (ROW.test(line) && isDay(day))

/** Parses rows of `date,value`, oldest first. Throws on anything else, rejecting the whole series. */
export function readRows(text: string): { days: Day[]; values: string[] } {
  const days: Day[] = []
  const values: string[] = []
  let before = ''
  for (const line of text.split('\n')) {
    if (line === '') continue
    const day = line.slice(0, DAY_LENGTH)
    if (!isDayOf(line, day)) throw new Error(`not an observation: ${line.slice(0, 40)}`)
    if (before >= day) throw new Error(`out of order: ${line.slice(0, 40)}`)
    before = day
    days.push(day)
    values.push(line.slice(DAY_LENGTH + 1))
  }
  return { days, values }
}

export function writeRows({ days, values }: Pick<Series, 'days' | 'values'>): string {
  let text = ''
  for (let index = 0; index < days.length; index++) text += `${days[index]},${values[index]}\n`
  return text
}

const VERSION = 1

/** Serializes a snapshot, for any store. */
export function writeSnapshot(snapshot: Snapshot): string {
  const series: Record<string, unknown> = {}
  for (const [id, { completeTo, provisionalFrom, capturedAt, reader, ...rows }] of snapshot)
    series[id] = { completeTo, provisionalFrom, capturedAt, reader, rows: writeRows(rows) }
  return JSON.stringify({ version: VERSION, series })
}

/** Parses a snapshot; throws unless every part is well formed. Unknown series of another release are ignored. */
export function readSnapshot(text: string): Snapshot {
  const { version, series }: { version: unknown; series: Record<string, Record<string, unknown>> } = JSON.parse(text)
  if (version !== VERSION) throw new Error(`snapshot version ${String(version)}, not ${VERSION}`)
  const snapshot = new Map<SeriesId, Series>()
  for (const id of SERIES_IDS) {
    const stored = series[id]
    if (!stored) continue
    const { completeTo, provisionalFrom, capturedAt, reader, rows } = stored
    if (completeTo !== null && !(typeof completeTo === 'string' && isDay(completeTo))) throw new Error(word`${id}: completeTo`)
    if (provisionalFrom !== undefined && !(typeof provisionalFrom === 'string' && isDay(provisionalFrom)))
      throw new Error(word`${id}: provisionalFrom`)
    if (typeof capturedAt !== 'string' || Number.isNaN(Date.parse(capturedAt))) throw new Error(word`${id}: capturedAt`)
    if (reader !== 'central_bank' && reader !== 'shipped') throw new Error(word`${id}: reader`)
    if (typeof rows !== 'string') throw new Error(word`${id}: rows`)
    snapshot.set(id, { ...readRows(rows), completeTo, ...(provisionalFrom && { provisionalFrom }), capturedAt, reader })
  }
  if (snapshot.size === 0) throw new Error('a snapshot without series')
  return snapshot
}

export interface Merged {
  readonly days: Day[]
  readonly values: string[]
  readonly added: number
  readonly revised: number
}

/** Merges both without loss; on a common day the newer reading wins. */
export function merged(older: Pick<Series, 'days' | 'values'>, newer: Pick<Series, 'days' | 'values'>): Merged {
  const days: Day[] = []
  const values: string[] = []
  let [added, revised, left, right] = [0, 0, 0, 0]
  while (left < older.days.length || right < newer.days.length) {
    const [old, fresh] = [older.days[left], newer.days[right]]
    if (fresh === undefined || (old !== undefined && old < fresh)) {
      days.push(old!)
      values.push(older.values[left++]!)
    } else {
      if (old === fresh) {
        if (!sameValue(older.values[left]!, newer.values[right]!)) revised++
        left++
      } else added++
      days.push(fresh)
      values.push(newer.values[right++]!)
    }
  }
  return { days, values, added, revised }
}

/** "5.1" and "5.1000" are equal. */
const sameValue = (a: string, b: string): boolean => a === b || decimal(a).compare(decimal(b)) === 0

/** Unites two snapshots: per series, the observations of both, with the newer reading winning. */
export function united(a: Snapshot, b: Snapshot): Snapshot {
  const result = new Map<SeriesId, Series>()
  for (const id of SERIES_IDS) {
    const [one, other] = [a.get(id), b.get(id)]
    if (!one || !other) {
      const only = one ?? other
      if (only) result.set(id, only)
      continue
    }
    const [older, newer] = newerOf(one, other) === one ? [other, one] : [one, other]
    // Any newer reading replaces provisional values.
    const { days, values } = merged(confirmed(older), newer)
    const completeTo =
      older.completeTo && newer.completeTo ? later(older.completeTo, newer.completeTo) : (older.completeTo ?? newer.completeTo)
    result.set(id, { ...newer, days, values, completeTo })
  }
  return result
}

/** A central bank reading counts as newer than shipped data. */
function newerOf(a: Series, b: Series): Series {
  if (a.reader !== b.reader) return a.reader === 'central_bank' ? a : b
  return Date.parse(a.capturedAt) >= Date.parse(b.capturedAt) ? a : b
}
