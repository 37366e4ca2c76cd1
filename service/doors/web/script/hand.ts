/** The buttons under an answer that only a script can serve. */
import { all } from './dom.ts'

/** How long a button says it is done. */
const SAID = 2000

export function handOn(within: ParentNode): void {
  for (const button of all('button[data-print]', HTMLButtonElement, within)) {
    button.hidden = false
    button.addEventListener('click', () => print())
  }
  // Without a secure address a browser has no clipboard to give.
  if (!navigator.clipboard) return
  for (const button of all('button[data-copy]', HTMLButtonElement, within)) {
    const name = button.textContent
    button.hidden = false
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.dataset.copy ?? '')
      button.textContent = button.dataset.copied ?? 'Link copiado'
      setTimeout(() => {
        button.textContent = name
      }, SAID)
    })
  }
}
