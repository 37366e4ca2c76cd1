/** A query: something the service reports, at an address of its own. */

import * as z from 'zod'
import { LawNotKnownYet } from '../errors.ts'
import { composed, spoken, word } from '../language.ts'
import { isRecord } from '../records.ts'
import type { Cache, Listing, SampleRequest, SeeAlso } from './descriptor.ts'
import { completed, refusalOf } from './internal-input.ts'
import { type Answer, type Asked, type Definition, type InputOf, type Operation, withSchemas } from './operation.ts'
import type { Ports } from './ports.ts'

/** An answer as the lines of a spreadsheet. */
export interface Spreadsheet {
  /** Of the file, without its ending. */
  readonly name: string
  readonly header: readonly string[]
  readonly lines: readonly (readonly (string | number | boolean | null)[])[]
}

export interface QueryDefinition<I extends z.ZodRawShape, R> {
  readonly id: string
  readonly title: string
  /** Its name in Portuguese, on the command line. */
  readonly slug?: string
  readonly summary: string
  /** The tag of the description: Indicadores, Salários, Sistema… */
  readonly tag: string
  /** `/v1/tables/{table}`: names in braces are input fields. */
  readonly path: `/v1/${string}`
  readonly input: I
  readonly result: z.ZodType
  readonly examples: readonly { readonly title: string; readonly input: z.input<z.ZodObject<I>> }[]
  readonly cache: Cache
  /** What others nearby are for, by name. */
  readonly seeAlso?: SeeAlso
  /** The refusals beyond 400 and 429, by status, in Portuguese. */
  readonly refusals?: Readonly<Record<number, string>>
  /** Answers large enough for compression to pay. */
  readonly large?: boolean
  /** Never counted against the caller's limit. */
  readonly free?: boolean
  /** Asked by POST alone: what it is sent is nobody's to keep, and an address is kept. */
  readonly posted?: boolean
  /** Of a body, where it may be larger than what is usually posted. */
  readonly maxBytes?: number
  /** Its `files` may also come as one ZIP. */
  readonly archived?: boolean
  /** How many units an answer counts to a limit; above one it is worked apart from what answers everybody. */
  readonly cost?: number
  /**
   * How many evaluations an answer takes, where that depends on how much is sent: by what came, before any of it is read. It then counts by
   * them to a limit, and is worked apart from what answers everybody.
   */
  evaluations?(raw: object): number
  /** Its name on the command line, where the file's name is not what a person would type. */
  readonly command?: string
  /** What has to be read from elsewhere before it can be answered; null where nothing has. Only doors that can wait do it. */
  reading?(input: InputOf<I>, ports: Ports): (() => Promise<void>) | null
  /** The list in the answer that is its rows. */
  readonly rows?: string
  /** The same answer as a spreadsheet, where its rows are not a list as it stands. */
  csv?(answer: R): Spreadsheet
  /** The same answer as a calendar (RFC 5545), where it is a list of days: served at its path with `.ics`. */
  icalendar?(answer: R): string
  /** The same a line at a time, where what is asked is many rows: of any number, in their order, none held. */
  byLines?: ByLines
  answer(input: InputOf<I>, ports: Ports): R
}

/** @param head the first line, which is said of all the others. @throws InvalidInput where it does not do. */
export type ByLines = (head: unknown, ports: Ports) => LineByLine

/** Each gives what is written in the place of a line; none is a refusal of the whole. */
export interface LineByLine {
  row(raw: unknown): object
  /** A line that is no JSON, or too long. */
  unreadable(why: string): object
  /** What comes after the last. */
  end(): object
}

export interface DefinedQuery<I = never, R = unknown> extends Definition<I, R> {
  readonly kind: 'query'
  readonly path: string
  readonly examples: readonly SampleRequest[]
  readonly refusals: Readonly<Record<number, string>>
  readonly large: boolean
  readonly free: boolean
  readonly posted: boolean
  readonly maxBytes: number | undefined
  readonly archived: boolean
  readonly command: string
  readonly csv: ((answer: Answer) => Spreadsheet) | undefined
  readonly icalendar: ((answer: Answer) => string) | undefined
  readonly byLines: ByLines | undefined
}

export interface Query<I = never, R = unknown> extends DefinedQuery<I, R>, Listing {}

export const isQuery = (operation: Operation): operation is Query => operation.kind === 'query'

export function query<I extends z.ZodRawShape, R extends object>(definition: QueryDefinition<I, R>): DefinedQuery<Asked<I>, R> {
  const {
    id,
    title,
    summary,
    tag,
    path,
    examples,
    cache,
    seeAlso = {},
    refusals = {},
    large = false,
    free = false,
    posted = false,
    archived = false,
    command = id,
  } = definition
  const own = {
    id,
    kind: 'query' as const,
    title,
    summary,
    group: tag,
    seeAlso,
    path,
    examples,
    cache,
    rows: definition.rows,
    refusals,
    large,
    free,
    posted,
    maxBytes: definition.maxBytes,
    archived,
    ...(definition.cost !== undefined && { cost: definition.cost }),
    ...(definition.evaluations && { evaluations: (raw: object) => ({ most: definition.evaluations!(raw), cost: 1 }) }),
    command,
    csv: definition.csv && ((answer: Answer): Spreadsheet => definition.csv!(answer as R)),
    icalendar: definition.icalendar && ((answer: Answer): string => definition.icalendar!(answer as R)),
    byLines: definition.byLines,
    ...(definition.reading && {
      reading: (input: InputOf<I>, ports: Ports): (() => Promise<void>) | null => definition.reading!(input, ports),
    }),
    about: { path },
    hint: composed(() => word`Consulta de ${spoken(tag).toLowerCase()}.`),
    headline: undefined,
    says: undefined,
    slug: definition.slug,
    lawDayField: undefined,
    answer(input: InputOf<I>, ports: Ports): Answer {
      try {
        return asAnswer(definition.answer(input, ports))
      } catch (error) {
        // A day before the record is a table that is not there; a day nobody can know is the caller's.
        throw error instanceof LawNotKnownYet ? refusalOf(error, made, 'date') : error
      }
    },
    ask(input: Asked<I>, ports: Ports) {
      const result = definition.answer(completed(made, input), ports)
      return { result, shown: () => asAnswer(result), basis: [], rates: [], assumptions: [], projected: [] }
    },
  }
  const schema: z.ZodObject<I> = z.strictObject(definition.input)
  const made = withSchemas(own, schema, () => definition.result)
  return made
}

/** The object itself: what is kept of an answer is kept by it. */
function asAnswer(result: object): Answer {
  if (isRecord(result)) return result
  throw new TypeError('an answer is an object, not a list')
}
