/** Dear work as data, so that a thread can be handed it: what is asked, and in which form it is answered. */
import type { Kind } from '../../engine/core/operation/kinds.ts'
import type { Answer } from '../../engine/core/operation/operation.ts'
import type { TallyState } from '../../engine/core/operation/tally.ts'
import type { View } from '../../engine/present/view.ts'

/** An operation by its name, and what it is asked: text as an address has it, or JSON. */
interface Question {
  readonly operation: string
  readonly input: unknown
  readonly text: boolean
}

export interface AnswerJob extends Question {
  readonly do: 'answer'
}

/** The answer written out. */
export interface RenderJob extends Question {
  readonly do: 'render'
  readonly view: View
}

export interface Rendered {
  readonly text: string
  /** The change of the law it is an answer under. */
  readonly reform: string | undefined
}

/** Some rows of a batch. */
export interface RowsJob {
  readonly do: 'rows'
  readonly operation: string
  /** Each as it came, or why it is none. */
  readonly rows: readonly ({ readonly text: string } | { readonly error: string })[]
  /** Whether the fields of a row are text, as in an address. */
  readonly asText: boolean
  /** The number of the first. */
  readonly from: number
  readonly view: View
  readonly english: boolean
  /** A change of the law in the address, for every row that brings none of its own. */
  readonly law: string | string[] | undefined
}

export interface RowsDone {
  /** Of the first rows, as many as make an answer of bounded size. */
  readonly rows: readonly string[]
  readonly tally: TallyState | null
  /** What was no refusal but a fault of ours, for the log. */
  readonly faults: readonly { readonly row: number; readonly error: Error }[]
}

export type PagePart = 'page' | 'fragment' | 'drawing' | 'picture' | 'csv' | 'xlsx'

/** A page that computes: of a calculator, a decision or a check, or of a question about a calculator. */
export interface PageJob {
  readonly do: 'page'
  readonly kind: Exclude<Kind, 'query'>
  readonly id: string
  /** The calculator a question is about. */
  readonly about: string | null
  readonly part: PagePart
  /** The list a file is made of. */
  readonly field: string
  readonly query: Record<string, string | string[] | undefined>
  readonly origin: string
}

/** A pasted paper as it was read, on the page of its check. */
interface PaperJob {
  readonly do: 'paper'
  readonly check: string
  readonly text: string
  readonly origin: string
}

/** What a proposal does to the country. */
interface PopulationJob {
  readonly do: 'population'
  readonly proposal: string
}

/** The page of a change of the law, whole or the parts its script puts in their places. */
interface ReformPageJob {
  readonly do: 'reform'
  readonly part: 'page' | 'fragment'
  readonly query: Record<string, string | string[] | undefined>
  readonly origin: string
}

export interface PageDrawn {
  readonly text: string | Uint8Array
  readonly status?: number
}

interface Jobs {
  readonly answer: AnswerJob
  readonly render: RenderJob
  readonly rows: RowsJob
  readonly page: PageJob
  readonly paper: PaperJob
  readonly population: PopulationJob
  readonly reform: ReformPageJob
}

export interface Done {
  readonly answer: Answer
  readonly render: Rendered
  readonly rows: RowsDone
  readonly page: PageDrawn
  readonly paper: PageDrawn
  readonly population: PageDrawn
  readonly reform: PageDrawn
}

export type JobKind = keyof Jobs

export type Job<K extends JobKind = JobKind> = {
  [P in K]: Jobs[P] & { readonly do: P /** Of whoever reads the answer; Portuguese where none is said. */; readonly language?: 'en' }
}[K]

/** Works a job wherever there is room for it. @param signal aborted when nobody waits any more. */
export type Perform = <K extends JobKind>(job: Job<K>, signal?: AbortSignal) => Promise<Done[K]>
