/** Serializable jobs for worker threads: expensive operations with their output format. */
import type { Kind } from '../../engine/operation/definition/kinds.ts'
import type { Answer } from '../../engine/operation/definition/operation.ts'
import type { TallyState } from '../../engine/operation/evaluation/tally.ts'
import type { View } from '../../engine/presentation/view.ts'

/** An operation and its input: URL text or JSON. */
interface Question {
  readonly operation: string
  readonly input: unknown
  readonly text: boolean
}

export interface AnswerJob extends Question {
  readonly do: 'answer'
}

/** Serialized answer. */
export interface RenderJob extends Question {
  readonly do: 'render'
  readonly view: View
}

export interface Rendered {
  readonly text: string
  /** Id of the law change behind the answer. */
  readonly reform: string | undefined
}

/** A posted body as it came, JSON, XML or a ZIP of files: a thread counts, unpacks, parses and validates it. */
export interface PostedJob {
  readonly do: 'posted'
  readonly operation: string
  readonly body: {
    /** Transferred to the thread. */
    readonly bytes: Uint8Array
    readonly form: 'json' | 'zip' | 'xml'
    /** Other fields of a file, from the address. */
    readonly fields: object
  }
  readonly view: View
}

/** Some rows of a batch. */
export interface RowsJob {
  readonly do: 'rows'
  readonly operation: string
  /** Text of each row, or the reason it is invalid. */
  readonly rows: readonly ({ readonly text: string } | { readonly error: string })[]
  /** True when row fields are text, as in a URL. */
  readonly asText: boolean
  /** Index of the first row. */
  readonly from: number
  readonly view: View
  readonly english: boolean
  /** Law change from the URL, for rows without their own. */
  readonly law: string | string[] | undefined
}

export interface RowsDone {
  /** Leading rows that fit the answer size limit. */
  readonly rows: readonly string[]
  readonly tally: TallyState | null
  /** Internal errors, for the log. */
  readonly faults: readonly { readonly row: number; readonly error: Error }[]
}

export type PagePart = 'page' | 'fragment' | 'drawing' | 'picture' | 'csv' | 'xlsx'

/** A computed page: a calculator, a decision, a check, or a question about a calculator. */
export interface PageJob {
  readonly do: 'page'
  readonly kind: Exclude<Kind, 'query'>
  readonly id: string
  /** Calculator of a question. */
  readonly about: string | null
  readonly part: PagePart
  /** List exported to a file. */
  readonly field: string
  readonly query: Record<string, string | string[] | undefined>
  readonly origin: string
}

/** A pasted document, on the page of its check. */
interface PaperJob {
  readonly do: 'paper'
  readonly check: string
  readonly text: string
  readonly origin: string
}

/** Population impact of a proposal. */
interface PopulationJob {
  readonly do: 'population'
  readonly proposal: string
}

/** Page of a law change: full, or the fragments its script replaces. */
interface ReformPageJob {
  readonly do: 'reform'
  readonly part: 'page' | 'fragment'
  readonly query: Record<string, string | string[] | undefined>
  readonly origin: string
}

export interface RenderedPagePart {
  readonly text: string | Uint8Array
  readonly status?: number
}

interface Jobs {
  readonly answer: AnswerJob
  readonly render: RenderJob
  readonly posted: PostedJob
  readonly rows: RowsJob
  readonly page: PageJob
  readonly paper: PaperJob
  readonly population: PopulationJob
  readonly reform: ReformPageJob
}

export interface Done {
  readonly answer: Answer
  readonly render: Rendered
  readonly posted: Rendered
  readonly rows: RowsDone
  readonly page: RenderedPagePart
  readonly paper: RenderedPagePart
  readonly population: RenderedPagePart
  readonly reform: RenderedPagePart
}

export type JobKind = keyof Jobs

export type Job<K extends JobKind = JobKind> = {
  [P in K]: Jobs[P] & { readonly do: P /** Reader's language. Default: Portuguese. */; readonly language?: 'en' }
}[K]

/** Charges work whose price only its thread knows. Rejects when the client has too little left. */
export type Charge = (units: number) => Promise<void>

/** Runs a job on any free worker. @param signal aborted when no client is waiting. */
export type RunJob = <K extends JobKind>(job: Job<K>, signal?: AbortSignal, charge?: Charge) => Promise<Done[K]>
