/** Spreadsheet page before use: loads the large compute code on first interaction. */
import { all } from '../dom.ts'

const WAKING = ['focusin', 'pointerover', 'dragenter', 'change']

function loadOnUse(selector: string, load: (form: HTMLFormElement) => Promise<void>): void {
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

loadOnUse('form[data-sheet]', async (form) => (await import('./spreadsheet-form.ts')).start(form))
loadOnUse('form[data-payroll]', async (form) => (await import('./payroll-sheet.ts')).start(form))
