import { fragment, newestOnly } from './answer/fetch-fragment.ts'
import { all, newElement } from './dom.ts'
import { mask } from './form/number-typing.ts'
import { attachMissingFields } from './form/required-fields.ts'
import { cachedOn } from './offline/cached-page.ts'
import { searchOffline } from './offline/search-offline.ts'

/** Debounce, in ms. */
const PAUSE = 180

/** Search as you type: arrow keys move through the results, Enter opens one and Escape returns to the input. */
export function searchAsTyped(form: HTMLFormElement): void {
  const target = document.getElementById('achados')
  const input = form.querySelector('input')
  if (!target || !input) return
  const look = newestOnly(async (query) => {
    try {
      target.replaceChildren(await fragment(`${form.dataset.search}?${query}`))
      mask(target)
    } catch {
      // Previous results belong to another query.
      target.replaceChildren(
        (await searchOffline(input.value)) ??
          newElement('p', { className: 'soft', textContent: 'Não foi possível procurar agora. Aperte Procurar para tentar de novo.' }),
      )
    }
  })
  // Restores the query when the user navigates back.
  const leave = () => history.replaceState({ ...Object(history.state), asked: input.value }, '')
  const lookNow = () => {
    leave()
    look(new URLSearchParams({ q: input.value }).toString())
  }
  let pause: ReturnType<typeof setTimeout> | undefined
  input.addEventListener('input', () => {
    clearTimeout(pause)
    pause = setTimeout(lookNow, PAUSE)
  })
  // Enter cancels the pending request: the page it opens runs the search.
  form.addEventListener('submit', () => {
    clearTimeout(pause)
    leave()
  })
  attachMissingFields(target, PAUSE)
  // Removing a chip removes its words from the query.
  target.addEventListener('click', (event) => {
    const [taken] = all('a[data-without]', HTMLAnchorElement, target).filter((link) => event.target === link)
    if (!taken || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    input.value = taken.dataset.without ?? ''
    input.focus()
    lookNow()
  })
  // A cached page has no results: run the URL's query. Only history navigation restores the saved query.
  const [visit] = performance.getEntriesByType('navigation')
  const isAnew = visit instanceof PerformanceNavigationTiming && visit.type !== 'back_forward'
  const asked: unknown =
    (isAnew ? null : Object(history.state).asked) ?? (cachedOn() ? new URLSearchParams(location.search).get('q') : null)
  if (typeof asked === 'string' && asked !== input.defaultValue) {
    input.value = asked
    lookNow()
  }

  const step = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const links = all('a', HTMLAnchorElement, target)
    const active = document.activeElement
    const at = active instanceof HTMLAnchorElement ? links.indexOf(active) : -1
    // Do not intercept arrow keys in date or list controls.
    if (at < 0 && active !== input) return
    if (event.key === 'Escape' && at >= 0) input.focus()
    else if (event.key === 'ArrowDown' && links[at + 1]) links[at + 1]!.focus()
    else if (event.key === 'ArrowUp' && at >= 0) (links[at - 1] ?? input).focus()
    else return
    event.preventDefault()
  }
  input.addEventListener('keydown', step)
  target.addEventListener('keydown', step)
}
