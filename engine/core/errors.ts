/** The refusals a caller can meet. Doors map each to their own form; anything else is a fault of ours. */

export interface Issue {
  field: string
  message: string
}

export class InvalidInput extends Error {
  readonly issues: readonly Issue[]

  constructor(issues: readonly Issue[]) {
    super(issues.map((issue) => `${issue.field}: ${issue.message}`).join('; '))
    this.issues = issues
  }
}

/** The law of that day is not in the record. */
export class LawNotRecorded extends Error {
  readonly recordStarts: string

  constructor(title: string, recordStarts: string) {
    super(`O registro de "${title}" começa em ${recordStarts}; não há versão para uma data anterior.`)
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

export class NotFound extends Error {}

/** A market rate or statistic that the answer needs is not there. */
export class SourceUnavailable extends Error {}
