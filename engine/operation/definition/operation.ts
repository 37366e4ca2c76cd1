/**
 * Common interface of operations. Constructors (calculator, decision, query, question) create them; adapters and other operations run them.
 */
import type * as z from 'zod'
import type { Answer, OperationResult, Ports } from '../evaluation/ports.ts'
import type { Tally } from '../evaluation/tally.ts'
import { acceptFormerInput, type FormerInput } from '../input/former-input.ts'
import type { Accepts } from '../input/intake.ts'
import { jsonSchema } from '../input/schemas.ts'
import { withSynonyms } from '../input/synonyms.ts'
import type { DefinedCard, Descriptor, Listing, SampleRequest, SearchText } from './descriptor.ts'

export type { Answer, Projection, Provenance } from '../evaluation/ports.ts'

/** Exact input from another operation; fields with a default are optional. */
export type ExactInput<S extends z.ZodRawShape> = {
  readonly [K in keyof S as undefined extends z.input<S[K]> ? never : K]: z.output<S[K]>
} & {
  readonly [K in keyof S as undefined extends z.input<S[K]> ? K : never]?: z.output<S[K]> | undefined
}

export type InputOf<I extends z.ZodRawShape> = z.output<z.ZodObject<I>>
export type ResultOf<R extends z.ZodRawShape> = z.output<z.ZodObject<R>>

/**
 * Export of a folder's `index.ts`: everything needed to run an operation, without search data. `I` and `R` are the exact input and result
 * for other operations, `S` the shape of raw input. Declared as methods, not properties, so that operations of any type are assignable.
 */
export interface Definition<I = never, R = unknown, S extends z.ZodRawShape = z.ZodRawShape> extends DefinedCard {
  readonly input: z.ZodObject<S>
  /**
   * Validated input to response JSON. Only `run` and `runText` call it.
   * @param given raw input, by field: an absent field used its default.
   * @param explain false: steps may be omitted.
   */
  answer(input: unknown, ports: Ports, given: object, explain?: boolean): Answer
  /** Schema that depends on the input: a question also accepts its target calculator's fields. Default: `input`. */
  accepts?(raw: object, ports: Ports): Accepts
  /** As `answer`, yielding after each evaluation so that other requests can run in between. Default: a single evaluation. */
  parts?(input: unknown, ports: Ports, given: object): Parts<Answer>
  /** Upper bound of evaluations for an input, known before any work. Default: one. */
  evaluations?(raw: object, ports: Ports): { readonly most: number; readonly cost: number }
  /** Fast path for many validated rows and a few result fields: same values and errors as `answer`, without the envelope. */
  lean?(fields: readonly string[], ports: Ports): (input: unknown) => Answer
  /** Data to fetch before the operation can run; null when none is needed. */
  reading?(input: unknown, ports: Ports): (() => Promise<void>) | null
  /** The operation handles `law` itself: changes of the law are its subject. */
  readonly ownLaw?: boolean
  /** Aggregates the results of a batch, when a summary is meaningful. */
  tally?(): Tally
  /** Unformatted result. Default: formatted immediately. @param explain false: without steps. */
  work?(input: object, ports: Ports, given: object, explain?: boolean): OperationResult<object>
  /** Exact input of another operation to exact result, with the same validation. */
  ask(input: I, ports: Ports): OperationResult<R>
  /** As `ask`, but only the result, for less work. */
  resultOf?(input: I, ports: Ports): R
}

/** A definition with its examples and search texts, types erased: stored in the registry and exposed by the adapters. */
export interface Operation<I = never, R = unknown> extends Definition<I, R>, Descriptor {}

/** Companion files of a definition, loaded on demand: calculations need neither. */
export interface EntryCompanions<E extends SampleRequest> {
  readonly examples?: () => readonly E[]
  readonly search?: () => SearchText
}

/** Adds the companion data to a definition. */
export function defineEntry<T extends DefinedCard, E extends SampleRequest = never>(
  definition: T,
  { examples, search }: EntryCompanions<E> = {},
): T & Listing<E> {
  const own: PropertyDescriptorMap = Object.getOwnPropertyDescriptors(definition)
  const listing: Listing<E> = {
    get keywords() {
      return search?.().keywords ?? []
    },
    get phrases() {
      return search?.().phrases
    },
    get partNames() {
      return search?.().partNames ?? []
    },
    get facts() {
      return search?.().facts ?? []
    },
    get popularity() {
      return search?.().popularity
    },
    get situations() {
      return search?.().situations ?? {}
    },
    get questions() {
      return search?.().questions ?? []
    },
    get examples() {
      return examples?.() ?? []
    },
  }
  return Object.defineProperties(listing as T & Listing<E>, own)
}

/** Generator that yields after each evaluation and returns the final value. */
export type Parts<T> = Generator<undefined, T, undefined>

/** Adds lazily derived schemas: a command that runs one operation should not derive all of them. */
export function withSchemas<T extends object, S extends z.ZodRawShape>(
  own: T,
  input: z.ZodObject<S>,
  result: () => z.ZodType,
  former?: FormerInput,
): T & Pick<DefinedCard, 'inputSchema' | 'resultSchema'> & { readonly input: z.ZodObject<S> } {
  let inputSchema: DefinedCard['inputSchema'] | undefined
  let resultSchema: DefinedCard['resultSchema'] | undefined
  return Object.defineProperties(Object.assign(own, { input, inputSchema: {}, resultSchema: {} }), {
    inputSchema: {
      enumerable: true,
      get() {
        if (inputSchema) return inputSchema
        inputSchema = withSynonyms(jsonSchema(input, 'input'))
        if (former) acceptFormerInput(inputSchema, former)
        return inputSchema
      },
    },
    resultSchema: {
      enumerable: true,
      get() {
        resultSchema ??= jsonSchema(result(), 'output')
        return resultSchema
      },
    },
  })
}
