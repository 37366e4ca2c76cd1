/** What operations may ask of the world. Adapters implement these; whoever starts a process chooses which. */

import type * as z from 'zod'
import type { Basis, Law } from '../dated.ts'
import type { Day } from '../day.ts'
import type { Money } from '../money.ts'
import type { Ratio } from '../ratio.ts'
import type { Phrase } from '../sentence.ts'
import type { DecisionDescriptor, Descriptor, SearchText } from './descriptor.ts'
import type { Line } from './line.ts'
import type { SearchIndex } from './search-index.ts'

export interface RateReading {
  readonly metric: string
  /** As published: percent for rates (13.75), reais for currencies. */
  readonly value: number
  readonly date: Day
  readonly source: 'central_bank' | 'fallback'
  readonly stale: boolean
  /** From this day on the indicator's values were not read but follow from the few days known. Absent where the value read is none of them. */
  readonly provisionalFrom?: Day
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

/** Days without the observation that belongs to them, both ends included. */
export interface Hole {
  readonly from: Day
  readonly to: Day
}

/** The same name may be read from one series (the Selic's target) and accumulated by another (its daily rate). */
export type Use = 'read' | 'accumulated'

/** What is held of a series, and its holes inside a stretch. */
export interface Held {
  /** The first day it is served from: before it there is nothing and never will be. */
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
  /** The series of the central bank: "SGS 432". */
  readonly series: string
  readonly source: RateReading['source']
  readonly stale: boolean
  /** The last day the source was seen to state a value; a rate that holds until it changes is shown beyond it. */
  readonly confirmedTo: Day
  /** The first of the points that were not read but follow from the few days known; null where all were read. */
  readonly provisionalFrom: Day | null
  readonly points: readonly RatePoint[]
  /** Inside the range, between the first and the last observation held. */
  readonly holes: readonly Hole[]
}

/** What the queries on indicators ask besides. */
/** Why the last reading of something was not kept, or did not count as fresh: as the log says it. */
export interface RateTrouble {
  /** The series ("cdi"), or what is read beside them ("PTAX EUR", "SGS 24363"). */
  readonly of: string
  readonly why: string
}

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
  /** What is held of a metric's series, with its holes between two days; undefined when nothing is. */
  held(metric: string, from: Day, to: Day, use?: Use): Held | undefined
  /** A series of the central bank behind an indicator, as published, up to a day; undefined where no indicator keeps all of it. */
  published(code: number, today: Day): PublishedSeries | undefined
  /** What went wrong in the last refresh of this process; empty when all went well, or where nothing is refreshed. */
  troubles(): readonly RateTrouble[]
  /** The days between which `accumulated` can answer, at most up to today. */
  covers(metric: string, today: Day, convention?: Convention): { readonly from: Day; readonly to: Day } | undefined
}

/** How often a series has an observation, as its days show. */
export type SeriesCadence = 'daily' | 'weekly' | 'monthly' | 'quarterly' | 'yearly' | 'irregular'

/** A series of the central bank as it publishes it: nothing derived, nothing left out. */
export interface PublishedSeries {
  readonly code: number
  readonly cadence: SeriesCadence
  readonly days: readonly Day[]
  /** Decimal text as published. */
  readonly values: readonly string[]
  /** Everything published is held from this day on; null: since the series began. */
  readonly wholeFrom: Day | null
  /** Nothing is missing up to this day; past it there may be holes. */
  readonly completeTo: Day
  /** The day of the last good reading. */
  readonly readOn: Day
  readonly source: RateReading['source']
  readonly stale: boolean
}

/** A kept series in a few words. */
export interface SeriesSummary {
  readonly code: number
  readonly cadence: SeriesCadence
  readonly first: Day
  readonly last: RatePoint
  /** The least and the greatest since the currency is steady (1996); null where nothing is as new. */
  readonly range: { readonly least: number; readonly greatest: number } | null
  readonly wholeFrom: Day | null
  readonly readOn: Day
}

/** Series of the central bank beyond the indicators, kept once read. */
interface SeriesPort {
  held(code: number): PublishedSeries | undefined
  /** What is held, the last used first. */
  summaries(): readonly SeriesSummary[]
  /**
   * What reads a code from the bank, back to a day; null where that much is held, and where this process cannot ask or has just asked in
   * vain. Ends within its deadline, never rejects: what could not be read is not held afterwards.
   */
  reading(code: number, from: Day | null): (() => Promise<void>) | null
  /** Why the last reading of a code brought nothing: the bank has no such series, or could not be read. Null where none was tried. */
  lack(code: number): 'nothing' | 'unreachable' | null
}

/** The central bank's closing quote of a currency (PTAX), in reais a unit. */
export interface Quote {
  readonly currency: string
  /** The day it is of: the one asked, or the last business day before it. */
  readonly date: Day
  /** Null where only the sell quote is held. */
  readonly buy: number | null
  readonly sell: number
  readonly readOn: Day
  readonly source: RateReading['source']
  readonly stale: boolean
}

interface HeldCurrency {
  readonly code: string
  readonly name: string
  /** Between these every business day is held; null where none is. */
  readonly from: Day | null
  readonly to: Day | null
}

interface CurrenciesPort {
  /** Every currency the bank quotes, held or not. */
  all(): readonly HeldCurrency[]
  /** The closing quote of a day, or of the last business day before it; undefined where that is not held. */
  quote(currency: string, on: Day): Quote | undefined
}

/** What the market expected of an indicator on the day of a survey: never data. */
export interface Expectation {
  readonly indicator: string
  /** A year (2027), a month (2026-09), the next 12 months (12m) or a meeting of the Copom (R5/2026). */
  readonly horizon: string
  /** The day of the survey. */
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
  /** Every horizon of an indicator, each by its newest survey on or before a day. */
  of(indicator: string, on: Day): readonly Expectation[]
}

/** What the Treasury bought and sold a bond at in the morning of a day; null where its file has nothing. */
export interface BondPrice {
  readonly date: Day
  /** % a year: real above inflation where the bond follows a price index, over the Selic where it follows that. */
  readonly buyRate: number | null
  readonly sellRate: number | null
  /** What an investor pays, what one gets, and the base price, in reais. */
  readonly buyPrice: number | null
  readonly sellPrice: number | null
  readonly basePrice: number | null
}

interface HeldBond {
  readonly id: string
  /** As the Treasury writes it. */
  readonly type: string
  readonly maturity: Day
  readonly last: BondPrice
}

interface BondsPort {
  /** Every bond held. `readOn` is null where only what came with the release is. */
  all(): { readonly readOn: Day | null; readonly stale: boolean; readonly bonds: readonly HeldBond[] }
  history(id: string): readonly BondPrice[] | undefined
  /** The price of a bond on a day, by its type and maturity. */
  on(type: string, maturity: Day, day: Day): BondPrice | undefined
}

/** What is kept of the market beside the indicators. */
export interface MarketPort {
  /** Changes whenever what is held, or how fresh it is, changes: part of every entity tag. */
  version(): string
  readonly series: SeriesPort
  readonly currencies: CurrenciesPort
  readonly expectations: ExpectationsPort
  readonly bonds: BondsPort
  /** What was read only when told, and was not believed: not among the troubles of the indicators, whose schedule does not read it. */
  troubles(): readonly RateTrouble[]
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

/**
 * microdata: computed here from the register's records; aggregated: from the same records by someone else, by a simpler rule;
 * published: aggregates as their publisher gives them.
 */
export type SalaryMethod = 'microdata' | 'aggregated' | 'published'

/** How far an aggregated median can be trusted: A and B plainly, C with a warning, D not at all. */
export type SalaryGrade = 'A' | 'B' | 'C' | 'D'

/** Wages as a distribution, with the window they were drawn from. */
export interface SalaryDistribution {
  readonly window: SalaryWindow
  readonly method: SalaryMethod
  readonly medianSalary: Money | null
  readonly p25Salary: Money | null
  readonly p75Salary: Money | null
  /** Null where whoever made it gave none. */
  readonly grade: SalaryGrade | null
  /** Admissions with a usable salary, of all of the window. */
  readonly sample: { readonly used: number; readonly of: number } | null
  /** In Portuguese: why there is no median. Null where there is one. */
  readonly reason: string | null
}

export interface SalaryStatistics {
  readonly window: SalaryWindow
  readonly method: SalaryMethod
  /** Whom to credit, in Portuguese. */
  readonly source: string
  /** In Portuguese: what was chosen and what is not covered. */
  readonly assumptions: readonly Phrase[]
  readonly totalAdmissions: number
  readonly totalDismissals: number
  /** The admissions the wages are drawn from; null where only totals were published. */
  readonly eligibleAdmissions: number | null
  readonly avgSalary: Money | null
  /** Of the same window, or of the newest before it that has one. */
  readonly distribution: SalaryDistribution
  readonly topStates: readonly { readonly uf: string; readonly count: number }[]
  readonly schooling: readonly { readonly code: number; readonly label: string; readonly count: number }[]
}

/** A family in one state. */
export interface StateSalaries {
  readonly uf: string
  /** The same family and window in the whole country. */
  readonly country: SalaryStatistics
  readonly totalAdmissions: number
  readonly totalDismissals: number
  /** Null under 30 admissions. */
  readonly medianSalary: Money | null
}

/** What people in the job earn, whenever they were hired. */
export interface SalaryStock {
  readonly year: number
  readonly source: string
  readonly jobs: number
  /** Null under 30. */
  readonly medianPay: Money | null
  readonly avgPay: Money | null
}

/** The schooling of people in the job, by the survey of its year. */
export interface JobSchooling {
  readonly year: number
  readonly source: string
  readonly jobs: number
  readonly levels: readonly { readonly level: number; readonly label: string; readonly count: number }[]
}

/** One consistent set of statistics: what a request reads stays as it was when the request came. */
export interface SalaryHoldings {
  /** The newest window held. */
  readonly window: SalaryWindow
  /** Undefined for a family these holdings say nothing about. */
  of(cbo: string): SalaryStatistics | undefined
  /** A family by state, the most admissions first; empty where nothing is held by state. */
  states(cbo: string): readonly StateSalaries[]
  /** In a state, or in the country where none is named. */
  stock(cbo: string, uf?: string): SalaryStock | undefined
  /** In the country; undefined where it is not held, or not credible at its origin. */
  jobSchooling(cbo: string): JobSchooling | undefined
}

/** A family a text may mean. */
export interface FoundOccupation extends Occupation {
  /**
   * name: the text is its title or an occupation's; words: its names have the words; part: no family has them all, and it has the first;
   * sound: a word of the text is nobody's, and was read as one that sounds or is written almost so.
   */
  readonly by: 'name' | 'words' | 'part' | 'sound'
  /** Whether it answers to the text as well as the first one does: more than one such is ambiguous. */
  readonly alike: boolean
}

export interface SalariesPort {
  /** Changes whenever what is held changes: part of every entity tag. */
  version(): string
  /** The newest window held and the one read from the register here, or null when there is none; and what could not be read, if anything. */
  status(): { readonly window: SalaryWindow | null; readonly imported: SalaryWindow | null; readonly problem: string | null }
  /** What is held now, or null when nothing could be read. */
  holdings(): SalaryHoldings | null
  family(cbo: string): Occupation | undefined
  /** Families with a code near one that does not exist. */
  nearCode(cbo: string): readonly Occupation[]
  /** Slugs near one that names nothing. */
  nearSlug(slug: string): readonly string[]
  /** Families a text may mean, by their titles, occupations and synonyms, the likeliest first; every family for an empty text. */
  search(text: string): readonly FoundOccupation[]
  /** Makes what `search` looks through, a piece at a time, for who has others to serve in between; a search makes what is missing. */
  prepared(): Iterable<unknown>
}

/** How the consumption tax of a code is computed. */
export const TREATMENT_KINDS = ['full', 'zero', 'outside', 'deferred', 'suspended', 'perUnit', 'fixed', 'sector'] as const

/** A code of the consumption tax (cClassTrib), as the federal revenue lists it. */
export interface Classification {
  readonly code: string
  /** The situation (CST): the code's first three digits. */
  readonly cst: string
  readonly kind: (typeof TREATMENT_KINDS)[number]
  readonly treatment: string
  readonly article: string
  readonly description: string
  /** In percent. */
  readonly reduction: { readonly cbs: number; readonly ibs: number }
  readonly evidence: 'verified' | 'reported'
}

/** An item of an annex of the law; nulls where the revenue's row names none. */
export interface Coverage {
  readonly annex: string | null
  readonly item: string | null
  readonly text: string | null
  /** The first NCM or NBS it names; null where which ones are its own is not known. */
  readonly first: string | null
}

export interface Covered {
  readonly code: string
  readonly prefix: string | null
  readonly item: Coverage | null
}

export interface FoundByWords {
  readonly found: readonly Covered[]
  /** Words that were read as another, a letter away. */
  readonly read: readonly string[]
  /** Words nothing of what was found has. */
  readonly left: readonly string[]
}

export interface ClassificationsPort {
  /** The day of the revenue's list. */
  readonly asOf: string
  of(code: string): Classification | undefined
  near(code: string): readonly string[]
  /** Whether a code lists a product or service; null where it lists none. */
  covers(code: string, kind: 'NCM' | 'NBS', digits: string): boolean | null
  /** What covers a number, the longest prefix first, then by code. */
  covering(kind: 'NCM' | 'NBS', digits: string): readonly Covered[]
  /** What is listed under the beginning of a number. */
  within(kind: 'NCM' | 'NBS', digits: string): readonly Covered[]
  /** What has every word, of what it begins with first. */
  search(text: string): FoundByWords
}

/** What an answer rests on. */
export interface Provenance {
  readonly basis: readonly Basis[]
  readonly rates: readonly RateReading[]
  readonly assumptions: readonly Phrase[]
  /** Tables whose law of the day asked is not known, and which version stood in for it. */
  readonly projected: readonly Projection[]
}

export interface Projection {
  readonly table: string
  /** The last day whose law is known: the law used is projected from it. */
  readonly from: Day
  /** The start of the version used. */
  readonly used: Day
  readonly on: Day
}

/** An answer as JSON. */
export type Answer = Record<string, unknown>

/** An exact answer and what it rests on: what one operation hears from another. */
export interface Worked<R> extends Provenance {
  readonly result: R
  /** The same answer as the JSON its own address gives. @param explain false: steps may be left out. */
  shown(explain?: boolean): Answer
  /** The calculation, for whoever writes it by another way. */
  readonly lines?: readonly Line[]
}

/** An exact answer and what it rests on, where nobody is shown it whole. */
export interface Evaluated extends Provenance {
  readonly result: object
}

export interface EvaluatedOn extends Evaluated {
  /** Whether the day asked for was looked at only to choose the versions of tables: under the same versions the answer is the same. */
  readonly isOfLawAlone: boolean
}

/** A calculator as a question about it asks: many times over, with inputs validated once. */
export interface Questioned extends Descriptor {
  readonly headline: string
  readonly input: z.ZodObject
  /** @param given what came, by field: a default that was used is one that did not. */
  work(input: object, ports: Ports, given: object): Worked<object>
  /** The same for a few of its own fields, without what it rests on: a third of the work. */
  lean(fields: readonly string[], ports: Ports): (input: unknown) => Answer
  /** The same, exact and whole: whoever asks reads of it what it needs. */
  results(ports: Ports): (input: unknown) => object
  /** The same as `work`, with no line of its calculation. */
  evaluate(input: object, ports: Ports, given: object): Evaluated
  /** One input under the law of one day after another, each put into the field that chooses it. */
  onDays(input: object, ports: Ports, given: object): (day: Day) => EvaluatedOn
}

/** Anything that can be asked, as a search asks it. */
export interface Answering extends Descriptor {
  readonly input: z.ZodObject
  /** @param given what came, by field: a default that was used is one that did not. */
  answer(input: unknown, ports: Ports, given: object): Answer
  /** Exact input, under the same validation. */
  ask(input: object, ports: Ports): Worked<unknown>
}

/** What can be asked, as the indexes list it. */
export interface Catalogue {
  readonly operations: ReadonlyMap<string, Answering>
  readonly calculators: ReadonlyMap<string, Questioned>
  readonly decisions: ReadonlyMap<string, DecisionDescriptor>
  readonly checks: ReadonlyMap<string, Descriptor>
  readonly laws: ReadonlyMap<string, Law<unknown>>
  /** How people ask for tables, by the table's name, where something is known of it. */
  readonly lawSearch: ReadonlyMap<string, SearchText>
  /** What a search looks through, where the bundle carries it made; null where it is made of what is here. */
  searchIndex(): SearchIndex | null
}

/** A law that is not: tables derived from the recorded ones, which an answer reads in their place and must say it did. */
export interface Hypothesis {
  /** `r-` and the fingerprint of its text; `r-0` changes nothing. */
  readonly id: string
  /** The reform in its one way of being written. */
  readonly text: string
  /** In Portuguese, what an answer under it says first; none where it changes nothing. */
  readonly said: readonly string[]
  /** The tables that change. */
  readonly laws: ReadonlyMap<string, Law<unknown>>
  /** Whether a line of a calculation tells a figure that changes; null where an answer that read these versions read none of them. */
  marks(basis: readonly Basis[]): ((line: { readonly formula: Phrase | (() => Phrase) }) => boolean) | null
}

export interface Ports {
  /** The day in São Paulo. */
  today(): Day
  readonly registry: Catalogue
  readonly rates: IndicatorsPort
  readonly salaries: SalariesPort
  readonly market: MarketPort
  readonly classifications: ClassificationsPort
  /** The law under which all of it is answered, where it is not the one in force. */
  readonly hypothesis?: Hypothesis
  /** `build` names the exact sources: part of every entity tag. */
  readonly service: { readonly version: string; readonly build: string; uptimeSeconds(): number }
}
