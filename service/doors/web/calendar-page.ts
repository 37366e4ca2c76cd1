/** What falls due for whom, with the agenda to subscribe to. */
import { type Obligation, WHO, WHO_WORDS, type Who } from '../../../engine/catalogue/obligations/obligations.ts'
import { type Day, formatDay, monthInWords, weekday } from '../../../engine/core/day.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { isOneOf } from '../../../engine/core/records.ts'
import type { TextInput } from '../../../engine/present/typed.ts'
import { pagePath } from './form-request.ts'
import { type Html, html } from './html.ts'
import { addressShown, page } from './layout.ts'
import { answerOf, queryAt } from './query.ts'

export const CALENDAR_PATH = '/calendario'
const PATH = '/v1/obligations'
const LEAD = 'Guias, salários e declarações que vencem nos próximos doze meses, com o dia já movido por feriados e fins de semana.'
const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const

interface Due {
  readonly obligations: readonly Obligation[]
  readonly notes: readonly string[]
}

/** Who was chosen, by a box of the form or by `who`, in the order of the list; the MEI where nobody was. */
function chosenIn({ who, ...boxes }: TextInput): Who[] {
  const given = [...(Array.isArray(who) ? who : [who ?? '']).flatMap((text) => text.split(',')), ...Object.keys(boxes)]
  const chosen = WHO.filter((each) => given.some((text) => isOneOf([each], text.trim())))
  return chosen.length > 0 ? chosen : ['mei']
}

export function obligationsPage(query: TextInput, ports: Engine, origin: string): string {
  const chosen = chosenIn(query)
  const { obligations, notes } = answerOf<Due>(queryAt(ports, PATH)!, { who: chosen.join(',') }, ports)
  const feed = `${PATH}.ics?${chosen.map((who) => `who=${who}`).join('&')}`
  return page({
    title: 'Calendário de vencimentos | Centavo',
    description: LEAD,
    canonical: `${origin}${CALENDAR_PATH}`,
    body: html`<h1>O que vence, e quando</h1>
<p class="lead">${LEAD}</p>
<form class="ask" action="${CALENDAR_PATH}" method="get"><fieldset class="field"><legend>Quem é você</legend><div class="options">${WHO.map(
      (who) =>
        html`<label><input type="checkbox" name="${who}" value="sim"${chosen.includes(who) && html` checked`}> ${WHO_WORDS[who]}</label> `,
    )}</div></fieldset><p class="actions"><button type="submit">Ver os vencimentos</button> <a class="quiet" href="${feed}">Assinar na agenda (.ics)</a></p></form>
${monthsOf(obligations).map(([month, due]) => monthDrawn(month, due, ports))}
<section><h2>O que não está aqui</h2><ul>${notes.map((note) => html`<li>${note}</li>`)}</ul></section>
<section class="programs"><h2>O mesmo na API</h2><div class="scroll" tabindex="0" role="group" aria-label="Chamada com curl"><pre><code>curl '${addressShown(origin)}${PATH}?who=${chosen.join(',')}'</code></pre></div></section>`,
  })
}

function monthsOf(obligations: readonly Obligation[]): [Day, Obligation[]][] {
  const months = new Map<string, [Day, Obligation[]]>()
  for (const obligation of obligations) {
    const month = obligation.dueDate.slice(0, 7)
    const known = months.get(month)
    if (known) known[1].push(obligation)
    else months.set(month, [obligation.dueDate, [obligation]])
  }
  return [...months.values()]
}

function monthDrawn(month: Day, due: readonly Obligation[], ports: Engine): Html {
  const name = monthInWords(month)
  return html`<section><h2>${name[0]!.toUpperCase() + name.slice(1)}</h2><div class="scroll" tabindex="0" role="group" aria-label="${name}"><table><thead><tr><th scope="col">Vence em</th><th scope="col">O quê</th><th scope="col">De</th><th scope="col">Calcular</th></tr></thead><tbody>${due.map(
    ({ dueDate, title, competence, moved, act, calculator, late, lateCalculator }) =>
      html`<tr><td>${formatDay(dueDate)}, ${WEEKDAYS[weekday(dueDate)]!}${moved && html`<br><span class="soft">dia mudado</span>`}</td><td>${title}<br><span class="soft">${act}</span><br><span class="soft">Se atrasar: ${late}</span></td><td>${competence.slice(5)}/${competence.slice(0, 4)}</td><td>${link(calculator, 'Quanto pagar', ports)}${lateCalculator && html`<br><br>`}${link(lateCalculator, 'Se atrasar', ports)}</td></tr>`,
  )}</tbody></table></div></section>`
}

function link(id: string | null, words: string, { registry }: Engine): Html | null {
  const operation = id === null ? undefined : registry.operations.get(id)
  return operation ? html`<a href="${pagePath(operation)}">${words}</a>` : null
}
