import { SourceUnavailable } from '../../../engine/core/errors.ts'
import { GROUPS } from '../../../engine/core/operation/kinds.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { isCanonical } from '../../../engine/present/canonical-pages.ts'
import { CALENDAR_PATH } from './calendar-page.ts'
import { apiAddress, pagePath } from './form-request.ts'
import { html } from './html.ts'
import { indicatorCards } from './indicator-pages.ts'
import { addressShown, page } from './layout.ts'
import { namedText } from './linked-names.ts'
import { answerOf, queryAt } from './query.ts'
import { searchForm } from './search.ts'

/** What this is, a search over everything, and everything in its group. */
export function homePage(ports: Engine, origin: string): string {
  const { calculators, checks, decisions, laws } = ports.registry
  const all = [...calculators.values()]
  const [shortest] = all.map((member) => apiAddress(member, member.examples[0]?.input ?? {})).sort((a, b) => a.length - b.length)
  const popular = all.filter((calculator) => calculator.popularity !== undefined).sort((a, b) => a.popularity! - b.popularity!)
  const groups = Object.entries(GROUPS)
    .map(([id, name]) => ({
      id,
      name,
      members: all
        .filter((calculator) => calculator.group === id && isCanonical(calculator))
        .sort((a, b) => a.title.localeCompare(b.title, 'pt-BR')),
    }))
    .filter(({ members }) => members.length > 0)
  const description = `${all.length} calculadoras de trabalho, impostos, crédito e investimentos: exatas ao centavo, com a lei por trás de cada número, em qualquer data.`
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
<section><h2>Indicadores</h2>${indicatorCards(headlines(ports), ports)}
<p><a href="/indicadores">Todos os indicadores</a> · <a href="${CALENDAR_PATH}">Calendário de vencimentos</a></p></section>
${
  decisions.size > 0 &&
  html`<section id="decisoes"><h2>Decisões</h2><ul class="cards">${[...decisions.values()]
    .filter(isCanonical)
    .map(
      (workflow) => html`<li><a href="${pagePath(workflow)}"><h3>${workflow.title}</h3><p class="soft">${workflow.question}</p></a></li>`,
    )}</ul></section>`
}
${
  checks.size > 0 &&
  html`<section id="conferir"><h2>Conferir um documento</h2><ul class="cards">${[...checks.values()].map(
    (check) => html`<li><a href="${pagePath(check)}"><h3>${check.title}</h3><p class="soft">${check.summary}</p></a></li>`,
  )}</ul></section>`
}
<div id="calculadoras">
<nav aria-label="Grupos"><ul class="chips">${groups.map(({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`)}</ul></nav>
${groups.map(
  ({ id, name, members }) =>
    html`<section id="${id}"><h2>${name}</h2><ul class="cards">${members.map(
      (calculator) =>
        html`<li><a href="${pagePath(calculator)}"><h3>${calculator.title}</h3><p class="soft">${namedText(calculator.summary, ports.registry)}</p></a></li>`,
    )}</ul></section>`,
)}</div>
<section class="programs"><h2>Para programas</h2>
<p>Tudo o que está aqui é uma API pública: GET ou POST, sem chave. <a href="/docs">Referência</a>, <a href="/v1/openapi.json">OpenAPI 3.1</a>, <a href="/v1/calc">índice das calculadoras</a> e <a href="/tabelas">${laws.size} tabelas de lei</a> com história.</p>
${shortest && html`<div class="scroll" tabindex="0" role="group" aria-label="Chamada com curl"><pre><code>curl '${addressShown(origin)}${shortest}'</code></pre></div>`}
</section>`,
  })
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
