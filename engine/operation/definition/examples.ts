/** Types of a folder's `examples.ts`, derived from its `index.ts`: a misspelt field does not compile. */
import type * as z from 'zod'
import type { Ratio } from '../../core/ratio.ts'
import type { calculationSteps, envelopeBefore, readings } from '../evaluation/envelope.ts'
import type { checkShape } from './check.ts'
import type { Example, SampleRequest } from './descriptor.ts'

/** JSON form of exact values, all parts optional: a source may state only some. */
type JsonOf<T> = unknown extends T
  ? unknown
  : T extends bigint | Ratio
    ? number
    : T extends readonly (infer Item)[]
      ? readonly JsonOf<Item>[] | { readonly length: number }
      : T extends object
        ? { readonly [K in keyof T]?: JsonOf<T[K]> }
        : T

type Shaped<S extends z.ZodRawShape> = z.output<z.ZodObject<S>>

/** Common response fields; decisions have another form of steps, which no example states. */
type Envelope = JsonOf<Shaped<typeof envelopeBefore & typeof readings & typeof calculationSteps>>

/** Not intersected with the loose type, whose index signature would accept any name. */
interface Typed<Input, Result> extends Omit<Example, 'input' | 'result'> {
  readonly input: Input
  readonly result: Result
}

/** Subset of a definition that determines the types of its examples. */
interface Exemplified {
  readonly kind: string
  readonly input: z.ZodObject
  ask(input: never, ports: never): { readonly result: unknown }
}

/** Explicitly named fields, without index signatures. */
type Named<T> = { readonly [K in keyof T as string extends K ? never : K]: T[K] }

type ResultIn<T extends Exemplified> = Named<ReturnType<T['ask']>['result']>

/** A question's own fields; the target calculator's fields are added beside them. */
type QuestionInput<T extends Exemplified> = SampleRequest['input'] & JsonOf<Parameters<T['ask']>[0]> & { readonly calculator: string }

export type Examples<T extends Exemplified> = T extends { readonly kind: 'question' }
  ? readonly (SampleRequest & { readonly input: QuestionInput<T> })[]
  : T extends { readonly kind: 'check' }
    ? readonly Typed<z.input<T['input']>, JsonOf<Omit<ResultIn<T>, 'items'>> & JsonOf<Shaped<typeof checkShape>> & Envelope>[]
    : readonly Typed<z.input<T['input']>, JsonOf<ResultIn<T>> & Envelope>[]
