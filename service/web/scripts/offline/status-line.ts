/** Fixed notice at the bottom of the screen, without layout shift: a new build or a cached page. */
import { BUILD } from '../../generated/build.ts'
import { newElement } from '../dom.ts'

let newest = document.documentElement.dataset.build ?? BUILD

/** True when page, script and service were last seen at the same build. */
export const isCurrentBuild = (): boolean => newest === BUILD

/** Records another build: local answers are no longer preferred. */
export function recordBuild(build: string): void {
  newest = build
  if (!isCurrentBuild()) showStatus('Nova lei ou versão registrada: recarregue.', 'reload')
}

export function showStatus(text: string, offer?: 'reload'): void {
  let place = document.querySelector<HTMLElement>('.news')
  if (!place) {
    place = newElement('p', { className: 'news' })
    place.setAttribute('role', 'status')
    document.body.append(place)
  }
  const line = newElement('span', { textContent: text })
  place.replaceChildren(line)
  if (offer) {
    const button = newElement('button', { type: 'button', textContent: 'Recarregar' })
    button.addEventListener('click', () => location.reload())
    place.append(' ', button)
  } else {
    const button = newElement('button', { type: 'button', className: 'quiet', textContent: 'Fechar' })
    button.addEventListener('click', () => place.remove())
    place.append(' ', button)
  }
}
