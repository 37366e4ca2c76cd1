import { SourceUnavailable } from '../../../engine/core/errors.ts'
import { translate, word } from '../../../engine/core/text/language.ts'
import { GROUPS, type Group } from '../../../engine/operation/definition/kinds.ts'
import type { Operation } from '../../../engine/operation/definition/operation.ts'
import type { Engine } from '../../../engine/operation/definition/registry.ts'
import { isCanonical } from '../../../engine/presentation/canonical-pages.ts'
import { guidedPaths } from '../../../engine/presentation/guided-path.ts'
import { type Subject, subjectIcon } from '../charts/subject-icon.ts'
import { apiAddress, pagePath } from '../forms/form-request.ts'
import { type Html, html } from '../html.ts'
import { displayOrigin } from '../versioned.ts'
import { CALENDAR_PATH } from './data/calendar-page.ts'
import { indicatorLine } from './data/indicator-pages.ts'
import { listFilter, page } from './frame/layout.ts'
import { situationPath } from './operations/situation-page.ts'
import { answerOf, queryAt } from './query.ts'
import { searchForm } from './search.ts'

const isGroup = (id: string): id is Group => Object.hasOwn(GROUPS, id)
const groupIds = Object.keys(GROUPS).filter(isGroup)

/** Home page: introduction, global search, life events, and the operations by group, collapsed. */
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
        .sort((a, b) => translate(a.title).localeCompare(translate(b.title), 'pt-BR')),
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
${operationGroup('decisoes', 'Decisões', [...decisions.values()].filter(isCanonical))}
${operationGroup('conferir', 'Conferir um documento', [...checks.values()])}
${groups.map(({ id, name, members }) => operationGroup(id, name, members))}</div>
<section class="programs"><h2>Para programas</h2>
<p>Tudo o que está aqui é uma API pública: GET ou POST, sem chave. <a href="/docs">Referência</a>, <a href="/v1/openapi.json">OpenAPI 3.1</a>, <a href="/v1/calc">índice das calculadoras</a> e <a href="/tabelas">${laws.size} tabelas de lei</a> com história.</p>
${shortest && html`<div class="scroll" tabindex="0" role="group" aria-label="Chamada com curl"><pre><code>curl '${displayOrigin(origin)}${shortest}'</code></pre></div>`}
</section>`,
  })
}

/** Collapsed group of operations. A URL fragment opens its section. */
function operationGroup(id: Subject, name: string, members: readonly Operation[]): Html | null {
  if (members.length === 0) return null
  return html`<details class="all"><summary>${subjectIcon(id)}${name} <span class="soft">(${members.length})</span></summary><ul class="plain" id="${id}">${members.map(
    (member) => html`<li><a href="${pagePath(member)}">${member.title}</a></li>`,
  )}</ul></details>
`
}

/** Featured indicators: those of the current-rates query. */
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
