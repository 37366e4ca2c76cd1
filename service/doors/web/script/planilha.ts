/** The page of spreadsheets, before anything is asked of it: what computes is large, and fetched when a hand comes near. */
import { all } from './dom.ts'

for (const form of all('form[data-sheet]', HTMLFormElement)) {
  form.hidden = false
  const wake = new AbortController()
  for (const event of ['focusin', 'pointerover', 'dragenter', 'change'])
    form.addEventListener(
      event,
      async () => {
        wake.abort()
        const { start } = await import('./planilha-form.ts')
        start(form)
      },
      { signal: wake.signal },
    )
}
