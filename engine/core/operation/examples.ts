/** The type of a folder's `examples.ts`, from what its `index.ts` takes and answers: a misspelt field does not compile. */
import type * as z from 'zod'
import type { Ratio } from '../ratio.ts'
import type { checkShape } from './check.ts'
import type { Example, SampleRequest } from './descriptor.ts'
import type { calculationSteps, envelopeBefore, readings } from './envelope.ts'

/** Exact values as the JSON they become, any part of it: a source states what it states. */
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

/** What every answer carries; a decision's steps are in a form of their own, and no example states them. */
type Envelope = JsonOf<Shaped<typeof envelopeBefore & typeof readings & typeof calculationSteps>>

/** Not joined with the loose form, whose index would let any name pass. */
interface Typed<Input, Result> extends Omit<Example, 'input' | 'result'> {
  readonly input: Input
  readonly result: Result
}

/** As much of a definition as its examples are typed by. */
interface Exemplified {
  readonly kind: string
  readonly input: z.ZodObject
  ask(input: never, ports: never): { readonly result: unknown }
}

/** The fields it names: an operation with none of its own has only an index. */
type Named<T> = { readonly [K in keyof T as string extends K ? never : K]: T[K] }

type ResultIn<T extends Exemplified> = Named<ReturnType<T['ask']>['result']>

/** A question's own fields; those of the calculator it is about come beside them. */
type QuestionInput<T extends Exemplified> = SampleRequest['input'] & JsonOf<Parameters<T['ask']>[0]> & { readonly calculator: string }

export type Examples<T extends Exemplified> = T extends { readonly kind: 'question' }
  ? readonly (SampleRequest & { readonly input: QuestionInput<T> })[]
  : T extends { readonly kind: 'check' }
    ? readonly Typed<z.input<T['input']>, JsonOf<Omit<ResultIn<T>, 'items'>> & JsonOf<Shaped<typeof checkShape>> & Envelope>[]
    : readonly Typed<z.input<T['input']>, JsonOf<ResultIn<T>> & Envelope>[]
