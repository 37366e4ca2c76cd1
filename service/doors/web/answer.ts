/** A calculator's answer drawn from its result schema: first the number people came for, then everything it rests on. */
import { type Day, formatDay } from '../../../engine/core/day.ts'
import type { Calculator } from '../../../engine/core/operation/calculator.ts'
import type { Card, JsonSchema } from '../../../engine/core/operation/card.ts'
import type { Answer } from '../../../engine/core/operation/operation.ts'
import { metricSpec } from '../../../engine/indicators/metrics.ts'
import { type Line, lineChart } from './chart.ts'
import { brl, compact, inUnit, plain, shown } from './format.ts'
import { type Html, html } from './html.ts'
import { type Field, fieldAt, fieldsOf, hintOf, inWords, labelOf, unwrapped } from './schema.ts'

type Row = Readonly<Record<string, unknown>>

interface Basis {
  readonly table: string
  readonly effectiveFrom: Day
  readonly norm: string
  readonly url: string | null
  readonly evidence: string
}

/** What every answer carries: drawn apart from the calculator's own fields. */
const ENVELOPE = ['currency', 'basis', 'rates', 'assumptions', 'steps']

/** Longer lists are folded. */
const ROWS_AT_ONCE = 14

export const ownFields = (schema: JsonSchema): [string, Field][] => fieldsOf(schema).filter(([name]) => !ENVELOPE.includes(name))

/** The path of the number that matters first. */
export function headlineOf({ headline, resultSchema }: Calculator): string {
  return headline ?? ownFields(resultSchema).findLast(([, field]) => field['x-unit'] === 'BRL')?.[0] ?? ownFields(resultSchema)[0]![0]
}

export function valueAt(answer: Answer, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => (inner as Row | null | undefined)?.[name], answer)
}

/** The number, its name, and the few words that go with it. */
export function headlineCard(calculator: Calculator, answer: Answer): Html {
  const path = headlineOf(calculator)
  const field = fieldAt(calculator.resultSchema, path) ?? {}
  const value = valueAt(answer, path)
  return html`<section class="headline">
<h2>${labelOf(field, path)}</h2>
<p class="figure"><output>${shown(value, field)}</output></p>
${hintOf(field) && html`<p class="soft">${hintOf(field)}</p>`}
${wordFields(calculator.resultSchema, answer).map(
  ([name, word]) => html`<p class="fact"><span class="soft">${labelOf(word, name)}:</span> ${shown(answer[name], word)}</p>`,
)}
</section>
`
}

/** The results that are words: a choice, a reason, a yes or no. */
function wordFields(schema: JsonSchema, answer: Answer): [string, Field][] {
  return ownFields(schema)
    .filter(([name, { type }]) => (type === 'string' || type === 'boolean') && answer[name] !== null && answer[name] !== undefined)
    .slice(0, 3)
}

/** Every other result: amounts in rows, groups under their titles, lists as charts and tables. */
export function breakdown(member: Card, answer: Answer, csv: (field: string) => string, without: readonly string[] = []): Html {
  const { resultSchema: schema, inputSchema: words } = member
  const fields = ownFields(schema).filter(([name]) => answer[name] !== undefined && !without.includes(name))
  const scalars = fields.filter(([, { type }]) => type !== 'object' && type !== 'array')
  const groups = fields.filter(([name, { type }]) => type === 'object' && answer[name] !== null)
  const lists = fields.filter(([name, { type }]) => type === 'array' && (answer[name] as unknown[] | null)?.length)
  return html`${scalars.length > 0 && html`<section><h2>Em detalhe</h2>${rows(scalars, answer, words)}</section>`}
${
  groups.length > 0 &&
  html`<div class="groups">${groups.map(
    ([name, field]) =>
      html`<section class="group"><h3>${labelOf(field, name)}</h3>${rows(fieldsOf(field), answer[name] as Row, words)}</section>`,
  )}</div>`
}
${lists.map(([name, field]) => listDrawn(name, field, answer[name] as unknown[], csv(name)))}`
}

export function rows(fields: readonly [string, Field][], values: Row, words: JsonSchema = {}): Html {
  return html`<dl class="rows">${fields
    .filter(([name]) => values[name] !== undefined)
    .map(([name, field]) => {
      const value = values[name]
      return html`<div><dt>${labelOf(field, name)}${
        hintOf(field) && html` <span class="soft">${inWords(hintOf(field), words)}</span>`
      }</dt><dd>${cell(value, field)}</dd></div>`
    })}</dl>`
}

function cell(value: unknown, field: Field): Html | string {
  if (Array.isArray(value)) return value.map((item) => cell(item, unwrapped(field.items ?? {}))).join('; ') || '—'
  if (value === null || typeof value !== 'object') return shown(value, field)
  return fieldsOf(field)
    .filter(([name]) => (value as Row)[name] !== false && (value as Row)[name] !== null && (value as Row)[name] !== undefined)
    .map(([name, inner]) => {
      const held = (value as Row)[name]
      return held === true ? labelOf(inner, name) : `${labelOf(inner, name)}: ${shown(held, inner)}`
    })
    .join(', ')
}

function listDrawn(name: string, field: Field, values: readonly unknown[], csv: string): Html {
  const item = unwrapped(field.items ?? {})
  const title = labelOf(field, name)
  if (!item.properties)
    return html`<section><h2>${title}</h2><ul>${values.map((value) => html`<li>${shown(value, item)}</li>`)}</ul></section>`
  const table = listTable(title, item, values as readonly Row[])
  const note = hintOf(field) && html`<p class="soft">${hintOf(field)}</p>`
  return html`<section class="list"><h2>${title}</h2>${note}
${charts(item, values as readonly Row[])}
${values.length > ROWS_AT_ONCE ? html`<details><summary>Ver as ${values.length} linhas</summary>${table}</details>` : table}
<p class="actions"><a class="button quiet" href="${csv}" download>Baixar em CSV</a></p></section>
`
}

/** Codes for programs are left out where the row also has a name. */
export function columnsOf(item: Field): [string, Field][] {
  const columns = fieldsOf(item)
  const named = columns.some(([, field]) => field.type === 'string' && !field.enum)
  return columns.filter(([, field]) => !(named && field.enum))
}

function listTable(title: string, item: Field, values: readonly Row[]): Html {
  const columns = columnsOf(item)
  const numeric = (field: Field) => (field.type === 'number' || field.type === 'integer') && html` class="n"`
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${title}"><table><thead><tr>${columns.map(
    ([name, field]) => html`<th scope="col"${numeric(field)}>${labelOf(field, name)}</th>`,
  )}</tr></thead><tbody>${values.map(
    (row) => html`<tr>${columns.map(([name, field]) => html`<td${numeric(field)}>${cell(row[name], field)}</td>`)}</tr>`,
  )}</tbody></table></div>`
}

/** Amounts of like size share a drawing; much smaller ones have their own, where they can be seen. */
const LIKE_SIZE = 8

/** A list whose rows are numbered (months, years) and hold amounts is a story in time. */
function charts(item: Field, values: readonly Row[]): Html[] {
  const [axis, ...others] = fieldsOf(item)
  if (axis?.[1].type !== 'integer' || values.length < 3) return []
  const at = values.map((row) => row[axis[0]] as number)
  if (at.some((place, index) => index > 0 && place <= at[index - 1]!)) return []
  const lines = others
    .filter(([, field]) => field['x-unit'] === 'BRL')
    .map(([name, field]): Line => ({ name: labelOf(field, name), values: values.map((row) => (row[name] as number | null) ?? 0) }))
    .filter((line) => line.values.some((value) => value !== 0))
  const size = (line: Line) => Math.max(...line.values.map(Math.abs))
  const largest = Math.max(...lines.map(size))
  const large = lines.filter((line) => size(line) * LIKE_SIZE >= largest)
  const small = lines.filter((line) => !large.includes(line))
  return [small, large]
    .filter((group) => group.length > 0)
    .map((group) =>
      lineChart({
        title: `${group.map(({ name }) => name.split(',')[0]!).join(', ')}, em reais`,
        at,
        labels: at.map((place) => `${labelOf(axis[1], axis[0])} ${plain(place)}`),
        lines: group.slice(0, 4),
        format: brl,
        axis: compact,
      }),
    )
}

/** The calculation, line by line. */
export function stepList(schema: JsonSchema, answer: Answer): Html | null {
  const steps = answer.steps as readonly { label: string; formula: string; value: unknown }[]
  if (steps.length === 0) return null
  const known = scalarsOf(ownFields(schema), answer)
  return html`<section><h2>Memória de cálculo</h2><ol class="steps">${steps.map(
    ({ label, formula, value }) =>
      html`<li><span class="label">${label}</span> <span class="formula">${formula}</span> <span class="value">${shown(value, fieldLike(known, label, value))}</span></li>`,
  )}</ol></section>
`
}

/** A step's value is one of the result's: of those with the same value, the one most alike in name says its unit. */
function fieldLike(known: readonly [value: unknown, field: Field][], label: string, value: unknown): Field {
  const same = known.filter(([other]) => other === value).map(([, field]) => field)
  const words = label.toLowerCase().split(' ')
  const likeness = (field: Field) => words.filter((word) => field.description?.toLowerCase().includes(word)).length
  return same.toSorted((a, b) => likeness(b) - likeness(a))[0] ?? {}
}

/** Steps speak of the first rows of a list, or of its last. */
const ROWS_LOOKED_AT = 30

function scalarsOf(fields: readonly [string, Field][], values: Row): [unknown, Field][] {
  return fields.flatMap(([name, field]): [unknown, Field][] => {
    const value = values[name]
    if (Array.isArray(value)) {
      const items = fieldsOf(unwrapped(field.items ?? {}))
      return value
        .slice(0, ROWS_LOOKED_AT)
        .concat(value.slice(-1))
        .flatMap((row) => (row && typeof row === 'object' ? scalarsOf(items, row as Row) : []))
    }
    return value && typeof value === 'object' ? scalarsOf(fieldsOf(field), value as Row) : [[value, field]]
  })
}

const EVIDENCE: Readonly<Record<string, string>> = {
  verified: 'texto oficial lido',
  corroborated: 'fontes concordam',
  reported: 'uma só fonte',
  assumption: 'hipótese',
}

export const badge = (evidence: string): Html => html`<span class="badge ${evidence}">${EVIDENCE[evidence] ?? evidence}</span>`

/** The law and the market rates that were read. */
export function foundations(answer: Answer, tableTitle: (id: string) => string): Html {
  const basis = answer.basis as readonly Basis[]
  const rates = (answer.rates ?? []) as readonly { metric: string; value: number; date: Day; stale: boolean }[]
  return html`${
    basis.length > 0 &&
    html`<section><h2>A lei por trás</h2><ul class="law">${basis.map(
      ({ table, effectiveFrom, norm, url, evidence }) =>
        html`<li><a href="/tabelas/${table}?date=${effectiveFrom}">${tableTitle(table)}</a> ${badge(
          evidence,
        )}<br><span class="soft">${url ? html`<a href="${url}" rel="external noopener">${norm}</a>` : norm}, em vigor desde ${formatDay(effectiveFrom)}</span></li>`,
    )}</ul></section>
`
  }${
    rates.length > 0 &&
    html`<section><h2>Indicadores lidos</h2><ul class="law">${rates.map(
      ({ metric, value, date, stale }) =>
        html`<li><a href="/indicadores/${metric}">${metricSpec(metric)?.title ?? metric}</a>: ${inUnit(
          value,
          metricSpec(metric)?.unit ?? '',
        )} <span class="soft">em ${formatDay(date)}${stale && ', o último valor guardado'}</span></li>`,
    )}</ul></section>
`
  }`
}

/** One line for the fold of the date: which versions it brings. */
export function lawNote(answer: Answer | null, tableTitle: (id: string) => string): Html | null {
  const basis = (answer?.basis ?? []) as readonly Basis[]
  if (basis.length === 0) return null
  return html`<p>Valem nesta conta:</p><ul>${basis.map(
    ({ table, effectiveFrom }) => html`<li>${tableTitle(table)}, versão de ${formatDay(effectiveFrom)}</li>`,
  )}</ul>`
}

/** The rest is folded; on paper, all of it. */
const ASSUMED_AT_ONCE = 6

export function assumptionList(answer: Answer, schema: JsonSchema): Html | null {
  const assumptions = answer.assumptions as readonly string[]
  if (assumptions.length === 0) return null
  const line = (text: string) => html`<li>${inWords(text, schema)}</li>`
  const rest = assumptions.slice(ASSUMED_AT_ONCE)
  return html`<section><h2>O que se supôs</h2><ul class="plain">${assumptions.slice(0, ASSUMED_AT_ONCE).map(line)}</ul>${
    rest.length > 0 && html`<details class="rest"><summary>Mais ${rest.length}</summary><ul class="plain">${rest.map(line)}</ul></details>`
  }</section>
`
}

/** Longer answers are linked, not printed twice. */
const JSON_SHOWN = 8000

/** The same call for a program. */
export function forPrograms(origin: string, path: string, address: string, input: Row, answer: Answer): Html {
  const json = JSON.stringify(answer, null, 2)
  return html`<section class="programs"><h2>A mesma conta na API</h2>
<div class="scroll" tabindex="0" role="group" aria-label="Chamada com curl"><pre><code>curl '${origin}${address}'</code></pre></div>
<details><summary>Com POST e JSON</summary><div class="scroll" tabindex="0" role="group" aria-label="Chamada com POST"><pre><code>curl '${origin}${path}' \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(input)}'</code></pre></div></details>
${json.length <= JSON_SHOWN && html`<details><summary>A resposta em JSON</summary><div class="scroll" tabindex="0" role="group" aria-label="Resposta em JSON"><pre><code>${json}</code></pre></div></details>`}
<p><a href="${address}">Abrir a resposta em JSON</a></p></section>
`
}
