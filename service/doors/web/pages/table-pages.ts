import type { Law, Version } from '../../../../engine/core/dated.ts'
import { addDays, type Day, formatDay, isDay } from '../../../../engine/core/day.ts'
import { LawNotRecorded } from '../../../../engine/core/errors.ts'
import { spoken, word } from '../../../../engine/core/language.ts'
import { toNumber } from '../../../../engine/core/money.ts'
import type { Engine } from '../../../../engine/core/operation/registry.ts'
import { Ratio } from '../../../../engine/core/ratio.ts'
import { at, isRecord } from '../../../../engine/core/records.ts'
import type { TextInput } from '../../../../engine/present/typed.ts'
import { badge } from '../answers/answer.ts'
import { brl, percent, plain } from '../format.ts'
import { type Html, html } from '../html.ts'
import { trail } from '../trail.ts'
import { forProgramsAt, listFilter, page } from './layout.ts'

export const tablePath = (id: string): string => `/tabelas/${id}`

export function tablesPage({ registry, today: now }: Engine, origin: string): string {
  const today = now()
  const laws = [...registry.laws.values()].toSorted((a, b) => spoken(a.title).localeCompare(spoken(b.title), 'pt-BR'))
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

/** What the table says today, and since when. */
function tableCard(law: Law<unknown>, today: Day): Html {
  const version = law.versions.find(({ from }) => from <= today)
  const since = version ? word`Vale desde ${formatDay(version.from)}` : word`Vale a partir de ${formatDay(law.recordStarts)}`
  const said = inBrief((version ?? law.versions[0]).value, law)
  return html`<li><a href="${tablePath(law.id)}"><h2>${law.title}</h2>${said && html`<p>${said}</p>`}<p class="soft">${since}. ${
    law.versions.length === 1 ? 'Uma versão' : word`${law.versions.length} versões, desde ${formatDay(law.recordStarts)}`
  }.</p></a></li>`
}

/** How many of its values a card shows. */
const IN_BRIEF = 3

/** The first values a table itself has, and how many lines its lists have. */
function inBrief(value: unknown, law: Law<unknown>): string {
  if (isScalar(value)) return scalar(value, law)
  if (Array.isArray(value)) return value.every(isScalar) ? inline(value.slice(0, IN_BRIEF), law) : word`${value.length} linhas`
  const entries = heldIn(value)
  const own = entries.filter(([, held]) => isScalar(held) && held !== null)
  const lists = entries.filter(([, held]) => Array.isArray(held) && !held.every(isScalar))
  return [
    ...own.map(([key, held]) => `${called(key, law)}: ${scalar(held, law)}`),
    ...lists.map(([key, held]) => `${called(key, law)}: ${heldIn(held).length}`),
    ...entries
      .filter((entry) => !own.includes(entry) && !lists.includes(entry))
      .map(([key, held]) => `${called(key, law)}: ${inline(held, law)}`),
  ]
    .filter((line) => line.length <= MAX_LINE)
    .slice(0, IN_BRIEF)
    .join(' · ')
}

/** Longer than this, a value is for its own page. */
const MAX_LINE = 70

export function tablePage(law: Law<unknown>, query: TextInput, ports: Engine, origin: string): { status: number; text: string } {
  const asked = typeof query.date === 'string' ? query.date.trim() : ''
  const today = ports.today()
  const problem = dateProblem(law, asked)
  const day = !problem && isDay(asked) ? asked : today
  const version = law.at(day)
  const next = law.supersededOn(version)
  const previous = law.versions[law.versions.indexOf(version) + 1]
  const { act, article, published, url } = version.norm
  const text = page({
    title: word`${law.title} em ${formatDay(day)} | Centavo`,
    description: word`${law.title}: valores em vigor, ato, fontes, todas as versões desde ${formatDay(law.recordStarts)} e o que mudou.`,
    canonical: `${origin}${tablePath(law.id)}`,
    section: '/tabelas',
    body: html`${trail(['/tabelas', 'Tabelas de lei'])}
<h1>${law.title}</h1>
<p class="lead">Em vigor em ${formatDay(day)}: versão de ${formatDay(version.from)}${next && word` a ${formatDay(addDays(next, -1))}`}. A data quer dizer: ${law.dateMeans}.</p>
<form class="ask inline" action="${tablePath(law.id)}" method="get">
<div class="field"><label for="date">A lei do dia</label><div class="box"><input id="date" name="date" type="date" value="${day}"></div></div>
<p class="actions"><button type="submit">Ver</button> <a class="quiet" href="${tablePath(law.id)}">Hoje</a></p>
</form>
${problem && html`<section class="problem" role="alert"><h2>Sem versão nessa data</h2><p>${problem} Abaixo está a de hoje.</p></section>`}
<section class="values"><h2>Os valores</h2>${valueDrawn(version.value, law)}</section>
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

/** Exact values know what they are: whole centavos are reais, fractions are rates. */
function scalar(value: unknown, law: Law<unknown>): string {
  if (value === null || value === undefined) return '—'
  if (typeof value === 'bigint') return brl(toNumber(value))
  if (value instanceof Ratio) return percent(value.toPercent())
  if (typeof value === 'boolean') return spoken(value ? 'Sim' : 'Não')
  // Amounts are exact values: a whole number of this size is a year.
  if (typeof value === 'number') return Number.isInteger(value) && value >= 1900 && value <= 2100 ? String(value) : plain(value)
  const text = String(value)
  return isDay(text) ? formatDay(text) : spoken(law.words[text] ?? text)
}

const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object' || value instanceof Ratio

type Entries = readonly [string, unknown][]

/** What a list or a group holds, by place or name. */
const heldIn = (value: unknown): Entries => (typeof value === 'object' && value !== null ? Object.entries(value) : [])

function valueDrawn(value: unknown, law: Law<unknown>): Html {
  if (isScalar(value)) return html`<p>${scalar(value, law)}</p>`
  if (Array.isArray(value)) return arrayDrawn(value, law)
  const entries = heldIn(value)
  const inner = entries.filter(([, held]) => !isScalar(held))
  // Siblings of one shape (states, kinds of termination) read best as the lines of one table.
  if (inner.length > 2 && inner.length === entries.length && inner.every(([, held]) => isGroup(held))) {
    const shapes = new Set(inner.flatMap(([, held]) => heldIn(held).map(([key]) => key)))
    if (shapes.size <= 8 && inner.every(([, held]) => heldIn(held).every(([, each]) => isScalar(each))))
      return recordTable(inner, [...shapes], law)
  }
  const scalars = entries.filter(([, held]) => isScalar(held))
  return html`${
    scalars.length > 0 &&
    html`<dl class="rows">${scalars.map(([key, held]) => html`<div><dt>${called(key, law)}</dt><dd>${scalar(held, law)}</dd></div>`)}</dl>`
  }${inner.map(([key, held]) => html`<div class="group"><h3>${called(key, law)}</h3>${valueDrawn(held, law)}</div>`)}`
}

const called = (key: string, law: Law<unknown>): string => spoken(law.words[key] ?? key)

const isGroup = (value: unknown): boolean => isRecord(value) && !(value instanceof Ratio)

function arrayDrawn(values: readonly unknown[], law: Law<unknown>): Html {
  if (values.every(isScalar)) return html`<p>${values.map((value) => scalar(value, law)).join(', ') || '—'}</p>`
  const lines = values.map((row) => cellsOf(row, law))
  const columns = [...new Set(lines.flatMap((line) => [...line.keys()]))]
  return tableOf(
    columns,
    lines.map((line) => columns.map((column) => line.get(column) ?? '—')),
  )
}

/** A row's cells by column: what a row holds as a group (the split of a tax) gives a column each. */
function cellsOf(row: unknown, law: Law<unknown>): Map<string, string> {
  const cells = new Map<string, string>()
  for (const [key, held] of heldIn(row)) {
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
  return heldIn(value)
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

/** Each value by its path, as text: two versions are compared line by line. */
function flattened(value: unknown, law: Law<unknown>, path = ''): Map<string, string> {
  if (isScalar(value)) return new Map([[path, scalar(value, law)]])
  const lines = new Map<string, string>()
  for (const [key, held] of heldIn(value)) {
    const name = Array.isArray(value) ? (isScalar(held) ? '' : `${Number(key) + 1}ª`) : called(key, law)
    for (const [inner, text] of flattened(held, law, [path, name].filter(Boolean).join(' · '))) {
      const known = lines.get(inner)
      lines.set(inner, known === undefined ? text : `${known}, ${text}`)
    }
  }
  return lines
}

/** Past this many, the rest is folded. */
const CHANGES_AT_ONCE = 30

function changes(law: Law<unknown>, before: Version<unknown>, after: Version<unknown>): Html {
  const [old, current] = [flattened(before.value, law), flattened(after.value, law)]
  const all = [...new Set([...current.keys(), ...old.keys()])]
  // What was nothing and became a group is told by the lines of the group.
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
