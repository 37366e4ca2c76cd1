/** Renders an answer's tree: the headline first, then its breakdown. */

import { isRecord, type Row } from '../../../engine/core/collections/records.ts'
import { type Day, formatDay, isDay } from '../../../engine/core/day.ts'
import { word } from '../../../engine/core/text/language.ts'
import type { Descriptor, JsonSchema } from '../../../engine/operation/definition/descriptor.ts'
import type { Answer } from '../../../engine/operation/definition/operation.ts'
import { assumptionsIn, basisIn } from '../../../engine/operation/evaluation/answer-json.ts'
import { type Entry, type Headline, type List, type Tree, textOf } from '../../../engine/presentation/answer.ts'
import { EVIDENCE, PARTS } from '../../../engine/presentation/answer-words.ts'
import { inWords, labelOf, type NamedField } from '../../../engine/presentation/schema.ts'
import { type Line, lineChart } from '../charts/chart.ts'
import { brl, compact, formatValue, plain, withNonBreakingSpace } from '../format.ts'
import { type Html, html } from '../html.ts'
import type { Explain } from '../terms.ts'
import { displayOrigin } from '../versioned.ts'
import { downloads, type FileForm } from './downloads.ts'
import { type NameLinks, namedLinks } from './linked-names.ts'
import { listInPicture } from './picture.ts'
import { renderRates } from './rates-read.ts'

/** Longer lists are collapsed. */
const ROWS_AT_ONCE = 14

/** Longer lists continue in the download: decades of months would dominate the page size. */
const ROWS_DRAWN = 60

/** Text results, such as an option or a reason, appear next to the headline number. */
const FACTS = 3

/** Three lines: headline number, its parts, and the action with its deadline. */
export function headlineCard({ headline, entries }: Tree, parts: Html | null = null): Html | null {
  if (!headline) return null
  return html`<section class="headline">
<h2>${headline.label}</h2>
${sentence(headline)}
${headline.hint && html`<p class="soft">${headline.hint}</p>`}
${parts}
${headline.next && html`<p class="next">${withNonBreakingSpace(headline.next)}</p>`}
${factsOf(entries).map(({ label, text }) => html`<p class="fact"><span class="soft">${label}:</span> ${withNonBreakingSpace(text)}</p>`)}
</section>
`
}

/** "Você recebe R$ 4.498,51": enlarges only the figure. */
function sentence({ said: { before, figure, after } }: Headline): Html {
  const words = (text: string) => text && html`<span class="words">${withNonBreakingSpace(text)}</span>`
  if (!figure) return html`<p class="figure"><output class="words">${withNonBreakingSpace(before)}</output></p>`
  // Keeps punctuation attached to the figure.
  const [comma = ''] = /^[,:;.]/.exec(after) ?? []
  return html`<p class="figure">${words(before)} <output>${withNonBreakingSpace(figure)}</output>${comma} ${words(after.slice(comma.length).trim())}</p>`
}

/** Options and reasons shown with the headline. Booleans, dates and fields marked quiet go to the details. */
function factsOf(entries: readonly Entry[]): Entry[] {
  const news = ({ field, value }: Entry) =>
    !field['x-quiet'] && field.type === 'string' && field.format !== 'date' && typeof value === 'string' && !isDay(value)
  return entries.filter(news).slice(0, FACTS)
}

/** URL of a list of the answer as a file. */
type FileOf = (form: FileForm, field: string) => string

/** Remaining results: amounts as rows, groups under titles, lists as charts and tables. */
export function breakdown(member: Pick<Descriptor, 'inputSchema' | 'picture'>, tree: Tree, explain: Explain, file: FileOf): Html {
  const told = tree.headline ? [tree.headline.name, ...factsOf(tree.entries).map(({ name }) => name)] : []
  const entries = tree.entries.filter(({ name }) => !told.includes(name))
  return html`${entries.length > 0 && html`<section><h2>${PARTS.understand}</h2>${rows(entries, explain, member.inputSchema)}</section>`}
${
  tree.groups.length > 0 &&
  html`<div class="groups">${tree.groups.map(
    (group) => html`<section class="group"><h3>${group.label}</h3>${rows(group.entries, explain, member.inputSchema)}</section>`,
  )}</div>`
}
${tree.lists.filter(({ values }) => values.length > 0).map((list) => renderList(list, explain, file, list.name === listInPicture(member)))}`
}

export function rows(entries: readonly Entry[], explain: Explain, words: JsonSchema = {}): Html {
  return html`<dl class="rows">${entries.map(
    ({ label, hint, text }) =>
      html`<div><dt>${explain.within(label)}${hint && html` <span class="soft">${inWords(hint, words)}</span>`}</dt><dd>${withNonBreakingSpace(text)}</dd></div>`,
  )}</dl>`
}

/** @param told true when a picture already shows the list. */
function renderList({ name, label, hint, columns, item, values }: List, explain: Explain, file: FileOf, told: boolean): Html {
  if (columns.length === 0)
    return html`<section><h2>${label}</h2><ul>${values.map((value) => html`<li>${formatValue(value, item)}</li>`)}</ul></section>`
  const rowsOf = values.filter(isRecord)
  const table = listTable(label, columns, rowsOf.slice(0, rowsDrawn(rowsOf.length)), explain)
  return html`<section class="list"><h2>${label}</h2>${hint && html`<p class="soft">${hint}</p>`}
${!told && charts(columns, rowsOf)}
${values.length > ROWS_AT_ONCE ? html`<details><summary>${summaryOf(values.length)}</summary>${table}</details>` : table}
${downloads((form) => file(form, name))}</section>
`
}

/** Renders slightly longer lists completely, to avoid a download for a few rows. */
const rowsDrawn = (count: number): number => (count > ROWS_DRAWN * 1.2 ? ROWS_DRAWN : count)

const summaryOf = (count: number): string =>
  count > rowsDrawn(count) ? word`Ver as primeiras ${ROWS_DRAWN} de ${count} linhas (nos arquivos, todas)` : word`Ver as ${count} linhas`

function listTable(title: string, columns: readonly NamedField[], values: readonly Row[], explain: Explain): Html {
  const numeric = ({ type }: JsonSchema) => (type === 'number' || type === 'integer') && html` class="n"`
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${title}"><table><thead><tr>${columns.map(
    ([name, field]) => html`<th scope="col"${numeric(field)}>${explain.within(labelOf(field, name))}</th>`,
  )}</tr></thead><tbody>${values.map(
    (row) =>
      html`<tr>${columns.map(([name, field]) => html`<td${numeric(field)}>${withNonBreakingSpace(textOf(row[name], field))}</td>`)}</tr>`,
  )}</tbody></table></div>`
}

/** Amounts of similar size share a chart; much smaller ones get their own. */
const LIKE_SIZE = 8

/** Charts a list of amounts with numbered rows (months, years) as a time series. */
function charts([axis, ...others]: readonly NamedField[], values: readonly Row[]): Html[] {
  if (axis?.[1].type !== 'integer' || values.length < 3) return []
  const at = values.map((row) => Number(row[axis[0]]))
  if (at.some((place, index) => index > 0 && place <= at[index - 1]!)) return []
  const lines = others
    .filter(([, field]) => field['x-unit'] === 'BRL')
    .map(([name, field]): Line => ({ name: labelOf(field, name), values: values.map((row) => Number(row[name] ?? 0)) }))
    .filter((line) => line.values.some((value) => value !== 0))
  const size = (line: Line) => Math.max(...line.values.map(Math.abs))
  const largest = Math.max(...lines.map(size))
  const large = lines.filter((line) => size(line) * LIKE_SIZE >= largest)
  const small = lines.filter((line) => !large.includes(line))
  return [small, large]
    .filter((group) => group.length > 0)
    .map((group) =>
      lineChart({
        title: word`${group.map(({ name }) => name.split(',')[0]!).join(', ')}, em reais`,
        at,
        labels: at.map((place) => `${labelOf(axis[1], axis[0])} ${plain(place)}`),
        lines: group.slice(0, 4),
        format: brl,
        axis: compact,
      }),
    )
}

/** Link, share, print and compare actions. Without a configured base URL the message has no link; the script inserts the page's URL. */
export function shareActions(sentence: string, origin: string, path: string): Html {
  const message = new URLSearchParams({ text: origin ? `${sentence}\n${origin}${path}` : sentence })
  return html`<p class="actions hand"><button type="button" class="quiet" data-copy="${origin}${path}" hidden>Copiar o link</button> <a class="button quiet" href="https://wa.me/?${message.toString()}" rel="external noopener" target="_blank"${!origin && html` data-share="${path}"`}>Enviar por WhatsApp</a> <button type="button" class="quiet" data-print hidden>Imprimir ou salvar em PDF</button> <button type="button" class="quiet" data-scenario hidden>Guardar para comparar</button></p>
`
}

/** Print footer: date and URL of the calculation. */
export const printedAt = (origin: string, address: string, today: Day): Html =>
  html`<p class="printed">Conta feita em ${formatDay(today)} em ${displayOrigin(origin)}${address}</p>`

/** Calculation steps, line by line. */
export function stepList({ steps }: Tree, explain: Explain): Html | null {
  if (steps.length === 0) return null
  return html`<section><h3>${PARTS.steps}</h3><ol class="steps">${steps.map(
    ({ label, formula, text }) =>
      html`<li><span class="label">${explain.within(label)}</span> <span class="formula">${formula}</span> <span class="value">${withNonBreakingSpace(text)}</span></li>`,
  )}</ol></section>
`
}

export const badge = (evidence: string): Html => html`<span class="badge ${evidence}">${EVIDENCE[evidence] ?? evidence}</span>`

/**
 * Details for accountants, in one collapsible section whose state is stored on the device: steps, laws and market rates used, assumptions,
 * and the equivalent API call.
 */
export function forAccountant(
  answer: Answer,
  schema: JsonSchema,
  { registry, names = registry }: NameLinks,
  steps: Html | null = null,
  programs: Html | null = null,
): Html {
  const basis = basisIn(answer)
  const assumptions = assumptionsIn(answer)
  const parts = [
    verified(
      PARTS.law,
      basis.map(
        ({ table, effectiveFrom, norm, url, evidence }) =>
          html`<li><a href="/tabelas/${table}?date=${effectiveFrom}">${registry.laws.get(table)?.title ?? table}</a> ${badge(
            evidence,
          )}<br><span class="soft">${url ? html`<a href="${url}" rel="external noopener">${norm}</a>` : norm}, em vigor desde ${formatDay(effectiveFrom)}</span></li>`,
      ),
    ),
    verified(PARTS.rates, renderRates(answer)),
    verified(
      PARTS.assumptions,
      assumptions.map((text) => html`<li>${namedLinks(inWords(text, schema), names)}</li>`),
    ),
  ]
  if ([steps, programs, ...parts].every((part) => part === null)) return html``
  return html`<section class="footing"><details data-footing><summary><h2>Para o contador</h2> <span class="soft">a conta passo a passo, a lei e a API</span></summary>
${steps}
${parts}
${programs}</details></section>
`
}

function verified(title: string, lines: readonly Html[]): Html | null {
  return lines.length === 0
    ? null
    : html`<section><h3>${title}</h3><ul class="law">${lines}</ul></section>
`
}

/** Law versions in force on the date, as one line for the date section. */
export function lawNote(answer: Answer | null, tableTitle: (id: string) => string): Html | null {
  const basis = answer ? basisIn(answer) : []
  if (basis.length === 0) return null
  return html`<p>Valem nesta conta:</p><ul>${basis.map(
    ({ table, effectiveFrom }) => html`<li>${tableTitle(table)}, versão de ${formatDay(effectiveFrom)}</li>`,
  )}</ul>`
}

/** Longer answers are linked instead of embedded. */
const JSON_SHOWN = 8000

/** Equivalent API call. */
export function forPrograms(origin: string, path: string, address: string, input: Row, answer: Answer): Html {
  const json = JSON.stringify(answer, null, 2)
  return html`<section class="programs"><h3>A mesma conta na API</h3>
<div class="scroll" tabindex="0" role="group" aria-label="Chamada com curl"><pre><code>curl '${displayOrigin(origin)}${address}'</code></pre></div>
<details><summary>Com POST e JSON</summary><div class="scroll" tabindex="0" role="group" aria-label="Chamada com POST"><pre><code>curl '${displayOrigin(origin)}${path}' \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(input)}'</code></pre></div></details>
${json.length <= JSON_SHOWN && html`<details><summary>A resposta em JSON</summary><div class="scroll" tabindex="0" role="group" aria-label="Resposta em JSON"><pre><code>${json}</code></pre></div></details>`}
<p><a href="${address}">Abrir a resposta em JSON</a></p></section>
`
}
