/** Static description of an operation: names, texts, schemas, examples, search text. */
import type { Day } from '../../core/day.ts'
import type { Kind, Situation } from './kinds.ts'
import type { Picture } from './picture.ts'

export type FieldOf = 'input' | 'numeric input' | 'numeric result'

/** The subset of JSON Schema 2020-12 used by operations, with user-facing texts. */
export interface JsonSchema {
  readonly $schema?: string
  readonly $ref?: string
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly description?: string
  readonly const?: unknown
  readonly enum?: readonly string[]
  readonly default?: unknown
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly exclusiveMaximum?: number
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly maxLength?: number
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  /** Unit: BRL, percent, months… */
  readonly 'x-unit'?: string
  /** User-facing label, when the description says more, and explanatory hint. */
  readonly 'x-label'?: string
  readonly 'x-hint'?: string
  /** Everyday synonyms of the field in users' questions, used by search to fill it. */
  readonly 'x-spoken'?: readonly string[]
  /** Text for a missing value: 'sem as datas'. */
  readonly 'x-none'?: string
  /** A date that accepts a month alone; `month`: only the month counts, and users pick a month. */
  readonly 'x-granularity'?: 'month' | 'month_or_day'
  /** Displayed decimals of a percentage. */
  readonly 'x-decimals'?: number
  /** User-facing labels of the options. */
  readonly 'x-option-words'?: Readonly<Record<string, string>>
  /** Everyday synonyms of the options in users' questions. */
  readonly 'x-option-spoken'?: Readonly<Record<string, readonly string[]>>
  /** Phrasings of the field, or of each option, in a question, with placeholders for other fields: '{percent} de {value}'. */
  readonly 'x-forms'?: readonly string[] | Readonly<Record<string, readonly string[]>>
  /** Search does not answer without this field, although it is optional. */
  readonly 'x-asked'?: true
  /** Amount that this percentage is a share of. */
  readonly 'x-share-of'?: string
  /** Aliases of the field and of its options accepted in requests. */
  readonly 'x-aliases'?: readonly string[]
  readonly 'x-option-aliases'?: Readonly<Record<string, string>>
  /** Shared meaning across operations: a vocabulary name, listed at /v1/fields. */
  readonly 'x-concept'?: string
  /** Deprecated former names, also accepted as aliases. */
  readonly 'x-former-names'?: readonly string[]
  /** The default never changes a result and is not disclosed. */
  readonly 'x-quiet'?: boolean
  /** A date that, when omitted, removes the calendar from the calculation: today's law then applies. */
  readonly 'x-calendar'?: boolean
  /** The default matters, and is disclosed, only with one of these fields: `name`, or `name=value` for a specific value. */
  readonly 'x-stated-with'?: readonly string[]
  /** First date the operation supports. */
  readonly 'x-earliest-date'?: string
  /** The value is a name from the registry. */
  readonly 'x-names-of'?: 'calculators' | 'laws'
  /** The value is a field name of the target calculator: any input, a numeric input, or a numeric result. */
  readonly 'x-field-of'?: FieldOf
}

/** A complete sample request, shown in descriptions and run by tests. */
export interface SampleRequest {
  readonly title: string
  readonly input: Readonly<Record<string, unknown>>
  /** Published part of the response, if any. */
  readonly result?: Readonly<Record<string, unknown>>
}

/** A published result, which the tests check. */
export interface Example extends SampleRequest {
  /** Date of the request; undated values are as of this day. */
  readonly on: Day
  /** Part of the JSON response stated by the source. */
  readonly result: Readonly<Record<string, unknown>>
  /**
   * External source: an act, an official simulator, a published table, or the calculation written out from the act. Never our own output.
   */
  readonly source: string
}

/**
 * Main result as a sentence: "Você recebe {value}". Can have one sentence per sign; a negative amount is then formatted without its sign.
 * `{months}` inserts another result, `{months|mês|meses}` a count with its noun.
 */
export type HeadlineText = string | HeadlineTextBySign | HeadlineTextByChoice

/**
 * Results that decide whether the headline's amount is due, fits or is met. A calculator with one of these says a sentence of its own
 * where it is false, and gives nothing to do next.
 */
export const GATES = ['eligible', 'payable', 'collected', 'mustFile', 'subject', 'fits', 'termAllowed', 'exact'] as const

type GateIn<T> = Extract<keyof T, (typeof GATES)[number]>

/** The headline text of a result: by its gate, where it has one. */
export type HeadlineTextOf<T> = [GateIn<T>] extends [never] ? HeadlineText : HeadlineTextByGate<GateIn<T>>

interface HeadlineTextByGate<G extends string> extends HeadlineTextByChoice {
  readonly by: G
  readonly texts: HeadlineTextByChoice['texts'] & Readonly<Record<'true' | 'false', string | HeadlineTextBySign>>
}

/** Sentence selected by another result, such as the fuel or a boolean. */
interface HeadlineTextByChoice {
  /** Path of a choice or boolean in the result. */
  readonly by: string
  readonly texts: Readonly<Record<string, string | HeadlineTextBySign>>
}

export interface HeadlineTextBySign {
  readonly positive: string
  readonly negative?: string
  readonly zero?: string
  /** Sentence for a null result. */
  readonly none?: string
}

/** "Pague até {dueDate}": shown when every `{path}` has a value; selected by another result when that decides whether any action is due. */
export type NextStep = string | { readonly by: string; readonly texts: Readonly<Record<string, string>> }

/** Cache lifetime for shared caches: while the day's law holds, one minute for data that may be refreshed, or none. */
export type Cache = 'day' | 'minute' | 'none'

export type SeeAlso = Readonly<Record<string, string>>

/** Each question has one canonical page; its variants are unlisted and linked from that page. */
export interface VariantOf {
  /** Operation with the canonical page. */
  readonly canonical: string
  /** Label of the variant on that page: "Só com os meses trabalhados". */
  readonly as: string
}

/** Deprecation notice of an operation. */
export interface Deprecation {
  /** Announcement date. */
  readonly since: Day
  /** Last day of guaranteed availability. */
  readonly sunset: Day
  /** Name of the replacement. */
  readonly instead: string
}

/** Role of an operation in a life situation. */
interface InSituation {
  /** Position in the situation's list, from 1. */
  readonly place: number
  /** Input field of each question of the situation, by question name: a question shared by several operations is asked once. */
  readonly asks?: Readonly<Record<string, string>>
  /** Required answers to earlier questions; otherwise the operation does not apply. */
  readonly when?: Readonly<Record<string, readonly string[]>>
}

type InSituations = Readonly<Partial<Record<Situation, InSituation>>>

/** Search terms of an operation: `search.ts` beside a definition. Read by search and by the home page lists, never by calculations. */
export interface SearchText {
  /** Common names absent from the title. */
  readonly keywords: readonly string[]
  /** Search phrases, as "a, b, c", absent from the result's own texts: used only to find the operation, not interpreted. */
  readonly phrases?: string
  /** Names of partial results: search matches them, but does not answer a question about the part alone. */
  readonly partNames?: readonly string[]
  /** Values of law that answer a question without numbers, in the operation's line: the yearly limit of an MEI. */
  readonly facts?: readonly Fact[]
  /** Popularity rank, from 1: the home page lists these operations. */
  readonly popularity?: number
  /** Life situations the operation belongs to. */
  readonly situations?: InSituations
  /** Common questions in users' words with realistic values; pages answer them under the law of the day. */
  readonly questions?: readonly CommonQuestion[]
}

/** A value of a law table, found by its names. */
interface Fact {
  readonly names: readonly string[]
  /** Table, by its id. */
  readonly law: string
  /** Sentence with paths of the table: 'Limite de {annualLimit} por ano'. */
  readonly says: string
}

interface CommonQuestion {
  readonly question: string
  readonly input: Readonly<Record<string, unknown>>
}

/** Companion data from separate files, which the registry attaches to a definition. */
export interface Listing<E extends SampleRequest = SampleRequest> {
  readonly keywords: readonly string[]
  readonly phrases: string | undefined
  readonly partNames: readonly string[]
  readonly facts: readonly Fact[]
  readonly popularity: number | undefined
  readonly situations: InSituations
  readonly questions: readonly CommonQuestion[]
  readonly examples: readonly E[]
}

/** Metadata from the definition itself. */
export interface DefinedCard {
  /** Folder or file name; also the operation's URL segment, tool name and command. */
  readonly id: string
  readonly kind: Kind
  readonly title: string
  readonly summary: string
  /** Group of a calculator, or tag of a query. */
  readonly group: string
  /** Path of the main result; undefined when the response is a sentence or a report. */
  readonly headline: string | undefined
  /** Main result as a sentence. */
  readonly says: HeadlineText | undefined
  /** Next action and its deadline, with dates from the result. */
  readonly next?: NextStep | undefined
  /** Chart of the result, and its type. */
  readonly picture?: Picture | undefined
  /** Portuguese slug under the kind's path; undefined for kinds without pages. */
  readonly slug: string | undefined
  /** Previous slugs of its page. */
  readonly formerSlugs?: readonly string[]
  /** Canonical operation, when the main page of this topic belongs to another one. */
  readonly variantOf?: VariantOf | undefined
  /** Names in this operation for fields of nested operations, when they differ. */
  readonly renames?: Readonly<Record<string, string>>
  readonly cache: Cache
  /** Rate-limit cost of one evaluation; from 2 on it runs in a worker. Default: 1. */
  readonly cost?: number | undefined
  /** List that provides the rows of a table export; without it the result is a single row. */
  readonly rows?: string | undefined
  /** Extra schema keywords of the kind. */
  readonly about: Readonly<Record<string, unknown>>
  /** One sentence describing the kind of operation. */
  readonly hint: string
  /** Related operations by purpose: 'partir do líquido' → "Para partir do líquido, use gross-from-net." */
  readonly seeAlso: SeeAlso
  /** Deprecation notice, if any. */
  readonly deprecation?: Deprecation
  /** Input whose date selects the law, if any. */
  readonly lawDayField: string | undefined
  /** Input schema, JSON Schema 2020-12. */
  readonly inputSchema: JsonSchema
  /** Result schema, JSON Schema 2020-12. */
  readonly resultSchema: JsonSchema
}

/** Metadata plus companion data, as the registry lists them. */
export interface Descriptor extends DefinedCard, Listing {}

export interface DecisionDescriptor extends DefinedCard {
  /** Question it answers, in Portuguese. */
  readonly question: string
  /** Possible verdicts, as machine-readable codes. */
  readonly verdicts: readonly string[]
}
