/** Anything that can be asked. Constructors (calculator, decision, query) make these; doors and other operations ask them. */
import type { z } from 'zod'
import type { Basis } from '../dated.ts'
import type { Day } from '../day.ts'
import type { Card } from './card.ts'
import type { Ports, RateReading } from './ports.ts'
import { jsonSchema } from './schemas.ts'
import type { Tally } from './tally.ts'

/** An answer as JSON. */
export type Answer = Record<string, unknown>

/** What an answer rests on. */
export interface Footing {
  readonly basis: readonly Basis[]
  readonly rates: readonly RateReading[]
  readonly assumptions: readonly string[]
  /** Tables whose law of the day asked is not known, and which version stood in for it. */
  readonly projected: readonly Projection[]
}

export interface Projection {
  readonly table: string
  /** The last day whose law is known: the law used is projected from it. */
  readonly from: Day
  /** The start of the version used. */
  readonly used: Day
  readonly on: Day
}

/** An exact answer and what it rests on: what one operation hears from another. */
interface Worked<R> extends Footing {
  readonly result: R
  /** The same answer as the JSON its own address gives. */
  shown(): Answer
}

/** Exact input as another operation gives it: what has a default may be left out. */
export type Asked<S extends z.ZodRawShape> = {
  readonly [K in keyof S as undefined extends z.input<S[K]> ? never : K]: z.output<S[K]>
} & {
  readonly [K in keyof S as undefined extends z.input<S[K]> ? K : never]?: z.output<S[K]> | undefined
}

export type InputOf<I extends z.ZodRawShape> = z.output<z.ZodObject<I>>
export type ResultOf<R extends z.ZodRawShape> = z.output<z.ZodObject<R>>

/**
 * `I` is what another operation gives and `R` what it hears, both exact. The registry holds them as `Operation`, the types erased;
 * methods, not properties, so that an operation of any types is one.
 */
export interface Operation<I = never, R = unknown> extends Card {
  readonly input: z.ZodObject
  /**
   * From a door's validated input to the JSON it sends. Only `run` and `runText` call it.
   * @param given what came, by field: a default that was used is one that did not.
   */
  answer(input: unknown, ports: Ports, given: object): Answer
  /** Adds up the answers of a batch, where together they say something. */
  tally?(): Tally
  /** From another operation's exact input to an exact answer, under the same validation. */
  ask(input: I, ports: Ports): Worked<R>
}

/** Adds the schemas, derived on first use: a command that answers one question should not pay for all of them. */
export function withSchemas<T extends object, S extends z.ZodRawShape>(
  own: T,
  input: z.ZodObject<S>,
  result: () => z.ZodType,
): T & Pick<Card, 'inputSchema' | 'resultSchema'> & { readonly input: z.ZodObject<S> } {
  let inputSchema: Card['inputSchema'] | undefined
  let resultSchema: Card['resultSchema'] | undefined
  return Object.defineProperties(Object.assign(own, { input, inputSchema: {}, resultSchema: {} }), {
    inputSchema: {
      enumerable: true,
      get() {
        inputSchema ??= jsonSchema(input, 'input')
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
