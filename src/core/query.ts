/** A query: something the service reports, at an address of its own. */
import { z } from 'zod'
import type { Ports } from './ports.ts'
import { type Described, type InputOf, type Unnamed, withSchemas } from './schemas.ts'

/** How long a shared cache may keep an answer: while the law of the day holds, a minute where data may be refreshed, or not at all. */
export type Cache = 'day' | 'minute' | 'none'

export interface QueryDefinition<I extends z.ZodRawShape> {
  readonly title: string
  readonly summary: string
  /** The tag of the description: Indicadores, Salarios, Sistema… */
  readonly tag: string
  /** `/v1/tables/{table}`: names in braces are input fields. */
  readonly path: `/v1/${string}`
  readonly input: I
  readonly result: z.ZodType
  readonly examples: readonly { readonly title: string; readonly input: z.input<z.ZodObject<I>> }[]
  readonly cache: Cache
  /** The refusals beyond 400 and 429, by status, in Portuguese. */
  readonly refusals?: Readonly<Record<number, string>>
  /** Answers large enough for compression to pay. */
  readonly large?: boolean
  /** Never counted against the caller's limit. */
  readonly free?: boolean
  /** Its name on the command line, where the file's name is not what a person would type. */
  readonly command?: string
  answer(input: InputOf<I>, ports: Ports): unknown
}

export interface Query extends Described {
  readonly id: string
  readonly tag: string
  readonly path: string
  readonly examples: readonly { readonly title: string; readonly input: Record<string, unknown> }[]
  readonly cache: Cache
  readonly refusals: Readonly<Record<number, string>>
  readonly large: boolean
  readonly free: boolean
  readonly command: string | undefined
  readonly answer: (input: never, ports: Ports) => unknown
}

export function defineQuery<I extends z.ZodRawShape>(definition: QueryDefinition<I>): Unnamed<Query> {
  return withSchemas(
    {
      title: definition.title,
      summary: definition.summary,
      tag: definition.tag,
      path: definition.path,
      examples: definition.examples as Query['examples'],
      cache: definition.cache,
      refusals: definition.refusals ?? {},
      large: definition.large ?? false,
      free: definition.free ?? false,
      command: definition.command,
      answer: definition.answer as Query['answer'],
    },
    z.strictObject(definition.input),
    () => definition.result,
  )
}
