/** Questions beneath an answer: asked in place, about what is in the calculator's form now. */
import { fragment, newestOnly, parsed, Refused } from './ask.ts'
import { drawCharts } from './charts.ts'
import { all, made } from './dom.ts'
import type { Fetched } from './here.ts'
import { questionIn } from './question.ts'

/** Typing that stops for so long, in milliseconds, is answered anew where that takes no request. */
const PAUSE = 300

export function askBeneath(main: HTMLFormElement, here: Fetched): void {
  for (const form of all('.panel form', HTMLFormElement)) {
    const place = form.parentElement?.querySelector<HTMLElement>(':scope > [data-told]')
    if (place) followed(main, form, place, here)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const query = asked(main, form)
      if (place) ask(form, place, query, here)
      else location.assign(`${form.action}?${query}`)
    })
  }
}

/** An answer that was asked for stays of what is in both forms: made anew here, or greyed until it is asked for again. */
function followed(main: HTMLFormElement, form: HTMLFormElement, place: HTMLElement, here: Fetched): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const renew = newestOnly(async (query) => {
    const drawn = here.now.agrees() ? await madeHere(form, query, here) : null
    if (drawn !== null && query === asked(main, form)) show(place, query, parsed(drawn))
  })
  const changed = () => {
    clearTimeout(waiting)
    const query = asked(main, form)
    if (place.dataset.of === undefined) return
    place.toggleAttribute('data-stale', place.dataset.of !== query)
    if (place.dataset.of !== query) waiting = setTimeout(() => renew(query), PAUSE)
  }
  for (const each of [main, form]) for (const event of ['input', 'change']) each.addEventListener(event, changed)
}

/** What the calculator is asked, as it is now and by other names where the form says them; and what the form asks besides. */
function asked(main: HTMLFormElement, form: HTMLFormElement): string {
  const names: Record<string, readonly [string, Readonly<Record<string, string>> | null]> | null = form.dataset.names
    ? JSON.parse(form.dataset.names)
    : null
  const query = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(questionIn(main, 'now'))) {
    const [there, options] = names ? (names[name] ?? []) : [name, null]
    const meant = options ? options[value] : value
    if (there !== undefined && meant !== undefined) query.append(there, meant)
  }
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') query.append(name, value)
  return query.toString()
}

async function ask(form: HTMLFormElement, place: HTMLElement, query: string, here: Fetched): Promise<void> {
  place.setAttribute('aria-busy', 'true')
  try {
    show(place, query, await toldOf(form, query, here))
  } catch (error) {
    if (error instanceof Refused) {
      // Its own page says what is wrong.
      location.assign(`${form.action}?${query}`)
      return
    }
    show(place, query, withoutAnswer(await here.opened))
  } finally {
    place.removeAttribute('aria-busy')
  }
  const announced = document.querySelector('[data-announced]')
  const said = place.querySelector('.figure, figcaption, .problem')
  if (announced) announced.textContent = said?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}

/** @param query what it is the answer to. */
function show(place: HTMLElement, query: string, answer: Node): void {
  place.replaceChildren(answer)
  place.dataset.of = query
  place.removeAttribute('data-stale')
  drawCharts(place)
}

const madeHere = async (form: HTMLFormElement, query: string, here: Fetched): Promise<string | null> =>
  (await (await here.now.asking(form.dataset.asks ?? ''))?.fragment(query)) ?? null

/** As with the calculator's own answer: here where the service would say the same, else of the service, and without a connection here all the same. */
async function toldOf(form: HTMLFormElement, query: string, here: Fetched): Promise<DocumentFragment> {
  const drawn = here.now.agrees() ? await madeHere(form, query, here) : null
  if (drawn !== null) return parsed(drawn)
  try {
    return await fragment(`${form.action}/resposta?${query}`)
  } catch (error) {
    const instead = error instanceof Refused ? null : await madeHere(form, query, here)
    if (instead === null) throw error
    return parsed(instead)
  }
}

/** Said where an answer would be. @param lacks whether the engine is here and lacks what the service has. */
export function withoutAnswer(lacks: boolean): HTMLElement {
  const problem = made('section', { className: 'problem' })
  const why = lacks ? 'Esta conta usa índices publicados, que precisam de conexão.' : 'Esta conta precisa de conexão.'
  problem.append(made('h2', { textContent: 'Sem resposta agora' }), made('p', { textContent: why }))
  return problem
}
