/** The page of spreadsheets, before anything is asked of it: what computes is large, and fetched when a hand comes near. */
import { all } from './dom.ts'

const WAKING = ['focusin', 'pointerover', 'dragenter', 'change']

function wakes(selector: string, load: (form: HTMLFormElement) => Promise<void>): void {
  for (const form of all(selector, HTMLFormElement)) {
    form.hidden = false
    const wake = new AbortController()
    const once = (): void => {
      wake.abort()
      void load(form)
    }
    for (const event of WAKING) form.addEventListener(event, once, { signal: wake.signal })
  }
}

wakes('form[data-sheet]', async (form) => (await import('./planilha-form.ts')).start(form))
wakes('form[data-payroll]', async (form) => (await import('./planilha-folha.ts')).start(form))
