/** What every definition shares: examples, its schemas, and the parts of an answer that are the same everywhere. */
import { z } from 'zod'
import { published } from './fields.ts'

/** A published answer: the tests hold the code to it, the description shows it. */
export interface Example {
  readonly title: string
  readonly input: Readonly<Record<string, unknown>>
  /** The part of the answer, as JSON, that the source states. */
  readonly result: Readonly<Record<string, unknown>>
  /** From outside: an act, an official simulator, a published table, or the sum written out from the act. Never our own output. */
  readonly source: string
}

export type InputOf<I extends z.ZodRawShape> = z.output<z.ZodObject<I>>
export type ResultOf<R extends z.ZodRawShape> = z.output<z.ZodObject<R>>

/** A definition before it has a name: what its folder or file exports. */
export type Unnamed<T extends { readonly id: string }> = Omit<T, 'id'>

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

/** What every calculator's answer carries beside its own fields. */
export const envelopeBefore = { currency: z.literal('BRL').meta({ description: 'Moeda do resultado.' }) }

export const readings = {
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

export const envelopeAfter = {
  ...readings,
  steps: z
    .array(z.object({ label: z.string(), formula: z.string(), value: z.union([z.number(), z.string()]) }))
    .meta({ description: 'A memória de cálculo, em ordem.' }),
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

/** Adds the schemas, derived on first use: a command that answers one question should not pay for all of them. */
export function withSchemas<T extends object>(
  own: T,
  input: z.ZodObject,
  result: () => z.ZodType,
): T & Pick<Described, 'input' | 'inputSchema' | 'resultSchema'> {
  let inputSchema: JsonSchema | undefined
  let resultSchema: JsonSchema | undefined
  return Object.defineProperties(Object.assign(own, { input }), {
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
  }) as T & Pick<Described, 'input' | 'inputSchema' | 'resultSchema'>
}
