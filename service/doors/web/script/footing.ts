/** The calculation and its law are folded for who wants the number; who verifies opens them once, and they stay so on this device. */
import { all } from './dom.ts'

const KEY = 'footing'

export function keepFooting(within: ParentNode): void {
  for (const fold of all('details[data-footing]', HTMLDetailsElement, within)) {
    if (kept()) fold.open = true
    // A fold's own toggle event comes later: a page left at once would forget what was just chosen.
    fold.querySelector(':scope > summary')?.addEventListener('click', () => keep(!fold.open))
  }
}

/** A browser may refuse to keep anything: then it lasts as long as the page. */
let lasting = false

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === 'open'
  } catch {
    return lasting
  }
}

function keep(open: boolean): void {
  lasting = open
  try {
    if (open) localStorage.setItem(KEY, 'open')
    else localStorage.removeItem(KEY)
  } catch {
    // Kept in the page alone.
  }
}
