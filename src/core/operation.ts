/** A calculator: what may be sent, what comes back, the published answers it is held to, and a pure function. */
import { z } from 'zod'
import type { Context } from './context.ts'
import type { Day } from './day.ts'
import {
  type Described,
  type Example,
  envelopeAfter,
  envelopeBefore,
  type InputOf,
  type ResultOf,
  type Unnamed,
  withSchemas,
} from './schemas.ts'

export const GROUPS = {
  trabalho: 'Trabalho',
  impostos: 'Impostos',
  credito: 'Crédito',
  moradia: 'Moradia',
  investimentos: 'Investimentos',
  negocios: 'Negócios',
  cotidiano: 'Cotidiano',
} as const

export type Group = keyof typeof GROUPS

export interface CalculatorDefinition<I extends z.ZodRawShape, R extends z.ZodRawShape> {
  readonly title: string
  readonly summary: string
  readonly group: Group
  /** What people call it and the title does not say: "holerite", "13o". Search finds it by these too. */
  readonly keywords?: readonly string[]
  /** The result field people come for, as a path: `netSalary`, `monthly.total`. Omitted: the last amount in reais. */
  readonly headline?: string
  readonly input: I
  readonly result: R
  readonly examples: readonly Example[]
  /** The input field whose date chooses the law, and that day. Omitted: `reference_date`, and today when that is not given. */
  lawDay?(input: InputOf<I>, today: Day): { field: string; day: Day }
  compute(input: InputOf<I>, ctx: Context): ResultOf<R>
}

export interface Calculator extends Described {
  readonly kind: 'calculator'
  /** The folder's name; the registry gives it. */
  readonly id: string
  readonly group: Group
  readonly keywords: readonly string[]
  readonly headline: string | undefined
  readonly examples: readonly Example[]
  readonly lawDay: ((input: never, today: Day) => { field: string; day: Day }) | undefined
  readonly compute: (input: never, ctx: Context) => Record<string, unknown>
}

export function defineCalculator<I extends z.ZodRawShape, R extends z.ZodRawShape>(
  definition: CalculatorDefinition<I, R>,
): Unnamed<Calculator> {
  return withSchemas(
    {
      kind: 'calculator' as const,
      title: definition.title,
      summary: definition.summary,
      group: definition.group,
      keywords: definition.keywords ?? [],
      headline: definition.headline,
      examples: definition.examples,
      lawDay: definition.lawDay as Calculator['lawDay'],
      compute: definition.compute as Calculator['compute'],
    },
    z.strictObject(definition.input),
    () => z.object({ ...envelopeBefore, ...definition.result, ...envelopeAfter }),
  )
}
