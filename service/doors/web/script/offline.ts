/** Use without a connection: what was visited is kept, and everything where a person asks for it or installs the pages. */
import { inReadersLanguage } from '../english-links.ts'
import { KEPT_LIST, OFFLINE_PATH } from '../versioned.ts'
import type { Asks, Tells } from '../worker/messages.ts'
import { all } from './dom.ts'
import { questionsScript } from './here.ts'
import { assetsUsed, whenIdle } from './idle.ts'
import { ofThisBuild, say, seenBuild } from './news.ts'

/** How often a page left open looks for a newer build. */
const LOOK_AGAIN = 30 * 60_000

/** @param engineOpened whether each form of the page has its engine. */
export async function workOffline(engineOpened: Promise<readonly boolean[]>): Promise<void> {
  if (!ofThisBuild()) seenBuild(document.documentElement.dataset.build ?? '')
  sayWhatNeedsConnection()
  // Without a secure address a browser keeps nothing.
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<Tells>) => told(data))
  const [opened] = await Promise.all([engineOpened, whenIdle()])
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null)
  if (!registration) return
  const { active } = await navigator.serviceWorker.ready
  const ask = (asks: Asks) => active?.postMessage(asks)
  const questions = opened.includes(true) && all('form[data-asks]', HTMLFormElement).length > 0 ? [questionsScript()] : []
  ask({ kind: 'visited', addresses: [location.pathname, inReadersLanguage(OFFLINE_PATH), ...assetsUsed(), ...questions] })
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN) return
    looked = Date.now()
    registration.update().catch(() => undefined)
  })
  addEventListener('appinstalled', () => ask({ kind: 'keep' }))
  for (const place of all('[data-offline]', HTMLElement)) await offer(place, ask)
}

const switches: ((state: Tells & { readonly kind: 'keeping' }) => void)[] = []

function told(tells: Tells): void {
  if (tells.kind === 'build') seenBuild(tells.build)
  else for (const show of switches) show(tells)
}

/** The switch at the foot of every page. */
async function offer(place: HTMLElement, ask: (asks: Asks) => void): Promise<void> {
  const [button] = all('button', HTMLButtonElement, place)
  const [said] = all('span', HTMLElement, place)
  if (!button || !said) return
  let on = (await caches.match(KEPT_LIST)) !== undefined
  const show = (text: string) => {
    button.textContent = on ? 'Deixar de usar sem internet' : 'Usar sem internet'
    said.textContent = text
  }
  const cost = 'Guarda cerca de 2 MB neste aparelho.'
  show(on ? 'Guardado neste aparelho.' : cost)
  button.addEventListener('click', () => {
    said.setAttribute('role', 'status')
    on = !on
    show(on ? 'Guardando…' : cost)
    ask({ kind: on ? 'keep' : 'forget' })
  })
  switches.push(({ done, of }) => {
    on = done !== null
    show(done === null ? 'Não foi possível guardar agora.' : done < of ? `Guardando… ${done} de ${of}` : 'Guardado neste aparelho.')
  })
  place.dataset.offline = 'ready'
}

/** A file or an address of the API that is asked for in vain says so, in place of a browser's page of its own. */
function sayWhatNeedsConnection(): void {
  document.addEventListener('click', (event) => {
    if (navigator.onLine || !(event.target instanceof Element)) return
    const link = event.target.closest('a')
    if (!link || link.origin !== location.origin || !(link.hasAttribute('download') || link.pathname.startsWith('/v1'))) return
    event.preventDefault()
    say(link.hasAttribute('download') ? 'Sem conexão: o arquivo precisa dela para ser feito.' : 'Sem conexão: a API precisa dela.')
  })
}
