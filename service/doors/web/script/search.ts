import { fragment, newestOnly } from './ask.ts'
import { all, made } from './dom.ts'
import { keptOn } from './kept.ts'
import { answerMissing } from './missing.ts'
import { foundHere } from './search-offline.ts'
import { mask } from './typing.ts'

/** Nothing is asked while keys follow one another sooner than this, in milliseconds. */
const PAUSE = 180

/** What is found follows the typing; arrows go through it, Enter opens what is chosen and Escape goes back to the words. */
export function searchAsTyped(form: HTMLFormElement): void {
  const target = document.getElementById('achados')
  const input = form.querySelector('input')
  if (!target || !input) return
  const look = newestOnly(async (query) => {
    try {
      target.replaceChildren(await fragment(`${form.dataset.search}?${query}`))
      mask(target)
    } catch {
      // What was found before is of other words.
      target.replaceChildren(
        (await foundHere(input.value)) ??
          made('p', { className: 'soft', textContent: 'Não foi possível procurar agora. Aperte Procurar para tentar de novo.' }),
      )
    }
  })
  // Back from a result finds the question where it was left.
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
  // Enter before the pause is over asks once, on the page it opens.
  form.addEventListener('submit', () => {
    clearTimeout(pause)
    leave()
  })
  answerMissing(target, PAUSE)
  // What is taken out of the question is taken out of its words, here.
  target.addEventListener('click', (event) => {
    const [taken] = all('a[data-without]', HTMLAnchorElement, target).filter((link) => event.target === link)
    if (!taken || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    input.value = taken.dataset.without ?? ''
    input.focus()
    lookNow()
  })
  // A page that was kept is of no words: those of its address are looked for here. Only who comes back finds a question left.
  const [visit] = performance.getEntriesByType('navigation')
  const isAnew = visit instanceof PerformanceNavigationTiming && visit.type !== 'back_forward'
  const asked: unknown = (isAnew ? null : Object(history.state).asked) ?? (keptOn() ? new URLSearchParams(location.search).get('q') : null)
  if (typeof asked === 'string' && asked !== input.defaultValue) {
    input.value = asked
    lookNow()
  }

  const step = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const links = all('a', HTMLAnchorElement, target)
    const active = document.activeElement
    const at = active instanceof HTMLAnchorElement ? links.indexOf(active) : -1
    // A date or a list under what was found has arrows of its own.
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
