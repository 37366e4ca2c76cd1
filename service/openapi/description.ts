/** OpenAPI 3.1 description derived from the registry. */

import { at, isOneOf, keysOf } from '../../engine/core/collections/records.ts'
import { isText } from '../../engine/core/collections/type-guards.ts'
import { composed, translate, word } from '../../engine/core/text/language.ts'
import { ASKABLE, addressedAs, GROUPS, KINDS } from '../../engine/operation/definition/kinds.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import type { Query } from '../../engine/operation/definition/query.ts'
import { EVALUATIONS_PER_UNIT } from '../../engine/operation/definition/rate-limit-cost.ts'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { RESPONSE_PARAMETERS } from '../../engine/operation/input/reserved-names.ts'
import { earliestDay } from '../../engine/presentation/earliest-date.ts'
import type { Pause } from '../host/requests/prebuilt-text.ts'
import { MAX_MEGABYTES, MAX_ROWS } from '../http/batch.ts'
import {
  inLanguages,
  inputsParameter,
  LAW_PARAMETER,
  lawParameter,
  NAMES,
  namesOf,
  openParameter,
  type Parameter,
  parametersOf,
  sharedParameters,
  VIEW_PARAMETERS,
  viewParameters,
} from './parameters.ts'
import { NOT_MODIFIED, PROBLEM_RESPONSES, PROBLEM_SCHEMAS, REFUSALS, UNAVAILABLE_NOW, UNAVAILABLE_RESPONSE } from './problems.ts'
import { Schemas } from './schemas.ts'
import { camel, groupOf, groupsOf, type Scope, tagged, tagOf, titleOf } from './scope.ts'
import { getParameters, pascal, ref } from './sharing.ts'

type Json = Record<string, unknown>

export interface Description extends Json {
  readonly openapi: '3.1.0'
  readonly info: Json
  readonly servers: readonly Json[]
  readonly tags: readonly { readonly name: string; readonly 'x-displayName'?: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Json>>
  readonly components: { readonly schemas: Json; readonly responses: Json; readonly parameters: Json; readonly examples?: Json }
}

/** Description per tag title; the tag of an unlisted query uses the description of its first query. */
const TAGS: Readonly<Record<string, string>> = {
  Calendário: 'Feriados e dias úteis do calendário dos bancos.',
  Calculadoras: 'Cálculos de trabalho, impostos, crédito, moradia, investimentos, negócios e cotidiano.',
  Busca: 'Uma pergunta em português: o que responde a ela e, quando a pergunta basta, a resposta.',
  Conferências: 'Os números de um documento comparados com o que a lei dá sobre o que foi informado.',
  Decisões: 'Decisões compostas de calculadoras: resposta, passos, hipóteses e o elo mais fraco.',
  Indicadores: 'Selic, CDI, IPCA, IGP-M, poupança, dólar, euro e salário mínimo, com histórico. Fonte: Banco Central.',
  Salários: 'Estatísticas de salário por profissão, do registro de emprego (Novo CAGED), em janela de 12 meses.',
  Perguntas: 'Perguntas sobre qualquer calculadora: ao contrário, variando um campo, sob cada lei, dois casos lado a lado.',
  Sistema: 'Saúde e descrição do serviço.',
  Tabelas: 'Tabelas de lei por data, com ato, fontes e grau de confirmação.',
}

const ABOUT = composed(() =>
  [
    'API pública e gratuita de finanças brasileiras: cada resposta é exata ao centavo, cita a lei em que se apoia e vale para a data pedida.',
    word`Sem chave e sem cadastro. Limite de unidades por minuto e por endereço IP, informado nos cabeçalhos de cada resposta; \`X-RateLimit-Cost\` diz quantas a requisição custou. Uma requisição custa uma unidade, ou o \`x-cost\` da operação; uma pergunta, os cálculos que pode fazer ÷ ${EVALUATIONS_PER_UNIT} × o custo da calculadora. Uma folha custa as suas pessoas ÷ ${EVALUATIONS_PER_UNIT}, um papel o seu tamanho, e um corpo grande uma unidade a cada 128 KB. O que não cabe no que resta é recusado (429) antes de começar, e de cada endereço há no máximo 2 cálculos longos em andamento e 8 na fila.`,
    'Valores em reais; porcentagens são números simples (10 significa 10%). Toda calculadora aceita GET (parâmetros) e POST (JSON) com a mesma resposta;',
    'um GET sem parâmetro nenhum, ou com `?schema`, devolve o esquema dela, com exemplos. Com `fields` a resposta traz só os campos pedidos, e é descrita em `/v1/calc/{calculator}.json`; com `format` ou Accept, e em',
    '`/v1/calc/{calculator}.csv`, é CSV ou NDJSON. Com `lang=en`, ou um Accept-Language que prefira inglês, os textos vêm em inglês. Uso livre, inclusive comercial; pede-se a citação com um link.',
  ]
    .map(translate)
    .join(' '),
)

const ELSEWHERE = ' Em resumo em /v1/openapi.brief.json; com exemplos de respostas e lotes de cada operação em /v1/openapi/{group}.json.'

/** @param pause awaited between operations: generating all examples takes a second. */
export async function describeService(ports: Engine, baseUrl: string | null, pause: Pause, scope: Scope): Promise<Description> {
  const { registry } = ports
  const all = [...registry.operations.values()].filter((member) => scope.group === null || groupOf(member) === scope.group)
  const queries = [...registry.queries.values()].filter((query) => all.includes(query))
  const askable = all.filter(({ kind }) => KINDS[kind].path !== null)
  const writing: Writing = { ports, scope, schemas: new Schemas(scope, registry.operations.values()), responses: {}, examples: {} }
  for (const [name, schema] of Object.entries(PROBLEM_SCHEMAS)) writing.schemas.set(name, Object(schema))
  for (const kind of ['calculators', 'laws'] as const)
    if (
      scope.group === null ||
      all.some(({ inputSchema }) => Object.values(inputSchema.properties ?? {}).some((each) => each['x-names-of'] === kind))
    )
      writing.schemas.set(NAMES[kind], namesOf(kind, ports))
  const paths: Record<string, Json> = {}
  for (const query of queries) Object.assign(paths, queryPaths(query, writing))
  for (const member of askable) {
    const turn = pause()
    if (turn) await turn
    const address = `${KINDS[member.kind].path}/${addressedAs(member)}`
    Object.assign(paths, askablePaths(member, address, writing))
    if (scope.examples && KINDS[member.kind].batch > 0) paths[`${address}/batch`] = batchOfOne(member, writing)
  }
  Object.assign(paths, partialPaths(askable, writing))
  if (!scope.examples) Object.assign(paths, sharedPaths(askable, writing))
  if (scope.group === null || scope.group === 'sistema') Object.assign(paths, selfPaths(registry))
  const tags = new Set(Object.values(paths).flatMap((item) => [item.get, item.post].flatMap((each) => tagsOf(each))))
  const shared = writing.schemas.shared(paths)
  const parameters = scope.brief ? sharedParameters(shared.paths) : { paths: shared.paths, made: {} }
  const spokenPaths = inLanguages(parameters.paths, scope)
  const title = scope.group === null ? undefined : groupsOf(registry).get(scope.group)
  return {
    openapi: '3.1.0',
    info: {
      title: title === undefined ? 'Centavo' : word`Centavo ${title}`,
      version: '1.0.0',
      summary: 'Cálculos, indicadores e tabelas de lei do Brasil, exatos ao centavo.',
      description: `${translate(ABOUT)}${scope.examples ? '' : translate(ELSEWHERE)}`,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Centavo' },
    },
    servers: [{ url: baseUrl ?? '/', description: 'production' }],
    security: [],
    tags: [...tags].map((name) => describedTag(name, all, queries)),
    paths: Object.fromEntries(Object.entries(spokenPaths.paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: shared.schemas,
      responses: { ...PROBLEM_RESPONSES, ...(!scope.brief && UNAVAILABLE_RESPONSE), ...writing.responses },
      parameters: { ...viewParametersOf(scope), ...spokenPaths.parameters, ...LAW_PARAMETER, ...parameters.made },
      ...(Object.keys(writing.examples).length > 0 && { examples: writing.examples }),
    },
  }
}

function describedTag(name: string, operations: readonly Operation[], queries: readonly Query[]): Description['tags'][number] {
  const member = operations.find((operation) => tagOf(operation) === name)
  const title = member ? titleOf(member) : name
  return {
    name,
    ...(title !== name && { 'x-displayName': title }),
    description: TAGS[title] ?? queries.find((query) => tagOf(query) === name)!.summary,
  }
}

interface Writing {
  readonly ports: Engine
  readonly scope: Scope
  readonly schemas: Schemas
  readonly responses: Json
  readonly examples: Json
}

/**
 * Paths of an operation, plus `.json` when no field is required. There a GET without parameters calculates, while the plain path returns
 * the schema by contract, so each has its own type.
 */
function askablePaths(operation: Operation, address: string, writing: Writing): Record<string, Json> {
  const { parameters, get, post } = askablePath(operation, writing)
  const answers = writing.scope.brief ? {} : { 'x-answers': 'result' }
  if (getParameters({ get }).some(({ required }) => required === true))
    return { [address]: { ...(parameters !== undefined && { parameters }), get: { ...Object(get), ...answers }, post } }
  writing.schemas.set(DESCRIBED, describedSchema)
  const inPath: readonly Json[] = Array.isArray(parameters) ? parameters.filter((parameter) => parameter.in === 'path') : []
  return {
    [address]: { get: schemaOperation(operation, inPath), post: { ...Object(post), ...(inPath.length > 0 && { parameters: inPath }) } },
    [`${address}.json`]: { ...(parameters !== undefined && { parameters }), get: { ...Object(get), ...answers } },
  }
}

/** Schema name of the bare GET response. */
const DESCRIBED = 'OperationDescription'

const describedSchema: Json = {
  type: 'object',
  description: 'Como perguntar: campos, resultado e exemplos.',
  properties: {
    title: { type: 'string' },
    summary: { type: 'string' },
    inputSchema: { type: 'object', additionalProperties: true, description: 'O que se envia (JSON Schema).' },
    resultSchema: { type: 'object', additionalProperties: true, description: 'O que se recebe (JSON Schema).' },
    examples: { type: 'array', items: { type: 'object', additionalProperties: true }, description: 'Perguntas prontas.' },
  },
  required: ['title', 'summary', 'inputSchema', 'resultSchema', 'examples'],
  additionalProperties: true,
}

function schemaOperation(operation: Operation, inPath: readonly Json[]): Json {
  return {
    tags: [tagOf(operation)],
    summary: word`${operation.title}: o esquema`,
    description: 'Sem parâmetros, o esquema. Com os de `.json`, a mesma resposta.',
    ...(operation.deprecation && { deprecated: true }),
    operationId: `${camel(operation.id)}Schema`,
    'x-answers': 'schema',
    ...(inPath.length > 0 && { parameters: inPath }),
    responses: {
      200: { description: 'O esquema.', content: { 'application/json': { schema: ref(DESCRIBED) } } },
      ...NOT_MODIFIED,
      ...REFUSALS,
    },
  }
}

/** GET and POST of one operation; shared parts are emitted once. */
function askablePath(operation: Operation, writing: Writing): Json {
  const { ports, scope, schemas } = writing
  const name = camel(operation.id)
  schemas.add(operation)
  const tags = [tagOf(operation)]
  const path = KINDS[operation.kind].path ?? ''
  const parameters = parametersOf(operation, path, scope)
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const earliest = earliestDay(operation, ports)
  writing.responses[name] = {
    description: scope.brief ? 'Resultado.' : 'O resultado.',
    content: answerContent(operation, writing),
  }
  const answer = { $ref: `#/components/responses/${name}` }
  const refusals = scope.brief ? REFUSALS : { ...UNAVAILABLE_NOW, ...REFUSALS }
  const body = (input: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(input).filter(([field]) => !path.includes(`{${field}}`)))
  return {
    ...(inPath.length > 0 && { parameters: inPath }),
    get: {
      tags,
      summary: operation.title,
      description: scope.brief ? firstSentence(operation) : `${translate(operation.summary)}${aboutText(operation)}`,
      ...(operation.deprecation && { deprecated: true }),
      ...(earliest !== null && { 'x-earliest-date': earliest }),
      ...(operation.cost && { 'x-cost': operation.cost }),
      operationId: name,
      parameters: [...parameters.filter((parameter) => parameter.in === 'query'), ...lawParameter(operation), ...openParameter(operation)],
      responses: {
        200: answer,
        ...NOT_MODIFIED,
        ...refusals,
      },
    },
    post: {
      tags,
      summary: operation.title,
      ...(!scope.brief && { description: 'O mesmo que o GET, com os campos no corpo.' }),
      ...(operation.deprecation && { deprecated: true }),
      operationId: `${name}Post`,
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: ref(`${name}Input`),
            // Otherwise the parameters carry the field examples.
            ...(scope.examples && {
              examples: Object.fromEntries(
                operation.examples.map(({ title, input }, index) => [`exemplo${index + 1}`, { summary: title, value: body(input) }]),
              ),
            }),
          },
        },
      },
      responses: { 200: answer, ...refusals },
    },
  }
}

/** Response content by schema reference; its example is a shared component. */
function answerContent(operation: Operation, { ports, scope, examples }: Writing): Json {
  const name = camel(operation.id)
  const first = operation.examples[0]
  if (scope.examples && first && operation.kind !== 'query')
    examples[name] = { summary: first.title, value: run(operation, first.input, ports) }
  return {
    'application/json': {
      schema: ref(`${name}Result`),
      ...(Object.hasOwn(examples, name) && { examples: { exemplo: { $ref: `#/components/examples/${name}` } } }),
    },
  }
}

/** First sentence of the summary. The group description covers alternatives and other options. */
function firstSentence({ summary }: Operation): string {
  const text = translate(summary)
  return /^.*?[.?!](?= \p{Lu}|$)/u.exec(text)?.[0] ?? text
}

const groupNamed = (group: string): string => (isOneOf(keysOf(GROUPS), group) ? translate(GROUPS[group]).toLowerCase() : group)

/** Extra description from the kind: group or verdicts. */
function aboutText({ about }: Operation): string {
  if (typeof about.group === 'string') return word` Grupo: ${groupNamed(about.group)}.`
  return Array.isArray(about.verdicts) ? word` Vereditos: ${about.verdicts.join(', ')}.` : ''
}

const BY_LINES: Json = {
  type: 'string',
  description: 'Um objeto por linha: o que vale para todas na primeira, uma linha para cada uma depois; a resposta vem na mesma ordem.',
}

const LINES: Json = { type: 'string', description: 'Um objeto por linha.' }

/**
 * Other response formats for operations with a `format` parameter. NDJSON only with examples: next to JSON, one generator treats it as a
 * stream and drops the answer.
 */
const asRows = ({ brief, examples }: Scope): Json => ({
  ...(examples && { 'application/x-ndjson': { schema: LINES } }),
  ...(!brief && { 'text/csv': { schema: { type: 'string', description: 'Uma planilha.' } } }),
})

/** Offers NDJSON only where the description declares it as an answer. */
const viewParametersOf = ({ examples }: Scope): Json =>
  examples
    ? VIEW_PARAMETERS
    : {
        ...VIEW_PARAMETERS,
        format: { ...Object(VIEW_PARAMETERS.format), schema: { type: 'string', enum: ['json', 'csv'], default: 'json' } },
      }

/** Which part of an answer is wanted. */
const PART = ['fields', 'explain'] as const
/** In which form; in brief the answers are JSON alone. */
const FORM = ['format', 'locale'] as const

/**
 * Answers in part are described apart, as open objects: a schema of the whole without its required fields would make every
 * generated client check each field of every answer.
 */
const PARTIAL = 'PartialAnswer'

const partialSchema: Json = {
  type: 'object',
  description: 'Só os campos pedidos; com explain=false, sem `steps` e com `basis` só pelos nomes (`inss@2026-01-01`).',
  additionalProperties: true,
}

const partialText = (): string => 'A mesma resposta, só com os campos pedidos em `fields`, ou sem a explicação.'

/** Of each kind asked by name, the address that takes `fields` and `explain`. */
function partialPaths(askable: readonly Operation[], writing: Writing): Record<string, Json> {
  const { schemas, scope } = writing
  const paths: Record<string, Json> = {}
  for (const { kind, path, noun, title, tag } of ASKABLE) {
    const members = askable.filter((member) => member.kind === kind)
    const first = members[0]
    if (!first) continue
    schemas.set(PARTIAL, partialSchema)
    const said = (operationId: string, description: string): Json => ({
      tags: [tagged(tag)],
      operationId,
      summary: word`${title}: em parte`,
      description,
    })
    const answers = { 200: { description: 'O que foi pedido.', content: { 'application/json': { schema: ref(PARTIAL) } } } }
    const inPath = parametersOf(first, path, scope).filter((parameter) => parameter.in === 'path')
    const input = Object.fromEntries(Object.entries(first.examples[0]?.input ?? {}).filter(([field]) => !path.includes(`{${field}}`)))
    paths[`${path}/{${noun}}.json`] = {
      parameters: [...inPath, nameParameter(noun, path, members, schemas), ...viewParameters(first, PART)],
      get: {
        ...said(`${kind}Part`, partialText()),
        ...(!scope.brief && { 'x-answers': 'part' }),
        parameters: [inputsParameter(input)],
        responses: { ...answers, ...NOT_MODIFIED, ...REFUSALS },
      },
      post: {
        ...said(`${kind}PartPost`, 'O mesmo que o GET, com os campos no corpo.'),
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { type: 'object', additionalProperties: true }, ...(scope.examples && { example: input }) },
          },
        },
        responses: { ...answers, ...REFUSALS },
      },
    }
  }
  return paths
}

/** One of a kind, by its name in the address. */
function nameParameter(noun: string, path: string, members: readonly Operation[], schemas: Schemas): Json {
  const names = `${pascal(noun)}Name`
  schemas.set(names, { type: 'string', enum: members.map(addressedAs) })
  return {
    name: noun,
    in: 'path',
    required: true,
    description: word`O nome, como em ${path}`,
    schema: ref(names),
    example: addressedAs(members[0]!),
  }
}

/** A query at its address; in part, at `.json` too, but in brief. */
function queryPaths(query: Query, writing: Writing): Record<string, Json> {
  const whole = queryPath(query, writing)
  const { scope, schemas } = writing
  if (query.posted || scope.brief) return { [query.path]: whole }
  schemas.set(PARTIAL, partialSchema)
  const part: Json = {
    get: {
      tags: [tagOf(query)],
      operationId: `${camel(query.id)}Part`,
      ...(query.deprecation && { deprecated: true }),
      summary: word`${query.title}: em parte`,
      description: partialText(),
      'x-answers': 'part',
      parameters: [...parametersOf(query, query.path, scope), ...viewParameters(query, PART)],
      responses: {
        200: { description: query.title, content: { 'application/json': { schema: ref(PARTIAL) } } },
        ...(query.cache !== 'none' && NOT_MODIFIED),
        ...refusalsOf(query),
        ...REFUSALS,
      },
    },
  }
  return { [query.path]: whole, [`${query.path}.json`]: part }
}

const refusalsOf = ({ refusals }: Query): Json =>
  Object.fromEntries(
    Object.entries(refusals).map(([status, description]) => [
      status,
      { description, content: { 'application/json': { schema: ref('Problem') } } },
    ]),
  )

function queryPath(query: Query, { scope, schemas }: Writing): Json {
  schemas.add(query)
  const refusals = refusalsOf(query)
  const said = {
    tags: [tagOf(query)],
    operationId: camel(query.id),
    ...(query.deprecation && { deprecated: true }),
    summary: query.title,
    description: scope.brief ? firstSentence(query) : query.summary,
  }
  const result = ref(`${camel(query.id)}Result`)
  if (query.posted) {
    return {
      post: {
        ...said,
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: ref(`${camel(query.id)}Input`) },
            ...(query.archived && { 'application/zip': { schema: { type: 'string', format: 'binary' } } }),
            ...(query.byFiles && !scope.brief && { 'application/xml': { schema: { type: 'string' } } }),
            ...(query.byLines && !scope.brief && { 'application/x-ndjson': { schema: BY_LINES } }),
          },
        },
        responses: {
          200: {
            description: query.title,
            content: {
              'application/json': { schema: result },
              ...(query.byLines && scope.examples && { 'application/x-ndjson': { schema: LINES } }),
            },
          },
          ...refusals,
          ...REFUSALS,
        },
      },
    }
  }
  return {
    get: {
      ...said,
      parameters: [...parametersOf(query, query.path, scope), ...(scope.brief ? [] : viewParameters(query, FORM))],
      responses: {
        200: { description: query.title, content: { 'application/json': { schema: result }, ...asRows(scope) } },
        ...(query.cache !== 'none' && NOT_MODIFIED),
        ...refusals,
        ...REFUSALS,
      },
    },
  }
}

// ---- batches and tables ----

const ROW_ERROR: Json = {
  type: 'object',
  description: 'Uma linha recusada, ou que passou do limite.',
  properties: {
    index: { type: 'integer', description: 'A linha, a partir de 0.' },
    error: { type: 'string', description: 'O que houve e o que fazer.' },
    code: { type: 'string' },
    issues: { type: 'array', items: ref('Issue'), description: 'Cada campo recusado.' },
    retryAfter: { type: 'integer', description: 'Segundos até poder reenviar, quando o limite acabou.' },
  },
  required: ['index', 'error'],
}

const SUMMARY: Json = {
  type: 'object',
  description: 'Depois das linhas de um lote de conferências: o que elas somam.',
  properties: {
    summary: {
      type: 'object',
      properties: {
        documents: { type: 'integer', description: 'Quantos documentos foram conferidos.' },
        verdicts: { type: 'object', additionalProperties: { type: 'integer' }, description: 'Quantos documentos têm cada veredito.' },
        differences: {
          type: 'array',
          description: 'As diferenças por valor e causa provável, a mais frequente antes.',
          items: {
            type: 'object',
            properties: {
              item: { type: 'string', description: 'O valor, pelo nome.' },
              likelyCause: { type: ['string', 'null'], description: 'A causa provável; null quando não se sabe.' },
              count: { type: 'integer', description: 'Em quantos documentos.' },
              difference: { type: 'number', description: 'A soma das diferenças, em reais.' },
            },
            required: ['item', 'likelyCause', 'count', 'difference'],
          },
        },
      },
      required: ['documents', 'verdicts', 'differences'],
    },
  },
  required: ['summary'],
}

const answered = (result: Json): Json => ({
  type: 'object',
  description: 'A resposta de uma linha.',
  properties: { index: { type: 'integer', description: 'A linha, a partir de 0.' }, result },
  required: ['index', 'result'],
})

function batchOperation(
  { kind, scope }: { readonly kind: Operation['kind']; readonly scope: Scope },
  rows: Json,
  row: string,
  example: readonly unknown[],
  more: Json,
): Json {
  return {
    tags: [tagged(KINDS[kind].tag)],
    ...more,
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: { type: 'array', maxItems: MAX_ROWS, items: rows }, example },
        'application/x-ndjson': {
          schema: LINES,
          example: example.map((each) => JSON.stringify(each)).join('\n'),
        },
        'text/csv': {
          schema: { type: 'string', description: 'Uma planilha: os nomes dos campos na primeira linha, um caso em cada outra.' },
        },
      },
    },
    responses: {
      200: {
        description: 'Uma resposta por linha, na ordem, na forma em que as linhas vieram ou na pedida.',
        content: { 'application/json': { schema: { type: 'array', items: ref(row) } }, ...asRows(scope) },
      },
      ...REFUSALS,
    },
  }
}

const batchText = (kind: Operation['kind']): string =>
  word`Até ${MAX_ROWS} linhas e ${MAX_MEGABYTES} MiB, em um array JSON, em NDJSON ou em CSV, lidas e respondidas aos poucos, cada uma com o resultado ou com o erro dela. Cada ${KINDS[kind].batch} linhas contam como uma requisição no limite; as que passam dele voltam com erro e \`retryAfter\`. Com format=csv, uma planilha; com Accept-Encoding: gzip, comprimido.`

function setRows(schemas: Schemas): void {
  schemas.set(
    'AnsweredRow',
    answered({ type: 'object', description: 'O que a operação responde a esta entrada.', additionalProperties: true }),
  )
  schemas.set('RefusedRow', ROW_ERROR)
  schemas.set('BatchSummary', SUMMARY)
}

/** Batch path typed by one operation. */
function batchOfOne(operation: Operation, { schemas, scope }: Writing): Json {
  const name = camel(operation.id)
  setRows(schemas)
  schemas.set(`${name}Row`, { anyOf: [answered(ref(`${name}Result`)), ref('AnsweredRow'), ref('RefusedRow'), ref('BatchSummary')] })
  return {
    parameters: viewParameters(operation, RESPONSE_PARAMETERS),
    post: batchOperation(
      { kind: operation.kind, scope },
      ref(`${name}Input`),
      `${name}Row`,
      operation.examples.slice(0, 2).map(({ input }) => input),
      {
        operationId: `${name}Batch`,
        summary: word`${operation.title}: muitas linhas`,
        description: batchText(operation.kind),
      },
    ),
  }
}

/** Brief descriptions use one path for the batches of a kind and one for its tables: rows match the operation in the path. */
function sharedPaths(askable: readonly Operation[], { schemas, scope }: Writing): Record<string, Json> {
  setRows(schemas)
  schemas.set('BatchRow', { anyOf: [ref('AnsweredRow'), ref('RefusedRow'), ref('BatchSummary')] })
  const paths: Record<string, Json> = {}
  for (const { kind, path, batch, noun, title, tag } of ASKABLE) {
    const members = askable.filter((member) => member.kind === kind)
    const first = members[0]
    if (!first || path.includes('{')) continue
    const name = nameParameter(noun, path, members, schemas)
    const view = (names: typeof RESPONSE_PARAMETERS | readonly ['fields', 'locale']) => viewParameters(first, names)
    paths[`${path}/{${noun}}.csv`] = {
      get: {
        tags: [tagged(tag)],
        operationId: `${kind}Csv`,
        summary: word`${title} em CSV`,
        description: 'O mesmo que sem .csv, como planilha: um só campo de um só valor é esse valor, para caber em uma célula.',
        parameters: [name, inputsParameter({ ...first.examples[0]?.input }), ...view(['fields', 'locale'])],
        responses: {
          200: { description: 'A planilha.', content: { 'text/csv': { schema: { type: 'string' } } } },
          ...NOT_MODIFIED,
          ...REFUSALS,
        },
      },
    }
    if (batch > 0)
      paths[`${path}/{${noun}}/batch`] = {
        parameters: [name, ...view(RESPONSE_PARAMETERS)],
        post: batchOperation(
          { kind, scope },
          { type: 'object' },
          'BatchRow',
          first.examples.slice(0, 2).map(({ input }) => input),
          {
            operationId: `${kind}Batch`,
            summary: word`${title}: muitas linhas`,
            description: batchText(kind),
          },
        ),
      }
  }
  return paths
}

// ---- OpenAPI document endpoints ----

function selfPaths(registry: Engine['registry']): Record<string, Json> {
  const group: Parameter = {
    name: 'group',
    in: 'path',
    required: true,
    description: 'O grupo',
    schema: { type: 'string', enum: [...groupsOf(registry).keys()] },
    example: 'trabalho',
  }
  const self = (
    operationId: string,
    summary: string,
    description: string,
    type: string,
    schema: Json,
    parameters: readonly Json[] = [],
  ): Json => ({
    get: {
      tags: ['Sistema'],
      operationId,
      summary,
      description,
      ...(parameters.length > 0 && { parameters }),
      responses: { 200: { description: 'A descrição', content: { [type]: { schema } } }, ...NOT_MODIFIED, ...REFUSALS },
    },
  })
  const document = { type: 'object', additionalProperties: true }
  return {
    '/v1/openapi.json': self(
      'openapi',
      'Esta descrição',
      'A descrição OpenAPI 3.1 do serviço, para gerar clientes.',
      'application/json',
      document,
    ),
    '/v1/openapi.brief.json': self(
      'openapiBrief',
      'Esta descrição, em resumo',
      'A mesma descrição em poucos bytes: tipos e rótulos.',
      'application/json',
      document,
    ),
    '/v1/openapi.yaml': self('openapiYaml', 'Esta descrição, em YAML', 'A mesma descrição em YAML.', 'application/yaml', {
      type: 'string',
    }),
    '/v1/openapi.3.0.json': self(
      'openapi30',
      'Esta descrição, em OpenAPI 3.0',
      'A mesma descrição em OpenAPI 3.0.3, para geradores que não leem a versão 3.1.',
      'application/json',
      document,
    ),
    '/v1/openapi.3.0.yaml': self(
      'openapi30Yaml',
      'Esta descrição, em OpenAPI 3.0 e YAML',
      'A descrição em OpenAPI 3.0.3, em YAML.',
      'application/yaml',
      { type: 'string' },
    ),
    '/v1/openapi/{group}.json': self(
      'openapiGroup',
      'A descrição de um grupo',
      'Só as operações de um grupo, com tudo o que se diz de cada campo, exemplos de respostas e lotes com tipos próprios.',
      'application/json',
      document,
      [group],
    ),
    '/v1/openapi/{group}.yaml': self(
      'openapiGroupYaml',
      'A descrição de um grupo, em YAML',
      'A mesma descrição do grupo em YAML.',
      'application/yaml',
      { type: 'string' },
      [group],
    ),
  }
}

function tagsOf(operation: unknown): readonly string[] {
  const tags = at(operation, 'tags')
  return Array.isArray(tags) ? tags.filter(isText) : []
}
