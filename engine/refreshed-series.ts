/** What `centavo/refresh` takes and gives: the indicators of a release, read anew from who publishes them. */
import type { Day } from './core/day.ts'
import type { SeriesId } from './indicators/metrics.ts'

/** What became of one series. */
export interface Outcome {
  /** Of the series, or of whatever else is read beside them. */
  readonly id: string
  /** The source that answered, or null when none did. */
  readonly source: string | null
  readonly added: number
  readonly revised: number
  /** The newest observation now held. */
  readonly last: Day | null
  /** Why it is not as fresh as it should be. */
  readonly problem: string | null
}

export interface RefreshSeriesOptions {
  /** The series to read; all unless given. */
  readonly only?: readonly SeriesId[]
  /** Ends the reading: what was read until then is given. */
  readonly signal?: AbortSignal
  /** Called after each series. */
  readonly progress?: (outcome: Outcome, done: number, total: number) => void
  /** Another address of the central bank's series (SGS): a mirror, a proxy. The two below are then asked only where given. */
  readonly sgsBaseUrl?: string
  /** The central bank's exchange rates (PTAX), the second source of the dollar and the euro. */
  readonly ptaxBaseUrl?: string
  /** IBGE's aggregates (SIDRA). */
  readonly sidraBaseUrl?: string
  /** Between two series, so as not to press the source; 400 unless given. */
  readonly pauseMilliseconds?: number
  /** The instant it is; the machine's unless given. */
  readonly now?: Date
}

/** @public The declarations of the package name it. */
export interface RefreshedSeries {
  /** Texts by file name, as `series` of `centavo/data`: for `portsOf`, and for a disk until the next time. */
  readonly series: Readonly<Record<string, string>>
  readonly outcomes: readonly Outcome[]
}

/**
 * Reads each series from where it was last complete. What a service would refuse is refused: a value nobody could believe, a hole, two
 * series that disagree. A series that cannot be read keeps what it has, and its outcome says why.
 */
export type RefreshSeries = (series: Readonly<Record<string, string>>, options?: RefreshSeriesOptions) => Promise<RefreshedSeries>
