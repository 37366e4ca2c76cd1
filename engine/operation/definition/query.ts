/** A query reports data at its own path. */

import * as z from 'zod'
import { isRecord } from '../../core/collections/records.ts'
import { LawNotKnownYet } from '../../core/errors.ts'
import { composed, translate, word } from '../../core/text/language.ts'
import type { Ports } from '../evaluation/ports.ts'
import { validated } from '../input/intake.ts'
import { completed, refusalOf } from '../input/internal-input.ts'
import type { Cache, Listing, SampleRequest, SeeAlso } from './descriptor.ts'
import { type Answer, type Definition, type ExactInput, type InputOf, type Operation, withSchemas } from './operation.ts'

/** A response as spreadsheet rows. */
export interface Spreadsheet {
  /** File name without extension. */
  readonly name: string
  readonly header: readonly string[]
  readonly lines: readonly (readonly (string | number | boolean | null)[])[]
}

export interface QueryDefinition<I extends z.ZodRawShape, R> {
  readonly id: string
  readonly title: string
  /** Portuguese name on the command line. */
  readonly slug?: string
  readonly summary: string
  /** OpenAPI tag: Indicadores, Salários, Sistema… */
  readonly tag: string
  /** `/v1/tables/{table}`: names in braces are input fields. */
  readonly path: `/v1/${string}`
  readonly input: I
  readonly result: z.ZodType
  readonly examples: readonly { readonly title: string; readonly input: z.input<z.ZodObject<I>> }[]
  readonly cache: Cache
  /** Related operations and their purpose, by name. */
  readonly seeAlso?: SeeAlso
  /** Error statuses beyond 400 and 429, with Portuguese descriptions. */
  readonly refusals?: Readonly<Record<number, string>>
  /** Set when responses are large enough for compression to pay off. */
  readonly large?: boolean
  /** Exempt from the rate limit. */
  readonly free?: boolean
  /** POST only: the input is private, and URLs end up in logs and history. */
  readonly posted?: boolean
  /** Maximum body size, when larger than the usual limit. */
  readonly maxBytes?: number
  /** `files` may also be sent as one ZIP. */
  readonly archived?: boolean
  /** Takes the files of a ZIP one by one, each reported on its own, so that none has to fit in memory beside the others. */
  byFiles?(options: Omit<InputOf<I>, 'files'>, ports: Ports): FileByFile<R>
  /** Outcome of a check of files, as an exit code of the command line. */
  outcome?(answer: R): Outcome
  /** Rate-limit cost; above one the query runs in a worker. */
  readonly cost?: number
  /**
   * Number of evaluations, from the size of the raw input, before parsing. Determines the rate-limit cost, and the query runs in a worker.
   */
  evaluations?(raw: object): number
  /** Command-line name, when the file name is unsuitable. */
  readonly command?: string
  /** Data to fetch before the query can run; null when none is needed. Only asynchronous adapters support it. */
  reading?(input: InputOf<I>, ports: Ports): (() => Promise<void>) | null
  /** Result list that provides the rows. */
  readonly rows?: string
  /** Spreadsheet form, when the rows are not a plain list of the result. */
  csv?(answer: R): Spreadsheet
  /** Calendar form (RFC 5545) of a list of dates, served at the path plus `.ics`. */
  icalendar?(answer: R): string
  /** Streaming form for any number of rows, in order and without buffering. */
  byLines?: ByLines
  answer(input: InputOf<I>, ports: Ports): R
}

/** @param head the first line, common to all rows. @throws InvalidInput when it is invalid. */
export type ByLines = (head: unknown, ports: Ports) => LineByLine

/** Output per input line; a bad row never fails the whole stream. */
export interface LineByLine {
  row(raw: unknown): object
  /** Output for a line that is too long or not JSON. */
  unreadable(why: string): object
  /** Output after the last line. */
  end(): object
}

/** Reads files as they come and answers after the last. */
export interface FileByFile<R = object> {
  add(name: string, text: string): void
  /** Reports a file that could not be opened. */
  refuse(name: string, why: string): void
  answer(): R
}

type Outcome = 'agrees' | 'differs' | 'unreadable'

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
  readonly outcome: ((answer: Answer) => Outcome) | undefined
  /** @param raw the input without its files, as it came. */
  readonly byFiles: ((raw: object, ports: Ports) => FileByFile<Answer>) | undefined
}

export interface Query<I = never, R = unknown> extends DefinedQuery<I, R>, Listing {}

export const isQuery = (operation: Operation): operation is Query => operation.kind === 'query'

export function query<I extends z.ZodRawShape, R extends object>(definition: QueryDefinition<I, R>): DefinedQuery<ExactInput<I>, R> {
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
    archived = definition.byFiles !== undefined,
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
    outcome: definition.outcome && ((answer: Answer): Outcome => definition.outcome!(answer as R)),
    byFiles:
      definition.byFiles &&
      ((raw: object, ports: Ports): FileByFile<Answer> => {
        const check = definition.byFiles!(validated(made, { ...raw, files: ONE_FILE }), ports)
        return {
          add: (name, text) => check.add(name, text),
          refuse: (name, why) => check.refuse(name, why),
          answer: () => asAnswer(check.answer()),
        }
      }),
    ...(definition.reading && {
      reading: (input: InputOf<I>, ports: Ports): (() => Promise<void>) | null => definition.reading!(input, ports),
    }),
    about: { path },
    hint: composed(() => word`Consulta de ${translate(tag).toLowerCase()}.`),
    headline: undefined,
    says: undefined,
    slug: definition.slug,
    lawDayField: undefined,
    answer(input: InputOf<I>, ports: Ports): Answer {
      try {
        return asAnswer(definition.answer(input, ports))
      } catch (error) {
        // A date before the record is a missing table (404); a date too far ahead is an input error.
        throw error instanceof LawNotKnownYet ? refusalOf(error, made, 'date') : error
      }
    },
    ask(input: ExactInput<I>, ports: Ports) {
      const result = definition.answer(completed(made, input), ports)
      return { result, shown: () => asAnswer(result), basis: [], rates: [], assumptions: [], projected: [] }
    },
  }
  const schema: z.ZodObject<I> = z.strictObject(definition.input)
  const made = withSchemas(own, schema, () => definition.result)
  return made
}

/** Stands for the files of a ZIP while the other fields are validated. */
const ONE_FILE = [{ name: '-', xml: '-' }]

/** Returns the same object: caches use its identity as the key. */
function asAnswer(result: object): Answer {
  if (isRecord(result)) return result
  throw new TypeError('an answer is an object, not a list')
}
