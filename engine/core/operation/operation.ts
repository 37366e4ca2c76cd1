/** Anything that can be asked. Constructors (calculator, decision, query, question) make these; doors and other operations ask them. */
import type * as z from 'zod'
import type { DefinedCard, Descriptor, Listing, SampleRequest, SearchText } from './descriptor.ts'
import type { Accepts } from './intake.ts'
import type { Answer, Ports, Worked } from './ports.ts'
import { jsonSchema } from './schemas.ts'
import { withSynonyms } from './synonyms.ts'
import type { Tally } from './tally.ts'

export type { Answer, Projection, Provenance } from './ports.ts'

/** Exact input as another operation gives it: what has a default may be left out. */
export type Asked<S extends z.ZodRawShape> = {
  readonly [K in keyof S as undefined extends z.input<S[K]> ? never : K]: z.output<S[K]>
} & {
  readonly [K in keyof S as undefined extends z.input<S[K]> ? K : never]?: z.output<S[K]> | undefined
}

export type InputOf<I extends z.ZodRawShape> = z.output<z.ZodObject<I>>
export type ResultOf<R extends z.ZodRawShape> = z.output<z.ZodObject<R>>

/**
 * What a folder's `index.ts` exports: all there is to asking, nothing of how it is found. `I` is what another operation gives and `R` what
 * it hears, both exact, and `S` the shape of what is sent; methods, not properties, so that an operation of any types is one.
 */
export interface Definition<I = never, R = unknown, S extends z.ZodRawShape = z.ZodRawShape> extends DefinedCard {
  readonly input: z.ZodObject<S>
  /**
   * From a door's validated input to the JSON it sends. Only `run` and `runText` call it.
   * @param given what came, by field: a default that was used is one that did not.
   * @param explain false: steps may be left out.
   */
  answer(input: unknown, ports: Ports, given: object, explain?: boolean): Answer
  /** What may be sent, where that depends on what was: a question takes the fields of the calculator it is about. Omitted: `input`. */
  accepts?(raw: object, ports: Ports): Accepts
  /** Like `answer`, an evaluation at a time, for whoever has others to serve in between. Omitted: an answer is one evaluation. */
  parts?(input: unknown, ports: Ports, given: object): Parts<Answer>
  /** How many evaluations it may take at most, by what was sent, before anything is worked. Omitted: one. */
  evaluations?(raw: object, ports: Ports): { readonly most: number; readonly cost: number }
  /** `answer` over many validated rows for a few fields of its own, without the envelope: what it answers and refuses, for less work. */
  lean?(fields: readonly string[], ports: Ports): (input: unknown) => Answer
  /** What has to be read from elsewhere before it can be answered; null where nothing has. */
  reading?(input: unknown, ports: Ports): (() => Promise<void>) | null
  /** A change of the law is what it asks about, and it reads it by itself. */
  readonly ownLaw?: boolean
  /** Adds up the answers of a batch, where together they say something. */
  tally?(): Tally
  /** What an answer is made of, before it is shown. Omitted: it is shown at once. @param explain false: without its lines. */
  work?(input: object, ports: Ports, given: object, explain?: boolean): Worked<object>
  /** From another operation's exact input to an exact answer, under the same validation. */
  ask(input: I, ports: Ports): Worked<R>
  /** The result of `ask` alone, for less work. */
  resultOf?(input: I, ports: Ports): R
}

/** A definition with its examples and its search text, the types erased: what the registry holds and the doors project. */
export interface Operation<I = never, R = unknown> extends Definition<I, R>, Descriptor {}

/** What a registry reads of the files beside a definition, each when it is first wanted: an answer needs neither. */
export interface Beside<E extends SampleRequest> {
  readonly examples?: () => readonly E[]
  readonly search?: () => SearchText
}

/** A definition as the registry lists it. */
export function listed<T extends DefinedCard, E extends SampleRequest = never>(
  definition: T,
  { examples, search }: Beside<E> = {},
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

/** Work that stops after each evaluation, and ends with what it came to. */
export type Parts<T> = Generator<undefined, T, undefined>

/** Adds the schemas, derived on first use: a command that answers one question should not pay for all of them. */
export function withSchemas<T extends object, S extends z.ZodRawShape>(
  own: T,
  input: z.ZodObject<S>,
  result: () => z.ZodType,
): T & Pick<DefinedCard, 'inputSchema' | 'resultSchema'> & { readonly input: z.ZodObject<S> } {
  let inputSchema: DefinedCard['inputSchema'] | undefined
  let resultSchema: DefinedCard['resultSchema'] | undefined
  return Object.defineProperties(Object.assign(own, { input, inputSchema: {}, resultSchema: {} }), {
    inputSchema: {
      enumerable: true,
      get() {
        inputSchema ??= withSynonyms(jsonSchema(input, 'input'))
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
