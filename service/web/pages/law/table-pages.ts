import { at, isRecord } from '../../../../engine/core/collections/records.ts'
import type { Law, Version } from '../../../../engine/core/dated.ts'
import { addDays, type Day, formatDay, isDay } from '../../../../engine/core/day.ts'
import { LawNotRecorded } from '../../../../engine/core/errors.ts'
import { toNumber } from '../../../../engine/core/money.ts'
import { Ratio } from '../../../../engine/core/ratio.ts'
import { translate, word } from '../../../../engine/core/text/language.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import type { TextInput } from '../../../../engine/presentation/typed.ts'
import { badge } from '../../answers/answer.ts'
import { brl, percent, plain } from '../../format.ts'
import { type Html, html } from '../../html.ts'
import { trail } from '../../trail.ts'
import { forProgramsAt, listFilter, page } from '../frame/layout.ts'

export const tablePath = (id: string): string => `/tabelas/${id}`

export function tablesPage({ registry, today: now }: Engine, origin: string): string {
  const today = now()
  const laws = [...registry.laws.values()].toSorted((a, b) => translate(a.title).localeCompare(translate(b.title), 'pt-BR'))
  return page({
    title: 'Tabelas de lei: INSS, IRRF, salário mínimo e mais | Centavo',
    description: 'A lei de cada dia em números: o valor, o ato, as fontes e tudo o que mudou de uma versão para a outra.',
    canonical: `${origin}/tabelas`,
    section: '/tabelas',
    body: html`<h1>Tabelas de lei</h1>
<p class="lead">A lei de cada dia em números: o valor, o ato que o fixou, as fontes e o que mudou de uma versão para a outra.</p>
${listFilter('tabelas', 'Mostrar só as que falam de')}
<ul class="cards" id="tabelas">${laws.map((law) => tableCard(law, today))}</ul>`,
  })
}

/** Current values of a table and their start date. */
function tableCard(law: Law<unknown>, today: Day): Html {
  const version = law.versions.find(({ from }) => from <= today)
  const since = version ? word`Vale desde ${formatDay(version.from)}` : word`Vale a partir de ${formatDay(law.recordStarts)}`
  const said = inBrief((version ?? law.versions[0]).value, law)
  return html`<li><a href="${tablePath(law.id)}"><h2>${law.title}</h2>${said && html`<p>${said}</p>`}<p class="soft">${since}. ${
    law.versions.length === 1 ? 'Uma versão' : word`${law.versions.length} versões, desde ${formatDay(law.recordStarts)}`
  }.</p></a></li>`
}

/** Number of values in a card. */
const IN_BRIEF = 3

/** First scalar values, and the row counts of lists. */
function inBrief(value: unknown, law: Law<unknown>): string {
  if (isScalar(value)) return scalar(value, law)
  if (Array.isArray(value)) return value.every(isScalar) ? inline(value.slice(0, IN_BRIEF), law) : word`${value.length} linhas`
  const entries = entriesIn(value)
  const own = entries.filter(([, held]) => isScalar(held) && held !== null)
  const lists = entries.filter(([, held]) => Array.isArray(held) && !held.every(isScalar))
  return [
    ...own.map(([key, held]) => `${called(key, law)}: ${scalar(held, law)}`),
    ...lists.map(([key, held]) => `${called(key, law)}: ${entriesIn(held).length}`),
    ...entries
      .filter((entry) => !own.includes(entry) && !lists.includes(entry))
      .map(([key, held]) => `${called(key, law)}: ${inline(held, law)}`),
  ]
    .filter((line) => line.length <= MAX_LINE)
    .slice(0, IN_BRIEF)
    .join(' · ')
}

/** Longer values appear only on the table's page. */
const MAX_LINE = 70

export function tablePage(law: Law<unknown>, query: TextInput, ports: Engine, origin: string): { status: number; text: string } {
  const asked = typeof query.date === 'string' ? query.date.trim() : ''
  const today = ports.today()
  const problem = dateProblem(law, asked)
  const day = !problem && isDay(asked) ? asked : today
  const version = law.at(day)
  const last = law.lastDayOf(version)
  const previous = law.versions[law.versions.indexOf(version) + 1]
  const { act, article, published, url } = version.norm
  const text = page({
    title: word`${law.title} em ${formatDay(day)} | Centavo`,
    description: word`${law.title}: valores em vigor, ato, fontes, todas as versões desde ${formatDay(law.recordStarts)} e o que mudou.`,
    canonical: `${origin}${tablePath(law.id)}`,
    section: '/tabelas',
    body: html`${trail(['/tabelas', 'Tabelas de lei'])}
<h1>${law.title}</h1>
<p class="lead">Em vigor em ${formatDay(day)}: versão de ${formatDay(version.from)}${last && word` a ${formatDay(last)}`}. A data quer dizer: ${law.dateMeans}.</p>
<form class="ask inline" action="${tablePath(law.id)}" method="get">
<div class="field"><label for="date">A lei do dia</label><div class="box"><input id="date" name="date" type="date" value="${day}"></div></div>
<p class="actions"><button type="submit">Ver</button> <a class="quiet" href="${tablePath(law.id)}">Hoje</a></p>
</form>
${problem && html`<section class="problem" role="alert"><h2>Sem versão nessa data</h2><p>${problem} Abaixo está a de hoje.</p></section>`}
<section class="values"><h2>Os valores</h2>${renderValue(version.value, law)}</section>
<section><h2>A norma</h2>
<p>${url ? html`<a href="${url}" rel="external noopener">${act}</a>` : act}${article && `, ${article}`}${published && word`, de ${formatDay(published)}`}. ${badge(version.evidence.status)}</p>
${version.caveat && html`<p class="note">${version.caveat}</p>`}
<details><summary>Fontes (${version.evidence.sources.length}), conferidas em ${formatDay(law.reviewedOn)}</summary><ul class="sources">${version.evidence.sources.map(
      (source) => html`<li>${/^https?:\/\//.test(source) ? html`<a href="${source}" rel="external noopener">${source}</a>` : source}</li>`,
    )}</ul></details></section>
${previous && changes(law, previous, version)}
<section><h2>Todas as versões</h2><ul class="versions">${law.versions.map(
      (other) =>
        html`<li><a href="${tablePath(law.id)}?date=${other.from}"${other === version && html` aria-current="true"`}>${formatDay(other.from)}</a> <span class="soft">${other.norm.act}</span></li>`,
    )}</ul><p class="actions"><a class="quiet" href="${tablePath(law.id)}/historico.csv">Baixar todas em planilha</a> <a class="quiet" href="/feed.xml">Assinar as mudanças</a></p></section>
${forProgramsAt(origin, `/v1/tables/${law.id}?date=${day}`)}`,
  })
  return { status: problem ? 400 : 200, text }
}

function dateProblem(law: Law<unknown>, asked: string): string | null {
  if (!asked) return null
  if (!isDay(asked)) return 'A data não existe.'
  try {
    law.at(asked)
    return null
  } catch (error) {
    if (error instanceof LawNotRecorded) return word`O registro começa em ${formatDay(law.recordStarts)}.`
    throw error
  }
}

/** Formats by exact type: centavos as reais, fractions as rates. */
function scalar(value: unknown, law: Law<unknown>): string {
  if (value === null || value === undefined) return '—'
  if (typeof value === 'bigint') return brl(toNumber(value))
  if (value instanceof Ratio) return percent(value.toPercent())
  if (typeof value === 'boolean') return translate(value ? 'Sim' : 'Não')
  // Amounts are exact types, so a plain integer in this range is a year.
  if (typeof value === 'number') return Number.isInteger(value) && value >= 1900 && value <= 2100 ? String(value) : plain(value)
  const text = String(value)
  return isDay(text) ? formatDay(text) : translate(law.words[text] ?? text)
}

const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object' || value instanceof Ratio

type Entries = readonly [string, unknown][]

/** Entries of a list or group. */
const entriesIn = (value: unknown): Entries => (typeof value === 'object' && value !== null ? Object.entries(value) : [])

function renderValue(value: unknown, law: Law<unknown>): Html {
  if (isScalar(value)) return html`<p>${scalar(value, law)}</p>`
  if (Array.isArray(value)) return renderArray(value, law)
  const entries = entriesIn(value)
  const inner = entries.filter(([, held]) => !isScalar(held))
  // Siblings of equal shape (states, kinds of termination) form one table.
  if (inner.length > 2 && inner.length === entries.length && inner.every(([, held]) => isGroup(held))) {
    const shapes = new Set(inner.flatMap(([, held]) => entriesIn(held).map(([key]) => key)))
    if (shapes.size <= 8 && inner.every(([, held]) => entriesIn(held).every(([, each]) => isScalar(each))))
      return recordTable(inner, [...shapes], law)
  }
  const scalars = entries.filter(([, held]) => isScalar(held))
  return html`${
    scalars.length > 0 &&
    html`<dl class="rows">${scalars.map(([key, held]) => html`<div><dt>${called(key, law)}</dt><dd>${scalar(held, law)}</dd></div>`)}</dl>`
  }${inner.map(([key, held]) => html`<div class="group"><h3>${called(key, law)}</h3>${renderValue(held, law)}</div>`)}`
}

const called = (key: string, law: Law<unknown>): string => translate(law.words[key] ?? key)

const isGroup = (value: unknown): boolean => isRecord(value) && !(value instanceof Ratio)

function renderArray(values: readonly unknown[], law: Law<unknown>): Html {
  if (values.every(isScalar)) return html`<p>${values.map((value) => scalar(value, law)).join(', ') || '—'}</p>`
  const lines = values.map((row) => cellsOf(row, law))
  const columns = [...new Set(lines.flatMap((line) => [...line.keys()]))]
  return tableOf(
    columns,
    lines.map((line) => columns.map((column) => line.get(column) ?? '—')),
  )
}

/** Cells by column; a nested group (the split of a tax) expands into one column per member. */
function cellsOf(row: unknown, law: Law<unknown>): Map<string, string> {
  const cells = new Map<string, string>()
  for (const [key, held] of entriesIn(row)) {
    if (isGroup(held)) for (const [inner, value] of cellsOf(held, law)) cells.set(inner, value)
    else cells.set(called(key, law), inline(held, law))
  }
  return cells
}

function recordTable(entries: Entries, columns: readonly string[], law: Law<unknown>): Html {
  return tableOf(
    ['', ...columns.map((key) => called(key, law))],
    entries.map(([key, held]) => [called(key, law), ...columns.map((column) => scalar(at(held, column), law))]),
  )
}

function inline(value: unknown, law: Law<unknown>): string {
  if (isScalar(value)) return scalar(value, law)
  if (Array.isArray(value)) return value.map((item) => inline(item, law)).join('; ')
  return entriesIn(value)
    .filter(([, held]) => held !== null)
    .map(([key, held]) => `${called(key, law)} ${inline(held, law)}`)
    .join(', ')
}

function tableOf(header: readonly string[], lines: readonly (readonly string[])[]): Html {
  const numeric = header.map((_name, index) => lines.every((line) => /^(?:[−\d]|R\$|—$)/.test(line[index]!)))
  const aligned = (index: number) => numeric[index] && html` class="n"`
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Valores"><table><thead><tr>${header.map((name, index) =>
    name ? html`<th scope="col"${aligned(index)}>${name}</th>` : html`<td></td>`,
  )}</tr></thead><tbody>${lines.map(
    (line) => html`<tr>${line.map((text, index) => html`<td${aligned(index)}>${text}</td>`)}</tr>`,
  )}</tbody></table></div>`
}

/** Values as text by path, to diff two versions. */
function flattened(value: unknown, law: Law<unknown>, path = ''): Map<string, string> {
  if (isScalar(value)) return new Map([[path, scalar(value, law)]])
  const lines = new Map<string, string>()
  for (const [key, held] of entriesIn(value)) {
    const name = Array.isArray(value) ? (isScalar(held) ? '' : `${Number(key) + 1}ª`) : called(key, law)
    for (const [inner, text] of flattened(held, law, [path, name].filter(Boolean).join(' · '))) {
      const known = lines.get(inner)
      lines.set(inner, known === undefined ? text : `${known}, ${text}`)
    }
  }
  return lines
}

/** Further changes are collapsed. */
const CHANGES_AT_ONCE = 30

function changes(law: Law<unknown>, before: Version<unknown>, after: Version<unknown>): Html {
  const [old, current] = [flattened(before.value, law), flattened(after.value, law)]
  const all = [...new Set([...current.keys(), ...old.keys()])]
  // A null replaced by a group is covered by the group's own lines.
  const paths = all.filter((path) => old.get(path) !== current.get(path) && !all.some((other) => other.startsWith(`${path} · `)))
  const line = (path: string) => [path, old.get(path) ?? '—', current.get(path) ?? '—']
  const header = ['O que', word`Até ${formatDay(addDays(after.from, -1))}`, word`Desde ${formatDay(after.from)}`]
  const [first, rest] = [paths.slice(0, CHANGES_AT_ONCE), paths.slice(CHANGES_AT_ONCE)]
  return html`<section><h2>O que mudou da anterior</h2>${
    paths.length === 0
      ? html`<p>Os valores são os mesmos: mudou o ato que os estabelece.</p>`
      : html`${tableOf(header, first.map(line))}${rest.length > 0 && html`<details><summary>Mais ${rest.length} mudanças</summary>${tableOf(header, rest.map(line))}</details>`}`
  }</section>`
}
