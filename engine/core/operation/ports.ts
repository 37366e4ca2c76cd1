/** What operations may ask of the world. Adapters implement these; whoever starts a process chooses which. */

import type { Law } from '../dated.ts'
import type { Day } from '../day.ts'
import type { Money } from '../money.ts'
import type { Ratio } from '../ratio.ts'
import type { Card, DecisionCard } from './card.ts'

export interface RateReading {
  readonly metric: string
  /** As published: percent for rates (13.75), reais for currencies. */
  readonly value: number
  readonly date: Day
  readonly source: 'central_bank' | 'fallback'
  readonly stale: boolean
}

/**
 * Which observations count between two days. interval: both ends in, each series by a rule of its own; bcb: as in the central bank's
 * Calculadora do Cidadão.
 */
export type Convention = 'interval' | 'bcb'

export interface Counting {
  readonly convention?: Convention
  /** A share of each day's rate, as 110% of the CDI; only of a daily rate, by the convention of the central bank. */
  readonly share?: Ratio
}

export interface AccumulatedRate {
  readonly factor: Ratio
  /** How many observations entered. */
  readonly count: number
  /** The last observation used. */
  readonly last: RateReading
  /** In Portuguese: which days or months entered. */
  readonly rule: string
}

/** Every observation of a stretch of a series, as published: none is missing. */
export interface ObservedRates {
  readonly values: readonly { readonly date: Day; readonly value: string }[]
  readonly last: RateReading
}

/** What calculators ask. */
interface RatesPort {
  /** The newest observation on or before a day, or undefined when nothing is held. */
  latest(metric: string, on: Day): RateReading | undefined
  /** The factor between two days by the real series, or undefined when the series does not cover them. */
  accumulated(metric: string, from: Day, to: Day, counting?: Counting): AccumulatedRate | undefined
  /**
   * The observations behind a metric from one day to another, both included: of whole months where it is monthly, of business days where
   * it is daily (as a rate per day, not annualised). Undefined where one is not held.
   */
  observed(metric: string, from: Day, to: Day): ObservedRates | undefined
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
  covers(metric: string, today: Day, convention?: Convention): { readonly from: Day; readonly to: Day } | undefined
}

/** A family of the CBO: four digits, its title, its name in an address. */
export interface Occupation {
  readonly cbo: string
  readonly name: string
  readonly slug: string
}

/** The months the statistics cover, written YYYY-MM. */
export interface SalaryWindow {
  readonly from: string
  readonly to: string
  readonly months: number
  /** The newest declarations counted; later ones still change the window's last months. Null where the publisher does not say. */
  readonly asOf: string | null
}

export interface SalaryStatistics {
  readonly totalAdmissions: number
  readonly totalDismissals: number
  /** The admissions the wages are drawn from; null where only totals were published. */
  readonly eligibleAdmissions: number | null
  readonly avgSalary: Money | null
  readonly medianSalary: Money | null
  readonly p25Salary: Money | null
  readonly p75Salary: Money | null
  readonly topStates: readonly { readonly uf: string; readonly count: number }[]
  readonly schooling: readonly { readonly code: number; readonly label: string; readonly count: number }[]
}

/** One consistent set of statistics: what a request reads stays as it was when the request came. */
export interface SalaryHoldings {
  readonly window: SalaryWindow
  /** microdata: computed here from the register's records; published: aggregates as published by others. */
  readonly method: 'microdata' | 'published'
  readonly assumptions: readonly string[]
  /** Undefined for a family these holdings say nothing about. */
  of(cbo: string): SalaryStatistics | undefined
}

export interface SalariesPort {
  /** Changes whenever what is held changes: part of every entity tag. */
  version(): string
  /** The window held, or null when nothing is; and what could not be read, if anything. */
  status(): { readonly window: SalaryWindow | null; readonly problem: string | null }
  /** What is held now, or null when nothing could be read. */
  holdings(): SalaryHoldings | null
  family(cbo: string): Occupation | undefined
  /** The families a slug names, by its own title or by an occupation or synonym: two or more are ambiguous. */
  named(slug: string): readonly Occupation[]
  /** Families with a code near one that does not exist. */
  nearCode(cbo: string): readonly Occupation[]
  /** Slugs near one that names nothing. */
  nearSlug(slug: string): readonly string[]
  /** Families by words of their titles and synonyms, accents ignored; every family for an empty text. */
  search(text: string): readonly Occupation[]
}

/** What can be asked, as the indexes list it. */
export interface Catalogue {
  readonly calculators: ReadonlyMap<string, Card>
  readonly decisions: ReadonlyMap<string, DecisionCard>
  readonly laws: ReadonlyMap<string, Law<unknown>>
}

export interface Ports {
  /** The day in São Paulo. */
  today(): Day
  readonly registry: Catalogue
  readonly rates: IndicatorsPort
  readonly salaries: SalariesPort
  readonly service: { readonly version: string; uptimeSeconds(): number }
}
