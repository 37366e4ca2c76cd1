/** Tax calendar per taxpayer profile, with an iCalendar subscription. */
import {
  type Holiday,
  OBLIGED_PARTIES,
  OBLIGED_PARTY_WORDS,
  type Obligation,
  type ObligedParty,
} from '../../../../engine/catalogue/obligations/obligations.ts'
import { isOneOf } from '../../../../engine/core/collections/records.ts'
import { type Day, formatDay, monthInWords, weekday } from '../../../../engine/core/day.ts'
import { translate } from '../../../../engine/core/text/language.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import type { TextInput } from '../../../../engine/presentation/typed.ts'
import { pagePath } from '../../forms/form-request.ts'
import { type Html, html } from '../../html.ts'
import { forProgramsAt, page } from '../frame/layout.ts'
import { answerOf, queryAt } from '../query.ts'

export const CALENDAR_PATH = '/calendario'
const PATH = '/v1/obligations'
const LEAD =
  'Feriados, quinto dia útil, 13º, guias, declarações e quotas do imposto de renda nos próximos doze meses, com o dia já movido por feriados e fins de semana.'
const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const

interface Due {
  readonly obligations: readonly Obligation[]
  readonly holidays: readonly Holiday[]
  readonly notes: readonly string[]
}

/** Selected profiles, from checkboxes or `who`, in list order; defaults to the most common ones. */
function selectedProfiles({ who, ...boxes }: TextInput): ObligedParty[] {
  const given = [...(Array.isArray(who) ? who : [who ?? '']).flatMap((text) => text.split(',')), ...Object.keys(boxes)]
  const chosen = OBLIGED_PARTIES.filter((each) => given.some((text) => isOneOf([each], text.trim())))
  return chosen.length > 0 ? chosen : ['employee', 'mei']
}

export function obligationsPage(query: TextInput, ports: Engine, origin: string): string {
  const chosen = selectedProfiles(query)
  const { obligations, holidays, notes } = answerOf<Due>(queryAt(ports, PATH)!, { who: chosen.join(','), holidays: 'true' }, ports)
  const feed = `${PATH}.ics?${chosen.map((who) => `who=${who}`).join('&')}&holidays=true`
  return page({
    title: 'Calendário de vencimentos | Centavo',
    description: LEAD,
    canonical: `${origin}${CALENDAR_PATH}`,
    body: html`<h1>O que vence, e quando</h1>
<p class="lead">${LEAD}</p>
<form class="ask" action="${CALENDAR_PATH}" method="get"><fieldset class="field"><legend>Quem é você</legend><div class="options">${OBLIGED_PARTIES.map(
      (who) =>
        html`<label><input type="checkbox" name="${who}" value="sim"${chosen.includes(who) && html` checked`}><span>${OBLIGED_PARTY_WORDS[who]}</span></label> `,
    )}</div></fieldset><p class="actions"><button type="submit">Ver os vencimentos</button> <a class="button quiet" href="${feed}">Assinar na agenda (.ics)</a></p></form>
${monthsOf(obligations, holidays).map((month) => renderMonth(month, ports))}
<section><h2>O que não está aqui</h2><ul>${notes.map((note) => html`<li>${note}</li>`)}</ul></section>
${forProgramsAt(origin, `${PATH}?who=${chosen.join(',')}`)}`,
  })
}

interface Month {
  /** One calendar day. */
  readonly day: Day
  readonly due: Obligation[]
  readonly off: Holiday[]
}

function monthsOf(obligations: readonly Obligation[], holidays: readonly Holiday[]): Month[] {
  const months = new Map<string, Month>()
  const monthOf = (day: Day): Month => {
    const name = day.slice(0, 7)
    const month = months.get(name) ?? { day, due: [], off: [] }
    months.set(name, month)
    return month
  }
  for (const obligation of obligations) monthOf(obligation.dueDate).due.push(obligation)
  for (const holiday of holidays) monthOf(holiday.date).off.push(holiday)
  return [...months.values()].sort((a, b) => (a.day.slice(0, 7) < b.day.slice(0, 7) ? -1 : 1))
}

const dayInWords = (day: Day): string => `${formatDay(day)}, ${translate(WEEKDAYS[weekday(day)]!)}`

function renderMonth({ day, due, off }: Month, ports: Engine): Html {
  const name = monthInWords(day)
  return html`<section><h2>${name[0]!.toUpperCase() + name.slice(1)}</h2>
${
  off.length > 0 &&
  html`<p><strong>Feriados:</strong> ${off.map(
    ({ date, name: called, scope }, index) =>
      html`${index > 0 && '; '}${dayInWords(date)}, ${called}${scope === 'bank' && html` <span class="soft">(só bancos)</span>`}`,
  )}.</p>`
}
${
  due.length > 0 &&
  html`<div class="scroll" tabindex="0" role="group" aria-label="${name}"><table><thead><tr><th scope="col">Vence em</th><th scope="col">O quê</th><th scope="col">De</th><th scope="col">Calcular</th></tr></thead><tbody>${due.map(
    ({ dueDate, title, competence, moved, act, calculator, late, lateCalculator }) =>
      html`<tr><td>${dayInWords(dueDate)}${moved && html`<br><span class="soft">dia mudado</span>`}</td><td>${title}<details><summary>Lei e atraso</summary><p class="soft">${act}. Se atrasar: ${late}</p></details></td><td>${competence.slice(5)}/${competence.slice(0, 4)}</td><td>${link(calculator, 'Quanto é', ports)}${calculator && lateCalculator && html`<br>`}${link(lateCalculator, 'Se atrasar', ports)}</td></tr>`,
  )}</tbody></table></div>`
}</section>`
}

function link(id: string | null, words: string, { registry }: Engine): Html | null {
  const operation = id === null ? undefined : registry.operations.get(id)
  return operation ? html`<a href="${pagePath(operation)}">${words}</a>` : null
}
