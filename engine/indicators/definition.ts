/** Definition of one file of `series/`: source, validation limits, accumulation and metrics. */

import type { Day } from '../core/day.ts'
import { word } from '../core/text/language.ts'
import type { SearchText } from '../operation/definition/descriptor.ts'

/** Series of the central bank's time-series system (SGS), by code. */
interface SgsSource {
  readonly kind: 'sgs'
  readonly code: number
}

/** Variable of an IBGE SIDRA table, for the whole of Brazil. */
interface SidraSource {
  readonly kind: 'sidra'
  readonly table: number
  readonly variable: number
}

export type SeriesSource = SgsSource | SidraSource

export const sgs = (code: number): SgsSource => ({ kind: 'sgs', code })
export const sidra = (table: number, variable: number): SidraSource => ({ kind: 'sidra', table, variable })

/** Source name as cited in results: "SGS 432". */
export const sourceName = (source: SeriesSource): string =>
  source.kind === 'sgs' ? word`SGS ${source.code}` : word`IBGE, SIDRA ${source.table}, variável ${source.variable}`

/**
 * Accumulation between two days: by every business day, every month that ends in the interval, every whole month from day 1 to day 1, or
 * one quote over another.
 */
export type Method = 'businessDays' | 'endedMonths' | 'wholePeriods' | 'quotes'

/** @public Appears in the package's type declarations. */
export interface Accumulates {
  /** Preferred name first, then aliases. */
  readonly names: readonly [string, ...string[]]
  readonly by: Method
  /** Description of the accumulated rate, in Portuguese. */
  readonly of: string
  /** Metric reported for the last observation used. */
  readonly reads: string
}

/**
 * Maximum change between consecutive observations. times: ratio of levels within a month; points: difference between changes of consecutive
 * months; both scale with the time elapsed. law: limited only by an act.
 */
type Step = { readonly times: number } | { readonly points: number } | 'law'

/**
 * Cross-check against another series. same: its value on the same day; annualised: the target in force, for a daily rate over 252 days;
 * twelveMonths: its twelve months compounded; change: the change between index numbers; monthOfDays: its days of the month compounded;
 * savings and legalRate: computed by law from two other series.
 */
export interface Agreement {
  readonly as: 'same' | 'annualised' | 'twelveMonths' | 'change' | 'monthOfDays' | 'savings' | 'legalRate'
  readonly with: string
  readonly and?: string
  /** Maximum difference: the historical maximum plus a margin. */
  readonly points?: number
  readonly times?: number
  /** Rejects a run of equal values: it indicates that one series was published under the other's name. */
  readonly distinct?: true
  readonly from: Day
}

/**
 * Publication deadline, with a margin: the observation of a number of business days ago, or, from a day of the month on, the observation of
 * a number of months ago.
 */
export type Due = { readonly businessDays: number } | { readonly months: number; readonly day: number }

export interface MetricDefinition {
  readonly title: string
  readonly description: string
  readonly unit: string
  /** Aggregation of a month or a year: last level, or compounded changes. */
  readonly aggregation: 'last' | 'compound'
  /** Transformation of the observation before it is returned. */
  readonly derived?: 'annualised252' | 'compounded12'
}

export interface SeriesSpec {
  /** Name of this file and of its data in `data/series/`. */
  readonly id: string
  readonly source: SeriesSource
  /** Cadence of the source: daily SGS series limit queries to ten years. */
  readonly cadence: 'daily' | 'monthly'
  /** First day requested and served. */
  readonly since: Day
  /** A step function: each value applies until the next row. */
  readonly held?: true
  /** Daily rows, each for the month that starts on that day: only rows of day 1 form a monthly series. */
  readonly dayOneOnly?: true
  /** The source also publishes the current month, which is excluded until it ends. */
  readonly closedOnly?: true
  /** Decimals as published. */
  readonly places: number
  /** Every observation has exactly this number of decimals; more indicates another scale. */
  readonly exactPlaces?: true
  /** Valid range; wider until 1995, the years of hyperinflation. */
  readonly sane: { readonly min: number; readonly max: number; readonly maxUntil1995?: number }
  readonly step: Step
  /** Maximum later revision of a published value, in its own unit: the last decimal, since none of these series is revised in practice. */
  readonly revises: number
  readonly due: Due
  /** Cross-checks run at each refresh. */
  readonly agrees?: readonly Agreement[]
  readonly accumulates?: Accumulates
  /** Metrics derived from the series, by name. */
  readonly metrics: Readonly<Record<string, MetricDefinition>>
}

/** Search terms for the metrics of a series: `<series>.search.ts` next to it. */
export type MetricSearch<S extends { readonly metrics: object }> = Readonly<Partial<Record<keyof S['metrics'], SearchText>>>

/** Series whose names are types: an unknown metric fails to compile. */
type NamedSeries<I extends string, M extends string> = Omit<SeriesSpec, 'id' | 'metrics' | 'accumulates'> & {
  readonly id: I
  readonly metrics: Readonly<Record<M, MetricDefinition>>
  readonly accumulates?: Accumulates & { readonly reads: NoInfer<M> }
}

export const series = <const I extends string, const M extends string>(definition: NamedSeries<I, M>): NamedSeries<I, M> => definition
