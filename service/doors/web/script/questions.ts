/** Questions beneath an answer: asked in place, about what is in the calculator's form now. */
import { fragment } from './ask.ts'
import { drawCharts } from './charts.ts'
import { all } from './dom.ts'
import { questionIn } from './question.ts'

export function askBeneath(main: HTMLFormElement | undefined): void {
  if (!main) return
  for (const form of all('.panel form', HTMLFormElement)) {
    form.addEventListener('submit', (event) => {
      const place = form.parentElement?.querySelector<HTMLElement>(':scope > [data-told]')
      event.preventDefault()
      const query = asked(main, form)
      if (form.dataset.question && place) ask(form, place, query)
      else location.assign(`${form.action}?${query}`)
    })
  }
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

async function ask(form: HTMLFormElement, place: HTMLElement, query: string): Promise<void> {
  place.setAttribute('aria-busy', 'true')
  try {
    place.replaceChildren(await fragment(`${form.dataset.question}?${query}`))
  } catch {
    // Its own page says what is wrong.
    location.assign(`${form.action}?${query}`)
    return
  } finally {
    place.removeAttribute('aria-busy')
  }
  drawCharts(place)
  const announced = document.querySelector('[data-announced]')
  const said = place.querySelector('.figure, figcaption, .problem')
  if (announced) announced.textContent = said?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}
