import { newElement } from '../dom.ts'

/**
 * On a phone, keeps the headline, or the reason it is stale, at the bottom of the screen while the answer is scrolled out of view.
 * @returns function that refreshes it
 */
export function showPreview(target: HTMLElement): (why: string) => void {
  const link = newElement('a', { className: 'peek', href: '#resposta', hidden: true })
  document.querySelector('main')?.append(link)
  const watcher = new IntersectionObserver(([entry]) => {
    link.hidden = !entry || entry.isIntersecting || entry.boundingClientRect.top < 0 || !link.textContent
  })
  const tell = (why: string): void => {
    const value = target.querySelector('.headline output')?.textContent ?? ''
    const name = newElement('span', { textContent: why || (target.querySelector('.headline h2')?.textContent ?? '') })
    link.replaceChildren(...(why ? [name] : value ? [name, newElement('strong', { textContent: value })] : []))
    watcher.disconnect()
    watcher.observe(target.querySelector('.headline .figure') ?? target)
  }
  tell('')
  return tell
}
