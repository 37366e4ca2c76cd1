/** What one file of `series/` says: where the observations come from, what they can be, how they accumulate, which metrics they answer. */

import type { Day } from '../core/day.ts'
import { word } from '../core/language.ts'
import type { SearchText } from '../core/operation/descriptor.ts'

/** A series of the central bank's time-series system (SGS), by its code. */
interface SgsSource {
  readonly kind: 'sgs'
  readonly code: number
}

/** A variable of a table of IBGE's SIDRA, for the whole of Brazil. */
interface SidraSource {
  readonly kind: 'sidra'
  readonly table: number
  readonly variable: number
}

export type SeriesSource = SgsSource | SidraSource

export const sgs = (code: number): SgsSource => ({ kind: 'sgs', code })
export const sidra = (table: number, variable: number): SidraSource => ({ kind: 'sidra', table, variable })

/** "SGS 432", as answers cite it. */
export const sourceName = (source: SeriesSource): string =>
  source.kind === 'sgs' ? word`SGS ${source.code}` : word`IBGE, SIDRA ${source.table}, variável ${source.variable}`

/**
 * How a factor between two days is made: every business day, every month that ends in the interval, every whole month from day 1 to day
 * 1, or one quote over another.
 */
export type Method = 'businessDays' | 'endedMonths' | 'wholePeriods' | 'quotes'

/** @public The declarations of the package name it. */
export interface Accumulates {
  /** What is asked for: the first is the name people are offered, the others answer the same. */
  readonly names: readonly [string, ...string[]]
  readonly by: Method
  /** What is multiplied, in Portuguese. */
  readonly of: string
  /** The metric named for the last observation used. */
  readonly reads: string
}

/**
 * How far two neighbouring observations may lie apart. times: the ratio of a level, within a month; points: the difference between two
 * changes, from one month to the next. Both grow with the time in between. law: no further than an act says.
 */
type Step = { readonly times: number } | { readonly points: number } | 'law'

/**
 * What another series says of each observation. same: the one of that day; annualised: the target in force, of a daily rate over 252
 * days; twelveMonths: its twelve months compounded; change: of one index number over another; monthOfDays: its days of the month
 * compounded; savings and legalRate: what the law makes of two others.
 */
export interface Agreement {
  readonly as: 'same' | 'annualised' | 'twelveMonths' | 'change' | 'monthOfDays' | 'savings' | 'legalRate'
  readonly with: string
  readonly and?: string
  /** How far they may lie apart: as seen in the whole history, with some room. */
  readonly points?: number
  readonly times?: number
  /** Never the same many times in a row: one that is comes under the other's name. */
  readonly distinct?: true
  readonly from: Day
}

/**
 * By when a publisher has published, with room for a late day: the observation of so many business days ago, or, from a day of the month
 * on, that of so many months ago.
 */
export type Due = { readonly businessDays: number } | { readonly months: number; readonly day: number }

export interface MetricDefinition {
  readonly title: string
  readonly description: string
  readonly unit: string
  /** How a month or a year is made of its observations: the last level, or the changes compounded. */
  readonly aggregation: 'last' | 'compound'
  /** What is answered for an observation, when it is not the observation itself. */
  readonly derived?: 'annualised252' | 'compounded12'
}

export interface SeriesSpec {
  /** The file's name, and that of its data in `data/series/`. */
  readonly id: string
  readonly source: SeriesSource
  /** How the source files it: daily series of the SGS have a query window of at most ten years. */
  readonly cadence: 'daily' | 'monthly'
  /** The first day asked for and served. */
  readonly since: Day
  /** A step function: a value holds until the next row. */
  readonly held?: true
  /** Daily rows, each for the month that starts on its day: only the rows of day 1 make a monthly series. */
  readonly dayOneOnly?: true
  /** The source shows the month under way too: it is left out until the month ends. */
  readonly closedOnly?: true
  /** Decimals as published. */
  readonly places: number
  /** Every observation has just these decimals: more of them is a value in another scale. */
  readonly exactPlaces?: true
  /** What a value can be. Wider until 1995, the years of hyperinflation. */
  readonly sane: { readonly min: number; readonly max: number; readonly maxUntil1995?: number }
  readonly step: Step
  /** How far a published value changes afterwards, in its own unit: the last decimal, for none of these is revised by practice. */
  readonly revises: number
  readonly due: Due
  /** The series it is held against, each refresh. */
  readonly agrees?: readonly Agreement[]
  readonly accumulates?: Accumulates
  /** The indicators answered from it, by the name they are asked by. */
  readonly metrics: Readonly<Record<string, MetricDefinition>>
}

/** How people ask for the metrics of a series: `<series>.search.ts` beside it. */
export type MetricSearch<S extends { readonly metrics: object }> = Readonly<Partial<Record<keyof S['metrics'], SearchText>>>

/** A series whose names are types: a metric that no series has does not compile. */
type NamedSeries<I extends string, M extends string> = Omit<SeriesSpec, 'id' | 'metrics' | 'accumulates'> & {
  readonly id: I
  readonly metrics: Readonly<Record<M, MetricDefinition>>
  readonly accumulates?: Accumulates & { readonly reads: NoInfer<M> }
}

export const series = <const I extends string, const M extends string>(definition: NamedSeries<I, M>): NamedSeries<I, M> => definition
