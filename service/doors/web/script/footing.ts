/** Law and suppositions are folded for who wants the number; who verifies opens them once for good. */
import { all } from './dom.ts'

const KEY = 'footing'

export function keepFooting(within: ParentNode): void {
  for (const box of all('input[data-keep-open]', HTMLInputElement, within)) {
    const folds = all('details[data-footing]', HTMLDetailsElement, within)
    const open = () => {
      for (const fold of folds) fold.open = box.checked
    }
    box.checked = kept()
    if (box.checked) open()
    box.addEventListener('change', () => {
      keep(box.checked)
      open()
    })
    box.closest('[hidden]')?.removeAttribute('hidden')
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
