/** A decision: a question answered by a list of steps over calculators. */
import { z } from 'zod'
import {
  type Described,
  type Example,
  envelopeBefore,
  type InputOf,
  type ResultOf,
  readings,
  type Unnamed,
  withSchemas,
} from './schemas.ts'
import type { WorkflowContext } from './workflow.ts'

export interface WorkflowDefinition<I extends z.ZodRawShape, V extends readonly [string, ...string[]], R extends z.ZodRawShape> {
  readonly title: string
  readonly summary: string
  /** The question it answers, in Portuguese. */
  readonly question: string
  readonly input: I
  /** Every verdict it may give, in words a program can compare. */
  readonly verdicts: V
  /** The same verdicts as people read them, in Portuguese. */
  readonly verdictWords?: Readonly<Record<V[number], string>>
  /** What people call it and the title does not say. Search finds it by these too. */
  readonly keywords?: readonly string[]
  /** What it answers beside the common form. */
  readonly result: R
  readonly examples: readonly Example[]
  decide(input: InputOf<I>, ctx: WorkflowContext): Decision<V[number]> & ResultOf<R>
}

/** What every decision says, before the context adds its steps and what they rest on. */
export interface Decision<Verdict extends string = string> {
  readonly verdict: Verdict
  /** The answer to the question in one Portuguese sentence. */
  readonly answer: string
  readonly weakestLink: { readonly step: string; readonly why: string; readonly evidence: string }
  readonly sensitivity: readonly Sensitivity[]
}

export interface Sensitivity {
  readonly assumption: string
  readonly from: number
  readonly to: number
  readonly verdictChanges: boolean
}

export interface Workflow extends Described {
  readonly kind: 'workflow'
  readonly id: string
  readonly question: string
  readonly verdicts: readonly string[]
  readonly verdictWords: Readonly<Record<string, string>>
  readonly keywords: readonly string[]
  readonly examples: readonly Example[]
  readonly decide: (input: never, ctx: WorkflowContext) => Decision & Record<string, unknown>
}

export function defineWorkflow<I extends z.ZodRawShape, const V extends readonly [string, ...string[]], R extends z.ZodRawShape>(
  definition: WorkflowDefinition<I, V, R>,
): Unnamed<Workflow> {
  return withSchemas(
    {
      kind: 'workflow' as const,
      title: definition.title,
      summary: definition.summary,
      question: definition.question,
      verdicts: definition.verdicts,
      verdictWords: definition.verdictWords ?? {},
      keywords: definition.keywords ?? [],
      examples: definition.examples,
      decide: definition.decide as Workflow['decide'],
    },
    z.strictObject(definition.input),
    () => z.object({ ...envelopeBefore, ...decisionShape(definition.verdicts), ...definition.result, ...readings }),
  )
}

function decisionShape(verdicts: readonly [string, ...string[]]) {
  return {
    question: z.string().meta({ description: 'A pergunta.' }),
    answer: z.string().meta({ description: 'A resposta em uma frase.' }),
    verdict: z.enum(verdicts).meta({ description: 'O veredito, para programas.' }),
    steps: z
      .array(
        z.object({
          id: z.string(),
          title: z.string(),
          status: z.enum(['done', 'skipped']),
          reason: z.string().optional().meta({ description: 'Por que não se aplica.' }),
          calculator: z.string().optional().meta({ description: 'A calculadora usada, em /v1/calc/{calculator}.' }),
          inputs: z.record(z.string(), z.unknown()),
          result: z.record(z.string(), z.unknown()).nullable(),
        }),
      )
      .meta({ description: 'Cada passo: a calculadora, o que recebeu e o que respondeu.' }),
    weakestLink: z
      .object({ step: z.string(), why: z.string(), evidence: z.string() })
      .meta({ description: 'O passo ou a hipótese que mais ameaça o veredito.' }),
    sensitivity: z
      .array(z.object({ assumption: z.string(), from: z.number(), to: z.number(), verdictChanges: z.boolean() }))
      .meta({ description: 'O que acontece com o veredito quando uma hipótese muda.' }),
  }
}
