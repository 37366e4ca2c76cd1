/** The page of changes of the law: what a change does follows the typing, computed here once the engine came, and asked of the service before. */
import { saoPauloClock } from '../../../../engine/core/clock.ts'
import { isDay, later } from '../../../../engine/core/day.ts'
import type { Readers } from '../pages/reform-reader.ts'
import { NAMES } from '../versioned.ts'
import type { Asks } from '../worker/messages.ts'
import { fragment, newestOnly, parsed, Refused } from './ask.ts'
import { drawCharts } from './charts.ts'
import { all } from './dom.ts'
import { assetsUsed, savesData, whenIdle } from './idle.ts'
import type { World } from './law-alone.ts'
import { morph } from './morph.ts'
import { peekAt } from './peek.ts'

type Draw = (question: string) => Promise<string | null>

for (const form of all('form[data-reform]', HTMLFormElement)) follow(form)

function follow(form: HTMLFormElement): void {
  const results = document.getElementById('resposta')
  const [line] = all('.stale', HTMLElement)
  const [law] = all('input[name=law]', HTMLInputElement, form)
  const frame = form.parentElement
  if (!results || !line || !law || !frame) return
  const peek = peekAt(results)
  let draw: Draw | null = null

  const answerTo = async (question: string): Promise<DocumentFragment> => {
    const drawn = await draw?.(question)
    return typeof drawn === 'string' ? parsed(drawn) : fragment(`${form.getAttribute('action')}/resposta?${question}`)
  }

  const ask = newestOnly(async (question) => {
    results.dataset.stale = 'busy'
    try {
      show(await answerTo(question))
      line.replaceChildren()
      delete results.dataset.stale
    } catch (error) {
      results.dataset.stale = 'waits'
      line.textContent =
        error instanceof Refused ? 'O serviço não respondeu agora.' : 'Sem conexão: esta conta usa índices publicados, que precisam dela.'
    }
    peek(line.textContent)
  })

  function show(answer: DocumentFragment): void {
    const [state] = all('[data-reform-state]', HTMLElement, answer)
    if (!state) return
    const taken = state.dataset.status === '200'
    for (const part of all(':scope > [data-part]', HTMLElement, state)) {
      const place = document.querySelector<HTMLElement>(`[data-part="${part.dataset.part}"]`)
      if (!place) continue
      if (place === results) place.replaceChildren(...part.childNodes)
      // What could not be taken stays where it was typed, to be mended.
      else if (taken) morphed(place, part)
    }
    drawCharts(results!)
    if (!taken) return
    for (const field of all('input[name=law]', HTMLInputElement)) field.value = state.dataset.text ?? ''
    document.title = state.dataset.title ?? document.title
    history.replaceState(null, '', state.dataset.address)
  }

  const changed = (event: Event): void => {
    const reader = event.target instanceof HTMLSelectElement && event.target.name === 'table'
    ask(questionIn(form, reader ? ['calculator'] : []))
  }
  form.addEventListener('input', changed)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    ask(questionIn(form, []))
  })
  frame.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.hasAttribute('data-edit')) return
    event.preventDefault()
    ask(link.search.slice(1))
  })
  void opened(frame).then((engine) => {
    draw = engine
    // What was kept is the page without a question; what was typed meanwhile is answered anew.
    if (document.documentElement.dataset.kept && location.search !== '') ask(location.search.slice(1))
  })
}

/** The attributes of a place are its own: only what is in it is another. */
function morphed(place: HTMLElement, part: HTMLElement): void {
  for (const { name, value } of [...place.attributes]) part.setAttribute(name, value)
  morph(place, part)
}

/** What is in the form, without the cells nobody wrote in and what is left out. */
function questionIn(form: HTMLFormElement, without: readonly string[]): string {
  const query = new URLSearchParams()
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement) || control.name === '') continue
    if (without.includes(control.name) || (control instanceof HTMLInputElement && control.type === 'radio' && !control.checked)) continue
    const drawn =
      control instanceof HTMLInputElement ? control.defaultValue : [...control.options].find((each) => each.defaultSelected)?.value
    if (control.name.startsWith('c.') && control.value === drawn) continue
    query.append(control.name, control.value)
  }
  return query.toString()
}

/** The engine, when the browser has nothing better to do; with it the page is kept on the device. */
async function opened(frame: HTMLElement): Promise<Draw | null> {
  const { origin = '', today: drawn = '' } = frame.dataset
  await whenIdle()
  if (savesData()) return null
  const clock = saoPauloClock()
  const drawnOn = isDay(drawn) ? drawn : clock()
  try {
    const [{ reformDrawn }, response] = await Promise.all([import('./reforma-engine.ts'), fetch(NAMES)])
    // A clock that is behind would answer by a law that has passed.
    const world: World = { today: () => later(clock(), drawnOn), origin, names: await response.json() }
    const [source] = all('[data-readers] script', HTMLScriptElement)
    const readers: Readers = JSON.parse(source?.textContent ?? '{}')
    // Fetched now, with the domain of the calculator shown: the first change waits for nothing, and what is kept is whole.
    await reformDrawn(location.search.slice(1), world, readers)
    frame.dataset.engine = 'here'
    void keepVisited()
    return (question) => reformDrawn(question, world, readers)
  } catch {
    // Asked of the service, as before.
    return null
  }
}

async function keepVisited(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  const asks: Asks = { kind: 'visited', addresses: [location.pathname, ...assetsUsed()] }
  active?.postMessage(asks)
}
