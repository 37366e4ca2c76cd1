import { made } from './dom.ts'

/**
 * On a phone the answer is below the form: while it is out of sight its number stays at the foot of the screen, or why it is not of what
 * is in the form.
 * @returns tells it again
 */
export function peekAt(target: HTMLElement): (why: string) => void {
  const link = made('a', { className: 'peek', href: '#resposta', hidden: true })
  document.querySelector('main')?.append(link)
  const watcher = new IntersectionObserver(([entry]) => {
    link.hidden = !entry || entry.isIntersecting || entry.boundingClientRect.top < 0 || !link.textContent
  })
  const tell = (why: string): void => {
    const value = target.querySelector('.headline output')?.textContent ?? ''
    const name = made('span', { textContent: why || (target.querySelector('.headline h2')?.textContent ?? '') })
    link.replaceChildren(...(why ? [name] : value ? [name, made('strong', { textContent: value })] : []))
    watcher.disconnect()
    watcher.observe(target.querySelector('.headline .figure') ?? target)
  }
  tell('')
  return tell
}
