/** The refusals a caller can meet. Doors map each to their own form; anything else is a fault of ours. */
import { type Day, formatDay } from './day.ts'
import { readersLanguage, spoken, word } from './language.ts'

/** What is wrong with a field, for programs: these names do not change. */
export type IssueCode =
  | 'required'
  | 'unknown_field'
  | 'wrong_type'
  | 'too_small'
  | 'too_large'
  | 'too_many_decimals'
  | 'not_an_option'
  | 'wrong_format'
  | 'repeated'
  | 'empty'
  | 'misplaced'
  /** Well formed, and makes no sense with the rest. */
  | 'inconsistent'
  | 'law_not_recorded'
  | 'law_not_known_yet'
  | 'before_series'
  | 'beyond_exact'
  /** A document is held to the law as it is. */
  | 'law_not_accepted'
  /** What was asked is beyond what the data cover. */
  | 'not_covered'

export interface Issue {
  readonly field: string
  readonly message: string
  readonly code: IssueCode
  /** The same in English. */
  readonly english: string
}

/** An issue as whoever finds it says it: without a code it is one of values that do not fit together. */
export type IssueDraft = Pick<Issue, 'field' | 'message'> & Partial<Issue>

export class InvalidInput extends Error {
  readonly issues: readonly Issue[]

  constructor(findings: readonly IssueDraft[]) {
    super(findings.map(({ field, message }) => `${field}: ${message}`).join('; '))
    this.issues = findings.map(({ field, message, code = 'inconsistent', english = inEnglish(message) }) => ({
      field,
      message,
      code,
      english,
    }))
  }
}

/** Of a rule that says itself where it stands: in English to whoever reads it; else, that it is one. */
const inEnglish = (message: string): string =>
  readersLanguage() === null ? `does not fit the rest of the input: ${message}` : spoken(message)

/** The law of that day cannot be known yet. */
export class LawNotKnownYet extends Error {
  constructor(lastDay: string) {
    super(word`A lei desse dia ainda não é conhecida; calcula-se até ${lastDay}, com a de hoje.`)
  }
}

/** The law of that day is not in the record. */
export class LawNotRecorded extends Error {
  readonly recordStarts: string

  constructor(title: string, recordStarts: string) {
    super(word`O registro de "${title}" começa em ${recordStarts}; não há versão para uma data anterior.`)
    this.recordStarts = recordStarts
  }
}

/** The answer is too large or too fine to be given to the centavo. */
export class BeyondExact extends Error {
  constructor() {
    super('Com estes valores o resultado passa do que esta API informa com exatidão de centavo (até R$ 70 trilhões).')
  }
}

/** What a thrown thing says of itself. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The code a system's error carries, where it carries one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

export class NotFound extends Error {
  readonly english: string | undefined

  constructor(message: string, english?: string) {
    super(message)
    this.english = english
  }
}

/** It exists, and this instance was never given it. */
export class NotLoaded extends NotFound {}

/** A market rate or statistic that the answer needs is not there, and may come. */
export class SourceUnavailable extends Error {
  /** The last day held, where something is. */
  readonly heldTo: string | null

  constructor(message: string, heldTo: string | null = null) {
    super(message)
    this.heldTo = heldTo
  }
}

/** A series that starts later will never have that day. */
export class BeforeSeries extends SourceUnavailable {
  readonly asked: Day
  readonly starts: Day

  constructor(metric: string, asked: Day, starts: Day) {
    super(word`vem antes do início da série ${metric}, em ${formatDay(starts)}`)
    this.asked = asked
    this.starts = starts
  }
}

/** What was thrown, as an error: JavaScript lets anything be thrown. */
export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))
