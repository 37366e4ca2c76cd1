/** Offline use: caches visited pages, and everything once the user opts in or installs the app. */
import { inReadersLanguage } from '../../english-links.ts'
import { OFFLINE_PATH, OFFLINE_URL_LIST } from '../../versioned.ts'
import type { PageMessage, WorkerMessage } from '../../worker/messages.ts'
import { all } from '../dom.ts'
import { assetsUsed, whenIdle } from '../engine/idle.ts'
import { questionsScript } from '../engine/offline-engine.ts'
import { isCurrentBuild, recordBuild, showStatus } from './status-line.ts'

/** Interval between update checks, in ms. */
const UPDATE_CHECK_MS = 30 * 60_000

/** @param engineOpened one result per form: true when its engine loaded. */
export async function startOffline(engineOpened: Promise<readonly boolean[]>): Promise<void> {
  if (!isCurrentBuild()) recordBuild(document.documentElement.dataset.build ?? '')
  sayWhatNeedsConnection()
  // Service workers require a secure context.
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => onWorkerMessage(data))
  const [opened] = await Promise.all([engineOpened, whenIdle()])
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null)
  if (!registration) return
  const { active } = await navigator.serviceWorker.ready
  const ask = (asks: PageMessage) => active?.postMessage(asks)
  const questions = opened.includes(true) && all('form[data-asks]', HTMLFormElement).length > 0 ? [questionsScript()] : []
  ask({ kind: 'visited', addresses: [location.pathname, inReadersLanguage(OFFLINE_PATH), ...assetsUsed(), ...questions] })
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < UPDATE_CHECK_MS) return
    looked = Date.now()
    registration.update().catch(() => undefined)
  })
  addEventListener('appinstalled', () => ask({ kind: 'keep' }))
  for (const place of all('[data-offline]', HTMLElement)) await offer(place, ask)
}

const switches: ((state: WorkerMessage & { readonly kind: 'keeping' }) => void)[] = []

function onWorkerMessage(tells: WorkerMessage): void {
  if (tells.kind === 'build') recordBuild(tells.build)
  else for (const show of switches) show(tells)
}

/** Offline switch in the page footer. */
async function offer(place: HTMLElement, ask: (asks: PageMessage) => void): Promise<void> {
  const [button] = all('button', HTMLButtonElement, place)
  const [said] = all('span', HTMLElement, place)
  if (!button || !said) return
  let on = (await caches.match(OFFLINE_URL_LIST)) !== undefined
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

/** Replaces the browser's error page when a file or API URL is opened offline. */
function sayWhatNeedsConnection(): void {
  document.addEventListener('click', (event) => {
    if (navigator.onLine || !(event.target instanceof Element)) return
    const link = event.target.closest('a')
    if (!link || link.origin !== location.origin || !(link.hasAttribute('download') || link.pathname.startsWith('/v1'))) return
    event.preventDefault()
    showStatus(link.hasAttribute('download') ? 'Sem conexão: o arquivo precisa dela para ser feito.' : 'Sem conexão: a API precisa dela.')
  })
}
