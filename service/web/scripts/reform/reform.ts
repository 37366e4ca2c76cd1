/** Law change page script: updates the effects while the user types, with the local engine once loaded and the service before. */
import { saoPauloClock } from '../../../../engine/core/calendar/clock.ts'
import { isDay, later } from '../../../../engine/core/day.ts'
import type { Readers } from '../../pages/law/reform-reader.ts'
import { NAMES } from '../../versioned.ts'
import type { PageMessage } from '../../worker/messages.ts'
import { drawCharts } from '../answer/charts.ts'
import { fragment, HttpError, newestOnly, parsed } from '../answer/fetch-fragment.ts'
import { morph } from '../answer/morph.ts'
import { showPreview } from '../document/preview.ts'
import { all } from '../dom.ts'
import { assetsUsed, savesData, whenIdle } from '../engine/idle.ts'
import type { BrowserContext } from '../engine/law-only-ports.ts'

type Draw = (question: string) => Promise<string | null>

for (const form of all('form[data-reform]', HTMLFormElement)) follow(form)

function follow(form: HTMLFormElement): void {
  const results = document.getElementById('resposta')
  const [line] = all('.stale', HTMLElement)
  const [law] = all('input[name=law]', HTMLInputElement, form)
  const frame = form.parentElement
  if (!results || !line || !law || !frame) return
  const peek = showPreview(results)
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
        error instanceof HttpError ? 'O serviço não respondeu agora.' : 'Sem conexão: esta conta usa índices publicados, que precisam dela.'
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
      // Keep rejected input for correction.
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
    // The cached page has no query; recompute for the current input.
    if (document.documentElement.dataset.kept && location.search !== '') ask(location.search.slice(1))
  })
}

/** Morphs the content of a section and keeps its own attributes. */
function morphed(place: HTMLElement, part: HTMLElement): void {
  for (const { name, value } of [...place.attributes]) part.setAttribute(name, value)
  morph(place, part)
}

/** Query of the form, without untouched cells and the excluded fields. */
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

/** Loads the engine when the browser is idle, and caches it with the page. */
async function opened(frame: HTMLElement): Promise<Draw | null> {
  const { origin = '', today: drawn = '' } = frame.dataset
  await whenIdle()
  if (savesData()) return null
  const clock = saoPauloClock()
  const drawnOn = isDay(drawn) ? drawn : clock()
  try {
    const [{ renderReform: reformDrawn }, response] = await Promise.all([import('./reform-engine.ts'), fetch(NAMES)])
    // A slow clock would select outdated law.
    const world: BrowserContext = { today: () => later(clock(), drawnOn), origin, names: await response.json() }
    const [source] = all('[data-readers] script', HTMLScriptElement)
    const readers: Readers = JSON.parse(source?.textContent ?? '{}')
    // Preload with the displayed calculator's domain: the first change is instant and the cache complete.
    await reformDrawn(location.search.slice(1), world, readers)
    frame.dataset.engine = 'here'
    void cacheVisited()
    return (question) => reformDrawn(question, world, readers)
  } catch {
    // Falls back to the service.
    return null
  }
}

async function cacheVisited(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  const asks: PageMessage = { kind: 'visited', addresses: [location.pathname, ...assetsUsed()] }
  active?.postMessage(asks)
}
