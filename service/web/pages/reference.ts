import { atPath, isOneOf, keysOf } from '../../../engine/core/collections/records.ts'
import { translate, word } from '../../../engine/core/text/language.ts'
import { folded } from '../../../engine/core/text/text.ts'
import { addressedAs, GROUPS, KINDS } from '../../../engine/operation/definition/kinds.ts'
import type { Operation as Member } from '../../../engine/operation/definition/operation.ts'
import type { Query } from '../../../engine/operation/definition/query.ts'
import type { Engine, Registry } from '../../../engine/operation/definition/registry.ts'
import { fieldsOf, isNested, labelOf, requiredOf } from '../../../engine/presentation/schema.ts'
import { find } from '../../../engine/search/index.ts'
import { exampleUrl, textOf } from '../../http/example-url.ts'
import type { Description } from '../../openapi/description.ts'
import { type Html, html } from '../html.ts'
import { trail } from '../trail.ts'
import { displayOrigin } from '../versioned.ts'
import { page } from './frame/layout.ts'

interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  example?: unknown
  schema: {
    type?: string
    contentSchema?: Parameter['schema']
    format?: string
    readonly 'x-granularity'?: string
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

/** Resolves a `$ref` in place. */
function resolved<T extends object>(value: T | Ref, { components }: Description): T {
  if (!('$ref' in value)) return value
  const [section, name] = value.$ref.split('/').slice(2) as [keyof Description['components'], string]
  return components[section]![name] as T
}

/** Registry entry with its API path and reference section. */
interface Entry {
  readonly member: Member
  readonly path: string
  readonly group: string
}

export const referencePath = (id: string): string => `/docs/${id}`

const addressOf = (member: Member): string => (isQuery(member) ? member.path : `${KINDS[member.kind].path}/${addressedAs(member)}`)

const isQuery = (member: Member): member is Query => member.kind === 'query'

/** Section: calculators by group, queries by subject, the rest by kind. */
function groupOf({ kind, group }: Member): string {
  // The index query of a kind belongs to that kind.
  if (kind === 'query') return Object.values(KINDS).find(({ tag }) => tag === group && tag !== KINDS.query.tag)?.title ?? group
  return kind === 'calculator' && isOneOf(keysOf(GROUPS), group)
    ? `${translate(KINDS[kind].title)}: ${translate(GROUPS[group])}`
    : KINDS[kind].title
}

function entriesOf({ operations }: Registry): Entry[] {
  return [...operations.values()].map((member) => ({ member, path: addressOf(member), group: groupOf(member) }))
}

/** Reference sections, in the order of kinds and groups. */
const groupsIn = (entries: readonly Entry[]): string[] => {
  const order = [
    ...Object.values(GROUPS).map((name) => `${translate(KINDS.calculator.title)}: ${translate(name)}`),
    ...Object.values(KINDS).map(({ title }) => title),
  ]
  const place = (group: string): number => (order.includes(group) ? order.indexOf(group) : order.length)
  return [...new Set(entries.map(({ group }) => group))].sort((a, b) => place(a) - place(b) || a.localeCompare(b, 'pt-BR'))
}

const anchor = (group: string): string => `grupo-${folded(group).replace(/[^a-z]+/g, '-')}`

const searchBox = (typed: string): Html =>
  html`<form class="search" action="/docs/busca" method="get" role="search" data-search="/docs/busca/resposta"><label for="busca">Procurar na API</label><div class="box"><input id="busca" name="q" type="search" value="${typed}" autocomplete="off"><button type="submit">Procurar</button></div></form><div id="achados" aria-live="polite"></div>`

/** Index of the reference: searchable operations by group, then the remaining endpoints in a line each. */
export function referencePage(description: Description, registry: Registry, origin: string): string {
  const entries = entriesOf(registry)
  const known = new Set(entries.map(({ path }) => path))
  const others = Object.entries(description.paths).flatMap(([path, item]) => {
    const described = known.has(path.replace(/\.json$/, '')) ? null : describedIn(item as PathItem, description)
    return described ? [{ path, ...described }] : []
  })
  return page({
    title: 'Referência da API | Centavo',
    description: 'Todos os endereços da API Centavo, com parâmetros, limites, respostas e exemplos em curl, JavaScript, Python e planilha.',
    canonical: `${origin}/docs`,
    section: '/docs',
    body: html`<h1>Referência da API</h1><p class="lead">${String(description.info.description)}</p>
${searchBox('')}
<nav class="contents" aria-label="Endereços">${groupsIn(entries).map(
      (group) =>
        html`<h2 id="${anchor(group)}">${group}</h2><ul>${entries
          .filter((entry) => entry.group === group)
          .map(
            ({ member, path }) =>
              html`<li><a href="${referencePath(member.id)}">${member.title}</a> <code class="soft">${path}</code></li>`,
          )}</ul>`,
    )}</nav>
<h2>Outros endereços</h2>
<p>Descritos por inteiro em <a href="/v1/openapi.json">/v1/openapi.json</a>.</p>
<ul>${others.map(({ path, methods, operation }) => html`<li><code><span class="method">${methods}</span> ${path}</code> ${operation.summary}</li>`)}</ul>`,
  })
}

/** Reference of one operation: input, output, four code samples, and a form that calls it. */
export function operationReference(member: Member, description: Description, registry: Registry, origin: string): string {
  const entries = entriesOf(registry)
  const { path, group } = entries.find((entry) => entry.member.id === member.id)!
  // Without required fields, the calculation is described at `.json`.
  const here = description.paths[path]
  const asked = atPath(here, ['get', 'x-answers']) === 'schema' ? description.paths[`${path}.json`] : undefined
  const described = describedIn({ ...here, ...asked } as PathItem, description)!
  return page({
    title: word`${member.title}: API | Centavo`,
    description: word`${path}: parâmetros, respostas e exemplos em curl, JavaScript, Python e planilha.`,
    canonical: `${origin}${referencePath(member.id)}`,
    section: '/docs',
    body: html`${trail(['/docs', 'Referência da API'], [`/docs#${anchor(group)}`, group])}
<div class="reference"><nav class="aside" aria-label="${group}"><ul>${entries
      .filter((entry) => entry.group === group)
      .map(
        (entry) =>
          html`<li><a href="${referencePath(entry.member.id)}"${entry.member.id === member.id && html` aria-current="page"`}>${entry.member.title}</a></li>`,
      )}</ul><p><a href="/docs">Todos os grupos</a></p></nav>
<div>
<h1>${member.title}</h1>
<p><code><span class="method">${described.methods}</span> ${path}</code></p>
<p>${described.operation.description}</p>
${samples(member, path, displayOrigin(origin))}
${tryIt(member, path)}
${details(described, description)}
</div></div>`,
  })
}

const AS_FILE = 'csv'

/** First example as a call from a terminal, a web page, a script and a spreadsheet. */
function samples(member: Member, path: string, base: string): Html {
  const input = member.examples[0]?.input ?? {}
  const url = `${base}${exampleUrl(path, input)}`
  const sent = Object.entries(input).filter(([field]) => !path.includes(`{${field}}`))
  const bare = `${base}${exampleUrl(path, Object.fromEntries(Object.entries(input).filter(([field]) => path.includes(`{${field}}`))))}`
  const params = sent.map(([field, value]) => `${JSON.stringify(field)}: ${JSON.stringify(textOf(value))}`).join(', ')
  const wanted = member.headline === undefined ? '' : `fields=${member.headline}&`
  const sheet = `${url}${url.includes('?') ? '&' : '?'}${wanted}format=${AS_FILE}`
  const code: readonly (readonly [name: string, text: string])[] = [
    ['curl', word`curl '${url}'`],
    [
      'JavaScript',
      word`const resposta = await fetch('${url}')\nif (!resposta.ok) throw new Error((await resposta.json()).error)\nconsole.log(await resposta.json())`,
    ],
    [
      'Python',
      word`import requests\n\nresposta = requests.get("${bare}"${params && word`, params={${params}}`}, timeout=10)\nresposta.raise_for_status()\nprint(resposta.json())`,
    ],
    ['Planilha', `=IMPORTDATA("${sheet}")`],
  ]
  return html`<h2>Exemplos de chamada</h2>${code.map(
    ([name, text]) =>
      html`<h3>${name}</h3><div class="scroll" tabindex="0" role="group" aria-label="${name}"><pre><code>${text}</code></pre></div>`,
  )}`
}

/** Form with the first example: opens the answer, or shows it in place with a script. */
function tryIt(member: Member, path: string): Html {
  const input = member.examples[0]?.input ?? {}
  const fields = fieldsOf(member.inputSchema).filter(
    ([name, field]) => name in input || requiredOf(member.inputSchema).includes(name) || !isNested(field),
  )
  const shown = fields.filter(([name]) => name in input || requiredOf(member.inputSchema).includes(name))
  const others = fields.filter(([name]) => !shown.some(([other]) => other === name))
  const control = ([name, field]: (typeof fields)[number]): Html => {
    const value = name in input ? textOf(input[name]) : ''
    return html`<div class="field"><label for="try-${name}"><code>${name}</code> <small>${labelOf(field, name)}</small></label><div class="box">${
      field.enum
        ? html`<select id="try-${name}" name="${name}"><option value=""></option>${field.enum.map(
            (option) => html`<option${option === value && html` selected`}>${option}</option>`,
          )}</select>`
        : html`<input id="try-${name}" name="${name}" type="text" value="${value}" autocomplete="off">`
    }</div></div>`
  }
  return html`<h2>Experimente</h2><form class="ask try" method="get" action="${exampleUrl(path, Object.fromEntries(Object.entries(input).filter(([field]) => path.includes(`{${field}}`))))}" data-try="${path}">
${shown.map(control)}
${others.length > 0 && html`<details><summary>Outros campos</summary>${others.map(control)}</details>`}
<p class="actions"><button type="submit">Enviar</button></p></form>
<div class="scroll" tabindex="0" role="group" aria-label="Resposta"><pre data-tried aria-live="polite"></pre></div>`
}

export function referenceFound(typed: string, ports: Engine): Html {
  if (typed.trim() === '') return html``
  const found = find(ports, typed, { among: ({ type }) => type === 'operation' }).filter(({ type }) => type === 'operation')
  if (found.length === 0) return html`<p class="soft">Nada encontrado para “${typed}”.</p>`
  return html`<ul class="found">${found.map(({ id, one, title }) => {
    const member = ports.registry.operations.get(id)!
    return html`<li><a href="${referencePath(id)}"><span class="kind">${one}</span> <strong>${title}</strong> <code class="soft">${addressOf(member)}</code></a></li>`
  })}</ul>`
}

export function referenceSearch(typed: string, ports: Engine): string {
  return page({
    title: word`${typed || 'Busca'} | Referência da API | Centavo`,
    description: 'Busca nos endereços da API.',
    section: '/docs',
    body: html`${trail(['/docs', 'Referência da API'])}<h1>Busca na API</h1>${searchBox(typed)}${referenceFound(typed, ports)}`,
  })
}

/** GET and POST of a path share one description. */
interface DescribedPath {
  readonly operation: Operation
  readonly methods: string
  readonly parameters: readonly Parameter[]
}

function describedIn({ get, post, parameters = [] }: PathItem, description: Description): DescribedPath | null {
  const operation = get ?? post
  if (!operation) return null
  return {
    operation,
    methods: [get && 'GET', post && 'POST'].filter(Boolean).join(' '),
    parameters: [...(operation.parameters ?? []), ...parameters]
      .map((each) => resolved(each, description))
      .map((each) => ({ ...each, schema: each.schema.contentSchema ?? each.schema })),
  }
}

function details({ operation, parameters }: DescribedPath, description: Description): Html {
  return html`${parameters.length > 0 ? parameterTable(parameters) : html`<p>Sem parâmetros.</p>`}
<h3>Respostas</h3>
<div class="scroll" tabindex="0" role="group" aria-label="Respostas"><table><thead><tr><th scope="col">Estado</th><th scope="col">Quando</th></tr></thead><tbody>${Object.entries(
    operation.responses,
  ).map(
    ([status, response]) => html`<tr><td>${status}</td><td>${resolved(response, description).description}</td></tr>`,
  )}</tbody></table></div>
${resultFields(operation, description)}
${example(operation, description)}`
}

function parameterTable(parameters: readonly Parameter[]): Html {
  return html`<h3>Parâmetros</h3>
<div class="scroll" tabindex="0" role="group" aria-label="Parâmetros"><table><thead><tr><th scope="col">Nome</th><th scope="col">Tipo</th><th scope="col">Omissão</th><th scope="col">O que é</th></tr></thead><tbody>${parameters.map(
    ({ name, required, schema, description }) =>
      html`<tr><td><code>${name}</code></td><td>${typeText(schema)}</td><td>${
        required ? 'obrigatório' : schema.default === undefined ? word`opcional` : html`<code>${String(schema.default)}</code>`
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
    number: word`número`,
    integer: word`inteiro`,
    boolean: word`verdadeiro ou falso`,
    string: schema.format === 'date' || schema['x-granularity'] ? word`data` : word`texto`,
  }
  return [names[schema.type ?? ''] ?? word`valor`, ...bounds].join(' ')
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
  return html`<details><summary>Exemplo: ${summary}</summary><div class="scroll" tabindex="0" role="group" aria-label="Exemplo"><pre><code>${shortened(JSON.stringify(value, null, 2))}</code></pre></div></details>`
}

/** Truncates long sample answers; the sample call returns them in full. */
const MAX_EXAMPLE = 12_000

function shortened(json: string): string {
  if (json.length <= MAX_EXAMPLE) return json
  const end = json.lastIndexOf('\n', MAX_EXAMPLE)
  return word`${json.slice(0, end)}\n… (a chamada acima dá o resto)`
}
