/**
 * Compact mode: three tools that cover all operations, for clients that cannot carry one tool per operation. The brief list also uses the
 * first two.
 */

import { z } from 'zod'
import { nonEmpty } from '../../../engine/core/collections/records.ts'
import { word } from '../../../engine/core/text/language.ts'
import { unknownName } from '../../../engine/core/text/unknown-name.ts'
import { KINDS } from '../../../engine/operation/definition/kinds.ts'
import type { Engine } from '../../../engine/operation/definition/registry.ts'
import { choice, count, integer, list, object, text } from '../../../engine/operation/input/fields.ts'
import { validated } from '../../../engine/operation/input/intake.ts'
import { jsonSchema } from '../../../engine/operation/input/schemas.ts'
import { find as findThings, type SearchResult } from '../../../engine/search/index.ts'
import { queryTelling } from '../../../engine/search/telling-query.ts'
import { type Callable, groupsOf } from '../operations.ts'
import { inputFor, outputFor } from './schemas.ts'
import { type Report, refused, type Tool, toolOf } from './tools.ts'

const FIND = 'find'
const DESCRIBE = 'describe'
const CALCULATE = 'calculate'

const MAX_OTHERS = 3
/** Lower search threshold: a model can compare more results than a person. */
const MIN_WORTH = 1 / 6

/** An operation with its search result. */
interface Hit {
  readonly callable: Callable
  readonly found: SearchResult | undefined
  /** Input that identifies a table, indicator or profession for its query. */
  readonly naming?: Readonly<Record<string, string>>
}

const name = () => text(word`Nome da operação, como ${FIND} o devolve`)
const NOUNS = Object.values(KINDS).map(({ noun }) => noun)

/** Prompt text on how to call an operation through the three tools. */
export const compactCallHint = (id: string): string => word`chame a ferramenta ${CALCULATE} com operation "${id}" e esses dados em input`

/** @param tools reachable tools, by name. */
export function compactTools(tools: ReadonlyMap<string, Tool>, ports: Engine, report: Report): readonly Tool[] {
  const { registry } = ports
  const operations = [...tools.values()].map(({ operation }) => operation)
  const example = operations.find(({ kind }) => kind === 'calculator') ?? operations[0]

  const find = findOperation(operations, example, ports)
  const describe = operation(
    DESCRIBE,
    'Descrever uma operação',
    word`O que uma operação recebe e devolve, com exemplos. Leia antes de ${CALCULATE}.`,
    { operation: name() },
    describedSchema(),
    example ? [{ title: example.described.title, input: { operation: example.name } }] : [],
    ({ operation: id }) => {
      const { kind, described, examples } = toolNamed(tools, id).operation
      return {
        operation: id,
        title: described.title,
        summary: described.summary,
        kind,
        inputSchema: inputFor(described.inputSchema, registry),
        resultSchema: outputFor(described.resultSchema),
        examples: examples.slice(0, 3).map(({ title, input }) => ({ title, input })),
      }
    },
  )

  const calculateInput = {
    operation: name(),
    input: z
      .record(z.string(), z.unknown())
      .default({})
      .meta({ description: word`Os campos da operação, como ${DESCRIBE} os mostra` }),
  }
  const calculate = operation(
    CALCULATE,
    'Calcular ou consultar',
    word`Responde a uma operação de ${FIND}: o resultado, a lei, o que se supôs e a conta.`,
    calculateInput,
    z.object({}),
    example?.examples[0] ? [{ title: example.described.title, input: { operation: example.name, input: example.examples[0].input } }] : [],
    ({ operation: id, input }) => toolNamed(tools, id).operation.answer(input),
  )

  return [
    toolOf(find, registry, report),
    toolOf(describe, registry, report),
    toolOf(calculate, registry, report, undefined, (args) => {
      try {
        const asked = calculate.read(args)
        return toolNamed(tools, asked.operation).call(asked.input)
      } catch (error) {
        return refused(error, calculate, report)
      }
    }),
  ]
}

function findOperation(operations: readonly Callable[], example: Callable | undefined, ports: Engine) {
  const groups = groupsOf(ports.registry)
  return operation(
    FIND,
    'Procurar uma operação',
    'Procura, pela pergunta em português, entre calculadoras, decisões, indicadores, salários e tabelas de lei, e já responde se a pergunta basta. Comece por aqui.',
    {
      query: text('Assunto, em palavras', {
        hint: '"salário líquido de 5200", "financiamento SAC", "IPCA de 2015 a 2020". Omitido: tudo',
      }).optional(),
      group: choice('Só um grupo', nonEmpty(groups.keys())).optional(),
      limit: count('Quantas, no máximo', { min: 1, max: 100 }).default(10),
    },
    foundSchema(),
    [{ title: 'Por assunto', input: { query: example?.described.title ?? '' } }],
    ({ query = '', group, limit }) => {
      const within = group === undefined ? operations : operations.filter((candidate) => candidate.groups.includes(group))
      const { operations: hits, others } = searchAmong(ports, query, within)
      return {
        count: hits.length,
        operations: hits.slice(0, limit).map(hitOutput),
        ...(others.length > 0 && {
          answers: others.map(({ title, one, id, answer }) => ({ title, kind: one, id, answer: answer ?? '' })),
        }),
        ...(hits.length === 0 && { groups: [...groups.keys()] }),
      }
    },
  )
}

const foundSchema = () =>
  z.object({
    count: integer('Quantas correspondem'),
    operations: list(
      'As melhores, em ordem',
      object('Operação', {
        operation: text('Nome'),
        title: text('Título'),
        summary: text('O que responde'),
        kind: text('Tipo', { hint: word`Um de ${NOUNS.join(', ')}` }),
        required: list('Campos obrigatórios', z.string()),
        answer: text('A resposta, se a pergunta basta e foi toda entendida').optional(),
        input: z.record(z.string(), z.unknown()).meta({ description: 'A entrada que se entendeu' }).optional(),
        missing: list('O que falta para responder', z.string()).optional(),
        assumed: list('O que se supôs', z.string()).optional(),
        unused: list('O que da pergunta não se entendeu', z.string()).optional(),
      }),
    ),
    answers: list(
      'Tabelas, indicadores e profissões que respondem sozinhos',
      object('Resposta', { title: text('Título'), kind: text('Lei, indicador ou salário'), id: text('Nome'), answer: text('Resposta') }),
    ).optional(),
    groups: list('Os grupos', z.string()).optional(),
  })

const describedSchema = () =>
  z.object({
    operation: text('Nome'),
    title: text('Título'),
    summary: text('O que responde'),
    kind: text('Tipo', { hint: word`Um de ${NOUNS.join(', ')}` }),
    inputSchema: z.record(z.string(), z.unknown()).meta({ description: 'JSON Schema da entrada' }),
    resultSchema: z.record(z.string(), z.unknown()).meta({ description: 'JSON Schema do resultado' }),
    examples: list('Exemplos', object('Exemplo', { title: text('Título'), input: z.record(z.string(), z.unknown()) })),
  })

/**
 * Searches these operations, mapping tables, indicators and professions to their query; also includes operations outside the selection that
 * answer the question directly.
 */
function searchAmong(
  ports: Engine,
  query: string,
  within: readonly Callable[],
): { operations: readonly Hit[]; others: readonly SearchResult[] } {
  if (query.trim() === '') return { operations: within.map((callable) => ({ callable, found: undefined })), others: [] }
  const byName = new Map(within.map((member) => [member.name, member]))
  const all = findThings(ports, query, {
    among: ({ type, id }) => type !== 'operation' || byName.has(id),
    most: Number.POSITIVE_INFINITY,
    worth: MIN_WORTH,
  })
  return {
    operations: inOrder(all).flatMap((found) => hitOf(found, byName, ports.registry)),
    others: all.filter(({ type, answer }) => type !== 'operation' && answer !== null).slice(0, MAX_OTHERS),
  }
}

/** Ranks the first operation ahead of tables that leave words of the question unused. */
function inOrder(all: readonly SearchResult[]): readonly SearchResult[] {
  const first = all.findIndex(({ type }) => type === 'operation')
  const isHalfMeant = ({ type, unused }: SearchResult, at: number) => at < first && type === 'law' && unused.length > 0
  return first < 1
    ? all
    : [...all.filter((one, at) => at <= first && !isHalfMeant(one, at)), ...all.filter(isHalfMeant), ...all.slice(first + 1)]
}

function hitOf(found: SearchResult, byName: ReadonlyMap<string, Callable>, registry: Engine['registry']): Hit[] {
  if (found.type === 'operation') return [{ callable: byName.get(found.id)!, found }]
  const telling = queryTelling(found, registry)
  const callable = telling && byName.get(telling.query.id)
  return callable ? [{ callable, found, naming: { [telling.field]: found.id } }] : []
}

function toolNamed(tools: ReadonlyMap<string, Tool>, id: string): Tool {
  const tool = tools.get(id)
  if (tool) return tool
  throw unknownName(id, { kind: 'operação', english: 'operation', names: tools.keys(), listed: { id: FIND } })
}

/** Search hit in the tool's output format. */
const hitOutput = ({ callable: { name: id, kind, described }, found, naming }: Hit) => ({
  operation: id,
  title: naming && found ? found.title : described.title,
  summary: described.summary,
  kind,
  required: [...(described.inputSchema.required ?? [])],
  ...(found?.answer && { answer: found.answer }),
  ...(found && (naming || found.understood.length > 0) && { input: { ...naming, ...found.input } }),
  ...(found && found.missing.length > 0 && { missing: found.missing.map(({ field }) => field) }),
  ...(found && found.assumed.length > 0 && { assumed: found.assumed.map(({ label, text, why }) => `${label}: ${text} (${why})`) }),
  ...(found && found.unused.length > 0 && { unused: found.unused }),
})

function operation<I extends z.ZodRawShape>(
  id: string,
  title: string,
  summary: string,
  shape: I,
  result: z.ZodType,
  examples: Callable['examples'],
  answer: (input: z.output<z.ZodObject<I>>) => ReturnType<Callable['answer']>,
): Callable & { readonly read: (raw: unknown) => z.output<z.ZodObject<I>> } {
  const input: z.ZodObject<I> = z.strictObject(shape)
  const described = {
    kind: 'query' as const,
    headline: undefined,
    says: undefined,
    title,
    summary,
    input,
    inputSchema: jsonSchema(input, 'input'),
    resultSchema: jsonSchema(result, 'output'),
  }
  const read = (raw: unknown) => validated(described, raw)
  return {
    read,
    name: id,
    kind: 'query',
    groups: [],
    described,
    examples,
    hint: '',
    seeAlso: {},
    answer: (raw) => answer(read(raw)),
  }
}
