/** Questions beneath an answer: asked in place, about what is in the calculator's form now. */
import { fragment } from './ask.ts'
import { drawCharts } from './charts.ts'
import { all, made } from './dom.ts'
import { questionIn } from './question.ts'

export function askBeneath(main: HTMLFormElement | undefined): void {
  if (!main) return
  for (const form of all('.panel form', HTMLFormElement)) {
    form.addEventListener('submit', (event) => {
      carry(main, form)
      const place = form.parentElement?.querySelector<HTMLElement>(':scope > [data-told]')
      if (!form.dataset.question || !place) return
      event.preventDefault()
      ask(form, place)
    })
  }
}

/** What the calculator is asked goes along, as it is now; by other names where the form says them. */
function carry(main: HTMLFormElement, form: HTMLFormElement): void {
  for (const old of all('[data-carried]', HTMLInputElement, form)) old.remove()
  const names: Record<string, readonly [string, readonly string[] | null]> | null = form.dataset.names
    ? JSON.parse(form.dataset.names)
    : null
  for (const [name, value] of new URLSearchParams(questionIn(main, 'now'))) {
    const [there, options] = names ? (names[name] ?? []) : [name, null]
    if (there === undefined || (options && !options.includes(value))) continue
    const carried = made('input', { type: 'hidden', name: there, value })
    carried.dataset.carried = ''
    form.prepend(carried)
  }
}

async function ask(form: HTMLFormElement, place: HTMLElement): Promise<void> {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') query.append(name, value)
  place.setAttribute('aria-busy', 'true')
  try {
    place.replaceChildren(await fragment(`${form.dataset.question}?${query.toString()}`))
  } catch {
    // Its own page says what is wrong.
    form.submit()
    return
  } finally {
    place.removeAttribute('aria-busy')
  }
  drawCharts(place)
  const announced = document.querySelector('[data-announced]')
  const said = place.querySelector('.figure, figcaption, .problem')
  if (announced) announced.textContent = said?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}
