/** What if the law were another: a table to be changed in place, what it does to a person and to the country, and changes to try. */
import { COVERS, DOES_NOT_COVER, populationUnder } from '../../../engine/catalogue/population/answer.ts'
import { GALLERY, type Proposal } from '../../../engine/catalogue/reforms/gallery.ts'
import type { Law } from '../../../engine/core/dated.ts'
import { formatDay } from '../../../engine/core/day.ts'
import { InvalidInput, NotFound } from '../../../engine/core/errors.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { Ratio } from '../../../engine/core/ratio.ts'
import { type Reform, reformOf } from '../../../engine/core/reform/reform.ts'
import type { TextInput } from '../../../engine/present/typed.ts'
import { pagePath } from './form-request.ts'
import { brl, plain } from './format.ts'
import { Html, html } from './html.ts'
import { page, trail } from './layout.ts'
import { type Answers, questionFragment, questionPath } from './question-body.ts'

export const REFORM_PATH = '/e-se-a-lei-mudasse'
export const GALLERY_PATH = '/reformas'

const RIBBON = html`<p class="note" role="note"><strong>Lei hipotética: não vale.</strong> O que está abaixo é de uma lei que não existe.</p>`

/** The address that is the reform itself. */
const addressOf = (text: string): string => `${REFORM_PATH}?law=${encodeURIComponent(text)}`

export function reformsPage(ports: Engine, origin: string): string {
  return page({
    title: 'Mudanças da lei para experimentar | Centavo',
    description: 'Propostas e mudanças da lei, cada uma com quem propôs e as fontes: veja o que faria a um salário.',
    canonical: `${origin}${GALLERY_PATH}`,
    section: '/tabelas',
    body: html`<h1>E se a lei mudasse?</h1>
<p class="lead">Mudanças propostas, ou que viraram lei, com as fontes. Nenhuma destas hipóteses vale.</p>
<ul class="cards">${GALLERY.map(
      (proposal) =>
        html`<li><h2>${proposal.title}</h2><p>${proposal.note}</p><p class="soft">${proposal.becameLaw ? 'Virou lei' : 'Não é lei'}. ${proposal.proposer}.</p>
<ul class="sources">${proposal.sources.map((source) => html`<li>${/^https?:/.test(source) ? html`<a href="${source}" rel="external noopener">${source}</a>` : source}</li>`)}</ul>
<p class="actions"><a class="button quiet" href="${addressOf(proposal.text)}">Experimentar</a>${
          countryText(proposal, ports) &&
          html` <a class="quiet" href="${GALLERY_PATH}/${proposal.id}/quem-ganha">Quem ganha e quem perde</a>`
        }</p></li>`,
    )}</ul>
<p><a href="${REFORM_PATH}">Mudar uma tabela</a></p>`,
  })
}

/** The same change made to the annual table, where the one proposed is of the monthly one. */
function countryText({ text }: Proposal, { registry }: Engine): string | null {
  const annual = [...registry.laws.keys()].find((id) => id === 'irpf-annual')
  if (!annual || !text.startsWith('irrf=@')) return null
  const [, day = ''] = /^irrf=@(\d{4}-\d{2}-\d{2})/.exec(text) ?? []
  const law = registry.laws.get(annual)!
  return day < law.recordStarts ? null : text.replace(/^irrf/, annual)
}

export function populationPage(id: string, ports: Engine): string {
  const proposal = GALLERY.find((each) => each.id === id)
  const text = proposal && countryText(proposal, ports)
  if (!proposal || !text) throw new NotFound(`Não há estimativa para “${id.slice(0, 60)}”.`)
  return page({
    title: `Lei hipotética: ${proposal.title}: quem ganha | Centavo`,
    description: proposal.note,
    body: html`${trail([GALLERY_PATH, 'Mudanças da lei'])}
<h1>Quem ganha e quem perde</h1>
<p class="lead">${proposal.title}</p>
${RIBBON}${countryDrawn(text, ports)}`,
  })
}

/** The page itself: a table, its cells, and what comes of changing them. */
export async function reformPage(query: TextInput, ports: Engine, origin: string, answers: Answers) {
  const laws = [...ports.registry.laws.values()].toSorted((a, b) => a.title.localeCompare(b.title, 'pt-BR'))
  const typed = one(query.law)
  const chosen = ports.registry.laws.get(one(query.table)) ?? ports.registry.laws.get(typed.split(/[/=*+@;]/)[0] ?? '') ?? laws[0]!
  const text = [typed, ...cellsChanged(chosen, query, ports)].filter(Boolean).join(';')
  const { reform, issues } = readReform(text, ports)
  const hypothetical = reform !== null && reform.text !== ''
  const body = html`<h1>E se a lei mudasse?</h1>
<p class="lead">${DOES_NOT_COVER_FIRST}</p>
${hypothetical && RIBBON}
${issues.length > 0 && html`<section class="problem" role="alert"><h2>Falta acertar</h2><ul>${issues.map((issue) => html`<li>${issue}</li>`)}</ul></section>`}
<form class="ask inline" action="${REFORM_PATH}" method="get"><div class="field"><label for="table">Tabela</label><div class="box"><select id="table" name="table">${laws.map(
    (law) => html`<option value="${law.id}"${law === chosen && html` selected`}>${law.title}</option>`,
  )}</select></div></div><p class="actions"><button type="submit">Ver a tabela</button></p></form>
${cellsForm(chosen, reform, ports)}
${
  hypothetical &&
  html`<section><h2>O que muda</h2><ul>${reform.shown.map((change) => html`<li>${change.label}: ${told(change.from, change.unit)} → ${told(change.to, change.unit)}</li>`)}</ul>
<p><a href="${addressOf(reform.text)}">Link desta mudança</a></p></section>`
}
${hypothetical && (await personDrawn(reform, query, ports, answers))}
${hypothetical && countryDrawn(reform.text, ports)}
<p><a href="${GALLERY_PATH}">Mudanças propostas</a></p>`
  const title = hypothetical ? `Lei hipotética: ${reform.title} | Centavo` : 'E se a lei mudasse? | Centavo'
  const description = 'Mude uma tabela da lei e veja o que faria a um salário, ao longo da renda e na arrecadação.'
  const found = page({ title, description, section: '/tabelas', body, ...(!hypothetical && { canonical: `${origin}${REFORM_PATH}` }) })
  return { status: issues.length > 0 ? 400 : 200, text: found }
}

const DOES_NOT_COVER_FIRST = `Mude uma célula e veja o que faria a uma pessoa e ao país. As contas do país são só de quem declara o imposto de renda; não estão nelas: ${DOES_NOT_COVER[0]!.toLowerCase()}${DOES_NOT_COVER.slice(1)}`

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value.slice(0, 2000) : '')

function readReform(text: string, ports: Engine): { readonly reform: Reform | null; readonly issues: readonly string[] } {
  try {
    return { reform: reformOf(text, ports, ports.today()), issues: [] }
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    return { reform: null, issues: error.issues.map(({ field, message }) => `${field}: ${message}`) }
  }
}

interface Cell {
  readonly path: string
  readonly label: string
  readonly shown: string
}

/** Every figure of a table that can be changed, by its path. */
function cellsOf(value: unknown, law: Law<unknown>, path: readonly string[] = [], label = ''): Cell[] {
  if (typeof value === 'bigint') return [{ path: path.join('/'), label, shown: String(Number(value) / 100).replace('.', ',') }]
  if (value instanceof Ratio) return [{ path: path.join('/'), label, shown: `${String(value.toPercent()).replace('.', ',')}%` }]
  if (typeof value === 'number') return [{ path: path.join('/'), label, shown: String(value).replace('.', ',') }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const called = /^\d+$/.test(name) ? `${label} (${Number(name) + 1})` : [label, law.words[name] ?? name].filter(Boolean).join(': ')
    return cellsOf(inner, law, [...path, name], called)
  })
}

/** The cells that came with another value than the table's, as changes. */
function cellsChanged(law: Law<unknown>, query: TextInput, ports: Engine): string[] {
  return cellsOf(law.at(ports.today()).value, law).flatMap(({ path, shown }) => {
    const came = query[`c.${path}`]
    if (typeof came !== 'string' || came.trim() === '' || came.trim() === shown) return []
    const percent = shown.endsWith('%') && !came.includes('%') ? '%' : ''
    const typed = came.trim()
    return [`${law.id}/${path}=${typed.includes(',') ? typed.replaceAll('.', '').replace(',', '.') : typed}${percent}`]
  })
}

function cellsForm(law: Law<unknown>, reform: Reform | null, ports: Engine): Html {
  const cells = cellsOf(law.at(ports.today()).value, law)
  const changed = new Map((reform?.shown ?? []).filter(({ table }) => table === law.id).map((change) => [change.path, change.to]))
  const value = ({ path, shown }: Cell): string => {
    const to = changed.get(path)
    return typeof to === 'number' ? `${String(to).replace('.', ',')}${shown.endsWith('%') ? '%' : ''}` : shown
  }
  return html`<form class="ask" action="${REFORM_PATH}" method="get"><input type="hidden" name="table" value="${law.id}"><h2>${law.title}</h2>
<p class="soft">A lei de ${formatDay(ports.today())}. Mude uma célula e peça a resposta.</p>
${cells.map((cell) => html`<div class="field"><label for="c-${cell.path}">${cell.label}</label><div class="box"><input id="c-${cell.path}" name="c.${cell.path}" value="${value(cell)}"></div></div>`)}
<p class="actions"><button type="submit">Ver o que muda</button></p></form>`
}

function told(value: unknown, unit: string | null): string {
  if (value === null || value === undefined) return 'nada'
  if (typeof value === 'object') return 'o que é'
  if (typeof value !== 'number') return String(value)
  return unit === 'BRL' ? brl(value) : `${plain(value)}${unit === 'percent' ? '%' : ''}`
}

/** What it does to a person: the first case of a calculator that reads the table, in the question about a change of the law. */
async function personDrawn(reform: Reform, query: TextInput, ports: Engine, answers: Answers): Promise<Html> {
  const question = [...ports.registry.questions.values()].find(({ ownLaw }) => ownLaw)
  const named = ports.registry.calculators.get(one(query.calculator))
  const tables = [...reform.laws.keys()]
  const shown = GALLERY.find(({ text }) => tables.some((table) => text.startsWith(table)))
  const calculator = named ?? ports.registry.calculators.get((shown ?? GALLERY[0]!).calculator)
  const [example] = calculator?.examples ?? []
  if (!question || !calculator || !example) return html``
  const shownIn = shown?.calculator === calculator.id ? shown.input : example.input
  const person = Object.fromEntries(
    Object.entries(shownIn).flatMap(([name, value]) => (typeof value === 'object' ? [] : [[name, String(value)]])),
  )
  const asked = { ...person, ...query, law: reform.text }
  const drawn = await questionFragment(question, calculator, asked, ports, answers)
  return html`<section><h2>Para uma pessoa: ${calculator.title}</h2>${new Html(drawn)}<p><a href="${questionPath(question, calculator)}?law=${encodeURIComponent(reform.text)}">Com os seus números</a> · <a href="${pagePath(calculator)}">Na lei</a></p></section>`
}

/** What it does to the country, each figure between its bounds, with the year and source of the data. */
function countryDrawn(text: string, ports: Engine): Html {
  try {
    const found = populationUnder({ law: text, year: 2020, money: '2026', declarants: undefined, uf: undefined }, ports)
    const [low = 0, high = 0] = found.revenue.differenceRange
    const people = (share: number): string => `${plain(Number((share * 100).toFixed(1)))}%`
    return html`<section><h2>No país, entre quem declara</h2><p class="soft">${COVERS} ${found.source}. Não estão: ${DOES_NOT_COVER}</p>
<p>Arrecadação: entre ${billions(low)} e ${billions(high)} por ano. Ganham ${people(found.winners.share)}, perdem ${people(found.losers.share)}, para ${people(found.same.share)} não muda. Gini da renda líquida: ${plain(found.gini.before)} → ${plain(found.gini.after)}.</p>
<div class="scroll" tabindex="0" role="group" aria-label="Por décimo"><table><thead><tr><th scope="col">Décimo</th><th scope="col" class="n">Renda média por ano</th><th scope="col" class="n">Muda por ano, entre</th><th scope="col" class="n">Margem de erro</th></tr></thead><tbody>${found.deciles.map(
      ({ decile, meanIncome, range }, index) =>
        html`<tr><td>${decile}º</td><td class="n">${brl(meanIncome)}</td><td class="n">${range ? `${brl(range[0]!)} e ${brl(range[1]!)}` : 'não se estima'}</td><td class="n">${found.uncertainty.byDecile[index] === null ? '—' : `±${plain(found.uncertainty.byDecile[index]!)}%`}</td></tr>`,
    )}</tbody></table></div>
<p class="soft">${found.uncertainty.model} Arrecadação na lei: ±${plain(found.uncertainty.total)}%.</p></section>`
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    return html`<section><h2>No país</h2><p class="soft">Só se estima o imposto de renda anual: ${error.issues[0]?.message ?? ''}.</p></section>`
  }
}

const billions = (amount: number): string => `R$ ${plain(Number((amount / 1000).toFixed(1)))} bilhões`
