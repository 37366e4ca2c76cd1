import { at, atPath, isRecord } from '../../../engine/core/records.ts'
import { isAnything, isFlag, isListOf, isNumber, isRecordOf, isShaped, isText, orMissing, read } from '../../../engine/core/shapes.ts'
import type { Pause } from '../http/kept-text.ts'
import type { Description } from '../openapi/description.ts'
import { type Html, html } from './html.ts'
import { page } from './layout.ts'

interface Parameter {
  readonly name: string
  readonly required: boolean
  readonly description?: string
  readonly schema: {
    readonly type?: string
    readonly format?: string
    readonly default?: unknown
    readonly enum?: readonly unknown[]
    readonly minimum?: number
    readonly exclusiveMinimum?: number
    readonly maximum?: number
    readonly exclusiveMaximum?: number
  }
}

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly unknown[]
  readonly responses: Readonly<Record<string, unknown>>
}

interface Described {
  readonly description?: string
}

interface Example {
  readonly summary: string
  readonly value: unknown
}

const isParameter = isShaped<Parameter>({
  name: isText,
  required: isFlag,
  description: orMissing(isText),
  schema: isShaped<Parameter['schema']>({
    type: orMissing(isText),
    format: orMissing(isText),
    default: isAnything,
    enum: orMissing(isListOf(isAnything)),
    minimum: orMissing(isNumber),
    exclusiveMinimum: orMissing(isNumber),
    maximum: orMissing(isNumber),
    exclusiveMaximum: orMissing(isNumber),
  }),
})
const isOperation = isShaped<Operation>({
  operationId: isText,
  tags: isListOf(isText),
  summary: isText,
  description: isText,
  parameters: orMissing(isListOf(isAnything)),
  responses: isRecord,
})
const isDescribed = isShaped<Described>({ description: orMissing(isText) })
const isFields = orMissing(isRecordOf(isDescribed))
const isExamples = orMissing(isRecordOf(isShaped<Example>({ summary: isText, value: isAnything })))

/** What a description says at a place, or what it refers to there. */
function resolved(value: unknown, description: Description): unknown {
  const reference = at(value, '$ref')
  return typeof reference === 'string' ? atPath(description, reference.split('/').slice(1)) : value
}

/** The API description drawn as one page, section by section: complete without script, without another host. */
export async function referencePage(description: Description, origin: string, pause: Pause): Promise<string> {
  const operations = Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation: read(operation, isOperation, `${method} ${path}`) })),
  )
  // GET and POST of one address are one section.
  const shown = operations.filter(({ method, path }) => method === 'get' || !('get' in description.paths[path]!))
  const sections: Html[] = []
  for (const { path, operation } of shown) {
    const turn = pause()
    if (turn) await turn
    sections.push(endpoint(path, operation, Object.keys(description.paths[path]!).join(' ').toUpperCase(), description))
  }
  return page({
    title: 'Referência da API | Centavo',
    description: 'Todos os endereços da API Centavo, com parâmetros, limites, respostas e exemplos.',
    canonical: `${origin}/docs`,
    section: '/docs',
    body: html`<h1>Referência da API</h1><p class="lead">${String(description.info.description)}</p>
<nav class="contents" aria-label="Endereços">${description.tags.map(
      ({ name }) =>
        html`<h2>${name}</h2><ul>${shown
          .filter(({ operation }) => operation.tags[0] === name)
          .map(({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`)}</ul>`,
    )}</nav>
${sections}`,
  })
}

function endpoint(path: string, operation: Operation, methods: string, description: Description): Html {
  return html`<section>
<h2 id="${operation.operationId}">${operation.summary}</h2>
<p><code><span class="method">${methods}</span> ${path}</code></p>
<p>${operation.description}</p>
${operation.parameters?.length ? parameterTable(operation.parameters.map((each) => read(resolved(each, description), isParameter, path))) : html`<p>Sem parâmetros.</p>`}
<h3>Respostas</h3>
<div class="scroll" tabindex="0" role="group" aria-label="Respostas"><table><thead><tr><th scope="col">Estado</th><th scope="col">Quando</th></tr></thead><tbody>${Object.entries(
    operation.responses,
  ).map(([status, response]) => html`<tr><td>${status}</td><td>${responseText(response, description)}</td></tr>`)}</tbody></table></div>
${resultFields(operation, description)}
${example(operation)}
</section>
`
}

function parameterTable(parameters: readonly Parameter[]): Html {
  return html`<h3>Parâmetros</h3>
<div class="scroll" tabindex="0" role="group" aria-label="Parâmetros"><table><thead><tr><th scope="col">Nome</th><th scope="col">Tipo</th><th scope="col">Omissão</th><th scope="col">O que é</th></tr></thead><tbody>${parameters.map(
    ({ name, required, schema, description }) =>
      html`<tr><td><code>${name}</code></td><td>${typeText(schema)}</td><td>${
        required ? 'obrigatório' : schema.default === undefined ? 'opcional' : html`<code>${String(schema.default)}</code>`
      }</td><td>${description}</td></tr>`,
  )}</tbody></table></div>`
}

function typeText(schema: Parameter['schema']): string {
  if (schema.enum) return schema.enum.join(', ')
  const bounds = [
    schema.exclusiveMinimum !== undefined && `> ${schema.exclusiveMinimum}`,
    schema.minimum !== undefined && schema.minimum > Number.MIN_SAFE_INTEGER && `≥ ${schema.minimum}`,
    schema.exclusiveMaximum !== undefined && `< ${schema.exclusiveMaximum}`,
    schema.maximum !== undefined && schema.maximum < Number.MAX_SAFE_INTEGER && `≤ ${schema.maximum}`,
  ].filter(Boolean)
  const names: Record<string, string> = {
    number: 'número',
    integer: 'inteiro',
    boolean: 'verdadeiro ou falso',
    string: schema.format === 'date' ? 'data' : 'texto',
  }
  return [names[schema.type ?? ''] ?? 'valor', ...bounds].join(' ')
}

function responseText(response: unknown, description: Description): string {
  return read(resolved(response, description), isDescribed, 'a response').description ?? ''
}

const JSON_BODY = ['200', 'content', 'application/json']

function resultFields({ responses }: Operation, description: Description): Html | null {
  const schema = resolved(atPath(responses, [...JSON_BODY, 'schema']), description)
  const properties = read(at(schema, 'properties'), isFields, 'the fields of an answer')
  if (!properties) return null
  return html`<details><summary>Campos da resposta</summary><div class="scroll" tabindex="0" role="group" aria-label="Campos"><table><tbody>${Object.entries(
    properties,
  ).map(([field, { description: text }]) => html`<tr><td><code>${field}</code></td><td>${text}</td></tr>`)}</tbody></table></div></details>`
}

function example({ responses }: Operation): Html | null {
  const examples = read(atPath(responses, [...JSON_BODY, 'examples']), isExamples, 'the examples of an answer')
  const first = examples && Object.values(examples)[0]
  if (!first) return null
  return html`<details><summary>Exemplo: ${first.summary}</summary><div class="scroll" tabindex="0" role="group" aria-label="Exemplo"><pre><code>${JSON.stringify(first.value, null, 2)}</code></pre></div></details>`
}
