/** What the registry holds: calculators and queries. Doors project these and name none of them. */
import { z } from 'zod'
import type { Context } from './context.ts'
import type { Day } from './day.ts'
import { published } from './fields.ts'
import type { Ports } from './ports.ts'
import type { WorkflowContext } from './workflow.ts'

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

/** A published answer: the tests hold the code to it, the description shows it. */
export interface Example {
  readonly title: string
  readonly input: Readonly<Record<string, unknown>>
  /** The part of the answer, as JSON, that the source states. */
  readonly result: Readonly<Record<string, unknown>>
  /** From outside: an act, an official simulator, a published table, or the sum written out from the act. Never our own output. */
  readonly source: string
}

type InputOf<I extends z.ZodRawShape> = z.output<z.ZodObject<I>>
type ResultOf<R extends z.ZodRawShape> = z.output<z.ZodObject<R>>

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

export type JsonSchema = Record<string, unknown>

/** What a door needs to know of anything that can be asked. */
export interface Described {
  readonly title: string
  readonly summary: string
  readonly input: z.ZodObject
  /** JSON Schema 2020-12 of what may be sent. */
  readonly inputSchema: JsonSchema
  /** JSON Schema 2020-12 of what comes back. */
  readonly resultSchema: JsonSchema
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

/** A definition before it has a name: what a calculator's folder exports. */
export type Unnamed<T extends { readonly id: string }> = Omit<T, 'id'>

export function defineCalculator<I extends z.ZodRawShape, R extends z.ZodRawShape>(
  definition: CalculatorDefinition<I, R>,
): Unnamed<Calculator> {
  const input = z.strictObject(definition.input)
  const inputSchema = once(() => jsonSchema(input, 'input'))
  const resultSchema = once(() => jsonSchema(z.object({ ...envelopeBefore, ...definition.result, ...envelopeAfter }), 'output'))
  return {
    kind: 'calculator',
    title: definition.title,
    summary: definition.summary,
    group: definition.group,
    keywords: definition.keywords ?? [],
    headline: definition.headline,
    examples: definition.examples,
    input,
    get inputSchema() {
      return inputSchema()
    },
    get resultSchema() {
      return resultSchema()
    },
    lawDay: definition.lawDay as Calculator['lawDay'],
    compute: definition.compute as Calculator['compute'],
  }
}

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
  const input = z.strictObject(definition.input)
  const inputSchema = once(() => jsonSchema(input, 'input'))
  const resultSchema = once(() => jsonSchema(definition.result, 'output'))
  return {
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
    input,
    get inputSchema() {
      return inputSchema()
    },
    get resultSchema() {
      return resultSchema()
    },
    answer: definition.answer as Query['answer'],
  }
}

/** What every calculator's answer carries beside its own fields. */
const envelopeBefore = { currency: z.literal('BRL').meta({ description: 'Moeda do resultado.' }) }

const readings = {
  basis: z
    .array(
      z.object({
        table: z.string().meta({ description: 'Tabela lida, em /v1/tables/{table}.' }),
        effectiveFrom: z.string().meta({ format: 'date', description: 'Início da vigência da versão lida.' }),
        norm: z.string().meta({ description: 'Ato que a estabelece.' }),
        url: z.string().nullable().meta({ description: 'Onde ler.' }),
        evidence: z.enum(['verified', 'corroborated', 'reported']).meta({ description: 'Grau de confirmação da fonte.' }),
      }),
    )
    .meta({ description: 'Uma entrada por versão de lei efetivamente lida.' }),
  rates: z
    .array(
      z.object({
        metric: z.string(),
        value: z.number(),
        date: z.string().meta({ format: 'date' }),
        source: z.enum(['central_bank', 'fallback']),
        stale: z.boolean(),
      }),
    )
    .optional()
    .meta({ description: 'Uma entrada por indicador de mercado lido; ausente quando nenhum.' }),
  assumptions: z.array(z.string()).meta({ description: 'Escolhas que o leitor poderia discutir.' }),
}

const envelopeAfter = {
  ...readings,
  steps: z
    .array(z.object({ label: z.string(), formula: z.string(), value: z.union([z.number(), z.string()]) }))
    .meta({ description: 'A memória de cálculo, em ordem.' }),
}

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
  const input = z.strictObject(definition.input)
  const inputSchema = once(() => jsonSchema(input, 'input'))
  const resultSchema = once(() =>
    jsonSchema(z.object({ ...envelopeBefore, ...decisionShape(definition.verdicts), ...definition.result, ...readings }), 'output'),
  )
  return {
    kind: 'workflow',
    title: definition.title,
    summary: definition.summary,
    question: definition.question,
    verdicts: definition.verdicts,
    verdictWords: definition.verdictWords ?? {},
    keywords: definition.keywords ?? [],
    examples: definition.examples,
    input,
    get inputSchema() {
      return inputSchema()
    },
    get resultSchema() {
      return resultSchema()
    },
    decide: definition.decide as Workflow['decide'],
  }
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

/** JSON Schema of a zod schema, with the exact result fields shown as the numbers they become. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: json }) => {
      const shown = published.get(zodSchema as never)
      if (shown) Object.assign(json, shown.schema)
      // Results allow additional properties by contract.
      if (io === 'output' && json.additionalProperties === false) delete json.additionalProperties
    },
  }) as JsonSchema
}

/** Schemas are derived once, on first use: a command that answers one question should not pay for all of them. */
function once<T>(derive: () => T): () => T {
  let value: T | undefined
  return () => {
    value ??= derive()
    return value
  }
}
