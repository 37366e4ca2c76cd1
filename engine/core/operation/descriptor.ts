/** What anyone may know of an operation without asking it: its name, its words, its schemas, its examples, its search text. */
import type { Day } from '../day.ts'
import type { Kind, Situation } from './kinds.ts'
import type { Picture } from './picture.ts'

export type FieldOf = 'input' | 'numeric input' | 'numeric result'

/** JSON Schema 2020-12, as far as the operations' schemas go, with the words of people beside it. */
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
  /** BRL, percent, months… */
  readonly 'x-unit'?: string
  /** What people read: the field's name, where the description says more; and the sentence that explains it. */
  readonly 'x-label'?: string
  readonly 'x-hint'?: string
  /** What people call the field besides, when they ask in their own words: a search fills it by these too. */
  readonly 'x-spoken'?: readonly string[]
  /** When there is no value: 'sem as datas'. */
  readonly 'x-none'?: string
  /** A date that may be told by its month alone; `month`: only the month counts, and people choose one. */
  readonly 'x-granularity'?: 'month' | 'month_or_day'
  /** How many decimals of a percentage people see. */
  readonly 'x-decimals'?: number
  /** How each option of a choice is called where people read it. */
  readonly 'x-option-words'?: Readonly<Record<string, string>>
  /** What people call an option besides, when they ask in their own words. */
  readonly 'x-option-spoken'?: Readonly<Record<string, readonly string[]>>
  /** How a question says the field, or each of its options, with numbers of other fields in their places: '{percent} de {value}'. */
  readonly 'x-forms'?: readonly string[] | Readonly<Record<string, readonly string[]>>
  /** A search does not answer without it, though it may be left out. */
  readonly 'x-asked'?: true
  /** What else the field, and each of its options, may be called by whoever sends it. */
  readonly 'x-aliases'?: readonly string[]
  readonly 'x-option-aliases'?: Readonly<Record<string, string>>
  /** What the field means in every operation: a name of the vocabulary, listed at /v1/fields. */
  readonly 'x-concept'?: string
  /** What the field was called before: among its aliases, and on their way out. */
  readonly 'x-former-names'?: readonly string[]
  /** A default that moves no result, and is not told when used. */
  readonly 'x-quiet'?: boolean
  /** A date that, where it is left out, leaves the account without a calendar: the law is then today's. */
  readonly 'x-calendar'?: boolean
  /** The default matters, and is told, only where one of these fields was given: `name`, or `name=value` for one of its values. */
  readonly 'x-stated-with'?: readonly string[]
  /** The first day an operation answers for. */
  readonly 'x-earliest-date'?: string
  /** The field names something of the registry. */
  readonly 'x-names-of'?: 'calculators' | 'laws'
  /** The field names one of the calculator asked about: of its input, a numeric one of its input, a numeric one of its result. */
  readonly 'x-field-of'?: FieldOf
}

/** A question that can be asked as it stands: the descriptions show it, the tests ask it. */
export interface SampleRequest {
  readonly title: string
  readonly input: Readonly<Record<string, unknown>>
  /** The part of its answer that is published, where one is. */
  readonly result?: Readonly<Record<string, unknown>>
}

/** A published answer: the tests hold the code to it. */
export interface Example extends SampleRequest {
  /** The day it is asked on: an answer that names no date holds on this one. */
  readonly on: Day
  /** The part of the answer, as JSON, that the source states. */
  readonly result: Readonly<Record<string, unknown>>
  /** From outside: an act, an official simulator, a published table, or the sum written out from the act. Never our own output. */
  readonly source: string
}

/**
 * The result people come for as a sentence: "Você recebe {value}". Where the sign changes what is said, a sentence for each; an amount
 * below zero is then written without its sign. `{months}` is another result, `{months|mês|meses}` a count with its word.
 */
export type HeadlineText = string | HeadlineTextBySign | HeadlineTextByChoice

/** Where another result decides what is said: which fuel, yes or no. */
interface HeadlineTextByChoice {
  /** The path of a choice or a truth of the result. */
  readonly by: string
  readonly texts: Readonly<Record<string, string | HeadlineTextBySign>>
}

export interface HeadlineTextBySign {
  readonly positive: string
  readonly negative?: string
  readonly zero?: string
  /** When there is no such number, and the answer is that. */
  readonly none?: string
}

/** "Pague até {dueDate}": said where every `{path}` has a value; by another result where that decides whether there is anything to do. */
export type NextStep = string | { readonly by: string; readonly texts: Readonly<Record<string, string>> }

/** How long a shared cache may keep an answer: while the law of the day holds, a minute where data may be refreshed, or not at all. */
export type Cache = 'day' | 'minute' | 'none'

export type SeeAlso = Readonly<Record<string, string>>

/** One question has one canonical page: its variants are not listed by themselves, and are reached from it. */
export interface VariantOf {
  /** The operation whose page people come to for this question. */
  readonly canonical: string
  /** What that page calls this one: "Só com os meses trabalhados". */
  readonly as: string
}

/** What an operation on its way out says of itself. */
export interface Deprecation {
  /** The day it was announced. */
  readonly since: Day
  /** The last day it is sure to answer. */
  readonly sunset: Day
  /** The name of what replaces it. */
  readonly instead: string
}

/** What something is to a person in a situation. */
interface InSituation {
  /** Its place there, from 1. */
  readonly place: number
  /** The fields it takes from what the situation asks, one question at a time, by the question's name: what two ask under one name is asked once. */
  readonly asks?: Readonly<Record<string, string>>
  /** Answers to questions asked before, without which it does not concern the person. */
  readonly when?: Readonly<Record<string, readonly string[]>>
}

type InSituations = Readonly<Partial<Record<Situation, InSituation>>>

/** How people ask for something: `search.ts` beside a definition. Search and the lists of the first page read it, no answer does. */
export interface SearchText {
  /** What people call it and the title does not say. */
  readonly keywords: readonly string[]
  /** What people say who are after it and its answer does not speak of, as "a, b, c": search finds it by these, and understands none of them. */
  readonly phrases?: string
  /** The names of what is only a part of its answer: it is found by these as by its own, and never answers who asks for one of them. */
  readonly partNames?: readonly string[]
  /** Its place among what most people come for, from 1: the first page puts these at hand. */
  readonly popularity?: number
  /** Whose lives it is for. */
  readonly situations?: InSituations
  /** What people ask of it in their own words, with numbers of a life like theirs: pages answer it by the law of the day. */
  readonly questions?: readonly CommonQuestion[]
}

interface CommonQuestion {
  readonly question: string
  readonly input: Readonly<Record<string, unknown>>
}

/** What stands in files of its own beside a definition; the registry binds the two. */
export interface Listing<E extends SampleRequest = SampleRequest> {
  readonly keywords: readonly string[]
  readonly phrases: string | undefined
  readonly partNames: readonly string[]
  readonly popularity: number | undefined
  readonly situations: InSituations
  readonly questions: readonly CommonQuestion[]
  readonly examples: readonly E[]
}

/** What a definition says of itself. */
export interface DefinedCard {
  /** The folder's or file's name, and everywhere the operation's own: address, tool, command. */
  readonly id: string
  readonly kind: Kind
  readonly title: string
  readonly summary: string
  /** The group of a calculator; the tag of a query. */
  readonly group: string
  /** The result people come for, as a path; none where the answer is a sentence or a report. */
  readonly headline: string | undefined
  /** The same as a sentence. */
  readonly says: HeadlineText | undefined
  /** What to do by when, with dates of the answer. */
  readonly next?: NextStep | undefined
  /** What of its answer is worth drawing, and as what. */
  readonly picture?: Picture | undefined
  /** Its page's address after that of its kind, in Portuguese; none where its kind has no pages. */
  readonly slug: string | undefined
  /** Addresses its page had before. */
  readonly formerSlugs?: readonly string[]
  /** Where its question is asked at another's page. */
  readonly variantOf?: VariantOf | undefined
  /** What fields of the operations it asks are called here, where the names differ. */
  readonly renames?: Readonly<Record<string, string>>
  readonly cache: Cache
  /** What one evaluation counts to a limit, where it may take longer than most: from 2 on it is worked apart from the loop. Omitted: 1. */
  readonly cost?: number | undefined
  /** The list in the answer that is its rows where it is shown as a table; the answer is one row where there is none. */
  readonly rows?: string | undefined
  /** What its kind says of it besides, where it is described. */
  readonly about: Readonly<Record<string, unknown>>
  /** One sentence that says what kind of thing it is. */
  readonly hint: string
  /** What others nearby are for, by name: 'partir do líquido' → "Para partir do líquido, use gross-from-net." */
  readonly seeAlso: SeeAlso
  /** Where it is on its way out. */
  readonly deprecation?: Deprecation
  /** The input whose date chooses the law, where one does. */
  readonly lawDayField: string | undefined
  /** JSON Schema 2020-12 of what may be sent. */
  readonly inputSchema: JsonSchema
  /** JSON Schema 2020-12 of what comes back. */
  readonly resultSchema: JsonSchema
}

/** The same as the registry lists it. */
export interface Descriptor extends DefinedCard, Listing {}

export interface DecisionDescriptor extends DefinedCard {
  /** The question it answers, in Portuguese. */
  readonly question: string
  /** Every verdict it may give, in words a program can compare. */
  readonly verdicts: readonly string[]
}
