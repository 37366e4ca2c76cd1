/** What operations may ask of the world. Adapters implement these; `main.ts` chooses which. */
import type { Day } from './day.ts'
import type { Money } from './money.ts'
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

export interface RatesPort {
  /** The newest observation on or before a day, or undefined when nothing is held. */
  latest(metric: string, on: Day): RateReading | undefined
  /** The factor between two days by the real series, or undefined when the series does not cover them. */
  accumulated(metric: string, from: Day, to: Day): AccumulatedRate | undefined
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
  status(): { readonly window: SalaryWindow | null }
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

export interface Ports {
  /** The day in São Paulo. */
  today(): Day
  readonly registry: Registry
  readonly rates: RatesPort
  readonly salaries: SalariesPort
  readonly service: { readonly version: string; uptimeSeconds(): number }
}
