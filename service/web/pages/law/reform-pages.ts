/** Law change pages: an editable table, its effect on a person and on the country, and example changes. */

import { annualText } from '../../../../engine/catalogue/population/annual-twin.ts'
import { GALLERY, type Proposal } from '../../../../engine/catalogue/reforms/gallery.ts'
import { type Reform, reformOf } from '../../../../engine/core/reform/reform.ts'
import { translate, word } from '../../../../engine/core/text/language.ts'
import { unknownName } from '../../../../engine/core/text/unknown-name.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import type { TextInput } from '../../../../engine/presentation/typed.ts'
import type { Answers } from '../../answers/question-body.ts'
import { scriptInReadersLanguage } from '../../english-links.ts'
import { dataBlock, type Html, html } from '../../html.ts'
import { trail } from '../../trail.ts'
import { REFORM_SCRIPT, REFORM_STYLE } from '../../versioned.ts'
import { page } from '../frame/layout.ts'
import { fragmentOf, LEAD, REFORM_PATH, type ReformBody, reformBody, ribbon } from './reform-body.ts'
import { renderCountry } from './reform-country.ts'
import { readersOf } from './reform-readers.ts'

export const GALLERY_PATH = '/reformas'

/** Permalink of a change. */
const addressOf = (text: string): string => `${REFORM_PATH}?law=${encodeURIComponent(text)}`

const reformIn = ({ text }: Proposal, ports: Engine): Reform => reformOf(text, ports, ports.today())

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
          annualText(reformIn(proposal, ports), ports.registry.laws, ports.today()) !== null &&
          html` <a class="quiet" href="${GALLERY_PATH}/${proposal.id}/quem-ganha">Quem ganha e quem perde</a>`
        }</p></li>`,
    )}</ul>
<p><a href="${REFORM_PATH}">Mudar uma tabela</a></p>`,
  })
}

export function populationPage(id: string, ports: Engine): string {
  const proposal = GALLERY.find((each) => each.id === id)
  const reform = proposal && reformIn(proposal, ports)
  if (!proposal || !reform || annualText(reform, ports.registry.laws, ports.today()) === null)
    throw unknownName(id, { kind: 'estimativa', english: 'estimate', names: GALLERY.map((each) => each.id), listed: { id: GALLERY_PATH } })
  return page({
    title: word`Lei hipotética: ${proposal.title}: quem ganha | Centavo`,
    description: proposal.note,
    style: REFORM_STYLE,
    body: html`${trail([GALLERY_PATH, 'Mudanças da lei'])}
<h1>Quem ganha e quem perde</h1>
<p class="lead">${proposal.title}</p>
${ribbon()}${renderCountry(reform, ports)}`,
  })
}

/** Main page: table, cells, person and effects. */
export async function reformPage(query: TextInput, ports: Engine, origin: string, answers: Answers) {
  const readers = await readersOf(ports)
  const body = await reformBody(query, ports, readers, answers)
  const { hypothetical, status, title, text, written, parts } = body
  const description = 'Mude uma tabela da lei e veja o que faria a um salário, ao longo da renda e na arrecadação.'
  const found = page({
    title,
    description,
    style: REFORM_STYLE,
    section: '/tabelas',
    ...(!hypothetical && { canonical: `${origin}${REFORM_PATH}` }),
    body: html`<h1>E se a lei mudasse?</h1>
<p class="lead">${LEAD}</p>
<div data-part="ribbon">${parts.ribbon}</div>
<div class="sides lawmaker" data-operation="reform" data-today="${ports.today()}" data-origin="${origin}">
<form class="ask" data-reform action="${REFORM_PATH}" method="get" autocomplete="off"><input type="hidden" name="law" value="${text}">
${tableChoice(body, ports)}
<div data-part="editor">${parts.editor}</div>
<div data-part="person">${parts.person}</div>
<p class="actions"><button type="submit">Ver o que muda</button> <a class="quiet" href="${REFORM_PATH}">Recomeçar</a></p>
</form>
<div class="answers"><p class="stale" role="status"></p><div class="answer" id="resposta" data-part="results">${parts.results}</div></div>
</div>
<form class="ask inline" action="${REFORM_PATH}" method="get"><div class="field"><label for="law">A mudança em um texto</label><div class="box"><input id="law" name="law" value="${written}" placeholder="irrf/perDependent=250" autocomplete="off"></div></div><p class="actions"><button type="submit">Abrir</button></p></form>
<p><a href="${GALLERY_PATH}">Mudanças propostas, e as que viraram lei</a></p>
<div data-readers>${dataBlock(readers)}</div>
<script type="module" src="${scriptInReadersLanguage(REFORM_SCRIPT)}"></script>`,
  })
  return { status, text: found }
}

/** Page sections only, for the script to replace. */
export async function reformFragment(query: TextInput, ports: Engine, answers: Answers) {
  return { text: fragmentOf(await reformBody(query, ports, await readersOf(ports), answers)).text }
}

function tableChoice({ table }: ReformBody, { registry }: Engine): Html {
  const laws = [...registry.laws.values()].toSorted((a, b) => translate(a.title).localeCompare(translate(b.title), 'pt-BR'))
  return html`<div class="field"><label for="table">Tabela</label><select id="table" name="table">${laws.map(
    (law) => html`<option value="${law.id}"${law.id === table && html` selected`}>${law.title}</option>`,
  )}</select></div>`
}
