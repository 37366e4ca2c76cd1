import type { Day } from '../../engine/core/day.ts'
import type { SeriesId } from '../../engine/indicators/metrics.ts'
import type { Observation } from '../../engine/indicators/series.ts'

/** Somewhere observations can be read. Adapters know the wire; what comes out is sorted, one a day, within the range asked. */
export interface RateSource {
  readonly name: string
  has(id: SeriesId): boolean
  /** Rejects with a SourceProblem when the source is down or answers nonsense; an empty list means it has nothing in the range. */
  read(id: SeriesId, from: Day, to: Day, signal: AbortSignal): Promise<Observation[]>
}

export class SourceProblem extends Error {
  /** Whether asking again may help. */
  readonly passing: boolean
  /** How long the source asked to be left alone. */
  readonly waitMilliseconds: number

  constructor(message: string, { passing, waitMilliseconds = 0 }: { passing: boolean; waitMilliseconds?: number }) {
    super(message)
    this.passing = passing
    this.waitMilliseconds = waitMilliseconds
  }
}

/** A daily series of ten years has 3,653 days, and some to come; a monthly one of a century 1,200. */
const MAX_ROWS = 8000

/** Sorted, one observation a day. A day told twice the same is told once; with two values no one knows which is meant. */
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

/** More rows than a window has days are no answer, and are not worth reading. */
export function assertFew(rows: readonly unknown[]): void {
  if (rows.length > MAX_ROWS) throw new SourceProblem(`${rows.length} rows, more than there are days`, { passing: false })
}
