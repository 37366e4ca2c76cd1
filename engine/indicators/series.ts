import { addDays, type Day, isDay, later } from '../core/day.ts'
import { word } from '../core/language.ts'
import { decimal } from '../core/ratio.ts'
import { SERIES_IDS, type SeriesId } from './metrics.ts'

export interface Observation {
  readonly day: Day
  /** Decimal text as published: "13.75", "0.050788". */
  readonly value: string
}

/** Observations of one series, oldest first, one a day at most. */
export interface Series {
  readonly days: readonly Day[]
  readonly values: readonly string[]
  /** Nothing is missing up to this day; null where holes are known. A refresh reads again from 45 days before. */
  readonly completeTo: Day | null
  /** From this day on a value was not read but follows from the few days known: the first good reading of the source does away with it. */
  readonly provisionalFrom?: Day
  /** The instant of the last good reading. */
  readonly capturedAt: string
  /** Whether that reading was ours or came with the release. */
  readonly reader: 'central_bank' | 'shipped'
}

export type Snapshot = ReadonlyMap<SeriesId, Series>

/** The index of the newest day on or before another, −1 when all come after. */
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

/** What was read, without what is provisional. */
export function confirmed(series: Series): Series {
  const { provisionalFrom, ...rest } = series
  if (provisionalFrom === undefined) return series
  const count = indexAt(series.days, addDays(provisionalFrom, -1)) + 1
  return { ...rest, days: series.days.slice(0, count), values: series.values.slice(0, count) }
}

/** A series with what was provisional in an older one, after its last day. */
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
/** On a day that every month has, as nearly all are: nothing more need be looked at, and some thirty thousand are read at each start. */
const PLAIN_ROW = /^(?!00)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8]),-?\d{1,12}(?:\.\d{1,12})?$/
const DAY_LENGTH = 'YYYY-MM-DD'.length

const isDayOf = (line: string, day: string): day is Day => PLAIN_ROW.test(line) || (ROW.test(line) && isDay(day))

/** Rows of `date,value`, oldest first. Throws on anything else: a series is taken whole or not at all. */
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

/** A snapshot as text, for any store. */
export function writeSnapshot(snapshot: Snapshot): string {
  const series: Record<string, unknown> = {}
  for (const [id, { completeTo, provisionalFrom, capturedAt, reader, ...rows }] of snapshot)
    series[id] = { completeTo, provisionalFrom, capturedAt, reader, rows: writeRows(rows) }
  return JSON.stringify({ version: VERSION, series })
}

/** Throws unless every part is well formed. Series of another release that this one does not know are left out. */
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

/** Nothing is ever lost: days of either side are kept, and on a common day the newer reading wins. */
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

/** "5.1" and "5.1000" are one value. */
const sameValue = (a: string, b: string): boolean => a === b || decimal(a).compare(decimal(b)) === 0

/** Two snapshots as one: of each series all the observations of both, the newer reading deciding. */
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
    // What is provisional gives way to any newer reading.
    const { days, values } = merged(confirmed(older), newer)
    const completeTo =
      older.completeTo && newer.completeTo ? later(older.completeTo, newer.completeTo) : (older.completeTo ?? newer.completeTo)
    result.set(id, { ...newer, days, values, completeTo })
  }
  return result
}

/** Our own reading of the source counts as newer than what came with a release. */
function newerOf(a: Series, b: Series): Series {
  if (a.reader !== b.reader) return a.reader === 'central_bank' ? a : b
  return Date.parse(a.capturedAt) >= Date.parse(b.capturedAt) ? a : b
}
