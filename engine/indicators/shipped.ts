import { type Day, isDay } from '../core/day.ts'
import { messageOf } from '../core/errors.ts'
import { word } from '../core/text/language.ts'
import { SERIES_IDS, type SeriesId } from './metrics.ts'
import { readRows, type Series, type Snapshot, writeRows } from './series.ts'

interface ShippedSeries {
  readonly rows: number
  readonly completeTo: Day | null
  readonly provisionalFrom?: Day
  /** Time of a later read from the source; absent for release data. */
  readonly capturedAt?: string
}

interface Metadata {
  readonly capturedOn: string
  readonly series: Readonly<Record<string, ShippedSeries | undefined>>
}

/**
 * Snapshot shipped with the release. Series not shipped are read on the first refresh; damaged or unknown ones are excluded and reported,
 * without affecting the others.
 * @param read Returns the text of `metadata.json` or of a series; throws when missing.
 */
export function shippedSnapshot(read: (file: string) => string): { value: Snapshot; problems: string[] } {
  const value = new Map<SeriesId, Series>()
  const problems: string[] = []
  let metadata: Metadata
  try {
    metadata = JSON.parse(read('metadata.json'))
    if (!isDay(metadata.capturedOn)) throw new Error('capturedOn is not a day')
  } catch (error) {
    return { value, problems: [word`metadata.json: ${messageOf(error)}`] }
  }
  for (const id of SERIES_IDS) {
    try {
      const stated = metadata.series[id]
      if (!stated) continue
      const rows = readRows(read(`${id}.csv`))
      if (rows.days.length !== stated.rows) throw new Error(`${rows.days.length} rows, not the ${stated.rows} of metadata.json`)
      const { completeTo, provisionalFrom, capturedAt = `${metadata.capturedOn}T12:00:00.000Z` } = stated
      if (Number.isNaN(Date.parse(capturedAt))) throw new Error('capturedAt is not an instant')
      const reader = stated.capturedAt === undefined ? 'shipped' : 'central_bank'
      value.set(id, { ...rows, completeTo, ...(provisionalFrom && { provisionalFrom }), capturedAt, reader })
    } catch (error) {
      problems.push(`${id}: ${messageOf(error)}`)
    }
  }
  const known = new Set<string>(SERIES_IDS)
  for (const id of Object.keys(metadata.series)) if (!known.has(id)) problems.push(`${id}: in metadata.json and nowhere else`)
  return { value, problems }
}

/** Serializes a snapshot for `shippedSnapshot`. @param today Release date when the snapshot has no shipped series. */
export function shippedTexts(snapshot: Snapshot, today: Day): Record<string, string> {
  const released = [...snapshot.values()].filter(({ reader }) => reader === 'shipped').map(({ capturedAt }) => capturedAt.slice(0, 10))
  const capturedOn = released.sort()[0] ?? today
  const series = Object.fromEntries(
    [...snapshot].map(([id, { days, completeTo, provisionalFrom, capturedAt, reader }]) => [
      id,
      {
        rows: days.length,
        completeTo,
        ...(provisionalFrom && { provisionalFrom }),
        ...(reader === 'central_bank' && { capturedAt }),
      } satisfies ShippedSeries,
    ]),
  )
  return {
    ...Object.fromEntries([...snapshot].map(([id, rows]) => [`${id}.csv`, writeRows(rows)])),
    'metadata.json': JSON.stringify({ capturedOn, series }),
  }
}
