/** A line at the foot of the screen, over everything and moving nothing: a newer build, a page that was kept. */
import { BUILD } from '../generated/build.ts'
import { made } from './dom.ts'

let newest = document.documentElement.dataset.build ?? BUILD

/** Whether the page, its script and the service were last seen to be of one build. */
export const ofThisBuild = (): boolean => newest === BUILD

/** Another build was seen: the answers here are no longer trusted by themselves. */
export function seenBuild(build: string): void {
  newest = build
  if (!ofThisBuild()) say('Nova lei ou versão registrada: recarregue.', 'reload')
}

export function say(text: string, offer?: 'reload'): void {
  let place = document.querySelector<HTMLElement>('.news')
  if (!place) {
    place = made('p', { className: 'news' })
    place.setAttribute('role', 'status')
    document.body.append(place)
  }
  const line = made('span', { textContent: text })
  place.replaceChildren(line)
  if (offer) {
    const button = made('button', { type: 'button', textContent: 'Recarregar' })
    button.addEventListener('click', () => location.reload())
    place.append(' ', button)
  } else {
    const button = made('button', { type: 'button', className: 'quiet', textContent: 'Fechar' })
    button.addEventListener('click', () => place.remove())
    place.append(' ', button)
  }
}
