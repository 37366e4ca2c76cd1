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

/** Sorted, one observation a day; of rows that repeat a day the last one given stands. */
export function inOrder(rows: readonly Observation[]): Observation[] {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1))
}
