/** The buttons under an answer that only a script can serve. */
import { UNTOLD_ORIGIN } from '../versioned.ts'
import { all } from './dom.ts'

/** How long a button says it is done. */
const SAID = 2000

export function handOn(within: ParentNode): void {
  fromHere(within)
  for (const button of all('button[data-print]', HTMLButtonElement, within)) {
    button.hidden = false
    button.addEventListener('click', () => print())
  }
  for (const button of all('button[data-scenario]', HTMLButtonElement, within)) button.hidden = false
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

/** Addresses that others are given begin where this page is, which is known here and not in what the service keeps for everybody. */
function fromHere(within: ParentNode): void {
  const { origin } = location
  for (const link of all('a[data-share]', HTMLAnchorElement, within)) {
    const message = new URL(link.href)
    message.searchParams.set('text', `${message.searchParams.get('text')}\n${origin}${link.dataset.share}`)
    link.href = message.href
    delete link.dataset.share
  }
  for (const place of all('pre code, .printed', HTMLElement, within))
    if (place.textContent?.includes(UNTOLD_ORIGIN)) place.textContent = place.textContent.replaceAll(UNTOLD_ORIGIN, origin)
  for (const button of all('[data-copy]', HTMLElement, within)) {
    const copied = button.dataset.copy ?? ''
    button.dataset.copy = copied.startsWith('/') ? `${origin}${copied}` : copied.replaceAll(UNTOLD_ORIGIN, origin)
  }
}
