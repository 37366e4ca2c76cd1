import { fragment, newestOnly } from './ask.ts'
import { all, made } from './dom.ts'
import { keptOn } from './kept.ts'
import { foundHere } from './search-offline.ts'

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
    } catch {
      // What was found before is of other words.
      target.replaceChildren(
        (await foundHere(input.value)) ??
          made('p', { className: 'soft', textContent: 'Não foi possível procurar agora. Aperte Procurar para tentar de novo.' }),
      )
    }
  })
  const lookNow = () => look(new URLSearchParams({ q: input.value }).toString())
  let pause: ReturnType<typeof setTimeout> | undefined
  input.addEventListener('input', () => {
    // Back from a result finds the question where it was left.
    history.replaceState({ ...Object(history.state), asked: input.value }, '')
    clearTimeout(pause)
    pause = setTimeout(lookNow, PAUSE)
  })
  // A page that was kept is of no words: those of its address are looked for here.
  const asked: unknown = Object(history.state).asked ?? (keptOn() ? new URLSearchParams(location.search).get('q') : null)
  if (typeof asked === 'string' && asked !== input.defaultValue) {
    input.value = asked
    lookNow()
  }

  const step = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const links = all('a', HTMLAnchorElement, target)
    const active = document.activeElement
    const at = active instanceof HTMLAnchorElement ? links.indexOf(active) : -1
    if (event.key === 'Escape' && at >= 0) input.focus()
    else if (event.key === 'ArrowDown' && links[at + 1]) links[at + 1]!.focus()
    else if (event.key === 'ArrowUp' && at >= 0) (links[at - 1] ?? input).focus()
    else return
    event.preventDefault()
  }
  input.addEventListener('keydown', step)
  target.addEventListener('keydown', step)
}
