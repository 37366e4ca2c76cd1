import type { Day } from '../../engine/core/day.ts'
import type { SeriesId } from '../../engine/indicators/metrics.ts'
import type { Observation } from '../../engine/indicators/series.ts'

/**
 * Port for reading observations. Adapters handle the wire format and return one observation per day, sorted, within the requested range.
 */
export interface RateSource {
  readonly name: string
  has(id: SeriesId): boolean
  /** Rejects with a SourceProblem when the source is down or returns invalid data; an empty list means no data in the range. */
  read(id: SeriesId, from: Day, to: Day, signal: AbortSignal): Promise<Observation[]>
}

export class SourceProblem extends Error {
  /** True when a retry may succeed. */
  readonly passing: boolean
  /** Delay requested by the source (Retry-After). */
  readonly waitMilliseconds: number

  constructor(message: string, { passing, waitMilliseconds = 0 }: { passing: boolean; waitMilliseconds?: number }) {
    super(message)
    this.passing = passing
    this.waitMilliseconds = waitMilliseconds
  }
}

/** Ten years of a daily series have 3,653 days, plus some future ones; a century of a monthly series has 1,200 rows. */
const MAX_ROWS = 8000

/** Sorts and deduplicates to one observation per day. Rejects two different values for the same day. */
export function inOrder(rows: readonly Observation[]): Observation[] {
  const byDay = new Map<Day, Observation>()
  for (const row of rows) {
    const told = byDay.get(row.day)
    if (told && Number(told.value) !== Number(row.value)) {
      throw new SourceProblem(`two values on ${row.day}: ${told.value} and ${row.value}`, { passing: false })
    }
    byDay.set(row.day, row)
  }
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1))
}

/** Rejects a response with more rows than a window has days. */
export function assertFew(rows: readonly unknown[]): void {
  if (rows.length > MAX_ROWS) throw new SourceProblem(`${rows.length} rows, more than there are days`, { passing: false })
}
