import type { Pause } from '../http/kept-text.ts'
import type { Description } from '../openapi/description.ts'
import { type Html, html } from './html.ts'
import { page } from './layout.ts'

interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  example?: unknown
  schema: {
    type?: string
    format?: string
    default?: unknown
    enum?: unknown[]
    minimum?: number
    exclusiveMinimum?: number
    maximum?: number
    exclusiveMaximum?: number
  }
}

interface Ref {
  $ref: string
}

interface Response {
  description: string
  content?: { 'application/json'?: { schema: Ref; examples?: Record<string, Ref> } }
}

interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters?: (Parameter | Ref)[]
  requestBody?: object
  responses: Record<string, Response | Ref>
}

interface PathItem {
  parameters?: (Parameter | Ref)[]
  get?: Operation
  post?: Operation
}

interface Schema {
  description?: string
  properties?: Record<string, Schema>
  allOf?: (Schema | Ref)[]
}

/** What is said once for all, where it is said. */
function resolved<T extends object>(value: T | Ref, { components }: Description): T {
  if (!('$ref' in value)) return value
  const [section, name] = value.$ref.split('/').slice(2) as [keyof Description['components'], string]
  return components[section]![name] as T
}

/** The API description drawn as one page, section by section: complete without script, without another host. */
export async function referencePage(description: Description, origin: string, pause: Pause): Promise<string> {
  const shown = Object.entries(description.paths).flatMap(([path, item]) => {
    // GET and POST of one address are one section.
    const { get, post, parameters = [] } = item as PathItem
    const operation = get ?? post
    return operation ? [{ path, methods: [get && 'GET', post && 'POST'].filter(Boolean).join(' '), operation, parameters }] : []
  })
  const sections: Html[] = []
  for (const { path, methods, operation, parameters } of shown) {
    const turn = pause()
    if (turn) await turn
    const all = [...(operation.parameters ?? []), ...parameters].map((each) => resolved(each, description))
    sections.push(endpoint(path, operation, methods, all, description))
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

function endpoint(path: string, operation: Operation, methods: string, parameters: readonly Parameter[], description: Description): Html {
  return html`<section>
<h2 id="${operation.operationId}">${operation.summary}</h2>
<p><code><span class="method">${methods}</span> ${path}</code></p>
<p>${operation.description}</p>
${parameters.length > 0 ? parameterTable(parameters) : html`<p>Sem parâmetros.</p>`}
<h3>Respostas</h3>
<div class="scroll" tabindex="0" role="group" aria-label="Respostas"><table><thead><tr><th scope="col">Estado</th><th scope="col">Quando</th></tr></thead><tbody>${Object.entries(
    operation.responses,
  ).map(
    ([status, response]) => html`<tr><td>${status}</td><td>${resolved(response, description).description}</td></tr>`,
  )}</tbody></table></div>
${resultFields(operation, description)}
${example(operation, description)}
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

function resultFields(operation: Operation, description: Description): Html | null {
  const content = answerOf(operation, description)
  if (!content?.schema.$ref) return null
  const { allOf = [], properties: own = {} } = resolved<Schema>(content.schema, description)
  const properties = Object.assign({}, ...allOf.map((part) => resolved<Schema>(part, description).properties), own) as Record<
    string,
    Schema
  >
  return html`<details><summary>Campos da resposta</summary><div class="scroll" tabindex="0" role="group" aria-label="Campos"><table><tbody>${Object.entries(
    properties,
  ).map(([field, { description: text }]) => html`<tr><td><code>${field}</code></td><td>${text}</td></tr>`)}</tbody></table></div></details>`
}

const answerOf = ({ responses }: Operation, description: Description) =>
  responses['200'] && resolved<Response>(responses['200'], description).content?.['application/json']

function example(operation: Operation, description: Description): Html | null {
  const [first] = Object.values(answerOf(operation, description)?.examples ?? {})
  if (!first) return null
  const { summary, value } = resolved<{ summary: string; value: unknown }>(first, description)
  return html`<details><summary>Exemplo: ${summary}</summary><div class="scroll" tabindex="0" role="group" aria-label="Exemplo"><pre><code>${JSON.stringify(value, null, 2)}</code></pre></div></details>`
}
