/** Collapsible details for accountants; the open state is stored on the device. */
import { all } from '../dom.ts'

const KEY = 'footing'

export function rememberPanelState(within: ParentNode): void {
  for (const fold of all('details[data-footing]', HTMLDetailsElement, within)) {
    if (isPanelOpen()) fold.open = true
    // The `toggle` event fires later: leaving the page immediately would lose the choice.
    fold.querySelector(':scope > summary')?.addEventListener('click', () => savePanelState(!fold.open))
  }
}

/** Fallback for browsers without storage: lasts as long as the page. */
let lasting = false

function isPanelOpen(): boolean {
  try {
    return localStorage.getItem(KEY) === 'open'
  } catch {
    return lasting
  }
}

function savePanelState(open: boolean): void {
  lasting = open
  try {
    if (open) localStorage.setItem(KEY, 'open')
    else localStorage.removeItem(KEY)
  } catch {
    // In memory only.
  }
}
