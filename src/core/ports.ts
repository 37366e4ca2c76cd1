/** What operations may ask of the world. Adapters implement these; `main.ts` chooses which. */
import type { Day } from './day.ts'
import type { Ratio } from './ratio.ts'
import type { Registry } from './registry.ts'

export interface RateReading {
  readonly metric: string
  /** As published: percent for rates (13.75), reais for currencies. */
  readonly value: number
  readonly date: Day
  readonly source: 'central_bank' | 'fallback'
  readonly stale: boolean
}

export interface AccumulatedRate {
  readonly factor: Ratio
  /** The last observation used. */
  readonly last: RateReading
  /** In Portuguese: which days or months entered. */
  readonly rule: string
}

/** What calculators ask. */
export interface RatesPort {
  /** The newest observation on or before a day, or undefined when nothing is held. */
  latest(metric: string, on: Day): RateReading | undefined
  /** The factor between two days by the real series, or undefined when the series does not cover them. */
  accumulated(metric: string, from: Day, to: Day): AccumulatedRate | undefined
}

export type Aggregate = 'daily' | 'monthly' | 'yearly'

export interface RatePoint {
  readonly date: Day
  readonly value: number
}

export interface RateHistory {
  readonly metric: string
  readonly from: Day
  readonly to: Day
  readonly aggregate: Aggregate
  readonly unit: string
  /** The series of the central bank: "SGS 432". */
  readonly series: string
  readonly source: RateReading['source']
  readonly stale: boolean
  /** The last day the source was seen to state a value; a rate that holds until it changes is shown beyond it. */
  readonly confirmedTo: Day
  readonly points: readonly RatePoint[]
}

/** What the queries on indicators ask besides. */
export interface IndicatorsPort extends RatesPort {
  /** Changes whenever what is held, or how fresh it is, changes: part of every entity tag. */
  version(): string
  /** The day of the oldest reading among the headline rates, and whether they are still fresh; undefined when nothing is held. */
  captured(): { readonly capturedAt: Day; readonly source: RateReading['source']; readonly stale: boolean } | undefined
  /**
   * A range of a series. `from` omitted: the whole of a monthly series, the last 12 months of a daily one.
   * The same question gives the same frozen object until the data changes, so that its text can be kept beside it.
   */
  history(metric: string, range: { from?: Day; to: Day; aggregate: Aggregate; today: Day }): RateHistory | undefined
  /** The days between which `accumulated` can answer, at most up to today. */
  covers(metric: string, today: Day): { readonly from: Day; readonly to: Day } | undefined
}

export interface Ports {
  /** The day in São Paulo. */
  today(): Day
  readonly registry: Registry
  readonly rates: IndicatorsPort
  readonly service: { readonly version: string; uptimeSeconds(): number }
}

/** The part of the world a calculator sees: the day and the rates. */
export type CalculatorPorts = Pick<Ports, 'today'> & { readonly rates: RatesPort }
