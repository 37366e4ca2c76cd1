/** Questions below an answer, computed in place for the calculator form's current values. */

import { all, newElement } from '../dom.ts'
import type { OfflineEngine } from '../engine/offline-engine.ts'
import { queryStringIn } from '../form/form-question.ts'
import { drawCharts } from './charts.ts'
import { fragment, HttpError, newestOnly, parsed } from './fetch-fragment.ts'

/** Debounce for local recomputation, in ms. */
const PAUSE = 300

export function attachQuestions(main: HTMLFormElement, here: OfflineEngine): void {
  for (const form of all('.panel form', HTMLFormElement)) {
    const place = form.parentElement?.querySelector<HTMLElement>(':scope > [data-told]')
    if (place) followed(main, form, place, here)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const query = questionQuery(main, form)
      if (place) ask(form, place, query, here)
      else location.assign(`${form.action}?${query}`)
    })
  }
}

/** Keeps a displayed answer in sync with both forms: recomputes locally, or greys it until resubmitted. */
function followed(main: HTMLFormElement, form: HTMLFormElement, place: HTMLElement, here: OfflineEngine): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const renew = newestOnly(async (query) => {
    const drawn = here.now.agrees() ? await answerLocally(form, query, here) : null
    if (drawn !== null && query === questionQuery(main, form)) show(place, query, parsed(drawn))
  })
  const changed = () => {
    clearTimeout(waiting)
    const query = questionQuery(main, form)
    if (place.dataset.of === undefined) return
    place.toggleAttribute('data-stale', place.dataset.of !== query)
    if (place.dataset.of !== query) waiting = setTimeout(() => renew(query), PAUSE)
  }
  for (const each of [main, form]) for (const event of ['input', 'change']) each.addEventListener(event, changed)
}

/** Query of the calculator form, renamed to the question's fields where mapped, plus the question's own fields. */
function questionQuery(main: HTMLFormElement, form: HTMLFormElement): string {
  const names: Record<string, readonly [string, Readonly<Record<string, string>> | null]> | null = form.dataset.names
    ? JSON.parse(form.dataset.names)
    : null
  const query = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(queryStringIn(main, 'now'))) {
    const [there, options] = names ? (names[name] ?? []) : [name, null]
    const meant = options ? options[value] : value
    if (there !== undefined && meant !== undefined) query.append(there, meant)
  }
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') query.append(name, value)
  return query.toString()
}

async function ask(form: HTMLFormElement, place: HTMLElement, query: string, here: OfflineEngine): Promise<void> {
  place.setAttribute('aria-busy', 'true')
  try {
    show(place, query, await resolveAnswer(form, query, here))
  } catch (error) {
    if (error instanceof HttpError) {
      // The question page shows the errors.
      location.assign(`${form.action}?${query}`)
      return
    }
    show(place, query, unavailableMessage(await here.opened))
  } finally {
    place.removeAttribute('aria-busy')
  }
  const announced = document.querySelector('[data-announced]')
  const said = place.querySelector('.figure, figcaption, .problem')
  if (announced) announced.textContent = said?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}

/** @param query query of this answer. */
function show(place: HTMLElement, query: string, answer: Node): void {
  place.replaceChildren(answer)
  place.dataset.of = query
  place.removeAttribute('data-stale')
  drawCharts(place)
}

const answerLocally = async (form: HTMLFormElement, query: string, here: OfflineEngine): Promise<string | null> =>
  (await (await here.now.asking(form.dataset.asks ?? ''))?.fragment(query)) ?? null

/** Uses the local engine when it agrees with the service; otherwise the service, falling back to the local engine offline. */
async function resolveAnswer(form: HTMLFormElement, query: string, here: OfflineEngine): Promise<DocumentFragment> {
  const drawn = here.now.agrees() ? await answerLocally(form, query, here) : null
  if (drawn !== null) return parsed(drawn)
  try {
    return await fragment(`${form.action}/resposta?${query}`)
  } catch (error) {
    const instead = error instanceof HttpError ? null : await answerLocally(form, query, here)
    if (instead === null) throw error
    return parsed(instead)
  }
}

/** Message in place of an answer. @param lacks true when the local engine lacks data only the service has. */
export function unavailableMessage(lacks: boolean): HTMLElement {
  const problem = newElement('section', { className: 'problem' })
  const why = lacks ? 'Esta conta usa índices publicados, que precisam de conexão.' : 'Esta conta precisa de conexão.'
  problem.append(newElement('h2', { textContent: 'Sem resposta agora' }), newElement('p', { textContent: why }))
  return problem
}
