/** Script-only buttons below an answer. */
import { DEFAULT_ORIGIN } from '../../versioned.ts'
import { all } from '../dom.ts'

/** Duration of the confirmation label, in ms. */
const CONFIRMATION_MS = 2000

export function attachAnswerButtons(within: ParentNode): void {
  makeUrlsAbsolute(within)
  for (const button of all('button[data-print]', HTMLButtonElement, within)) {
    button.hidden = false
    button.addEventListener('click', () => print())
  }
  for (const button of all('button[data-scenario]', HTMLButtonElement, within)) button.hidden = false
  // The clipboard API requires a secure context.
  if (!navigator.clipboard) return
  for (const button of all('button[data-copy]', HTMLButtonElement, within)) {
    const name = button.textContent
    button.hidden = false
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.dataset.copy ?? '')
      button.textContent = button.dataset.copied ?? 'Link copiado'
      setTimeout(() => {
        button.textContent = name
      }, CONFIRMATION_MS)
    })
  }
}

/** Makes shared URLs absolute: only the page knows its origin, since the service caches one version for everyone. */
function makeUrlsAbsolute(within: ParentNode): void {
  const { origin } = location
  for (const link of all('a[data-share]', HTMLAnchorElement, within)) {
    const message = new URL(link.href)
    message.searchParams.set('text', `${message.searchParams.get('text')}\n${origin}${link.dataset.share}`)
    link.href = message.href
    delete link.dataset.share
  }
  for (const place of all('pre code, .printed', HTMLElement, within))
    if (place.textContent?.includes(DEFAULT_ORIGIN)) place.textContent = place.textContent.replaceAll(DEFAULT_ORIGIN, origin)
  for (const button of all('[data-copy]', HTMLElement, within)) {
    const copied = button.dataset.copy ?? ''
    button.dataset.copy = copied.startsWith('/') ? `${origin}${copied}` : copied.replaceAll(DEFAULT_ORIGIN, origin)
  }
}
