/** OpenAPI 3.1, derived from the registry alone. */

import type { Calculator } from '../../../engine/core/operation/calculator.ts'
import type { JsonSchema } from '../../../engine/core/operation/card.ts'
import { ASKABLE, addressedAs, KINDS } from '../../../engine/core/operation/kinds.ts'
import type { Operation } from '../../../engine/core/operation/operation.ts'
import type { Query } from '../../../engine/core/operation/query.ts'
import { type Engine, membersOf } from '../../../engine/core/operation/registry.ts'
import { DOOR_PARAMETERS } from '../../../engine/core/operation/reserved.ts'
import { run } from '../../../engine/core/operation/run.ts'
import { earliestDay } from '../../../engine/present/earliest.ts'
import { VIEW_SCHEMAS } from '../../../engine/present/view.ts'
import { MOST_MEGABYTES, MOST_ROWS } from '../http/batch.ts'
import type { Pause } from '../http/kept-text.ts'

type Json = Record<string, unknown>

export interface Description extends Json {
  readonly openapi: '3.1.0'
  readonly info: Json
  readonly servers: readonly Json[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Json>>
  readonly components: { readonly schemas: Json; readonly responses: Json; readonly parameters: Json }
}

/** What each tag of the contract covers; a query's tag not listed here describes itself by its first query. */
const TAGS: Readonly<Record<string, string>> = {
  Calendario: 'Feriados e dias úteis do calendário dos bancos.',
  Calculadoras: 'Cálculos de trabalho, impostos, crédito, moradia, investimentos, negócios e cotidiano.',
  Decisoes: 'Decisões compostas de calculadoras: resposta, passos, hipóteses e o elo mais fraco.',
  Indicadores: 'Selic, CDI, IPCA, IGP-M, poupança, dólar, euro e salário mínimo, com histórico. Fonte: Banco Central.',
  Salarios: 'Estatísticas de salário por profissão, do registro de emprego (Novo CAGED), em janela de 12 meses.',
  Perguntas: 'Perguntas sobre qualquer calculadora: ao contrário, variando um campo, sob cada lei, dois casos lado a lado.',
  Sistema: 'Saúde do serviço.',
  Tabelas: 'Tabelas de lei por data, com ato, fontes e grau de confirmação.',
}

const ABOUT = [
  'API pública e gratuita de finanças brasileiras: cada resposta é exata ao centavo, cita a lei em que se apoia e vale para a data pedida.',
  'Sem chave e sem cadastro. Limite de requisições por minuto e por endereço IP, informado nos cabeçalhos de cada resposta.',
  'Valores em reais; porcentagens são números simples (10 significa 10%). Toda calculadora aceita GET (parâmetros) e POST (JSON) com a mesma resposta;',
  'um GET sem parâmetros devolve o esquema da calculadora. Uso livre, inclusive comercial; pede-se a citação com um link.',
].join(' ')

/** @param pause between two operations: all their examples together take a second. */
export async function describeService(ports: Engine, baseUrl: string | null, pause: Pause): Promise<Description> {
  const calculators = [...ports.registry.calculators.values()]
  const kinds = ASKABLE.map((kind) => ({ ...kind, members: [...membersOf(ports.registry, kind.kind).values()] }))
  const askable = kinds.flatMap(({ members }) => members)
  const queries = [...ports.registry.queries.values()]
  const paths: Record<string, Json> = {}
  for (const query of queries) paths[query.path] = { get: queryOperation(query, ports) }
  for (const member of askable) {
    const turn = pause()
    if (turn) await turn
    paths[`${KINDS[member.kind].path}/${addressedAs(member)}`] = askablePath(member, ports)
  }
  paths['/v1/calc/{calculator}/batch'] = { post: batchOperation(calculators) }
  paths['/v1/openapi.json'] = { get: selfOperation() }
  const asked = kinds.filter(({ members }) => members.length > 0).map(({ tag }) => tag)
  const used = new Set([KINDS.calculator.tag, 'Sistema', ...asked, ...queries.map(({ group }) => group)])
  return {
    openapi: '3.1.0',
    info: {
      title: 'Centavo: finanças brasileiras',
      version: '1.0.0',
      summary: 'Cálculos, indicadores e tabelas de lei do Brasil, exatos ao centavo.',
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Centavo' },
    },
    servers: [{ url: baseUrl ?? '/', description: 'production' }],
    security: [],
    tags: [...used].map((name) => ({ name, description: TAGS[name] ?? queries.find(({ group }) => group === name)!.summary })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: { schemas: componentSchemas(askable), responses: componentResponses(), parameters: componentParameters() },
  }
}

function askablePath(operation: Operation, ports: Engine): Json {
  const name = camel(operation.id)
  const result = `${name}Result`
  const examples = operation.examples.map((example, index) => [`exemplo${index + 1}`, example] as const)
  const shared = {
    tags: [KINDS[operation.kind].tag],
    summary: operation.title,
    description: `${operation.summary}${aboutText(operation)}`,
  }
  const ok = {
    description: 'O resultado, com a lei lida, as hipóteses e a memória de cálculo.',
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${result}` },
        examples: Object.fromEntries(
          examples.slice(0, 2).map(([key, { title, input }]) => [key, { summary: title, value: run(operation, input, ports) }]),
        ),
      },
    },
  }
  const first = operation.examples[0]?.input ?? {}
  const earliest = earliestDay(operation, ports)
  const path = KINDS[operation.kind].path ?? ''
  const inPath = parameters(operation.inputSchema, first, ports, path).filter((parameter) => parameter.in === 'path')
  const body = (input: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(input).filter(([field]) => !path.includes(`{${field}}`)))
  return {
    get: {
      ...shared,
      ...(earliest !== null && { 'x-earliest-date': earliest }),
      operationId: name,
      parameters: [
        ...parameters(operation.inputSchema, first, ports, path),
        ...openParameter(operation, first),
        ...viewParameters(operation),
      ],
      responses: {
        200: {
          ...ok,
          description: `${ok.description} Sem nenhum parâmetro, a resposta é outra: o esquema da operação (title, summary, inputSchema, resultSchema e examples).`,
        },
        ...refs({ 304: 'NotModified', 400: 'InvalidOperationInput', 429: 'TooManyRequests', 503: 'RatesUnavailable' }),
      },
    },
    post: {
      ...shared,
      operationId: `${name}Post`,
      parameters: [...inPath, ...viewParameters(operation)],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { $ref: `#/components/schemas/${name}Input` },
            examples: Object.fromEntries(examples.map(([key, { title, input }]) => [key, { summary: title, value: body(input) }])),
          },
        },
      },
      responses: {
        200: ok,
        ...refs({
          400: 'InvalidOperationInput',
          413: 'BodyTooLarge',
          415: 'UnsupportedType',
          429: 'TooManyRequests',
          503: 'RatesUnavailable',
        }),
      },
    },
  }
}

/** One address for all: rows are the inputs of the calculator in the path. */
function batchOperation(calculators: readonly Calculator[]): Json {
  const rows = calculators[0]!.examples.slice(0, 2).map(({ input }) => input)
  const lines = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join('\n')
  const answer = { $ref: '#/components/schemas/BatchRow' }
  return {
    tags: ['Calculadoras'],
    operationId: 'calculateBatch',
    summary: 'Muitas linhas de uma calculadora',
    description: `Até ${MOST_ROWS} linhas e ${MOST_MEGABYTES} MiB, em um array JSON ou em NDJSON (um objeto por linha), lidas e respondidas aos poucos: uma resposta por linha, na ordem, com o resultado ou com o erro dela. Cada ${KINDS.calculator.batch} linhas contam como uma requisição no limite; as que passam dele voltam com erro e \`retryAfter\`.`,
    parameters: [
      {
        name: 'calculator',
        in: 'path',
        required: true,
        description: 'A calculadora, como em /v1/calc',
        schema: { type: 'string', enum: calculators.map(({ id }) => id) },
        example: calculators[0]!.id,
      },
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: { type: 'array', maxItems: MOST_ROWS, items: { type: 'object' } }, example: rows },
        'application/x-ndjson': { schema: { type: 'string' }, example: lines(rows) },
      },
    },
    responses: {
      200: {
        description: 'Uma resposta por linha, na ordem; no formato em que as linhas vieram.',
        content: {
          'application/json': { schema: { type: 'array', items: answer } },
          'application/x-ndjson': { schema: { type: 'string', description: 'Uma BatchRow por linha.' } },
        },
      },
      ...refs({ 400: 'InvalidOperationInput', 413: 'BatchTooLarge', 415: 'UnsupportedType', 429: 'TooManyRequests', 503: 'Overloaded' }),
      404: error404,
    },
  }
}

const error404 = {
  description: 'Não há essa calculadora.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
}

function queryOperation(query: Query, ports: Engine): Json {
  const first = query.examples[0]?.input ?? {}
  const refusals = Object.fromEntries(
    Object.entries(query.refusals).map(([status, description]) => [
      status,
      { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    ]),
  )
  return {
    tags: [query.group],
    operationId: camel(query.id),
    summary: query.title,
    description: query.summary,
    parameters: [...parameters(query.inputSchema, first, ports, query.path), ...viewParameters(query)],
    responses: {
      200: {
        description: query.title,
        content: {
          'application/json': { schema: withoutDialect(query.resultSchema) },
          ...(query.csv && {
            'text/csv': { schema: { type: 'string', description: 'Com format=csv: uma linha de nomes e uma por item.' } },
          }),
        },
      },
      ...(query.cache !== 'none' && refs({ 304: 'NotModified' })),
      ...refs({ 400: 'InvalidInput' }),
      ...refusals,
      ...(!query.free && refs({ 429: 'TooManyRequests' })),
    },
  }
}

/** How the answer is wanted, where the operation has no such field itself. */
const viewParameters = ({ input }: Operation): Json[] =>
  DOOR_PARAMETERS.filter((name) => !Object.hasOwn(input.shape, name)).map((name) => ({ $ref: `#/components/parameters/${name}` }))

function componentParameters(): Json {
  const examples: Readonly<Record<string, unknown>> = { fields: ['basis.table'], explain: false, format: 'json', locale: 'en' }
  return Object.fromEntries(
    Object.entries(VIEW_SCHEMAS).map(([name, { description, ...schema }]) => [
      name,
      {
        name,
        in: 'query',
        required: false,
        description,
        ...(name === 'fields' && { style: 'form', explode: false }),
        schema,
        example: examples[name],
      },
    ]),
  )
}

function selfOperation(): Json {
  return {
    tags: ['Sistema'],
    operationId: 'openapi',
    summary: 'Esta descrição',
    description: 'A descrição OpenAPI 3.1 do serviço, para gerar clientes.',
    responses: {
      200: { description: 'A descrição', content: { 'application/json': { schema: { type: 'object', additionalProperties: true } } } },
      ...refs({ 304: 'NotModified', 400: 'InvalidInput', 429: 'TooManyRequests' }),
    },
  }
}

function parameters(schema: JsonSchema, example: Readonly<Record<string, unknown>>, { registry }: Engine, path = ''): Json[] {
  const required = new Set(schema.required ?? [])
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const { description, 'x-names-of': kind, ...rest } = property
    // A field that names something in the registry lists what there is.
    if (kind !== undefined) rest.enum = [...registry[kind].keys()]
    const inPath = path.includes(`{${name}}`)
    return {
      name,
      in: inPath ? 'path' : 'query',
      required: inPath || required.has(name),
      description,
      schema: rest,
      ...(example[name] !== undefined && { example: example[name] }),
    }
  })
}

/** Each operation's input and result, and what they share written once. */
function componentSchemas(operations: readonly Operation[]): Json {
  const schemas: Json = {
    Error: { type: 'object', properties: { error: { type: 'string', description: 'O que houve e o que fazer.' } }, required: ['error'] },
    Issue: {
      type: 'object',
      properties: {
        field: { type: 'string', description: 'O campo.' },
        message: { type: 'string', description: 'A regra e o que veio.' },
      },
      required: ['field', 'message'],
    },
    InputError: {
      type: 'object',
      properties: {
        error: { type: 'string', description: 'O que houve e o que fazer.' },
        calculator: { type: 'string', description: 'A calculadora, quando a entrada era de uma.' },
        workflow: { type: 'string', description: 'A decisão, quando a entrada era de uma.' },
        question: { type: 'string', description: 'A pergunta, quando a entrada era de uma.' },
        issues: { type: 'array', items: { $ref: '#/components/schemas/Issue' }, description: 'Cada campo recusado.' },
      },
      required: ['error'],
    },
  }
  schemas.BatchRow = {
    type: 'object',
    description: 'A resposta de uma linha: `result`, ou `error` e o que o explica.',
    properties: {
      index: { type: 'integer', description: 'A linha, a partir de 0.' },
      result: { type: 'object', description: 'O que a calculadora responde a esta entrada.', additionalProperties: true },
      error: { type: 'string', description: 'O que houve e o que fazer.' },
      issues: { type: 'array', items: { $ref: '#/components/schemas/Issue' }, description: 'Cada campo recusado.' },
      retryAfter: { type: 'integer', description: 'Segundos até poder reenviar, quando o limite acabou.' },
    },
    required: ['index'],
  }
  for (const operation of operations) {
    const name = camel(operation.id)
    const result = withoutDialect(operation.resultSchema)
    const properties = { ...result.properties }
    for (const [field, component] of Object.entries(SHARED[operation.kind] ?? {})) {
      const property = properties[field]!
      schemas[component] ??= property.items
      properties[field] = { ...property, items: { $ref: `#/components/schemas/${component}` } }
    }
    schemas[`${name}Input`] = bodySchema(operation)
    schemas[`${name}Result`] = { ...result, properties }
  }
  return schemas
}

/** What its kind says of it besides: the group, the verdicts. */
function aboutText({ about }: Operation): string {
  if (typeof about.group === 'string') return ` Grupo: ${about.group}.`
  return Array.isArray(about.verdicts) ? ` Vereditos: ${about.verdicts.join(', ')}.` : ''
}

/** A question takes the fields of whatever calculator it is about: in an address they are parameters of any name. */
function openParameter({ inputSchema }: Operation, example: Readonly<Record<string, unknown>>): Json[] {
  const { additionalProperties: open, properties = {} } = inputSchema
  if (typeof open !== 'object') return []
  const more = Object.fromEntries(Object.entries(example).filter(([field]) => !Object.hasOwn(properties, field)))
  return [
    {
      name: 'inputs',
      in: 'query',
      required: false,
      description: 'Os campos da calculadora, cada um com o seu nome.',
      style: 'form',
      explode: true,
      schema: { type: 'object', additionalProperties: true },
      example: more,
    },
  ]
}

/** What is in the path is not in the body. */
function bodySchema({ kind, inputSchema }: Operation): JsonSchema {
  const { properties = {}, required = [], ...schema } = withoutDialect(inputSchema)
  const path = KINDS[kind].path ?? ''
  const kept = (field: string): boolean => !path.includes(`{${field}}`)
  const names = required.filter(kept)
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([field]) => kept(field))),
    ...(names.length > 0 && { required: names }),
  }
}

const SHARED: Readonly<Partial<Record<Operation['kind'], Readonly<Record<string, string>>>>> = {
  calculator: { basis: 'Basis', rates: 'RateRead', steps: 'Step' },
  decision: { basis: 'Basis', rates: 'RateRead', steps: 'WorkflowStep' },
  question: { basis: 'Basis', rates: 'RateRead' },
}

function componentResponses(): Json {
  const error = (description: string, schema = 'Error', headers?: Json) => ({
    description,
    ...(headers && { headers }),
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  })
  const seconds = { schema: { type: 'integer' }, description: 'Segundos até poder tentar de novo.' }
  return {
    NotModified: { description: 'A resposta que o cliente já tem (If-None-Match) continua valendo.' },
    InvalidInput: error('Entrada inválida.', 'InputError'),
    InvalidOperationInput: error('Entrada inválida: cada campo recusado, com a regra e o que veio.', 'InputError'),
    BodyTooLarge: error('O corpo passa de 64 KiB.'),
    BatchTooLarge: error(`O lote passa de ${MOST_MEGABYTES} MiB.`),
    Overloaded: error('O serviço está sobrecarregado.', 'Error', { 'Retry-After': seconds }),
    UnsupportedType: error('O corpo não é application/json.'),
    TooManyRequests: error('Limite de requisições excedido.', 'Error', { 'Retry-After': seconds }),
    RatesUnavailable: error('Um indicador de que o cálculo precisa não está disponível.', 'Error', { 'Retry-After': seconds }),
  }
}

function refs(responses: Readonly<Record<number, string>>): Json {
  return Object.fromEntries(Object.entries(responses).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]))
}

/** a-name → aName */
function camel(id: string): string {
  return id.replace(/[-_](\w)/g, (_match, letter: string) => letter.toUpperCase())
}

/** OpenAPI 3.1 is JSON Schema 2020-12 already. */
function withoutDialect({ $schema: _dialect, ...schema }: JsonSchema): JsonSchema {
  return schema
}
