/** Errors a caller can receive. Adapters map each to their own form; any other exception is a bug. */
import { type Day, formatDay } from './day.ts'
import { identify } from './error-identity.ts'
import { readersLanguage, translate, word } from './text/language.ts'

/** Stable error codes of a field, for programs. */
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
  /** Valid by itself but inconsistent with the other fields. */
  | 'inconsistent'
  | 'law_not_recorded'
  | 'law_not_known_yet'
  | 'before_series'
  | 'beyond_exact'
  /** Document checks accept only the law in force. */
  | 'law_not_accepted'
  /** The request is outside the data's coverage. */
  | 'not_covered'

export interface Issue {
  readonly field: string
  readonly message: string
  readonly code: IssueCode
  /** English message. */
  readonly english: string
}

/** An issue as a rule reports it: without a code it means inconsistent values. */
export type IssueDraft = Pick<Issue, 'field' | 'message'> & Partial<Issue>

export class InvalidInput extends Error {
  static {
    identify(InvalidInput, 'InvalidInput')
  }

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

/** English text of a rule's message; without an English reader, a generic prefix with the Portuguese message. */
const inEnglish = (message: string): string =>
  readersLanguage() === null ? `does not fit the rest of the input: ${message}` : translate(message)

/** The law of a future date cannot be known yet. */
export class LawNotKnownYet extends Error {
  static {
    identify(LawNotKnownYet, 'LawNotKnownYet')
  }

  constructor(lastDay: string) {
    super(word`A lei desse dia ainda não é conhecida; calcula-se até ${lastDay}, com a de hoje.`)
  }
}

/** The law of a date before or after the record. */
export class LawNotRecorded extends Error {
  static {
    identify(LawNotRecorded, 'LawNotRecorded')
  }

  readonly recordStarts: string
  /** Set when the date is after the last recorded day. */
  readonly recordEnds: string | null

  constructor(title: string, recordStarts: string, ends?: { readonly on: string; readonly because: string }) {
    super(
      ends
        ? word`O registro de "${title}" vai até ${ends.on}: ${translate(ends.because)}.`
        : word`O registro de "${title}" começa em ${recordStarts}; não há versão para uma data anterior.`,
    )
    this.recordStarts = recordStarts
    this.recordEnds = ends?.on ?? null
  }
}

/** The result is too large to be exact to the centavo. */
export class BeyondExact extends Error {
  static {
    identify(BeyondExact, 'BeyondExact')
  }

  constructor() {
    super('Com estes valores o resultado passa do que esta API informa com exatidão de centavo (até R$ 70 trilhões).')
  }
}

/** Message of a thrown value. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Code of a system error, if any. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

export class NotFound extends Error {
  static {
    identify(NotFound, 'NotFound')
  }

  readonly english: string | undefined

  constructor(message: string, english?: string) {
    super(message)
    this.english = english
  }
}

/** Exists, but this instance has not loaded it. */
export class NotLoaded extends NotFound {
  static {
    identify(NotLoaded, 'NotLoaded')
  }
}

/** A market rate or statistic the calculation needs is unavailable for now. */
export class SourceUnavailable extends Error {
  static {
    identify(SourceUnavailable, 'SourceUnavailable')
  }

  /** Last day stored, if any. */
  readonly heldTo: string | null

  constructor(message: string, heldTo: string | null = null) {
    super(message)
    this.heldTo = heldTo
  }
}

/** The date precedes the start of the series, so data will never be available. */
export class BeforeSeries extends SourceUnavailable {
  static {
    identify(BeforeSeries, 'BeforeSeries')
  }

  readonly asked: Day
  readonly starts: Day

  constructor(metric: string, asked: Day, starts: Day) {
    super(word`vem antes do início da série ${metric}, em ${formatDay(starts)}`)
    this.asked = asked
    this.starts = starts
  }
}

/** The data asked reaches into the future, so no publisher can have it yet: asking again later in the day does not help. */
export class NotYetPublished extends SourceUnavailable {
  static {
    identify(NotYetPublished, 'NotYetPublished')
  }

  readonly asked: Day

  constructor(metric: string, asked: Day, today: Day, heldTo: string | null) {
    super(word`não pode ser depois de hoje, ${formatDay(today)}: o indicador ${metric} ainda não existe nesse dia`, heldTo)
    this.asked = asked
  }
}

/** A thrown value as an Error; JavaScript allows throwing anything. */
export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))
