/** Ports of the operations. Adapters implement them; the process's entry point selects the adapters. */

import type * as z from 'zod'
import type { Basis, Law } from '../../core/dated.ts'
import type { Day } from '../../core/day.ts'
import type { Money } from '../../core/money.ts'
import type { Ratio } from '../../core/ratio.ts'
import type { Phrase } from '../../core/text/sentence.ts'
import type { DecisionDescriptor, Descriptor, SearchText } from '../definition/descriptor.ts'
import type { SearchIndex } from '../definition/search-index.ts'
import type { CalculationStep } from './calculation-step.ts'

export interface RateReading {
  readonly metric: string
  /** As published: percent for rates (13.75), reais for currencies. */
  readonly value: number
  readonly date: Day
  readonly source: 'central_bank' | 'fallback'
  readonly stale: boolean
  /** From this day on values are inferred from the few known days, not fetched. Absent when the returned value is not one of them. */
  readonly provisionalFrom?: Day
}

/**
 * Which observations count between two days. interval: both ends included, each series with its own rule; bcb: as in the central bank's
 * Calculadora do Cidadão.
 */
export type Convention = 'interval' | 'bcb'

export interface Counting {
  readonly convention?: Convention
  /** Share of each day's rate, such as 110% of the CDI; only for daily rates, under the central bank's convention. */
  readonly share?: Ratio
}

export interface AccumulatedRate {
  readonly factor: Ratio
  /** Number of observations included. */
  readonly count: number
  /** Last observation included. */
  readonly last: RateReading
  /** Portuguese description of the days or months included. */
  readonly rule: string
}

/** Complete observations of a period of a series, as published. */
export interface ObservedRates {
  readonly values: readonly { readonly date: Day; readonly value: string }[]
  readonly last: RateReading
}

/** Rates for calculators. */
interface RatesPort {
  /** Latest observation on or before a day; undefined without data. */
  latest(metric: string, on: Day): RateReading | undefined
  /** Accumulated factor between two days from the published series; undefined when the series does not cover them. */
  accumulated(metric: string, from: Day, to: Day, counting?: Counting): AccumulatedRate | undefined
  /**
   * Observations of a metric between two days, inclusive: full months for a monthly series, business days for a daily one (as a rate per
   * day, not annualised). Undefined when one is missing.
   */
  observed(metric: string, from: Day, to: Day): ObservedRates | undefined
}

/** A gap in a series: days without their observation, both ends included. */
export interface Hole {
  readonly from: Day
  readonly to: Day
}

/** A metric may be read from one series (the Selic target) and accumulated from another (its daily rate). */
export type Use = 'read' | 'accumulated'

/** Stored range of a series, and its gaps inside a period. */
export interface SeriesCoverage {
  /** First day of the series: no data before it, ever. */
  readonly starts: Day
  readonly first: Day
  readonly last: Day
  readonly holes: readonly Hole[]
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
  /** Central bank series: "SGS 432". */
  readonly series: string
  readonly source: RateReading['source']
  readonly stale: boolean
  /** Last day for which the source confirmed a value; a rate that holds until changed is shown beyond it. */
  readonly confirmedTo: Day
  /** First inferred point, from the few known days; null when all were fetched. */
  readonly provisionalFrom: Day | null
  readonly points: readonly RatePoint[]
  /** Gaps inside the range, between the first and the last stored observation. */
  readonly holes: readonly Hole[]
}

/** Why the last fetch was rejected or not considered fresh, in the log's wording. */
export interface RateTrouble {
  /** Series name ("cdi"), or another resource ("PTAX EUR", "SGS 24363"). */
  readonly of: string
  readonly why: string
}

export interface IndicatorsPort extends RatesPort {
  /** Changes with the stored data or its freshness; part of every ETag. */
  version(): string
  /** Date of the oldest fetch among the headline rates, and whether they are still fresh; undefined without data. */
  captured(): { readonly capturedAt: Day; readonly source: RateReading['source']; readonly stale: boolean } | undefined
  /**
   * A range of a series. Default of `from`: all of a monthly series, the last 12 months of a daily one. Repeated calls return the same
   * frozen object until the data changes, so that its serialization can be cached.
   */
  history(metric: string, range: { from?: Day; to: Day; aggregate: Aggregate; today: Day }): RateHistory | undefined
  /** Stored range of a metric's series, with its gaps between two days; undefined without data. */
  held(metric: string, from: Day, to: Day, use?: Use): SeriesCoverage | undefined
  /** Central bank series behind an indicator, as published, up to a day; undefined when no indicator stores it in full. */
  published(code: number, today: Day): PublishedSeries | undefined
  /** Problems of this process's last refresh; empty on success, or without refresh. */
  troubles(): readonly RateTrouble[]
  /** Period in which `accumulated` works, at most up to today. */
  covers(metric: string, today: Day, convention?: Convention): { readonly from: Day; readonly to: Day } | undefined
}

/** Observation frequency of a series, inferred from its dates. */
export type SeriesCadence = 'daily' | 'weekly' | 'monthly' | 'quarterly' | 'yearly' | 'irregular'

/** A central bank series exactly as published. */
export interface PublishedSeries {
  readonly code: number
  readonly cadence: SeriesCadence
  readonly days: readonly Day[]
  /** Decimal strings as published. */
  readonly values: readonly string[]
  /** Complete from this day on; null: since the series began. */
  readonly wholeFrom: Day | null
  /** Complete up to this day; gaps may follow. */
  readonly completeTo: Day
  /** Date of the last successful fetch. */
  readonly readOn: Day
  readonly source: RateReading['source']
  readonly stale: boolean
}

/** Summary of a stored series. */
export interface SeriesSummary {
  readonly code: number
  readonly cadence: SeriesCadence
  readonly first: Day
  readonly last: RatePoint
  /** Minimum and maximum since the currency stabilized (1996); null without observations since then. */
  readonly range: { readonly least: number; readonly greatest: number } | null
  readonly wholeFrom: Day | null
  readonly readOn: Day
}

/** Central bank series beyond the indicators, stored after the first fetch. */
interface SeriesPort {
  held(code: number): PublishedSeries | undefined
  /** Stored series, most recently used first. */
  summaries(): readonly SeriesSummary[]
  /**
   * Fetches a code from the central bank back to a day; null when it is already stored, when this process has no network access, or right
   * after a failed attempt. Completes within its deadline and never rejects: a failed fetch just leaves the data missing.
   */
  reading(code: number, from: Day | null): (() => Promise<void>) | null
  /** Why the last fetch of a code returned no data: no such series, or the source was unreachable. Null without an attempt. */
  lack(code: number): 'nothing' | 'unreachable' | null
}

/** The central bank's closing quote (PTAX), in reais per unit of currency. */
export interface Quote {
  readonly currency: string
  /** Day of the quote: the requested one, or the last business day before it. */
  readonly date: Day
  /** Null when only the sell quote is stored. */
  readonly buy: number | null
  readonly sell: number
  readonly readOn: Day
  readonly source: RateReading['source']
  readonly stale: boolean
}

interface CurrencyCoverage {
  readonly code: string
  readonly name: string
  /** Period stored without gaps; null without data. */
  readonly from: Day | null
  readonly to: Day | null
}

interface CurrenciesPort {
  /** Every currency the central bank quotes, stored or not. */
  all(): readonly CurrencyCoverage[]
  /** Closing quote of a day, or of the last business day before it; undefined when not stored. */
  quote(currency: string, on: Day): Quote | undefined
}

/** Market expectation of an indicator on the survey date: a forecast, never data. */
export interface Expectation {
  readonly indicator: string
  /** A year (2027), a month (2026-09), the next 12 months (12m) or a Copom meeting (R5/2026). */
  readonly horizon: string
  /** Survey date. */
  readonly date: Day
  readonly median: number
  readonly mean: number | null
  readonly deviation: number | null
  readonly minimum: number | null
  readonly maximum: number | null
  readonly respondents: number | null
  readonly source: RateReading['source']
  readonly stale: boolean
}

interface ExpectationsPort {
  /** All horizons of an indicator, each from the latest survey on or before a day. */
  of(indicator: string, on: Day): readonly Expectation[]
}

/** The Treasury's morning prices of a bond; null for values missing from its file. */
export interface BondPrice {
  readonly date: Day
  /** % a year: real rate for bonds linked to a price index, spread over the Selic for bonds linked to it. */
  readonly buyRate: number | null
  readonly sellRate: number | null
  /** Investor's purchase price, redemption price and base price, in reais. */
  readonly buyPrice: number | null
  readonly sellPrice: number | null
  readonly basePrice: number | null
}

export interface BondSummary {
  readonly id: string
  /** Name used by the Treasury. */
  readonly type: string
  readonly maturity: Day
  readonly last: BondPrice
}

interface BondsPort {
  /** Every stored bond. `readOn` is null when only the shipped data is available. */
  all(): { readonly readOn: Day | null; readonly stale: boolean; readonly bonds: readonly BondSummary[] }
  history(id: string): readonly BondPrice[] | undefined
  /** Price of a bond on a day, by type and maturity. */
  on(type: string, maturity: Day, day: Day): BondPrice | undefined
}

/** Stored market data beyond the indicators. */
export interface MarketPort {
  /** Changes with the stored data or its freshness; part of every ETag. */
  version(): string
  readonly series: SeriesPort
  readonly currencies: CurrenciesPort
  readonly expectations: ExpectationsPort
  readonly bonds: BondsPort
  /** Rejected results of on-demand fetches: separate from the indicators' problems, whose schedule does not fetch them. */
  troubles(): readonly RateTrouble[]
}

/** A CBO family: four-digit code, title and slug. */
export interface Occupation {
  readonly cbo: string
  readonly name: string
  readonly slug: string
}

/** Period of the statistics, as YYYY-MM months. */
export interface SalaryWindow {
  readonly from: string
  readonly to: string
  readonly months: number
  /** Latest declarations counted; later ones still revise the last months. Null when the publisher does not state it. */
  readonly asOf: string | null
}

/**
 * microdata: computed here from the register's records; aggregated: computed by a third party from the same records, by a simpler rule;
 * published: aggregates from the publisher.
 */
export type SalaryMethod = 'microdata' | 'aggregated' | 'published'

/** Reliability of an aggregated median: A and B good, C with a warning, D unusable. */
export type SalaryGrade = 'A' | 'B' | 'C' | 'D'

/** Wage distribution with its period. */
export interface SalaryDistribution {
  readonly window: SalaryWindow
  readonly method: SalaryMethod
  readonly medianSalary: Money | null
  readonly p25Salary: Money | null
  readonly p75Salary: Money | null
  /** Null when the producer assigned none. */
  readonly grade: SalaryGrade | null
  /** Admissions with a usable salary, out of all in the period. */
  readonly sample: { readonly used: number; readonly of: number } | null
  /** Portuguese reason for a missing median; null when there is one. */
  readonly reason: string | null
}

export interface SalaryStatistics {
  readonly window: SalaryWindow
  readonly method: SalaryMethod
  /** Attribution, in Portuguese. */
  readonly source: string
  /** Choices made and gaps in coverage, in Portuguese. */
  readonly assumptions: readonly Phrase[]
  readonly totalAdmissions: number
  readonly totalDismissals: number
  /** Admissions behind the wages; null when only totals were published. */
  readonly eligibleAdmissions: number | null
  readonly avgSalary: Money | null
  /** Of the same period, or of the latest earlier one available. */
  readonly distribution: SalaryDistribution
  readonly topStates: readonly { readonly uf: string; readonly count: number }[]
  readonly schooling: readonly { readonly code: number; readonly label: string; readonly count: number }[]
}

/** An occupation family in one state. */
export interface StateSalaries {
  readonly uf: string
  /** National statistics of the same family and period. */
  readonly country: SalaryStatistics
  readonly totalAdmissions: number
  readonly totalDismissals: number
  /** Null below 30 admissions. */
  readonly medianSalary: Money | null
}

/** Earnings of current employees, regardless of hiring date. */
export interface SalaryStock {
  readonly year: number
  readonly source: string
  readonly jobs: number
  /** Null below 30 jobs. */
  readonly medianPay: Money | null
  readonly avgPay: Money | null
}

/** Schooling of current employees, from the survey of its year. */
export interface JobSchooling {
  readonly year: number
  readonly source: string
  readonly jobs: number
  readonly levels: readonly { readonly level: number; readonly label: string; readonly count: number }[]
}

/** A consistent snapshot of statistics: stays unchanged during a request. */
export interface SalaryHoldings {
  /** Latest stored period. */
  readonly window: SalaryWindow
  /** Undefined for a family without data. */
  of(cbo: string): SalaryStatistics | undefined
  /** A family by state, most admissions first; empty without state data. */
  states(cbo: string): readonly StateSalaries[]
  /** For a state, or nationwide by default. */
  stock(cbo: string, uf?: string): SalaryStock | undefined
  /** Nationwide; undefined when missing or not credible at the source. */
  jobSchooling(cbo: string): JobSchooling | undefined
}

/** A family that matches a search text. */
export interface FoundOccupation extends Occupation {
  /**
   * name: matches its title or one of its occupations; words: its names contain all words; part: no family contains all words, and this one
   * contains the first; sound: an unknown word was read as one of similar sound or spelling.
   */
  readonly by: 'name' | 'words' | 'part' | 'sound'
  /** True when it matches as well as the first result; several such results are ambiguous. */
  readonly alike: boolean
}

export interface SalariesPort {
  /** Changes with the stored data; part of every ETag. */
  version(): string
  /** Latest stored period, the period imported from the register here, or null; and the load error, if any. */
  status(): { readonly window: SalaryWindow | null; readonly imported: SalaryWindow | null; readonly problem: string | null }
  /** Current data, or null when loading failed. */
  holdings(): SalaryHoldings | null
  family(cbo: string): Occupation | undefined
  /** Families with codes close to a nonexistent one. */
  nearCode(cbo: string): readonly Occupation[]
  /** Slugs close to a nonexistent one. */
  nearSlug(slug: string): readonly string[]
  /** Families that match a text by title, occupation or synonym, best first; all families for an empty text. */
  search(text: string): readonly FoundOccupation[]
  /** Builds the search index in steps, so that other requests can run in between; a search builds whatever is missing. */
  prepared(): Iterable<unknown>
}

/** How a code's consumption tax is computed. */
export const TREATMENT_KINDS = ['full', 'zero', 'outside', 'deferred', 'suspended', 'perUnit', 'fixed', 'sector'] as const

/** A consumption-tax code (cClassTrib) of the Receita Federal's list. */
export interface Classification {
  readonly code: string
  /** Tax situation (CST): the code's first three digits. */
  readonly cst: string
  readonly kind: (typeof TREATMENT_KINDS)[number]
  readonly treatment: string
  readonly article: string
  readonly description: string
  /** Percentage reduction of each tax. */
  readonly reduction: { readonly cbs: number; readonly ibs: number }
  readonly evidence: 'verified' | 'reported'
}

/** An item of an annex of the law; null fields when the Receita Federal's row names none. */
export interface Coverage {
  readonly annex: string | null
  readonly item: string | null
  readonly text: string | null
  /** First NCM or NBS of the item; null when the item's own numbers are unknown. */
  readonly first: string | null
}

export interface CodeCoverage {
  readonly code: string
  readonly prefix: string | null
  readonly item: Coverage | null
}

export interface FoundByWords {
  readonly found: readonly CodeCoverage[]
  /** Words corrected to another at edit distance 1. */
  readonly read: readonly string[]
  /** Query words absent from every result. */
  readonly left: readonly string[]
}

/** Groups of the IBS and CBS section of an invoice that a tax situation (CST) asks for; every other group is forbidden. */
export const SITUATION_GROUPS = [
  'gIBSCBS',
  'gIBSCBSMono',
  'gRed',
  'gDif',
  'gTransfCred',
  'gCredPresIBSZFM',
  'gAjusteCompet',
  'redutorBC',
] as const

export type Situation = ReadonlySet<(typeof SITUATION_GROUPS)[number]>

/** Use of a code in invoices. */
export interface CodeInInvoices {
  readonly validFrom: string
  /** First day without the code; null while it has no end. */
  readonly validTo: string | null
  /** Allowed in an NF-e (model 55). */
  readonly nfe: boolean
  /** Allowed in an NFC-e (model 65). */
  readonly nfce: boolean
  /** True when the invoice also states the regular taxation; null when unknown. */
  readonly regular: boolean | null
}

export interface ClassificationsPort {
  /** Date of the list of codes. */
  readonly asOf: string
  /** Date of the list of products and services (NCM and NBS) of each code. */
  readonly asOfNcm: string
  invoices(code: string): CodeInInvoices | undefined
  situation(cst: string): Situation | undefined
  /** Successor of a code that left the list; null without a successor, undefined when the code never was in it. */
  replacedBy(code: string): string | null | undefined
  of(code: string): Classification | undefined
  near(code: string): readonly string[]
  /** True when the code covers a product or service; null when it lists none of that kind. */
  covers(code: string, kind: 'NCM' | 'NBS', digits: string): boolean | null
  /** Entries that cover a number, longest prefix first, then by code. */
  covering(kind: 'NCM' | 'NBS', digits: string): readonly CodeCoverage[]
  /** Entries below a partial number. */
  within(kind: 'NCM' | 'NBS', digits: string): readonly CodeCoverage[]
  /** Entries that contain every word, best matches of the subject first. */
  search(text: string): FoundByWords
}

/** Provenance of a result. */
export interface Provenance {
  readonly basis: readonly Basis[]
  readonly rates: readonly RateReading[]
  readonly assumptions: readonly Phrase[]
  /** Tables whose law for the requested day is unknown, with the version used instead. */
  readonly projected: readonly Projection[]
}

export interface Projection {
  readonly table: string
  /** Last day with known law; the version used is projected from it. */
  readonly from: Day
  /** Start date of the version used. */
  readonly used: Day
  readonly on: Day
}

/** A response as JSON. */
export type Answer = Record<string, unknown>

/** Exact result with provenance, as passed between operations. */
export interface OperationResult<R> extends Provenance {
  readonly result: R
  /** The response of the operation's own endpoint. @param explain false: steps may be omitted. */
  shown(explain?: boolean): Answer
  /** Calculation steps, for other output formats. */
  readonly lines?: readonly CalculationStep[]
}

/** Exact result with provenance, without formatting. */
export interface Evaluated extends Provenance {
  readonly result: object
}

export interface EvaluatedOn extends Evaluated {
  /** True when the day served only to select table versions: the same versions give the same result. */
  readonly isOfLawAlone: boolean
}

/** A calculator as used by questions: run many times, with inputs validated once. */
export interface QuestionTarget extends Descriptor {
  readonly headline: string
  readonly input: z.ZodObject
  /** @param given raw input, by field: an absent field used its default. */
  work(input: object, ports: Ports, given: object): OperationResult<object>
  /** As `work`, for a few result fields and without provenance: a third of the work. */
  lean(fields: readonly string[], ports: Ports): (input: unknown) => Answer
  /** As `lean`, but returns the full exact result. */
  results(ports: Ports): (input: unknown) => object
  /** As `work`, without calculation steps. */
  evaluate(input: object, ports: Ports, given: object): Evaluated
  /** Evaluates one input under the law of successive days, setting each in its law-date field. */
  onDays(input: object, ports: Ports, given: object): (day: Day) => EvaluatedOn
}

/** Any operation, as used by search. */
export interface SearchableOperation extends Descriptor {
  readonly input: z.ZodObject
  /** @param given raw input, by field: an absent field used its default. */
  answer(input: unknown, ports: Ports, given: object): Answer
  /** Exact input, with the same validation. */
  ask(input: object, ports: Ports): OperationResult<unknown>
}

/** Read-only index of operations and laws. */
export interface Catalogue {
  readonly operations: ReadonlyMap<string, SearchableOperation>
  readonly calculators: ReadonlyMap<string, QuestionTarget>
  readonly decisions: ReadonlyMap<string, DecisionDescriptor>
  readonly checks: ReadonlyMap<string, Descriptor>
  readonly laws: ReadonlyMap<string, Law<unknown>>
  /** Search texts of tables, by table name, when defined. */
  readonly lawSearch: ReadonlyMap<string, SearchText>
  /** Prebuilt search index of a bundle; null when it must be built at run time. */
  searchIndex(): SearchIndex | null
}

/** Hypothetical law: tables derived from the recorded ones that replace them. Responses must disclose it. */
export interface Hypothesis {
  /** `r-` plus the hash of the text; `r-0` changes nothing. */
  readonly id: string
  /** Canonical text of the reform. */
  readonly text: string
  /** Portuguese sentences that precede the assumptions; empty when nothing changes. */
  readonly said: readonly string[]
  /** Changed tables. */
  readonly laws: ReadonlyMap<string, Law<unknown>>
  /** Predicate for steps that contain a changed figure; null when the result used none of the changed versions. */
  marks(basis: readonly Basis[]): ((line: { readonly formula: Phrase | (() => Phrase) }) => boolean) | null
}

export interface Ports {
  /** Today in São Paulo. */
  today(): Day
  readonly registry: Catalogue
  readonly rates: IndicatorsPort
  readonly salaries: SalariesPort
  readonly market: MarketPort
  readonly classifications: ClassificationsPort
  /** Hypothetical law in effect for all operations; undefined under current law. */
  readonly hypothesis?: Hypothesis
  /** `build` identifies the exact sources; part of every ETag. */
  readonly service: { readonly version: string; readonly build: string; uptimeSeconds(): number }
}
