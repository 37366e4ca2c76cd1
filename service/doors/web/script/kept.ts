/** A page that was kept on the device, shown because the service did not answer in time: it says so, and its answer is made anew here. */
import { parsed } from './ask.ts'
import { all } from './dom.ts'
import { hereFor } from './here.ts'
import { say } from './news.ts'
import { withoutAnswer } from './questions.ts'

/** The day the page was kept on, as people write it; none on a page from the service. */
export const keptOn = (): string | undefined => document.documentElement.dataset.kept

/** Ends when the page is of what the address asks: what was kept is the page without a question. Until then it takes no typing. */
export async function renewKept(): Promise<void> {
  // The worker knows why: a browser with any network at all, its own machine's too, calls itself online.
  const why = document.documentElement.dataset.late ? 'O serviço não respondeu a tempo' : 'Sem conexão'
  if (keptOn()) say(`${why}: esta página foi guardada em ${keptOn()}.`)
  const asked = location.search.slice(1)
  const [form] = all('form[data-operation]', HTMLFormElement)
  if (!keptOn() || asked === '' || !form) return
  const question = all('form[data-asks]', HTMLFormElement).find(({ action }) => new URL(action).pathname === location.pathname)
  if (question) await renewQuestion(question.dataset.asks ?? '', form, asked)
  else await renewForm(form, asked)
}

async function renewForm(form: HTMLFormElement, asked: string): Promise<void> {
  const sides = form.closest<HTMLElement>('.sides')
  if (!sides) return
  sides.inert = true
  const here = hereFor(form)
  await here.opened
  const drawn = here.now.sides(asked)
  sides.inert = false
  if (drawn !== null) sides.replaceWith(parsed(drawn))
  // A blank form is no answer to this address.
  else document.getElementById('resposta')?.replaceChildren(withoutAnswer(here.now.lacks()))
}

/** What was kept may be the calculator's page, which has the question among those beneath it: the question's own is drawn in its place. */
async function renewQuestion(question: string, form: HTMLFormElement, asked: string): Promise<void> {
  const [main] = all('main', HTMLElement)
  if (!main) return
  main.hidden = true
  const here = hereFor(form)
  await here.opened
  const asking = await here.now.asking(question)
  const drawn = asking && (await asking.page(asked))
  if (drawn) document.title = drawn.title
  main.replaceChildren(drawn ? parsed(drawn.body) : withoutAnswer(asking !== null))
  main.hidden = false
}
