/** Law change page: the table, the person and the effects. Rendered by the service, or in the browser without a server. */

import { DOES_NOT_COVER } from '../../../../engine/catalogue/population/answer.ts'
import type { Law } from '../../../../engine/core/dated.ts'
import { type Day, formatDay } from '../../../../engine/core/day.ts'
import { InvalidInput } from '../../../../engine/core/errors.ts'
import { withCells, withoutChange } from '../../../../engine/core/reform/edit.ts'
import { type Reform, reformOf } from '../../../../engine/core/reform/reform.ts'
import { changesInWords } from '../../../../engine/core/reform/reform-description.ts'
import { composed, word } from '../../../../engine/core/text/language.ts'
import type { Calculator } from '../../../../engine/operation/definition/calculator.ts'
import type { Question } from '../../../../engine/operation/definition/question.ts'
import { fieldsOf, requiredOf } from '../../../../engine/presentation/schema.ts'
import { formTyped, type TextInput } from '../../../../engine/presentation/typed.ts'
import type { NameLinks } from '../../answers/linked-names.ts'
import { type Answers, questionFragment, questionPath } from '../../answers/question-body.ts'
import { renderField } from '../../forms/form.ts'
import { pagePath } from '../../forms/form-request.ts'
import { Html, html } from '../../html.ts'
import { explaining } from '../../terms.ts'
import { renderCountry } from './reform-country.ts'
import { CELL, changedCells, renderEditor } from './reform-editor.ts'
import type { Reader, Readers } from './reform-reader.ts'

export const REFORM_PATH = '/e-se-a-lei-mudasse'

export const ribbon = (): Html =>
  html`<p class="note hypothetical" role="note"><strong>Lei hipotética: não vale.</strong> O que está abaixo é de uma lei que não existe.</p>`

/** Limitations of the data, shown first. */
export const LEAD = composed(
  () =>
    word`Mude uma célula e veja o que faria a uma pessoa e ao país. As contas do país são só de quem declara o imposto de renda; não estão nelas: ${DOES_NOT_COVER[0]!.toLowerCase()}${DOES_NOT_COVER.slice(1)}`,
)

/** Page sections; the script replaces each after input. */
export interface ReformBody {
  readonly title: string
  readonly hypothetical: boolean
  readonly status: number
  /** Permalink: the change, and the person if different from the default. */
  readonly address: string
  readonly text: string
  /** Text of a rejected change, kept for correction. */
  readonly written: string
  /** Displayed table. */
  readonly table: string
  readonly parts: { readonly ribbon: Html; readonly editor: Html; readonly person: Html; readonly results: Html }
}

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value.slice(0, 2000) : '')

/** @param readers calculators per table, as far as loaded; the browser loads only those of the displayed table. */
export async function reformBody(query: TextInput, ports: NameLinks, readers: Readers, answers: Answers): Promise<ReformBody> {
  const day = ports.today()
  const before = readReform(one(query.law), ports, day)
  const chosen = selectedTable(query, ports, before.reform)
  const { reform, issues } = before.reform ? edited(before.reform, query, ports, day) : before
  const hypothetical = reform !== null && reform.text !== ''
  const reader = readerOf(chosen, query, readers)
  const calculator = reader && ports.registry.calculators.get(reader.id)
  const person = reader && calculator ? personOf(reader, calculator, query) : {}
  const first = reader && calculator ? personOf(reader, calculator, {}) : {}
  const other = Object.fromEntries(Object.entries(person).filter(([name, value]) => value !== '' && value !== first[name]))
  const addressWith = (text: string): string => addressOf(text, chosen, reader, readers, other)
  const text = reform?.text ?? before.reform?.text ?? ''
  return {
    title: hypothetical ? word`Lei hipotética: ${reform.title} | Centavo` : 'E se a lei mudasse? | Centavo',
    hypothetical,
    status: issues.length > 0 ? 400 : 200,
    address: addressWith(text),
    text,
    written: before.reform ? text : one(query.law),
    table: chosen.id,
    parts: {
      ribbon: hypothetical ? ribbon() : html``,
      editor: renderTable(chosen, reform ?? before.reform, reform === null, query, day, addressWith),
      person: reader && calculator ? renderPerson(chosen, reader, calculator, person, readers) : html``,
      results: html`${
        issues.length > 0 &&
        html`<section class="problem" role="alert"><h2>Falta acertar</h2><ul>${issues.map((issue) => html`<li>${issue}</li>`)}</ul></section>`
      }${hypothetical ? await consequences(reform, calculator, person, ports, answers, addressWith) : issues.length === 0 && unchanged()}`,
    },
  }
}

const unchanged = (): Html => html`<p class="example">Esta é a lei de hoje. Mude um número da tabela: o que ele faz aparece aqui.</p>`

/** Requested table, else the first changed one, else the most popular. */
function selectedTable(query: TextInput, { registry }: NameLinks, reform: Reform | null): Law<unknown> {
  const first = reform ? [...reform.laws.keys()][0] : one(query.law).split(/[/=*+@;]/)[0]
  return (
    registry.laws.get(one(query.table)) ?? registry.laws.get(first ?? '') ?? registry.laws.get('irrf') ?? [...registry.laws.values()][0]!
  )
}

interface Read {
  readonly reform: Reform | null
  readonly issues: readonly string[]
}

function readReform(text: string, ports: NameLinks, day: Day): Read {
  try {
    return { reform: reformOf(text, ports, day), issues: [] }
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    return { reform: null, issues: error.issues.map(({ field, message }) => `${placeInWords(field, ports)}: ${message}`) }
  }
}

/** Location of an error in table terms: `Faixas, linha 2, Base até`. */
function placeInWords(field: string, { registry }: NameLinks): string {
  const [, table = '', ...path] = field.split('.')
  const law = registry.laws.get(table.replace(/@.*$/, ''))
  if (!law) return field.replace(/^law\.?/, '') || 'A mudança'
  return path.map((name) => (/^\d+$/.test(name) ? word`linha ${Number(name) + 1}` : (law.words[name] ?? name))).join(', ') || law.title
}

/** Value in force on a day; the first recorded value for a table that starts later. */
const valueOn = (law: Law<unknown>, day: Day): unknown => (day < law.recordStarts ? law.versions.at(-1)! : law.at(day)).value

/** Merges submitted cells that differ from the current change. */
function edited(reform: Reform, query: TextInput, ports: NameLinks, day: Day): Read {
  const tables = new Set(Object.keys(query).flatMap((name) => (name.startsWith(CELL) ? [name.slice(CELL.length).split('/')[0]!] : [])))
  let read: Read = { reform, issues: [] }
  for (const table of tables) {
    const law = ports.registry.laws.get(table)
    if (!law || !read.reform) continue
    const value = valueOn(read.reform.laws.get(table) ?? law, day)
    const cells = changedCells(law, value, (path) => typedIn(query, law, path))
    if (cells.size > 0) read = readReform(withCells(read.reform.changes, table, cells), ports, day)
  }
  return read
}

function typedIn(query: TextInput, { id }: Law<unknown>, path: string): string | undefined {
  const came = query[`${CELL}${id}/${path}`]
  return typeof came === 'string' ? came.slice(0, 60) : undefined
}

/** @param refused rejected cell input, kept in its cell. */
function renderTable(
  law: Law<unknown>,
  reform: Reform | null,
  refused: boolean,
  query: TextInput,
  day: Day,
  addressWith: (text: string) => string,
): Html {
  const version = day < law.recordStarts ? law.versions.at(-1)! : law.at(day)
  return html`<h2>${law.title}</h2>
<p class="soft">A lei de ${formatDay(day)}: ${version.norm.act}. <a href="/tabelas/${law.id}">A tabela e as fontes</a></p>
${renderEditor({
  law,
  value: valueOn(reform?.laws.get(law.id) ?? law, day),
  recorded: version.value,
  reform,
  typed: (path) => (refused ? typedIn(query, law, path) : undefined),
  addressOf: addressWith,
})}`
}

/** Calculator a URL needs, so that an engine with one domain can load it first. */
export function readerIn(query: TextInput, ports: NameLinks, readers: Readers): string | undefined {
  const { reform } = readReform(one(query.law), ports, ports.today())
  return readerOf(selectedTable(query, ports, reform), query, readers)?.id
}

function readerOf(law: Law<unknown>, query: TextInput, readers: Readers): Reader | undefined {
  const offered = readers[law.id] ?? []
  return offered.find(({ id }) => id === one(query.calculator)) ?? offered[0]
}

type Texts = Readonly<Record<string, string>>

/** Default person, with the submitted fields. */
function personOf({ input }: Reader, { inputSchema }: Calculator, query: TextInput): Texts {
  const { shown } = formTyped(inputSchema, query)
  const { shown: first } = formTyped(inputSchema, input)
  return { ...first, ...Object.fromEntries(Object.entries(shown).filter(([name]) => Object.hasOwn(first, name) || query[name] !== '')) }
}

function addressOf(text: string, law: Law<unknown>, reader: Reader | undefined, readers: Readers, person: Texts): string {
  const address = new URLSearchParams(text === '' ? {} : { law: text })
  if (text.split(/[/=*+@;]/)[0] !== law.id) address.set('table', law.id)
  if (reader && reader !== readers[law.id]?.[0]) address.set('calculator', reader.id)
  for (const [name, value] of Object.entries(person)) address.set(name, value)
  return `${REFORM_PATH}${address.size > 0 ? `?${address.toString()}` : ''}`
}

function renderPerson(law: Law<unknown>, reader: Reader, calculator: Calculator, person: Texts, readers: Readers): Html {
  const { inputSchema } = calculator
  const required = requiredOf(inputSchema)
  const asked = fieldsOf(inputSchema).filter(([name]) => required.includes(name) || Object.hasOwn(person, name))
  const explain = explaining('pessoa')
  return html`<h2>A pessoa</h2>
<div class="field"><label for="calculator">A conta dela</label><select id="calculator" name="calculator">${(readers[law.id] ?? []).map(
    ({ id, title }) => html`<option value="${id}"${id === reader.id && html` selected`}>${title}</option>`,
  )}</select></div>
${asked.map(([name, field]) => renderField(name, field, false, { schema: inputSchema, values: person, issues: [], part: 'pessoa' }, explain))}
${explain.meanings()}`
}

async function consequences(
  reform: Reform,
  calculator: Calculator | undefined,
  person: Texts,
  ports: NameLinks,
  answers: Answers,
  addressWith: (text: string) => string,
): Promise<Html> {
  const question = [...ports.registry.questions.values()].find(({ ownLaw }) => ownLaw)
  return html`<section><h2>O que muda na lei</h2><ul>${changesInWords(reform.shown).map((words) => html`<li>${words}</li>`)}</ul>
${reform.warnings.map(({ message }) => html`<p class="note">${message}</p>`)}
<p class="actions"><a class="quiet" data-permalink href="${REFORM_PATH}?law=${encodeURIComponent(reform.text)}">Link desta mudança</a> ${[
    ...reform.laws.keys(),
  ].map(
    (table) =>
      html`<a class="quiet" data-edit href="${addressWith(withoutChange(reform.changes, table, []))}">Voltar à lei em ${ports.registry.laws.get(table)?.title ?? table}</a> `,
  )}</p></section>
${question && calculator && (await effectOnPerson(reform, question, calculator, person, ports, answers))}
${renderCountry(reform, ports)}`
}

/** Effect of the change on a person, and across the income range. */
async function effectOnPerson(
  reform: Reform,
  question: Question,
  calculator: Calculator,
  person: Texts,
  ports: NameLinks,
  answers: Answers,
): Promise<Html> {
  const fragment = await questionFragment(question, calculator, { ...person, law: reform.text }, ports, answers)
  const mine = new URLSearchParams({ ...person, law: reform.text }).toString()
  return html`<section><h2>Para uma pessoa, e ao longo da renda: ${calculator.title}</h2>${new Html(fragment)}<p><a href="${questionPath(question, calculator)}?${mine}">Com todos os campos</a> · <a href="${pagePath(calculator)}">A conta na lei</a></p></section>`
}

/** Page sections only, for the script to replace. */
export function fragmentOf({ title, address, text, status, parts }: ReformBody): Html {
  return html`<div data-reform-state data-title="${title}" data-address="${address}" data-text="${text}" data-status="${status}">${Object.entries(
    parts,
  ).map(([name, part]) => html`<div data-part="${name}">${part}</div>`)}</div>`
}
