/** Types of `centavo/refresh`: rereads the indicators of a release from their publishers. */
import type { Day } from './core/day.ts'
import type { SeriesId } from './indicators/metrics.ts'

/** Refresh outcome of one series. */
export interface Outcome {
  /** Id of the series or of another data set read with it. */
  readonly id: string
  /** Source that returned the data; null when none did. */
  readonly source: string | null
  readonly added: number
  readonly revised: number
  /** Newest observation after the refresh. */
  readonly last: Day | null
  /** Reason why the series is not up to date. */
  readonly problem: string | null
}

export interface RefreshSeriesOptions {
  /** Series to read. Default: all. */
  readonly only?: readonly SeriesId[]
  /** Stops the refresh and returns the data read so far. */
  readonly signal?: AbortSignal
  /** Called after each series. */
  readonly progress?: (outcome: Outcome, done: number, total: number) => void
  /**
   * Alternative base URL of the central bank's series (SGS): a mirror or a proxy. When set, the two sources below are used only if also
   * set.
   */
  readonly sgsBaseUrl?: string
  /** Central bank exchange rates (PTAX), the second source of the dollar and the euro. */
  readonly ptaxBaseUrl?: string
  /** IBGE aggregates (SIDRA). */
  readonly sidraBaseUrl?: string
  /** Pause between series, to respect the source's rate limit. Default: 400. */
  readonly pauseMilliseconds?: number
  /** Current time. Default: the system clock. */
  readonly now?: Date
}

/** @public Appears in the package's type declarations. */
export interface RefreshedSeries {
  /** File contents by name, as `series` of `centavo/data`: pass them to `portsOf` and store them for the next refresh. */
  readonly series: Readonly<Record<string, string>>
  readonly outcomes: readonly Outcome[]
}

/**
 * Rereads each series from its last complete point. Rejects implausible values, gaps, and disagreement between two sources, as a service
 * would. A series that fails keeps its data, and its outcome gives the reason.
 */
export type RefreshSeries = (series: Readonly<Record<string, string>>, options?: RefreshSeriesOptions) => Promise<RefreshedSeries>
