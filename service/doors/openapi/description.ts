/** OpenAPI 3.1, derived from the registry alone. */
import { composed, spoken, word } from '../../../engine/core/language.ts'
import { ASKABLE, addressedAs, GROUPS, KINDS } from '../../../engine/core/operation/kinds.ts'
import type { Operation } from '../../../engine/core/operation/operation.ts'
import { EVALUATIONS_A_UNIT } from '../../../engine/core/operation/price.ts'
import type { Query } from '../../../engine/core/operation/query.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { DOOR_PARAMETERS } from '../../../engine/core/operation/reserved.ts'
import { run } from '../../../engine/core/operation/run.ts'
import { isOneOf, keysOf } from '../../../engine/core/records.ts'
import { earliestDay } from '../../../engine/present/earliest.ts'
import type { Pause } from '../../host/prebuilt-text.ts'
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
import { askedIn, pascal, ref } from './sharing.ts'

type Json = Record<string, unknown>

export interface Description extends Json {
  readonly openapi: '3.1.0'
  readonly info: Json
  readonly servers: readonly Json[]
  readonly tags: readonly { readonly name: string; readonly 'x-displayName'?: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Json>>
  readonly components: { readonly schemas: Json; readonly responses: Json; readonly parameters: Json; readonly examples?: Json }
}

/** What each title of a tag covers; a query's tag not listed here describes itself by its first query. */
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
    word`Sem chave e sem cadastro. Limite de unidades por minuto e por endereço IP, informado nos cabeçalhos de cada resposta; \`X-RateLimit-Cost\` diz quantas a requisição custou. Uma requisição custa uma unidade, ou o \`x-cost\` da operação; uma pergunta, os cálculos que pode fazer ÷ ${EVALUATIONS_A_UNIT} × o custo da calculadora. Uma folha custa as suas pessoas ÷ ${EVALUATIONS_A_UNIT}, um papel o seu tamanho, e um corpo grande uma unidade a cada 128 KB. O que não cabe no que resta é recusado (429) antes de começar, e de cada endereço há no máximo 2 cálculos longos em andamento e 8 na fila.`,
    'Valores em reais; porcentagens são números simples (10 significa 10%). Toda calculadora aceita GET (parâmetros) e POST (JSON) com a mesma resposta;',
    'um GET sem parâmetro nenhum, ou com `?schema`, devolve o esquema dela, com exemplos. Com `fields` a resposta traz só os campos pedidos; com `format` ou Accept, e em',
    '`/v1/calc/{calculator}.csv`, é CSV ou NDJSON. Com `lang=en`, ou um Accept-Language que prefira inglês, os textos vêm em inglês. Uso livre, inclusive comercial; pede-se a citação com um link.',
  ]
    .map(spoken)
    .join(' '),
)

const ELSEWHERE = ' Em resumo em /v1/openapi.brief.json; com exemplos de respostas e lotes de cada operação em /v1/openapi/{group}.json.'

/** @param pause between two operations: all their examples together take a second. */
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
  for (const query of queries) paths[query.path] = queryPath(query, writing)
  for (const member of askable) {
    const turn = pause()
    if (turn) await turn
    const address = `${KINDS[member.kind].path}/${addressedAs(member)}`
    Object.assign(paths, askablePaths(member, address, writing))
    if (scope.examples && KINDS[member.kind].batch > 0) paths[`${address}/batch`] = batchOfOne(member, writing)
  }
  if (!scope.examples) Object.assign(paths, sharedPaths(askable, writing))
  if (scope.group === null || scope.group === 'sistema') Object.assign(paths, selfPaths(registry))
  const tags = new Set(
    Object.values(paths).flatMap((item) => [item.get, item.post].flatMap((each) => (each as { tags?: string[] })?.tags ?? [])),
  )
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
      description: `${spoken(ABOUT)}${scope.examples ? '' : spoken(ELSEWHERE)}`,
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
      parameters: { ...VIEW_PARAMETERS, ...spokenPaths.parameters, ...LAW_PARAMETER, ...parameters.made },
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
 * An operation at its address; where no field is required, at `.json` too. There a GET without parameters is a whole question, and at the
 * address itself, by the contract, it is answered with the schema: each has its own type.
 */
function askablePaths(operation: Operation, address: string, writing: Writing): Record<string, Json> {
  const { parameters, get, post } = askablePath(operation, writing)
  const answers = writing.scope.brief ? {} : { 'x-answers': 'result' }
  if (askedIn({ get }).some(({ required }) => required === true))
    return { [address]: { parameters, get: { ...Object(get), ...answers }, post } }
  writing.schemas.set(DESCRIBED, describedSchema)
  const inPath: readonly Json[] = Array.isArray(parameters) ? parameters.filter((parameter) => parameter.in === 'path') : []
  return {
    [address]: { get: schemaOperation(operation, inPath), post: { ...Object(post), parameters } },
    [`${address}.json`]: { parameters, get: { ...Object(get), ...answers } },
  }
}

/** What a bare GET answers, by name. */
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

/** The two ways of asking one operation; what is said of both is said once. */
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
    parameters: [...inPath, ...viewParameters(operation, ['fields', 'explain'])],
    get: {
      tags,
      summary: operation.title,
      description: scope.brief ? firstSentence(operation) : `${spoken(operation.summary)}${aboutText(operation)}`,
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
            // Else the fields have their examples where they are parameters.
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

/** The answer, by name; with an example said once for all who show it. */
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

/** What it is; when another would fit better, and what else it takes, is in the description of its group. */
function firstSentence({ summary }: Operation): string {
  const text = spoken(summary)
  return /^.*?[.?!](?= \p{Lu}|$)/u.exec(text)?.[0] ?? text
}

const groupNamed = (group: string): string => (isOneOf(keysOf(GROUPS), group) ? spoken(GROUPS[group]).toLowerCase() : group)

/** What its kind says of it besides: the group, the verdicts. */
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
 * The other forms of an answer, where `format` is a parameter. NDJSON only where examples are: beside JSON one generator takes it for a
 * stream, and leaves its caller without the answer.
 */
const asRows = ({ brief, examples }: Scope): Json => ({
  ...(examples && { 'application/x-ndjson': { schema: LINES } }),
  ...(!brief && { 'text/csv': { schema: { type: 'string', description: 'Uma planilha.' } } }),
})

/** In brief the answers are JSON alone. */
const AS_JSON = ['fields', 'explain'] as const

function queryPath(query: Query, { scope, schemas }: Writing): Json {
  schemas.add(query)
  const refusals = Object.fromEntries(
    Object.entries(query.refusals).map(([status, description]) => [
      status,
      { description, content: { 'application/json': { schema: ref('Problem') } } },
    ]),
  )
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
      parameters: [...parametersOf(query, query.path, scope), ...viewParameters(query, scope.brief ? AS_JSON : DOOR_PARAMETERS)],
      responses: {
        200: { description: query.title, content: { 'application/json': { schema: result }, ...asRows(scope) } },
        ...(query.cache !== 'none' && NOT_MODIFIED),
        ...refusals,
        ...REFUSALS,
      },
    },
  }
}

// ---- many rows, and tables ----

const ROW_REFUSED: Json = {
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
  schemas.set('RefusedRow', ROW_REFUSED)
  schemas.set('BatchSummary', SUMMARY)
}

/** The rows of one operation, typed by it. */
function batchOfOne(operation: Operation, { schemas, scope }: Writing): Json {
  const name = camel(operation.id)
  setRows(schemas)
  schemas.set(`${name}Row`, { anyOf: [answered(ref(`${name}Result`)), ref('RefusedRow'), ref('BatchSummary')] })
  return {
    parameters: viewParameters(operation, DOOR_PARAMETERS),
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

/** In brief, one address for the batches of a kind and one for its tables: the rows are those of the operation in the path. */
function sharedPaths(askable: readonly Operation[], { schemas, scope }: Writing): Record<string, Json> {
  setRows(schemas)
  schemas.set(
    'AnsweredRow',
    answered({ type: 'object', description: 'O que a operação responde a esta entrada.', additionalProperties: true }),
  )
  schemas.set('BatchRow', { anyOf: [ref('AnsweredRow'), ref('RefusedRow'), ref('BatchSummary')] })
  const paths: Record<string, Json> = {}
  for (const { kind, path, batch, noun, title, tag } of ASKABLE) {
    const members = askable.filter((member) => member.kind === kind)
    const first = members[0]
    if (!first || path.includes('{')) continue
    const names = `${pascal(noun)}Name`
    schemas.set(names, { type: 'string', enum: members.map(addressedAs) })
    const name: Json = {
      name: noun,
      in: 'path',
      required: true,
      description: word`O nome, como em ${path}`,
      schema: ref(names),
      example: addressedAs(first),
    }
    const view = (names: typeof DOOR_PARAMETERS | readonly ['fields', 'locale']) => viewParameters(first, names)
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
        parameters: [name, ...view(DOOR_PARAMETERS)],
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

// ---- the description itself ----

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
