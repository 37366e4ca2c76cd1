import { SourceUnavailable } from '../../../../engine/core/errors.ts'
import { spoken, word } from '../../../../engine/core/language.ts'
import { GROUPS, type Group } from '../../../../engine/core/operation/kinds.ts'
import type { Operation } from '../../../../engine/core/operation/operation.ts'
import type { Engine } from '../../../../engine/core/operation/registry.ts'
import { isCanonical } from '../../../../engine/present/canonical-pages.ts'
import { guidedPaths } from '../../../../engine/present/guided-path.ts'
import { type Subject, subjectIcon } from '../charts/subject-icon.ts'
import { apiAddress, pagePath } from '../forms/form-request.ts'
import { type Html, html } from '../html.ts'
import { addressShown } from '../versioned.ts'
import { CALENDAR_PATH } from './calendar-page.ts'
import { indicatorLine } from './indicator-pages.ts'
import { listFilter, page } from './layout.ts'
import { answerOf, queryAt } from './query.ts'
import { searchForm } from './search.ts'
import { situationPath } from './situation-page.ts'

const isGroup = (id: string): id is Group => Object.hasOwn(GROUPS, id)
const groupIds = Object.keys(GROUPS).filter(isGroup)

/** What this is, a search over everything, what happens in people's lives, and everything in its group, folded. */
export function homePage(ports: Engine, origin: string): string {
  const { calculators, checks, decisions, laws } = ports.registry
  const all = [...calculators.values()]
  const [shortest] = all.map((member) => apiAddress(member, member.examples[0]?.input ?? {})).sort((a, b) => a.length - b.length)
  const popular = all.filter((calculator) => calculator.popularity !== undefined).sort((a, b) => a.popularity! - b.popularity!)
  const groups = groupIds
    .map((id) => ({
      id,
      name: GROUPS[id],
      members: all
        .filter((calculator) => calculator.group === id && isCanonical(calculator))
        .sort((a, b) => spoken(a.title).localeCompare(spoken(b.title), 'pt-BR')),
    }))
    .filter(({ members }) => members.length > 0)
  const description = word`${all.length} calculadoras de trabalho, impostos, crédito e investimentos: exatas ao centavo, com a lei por trás de cada número, em qualquer data.`
  return page({
    title: 'Centavo: finanças brasileiras, exatas ao centavo',
    description,
    canonical: `${origin}/`,
    section: '/',
    body: html`<section class="hero">
<h1>Cada centavo, com a lei por trás.</h1>
${searchForm('', true)}
<div id="achados" aria-live="polite"></div>
${
  popular.length > 0 &&
  html`<nav aria-label="As mais procuradas"><ul class="wanted">${popular.map(
    (calculator) => html`<li><a href="${pagePath(calculator)}">${calculator.title}</a></li>`,
  )}</ul></nav>`
}
<p class="lead">${description} Sem cadastro, sem anúncio.</p>
</section>
<section id="situacoes"><h2>O que aconteceu?</h2><div class="situations">${guidedPaths(ports.registry).map(
      ({ name, slug, questions, steps }) =>
        html`<details name="situacao"><summary>${name}</summary><p><a class="guided" href="${situationPath(slug)}">${
          questions.length === 1 ? 'Responder uma pergunta' : word`Responder ${questions.length} perguntas`
        } e ver as contas</a></p><ul>${steps.map(({ member }) => html`<li><a href="${pagePath(member)}">${member.title}</a></li>`)}</ul></details>`,
    )}</div></section>
<section><h2>Indicadores</h2>${indicatorLine(headlines(ports), ports)}
<p><a href="/indicadores">Todos os indicadores</a> · <a href="${CALENDAR_PATH}">Calendário de vencimentos</a></p></section>
<div id="calculadoras"><h2>Todas as ${all.length + decisions.size + checks.size} contas</h2>
${listFilter('calculadoras', 'Mostrar só as que falam de')}
${listed('decisoes', 'Decisões', [...decisions.values()].filter(isCanonical))}
${listed('conferir', 'Conferir um documento', [...checks.values()])}
${groups.map(({ id, name, members }) => listed(id, name, members))}</div>
<section class="programs"><h2>Para programas</h2>
<p>Tudo o que está aqui é uma API pública: GET ou POST, sem chave. <a href="/docs">Referência</a>, <a href="/v1/openapi.json">OpenAPI 3.1</a>, <a href="/v1/calc">índice das calculadoras</a> e <a href="/tabelas">${laws.size} tabelas de lei</a> com história.</p>
${shortest && html`<div class="scroll" tabindex="0" role="group" aria-label="Chamada com curl"><pre><code>curl '${addressShown(origin)}${shortest}'</code></pre></div>`}
</section>`,
  })
}

/** A group of operations under its name, folded: search is the shorter way to any of them. Its address opens the fold it stands in. */
function listed(id: Subject, name: string, members: readonly Operation[]): Html | null {
  if (members.length === 0) return null
  return html`<details class="all"><summary>${subjectIcon(id)}${name} <span class="soft">(${members.length})</span></summary><ul class="plain" id="${id}">${members.map(
    (member) => html`<li><a href="${pagePath(member)}">${member.title}</a></li>`,
  )}</ul></details>
`
}

/** The indicators the service itself puts first: those of its query on today's rates. */
function headlines(ports: Engine): string[] {
  const query = queryAt(ports, '/v1/rates')
  try {
    const current = query && answerOf<{ observations: readonly { metric: string }[] }>(query, {}, ports)
    return current?.observations.map(({ metric }) => metric) ?? []
  } catch (error) {
    if (error instanceof SourceUnavailable) return []
    throw error
  }
}
