/** Recomputes and labels a cached page, shown because the service did not respond in time. */
import { parsed } from '../answer/fetch-fragment.ts'
import { unavailableMessage } from '../answer/questions.ts'
import { all } from '../dom.ts'
import { offlineEngineFor } from '../engine/offline-engine.ts'
import { showStatus } from './status-line.ts'

/** Date the page was cached, as displayed; undefined on a fresh page. */
export const cachedOn = (): string | undefined => document.documentElement.dataset.kept

/** Resolves when the page matches its URL, since the cache stores it without a query. Input is disabled until then. */
export async function renewCachedPage(): Promise<void> {
  // Only the service worker knows the reason: browsers report being online with any network interface.
  const why = document.documentElement.dataset.late ? 'O serviço não respondeu a tempo' : 'Sem conexão'
  if (cachedOn()) showStatus(`${why}: esta página foi guardada em ${cachedOn()}.`)
  const asked = location.search.slice(1)
  const [form] = all('form[data-operation]', HTMLFormElement)
  if (!cachedOn() || asked === '' || !form) return
  const question = all('form[data-asks]', HTMLFormElement).find(({ action }) => new URL(action).pathname === location.pathname)
  if (question) await renewQuestion(question.dataset.asks ?? '', form, asked)
  else await renewForm(form, asked)
}

async function renewForm(form: HTMLFormElement, asked: string): Promise<void> {
  const sides = form.closest<HTMLElement>('.sides')
  if (!sides) return
  sides.inert = true
  const here = offlineEngineFor(form)
  await here.opened
  const drawn = here.now.sides(asked)
  sides.inert = false
  if (drawn !== null) sides.replaceWith(parsed(drawn))
  // A blank form does not answer this URL.
  else document.getElementById('resposta')?.replaceChildren(unavailableMessage(here.now.lacks()))
}

/** Replaces a cached calculator page with the requested question page. */
async function renewQuestion(question: string, form: HTMLFormElement, asked: string): Promise<void> {
  const [main] = all('main', HTMLElement)
  if (!main) return
  main.hidden = true
  const here = offlineEngineFor(form)
  await here.opened
  const asking = await here.now.asking(question)
  const drawn = asking && (await asking.page(asked))
  if (drawn) document.title = drawn.title
  main.replaceChildren(drawn ? parsed(drawn.body) : unavailableMessage(asking !== null))
  main.hidden = false
}
