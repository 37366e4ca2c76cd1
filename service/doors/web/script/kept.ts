/** A page that was kept on the device, shown because the service did not answer in time: it says so, and its answer is made anew here. */
import { parsed } from './ask.ts'
import { all, made } from './dom.ts'
import { hereFor } from './here.ts'
import { say } from './news.ts'

/** The day the page was kept on, as people write it; none on a page from the service. */
export const keptOn = (): string | undefined => document.documentElement.dataset.kept

/** Ends when the form is of what the address asks: what was kept is the page without a question. Until then it takes no typing. */
export async function renewKept(): Promise<void> {
  if (keptOn()) say(`${navigator.onLine ? 'O serviço não respondeu a tempo' : 'Sem conexão'}: esta página foi guardada em ${keptOn()}.`)
  const asked = location.search.slice(1)
  const [form] = all('form[data-operation]', HTMLFormElement)
  const sides = form?.closest<HTMLElement>('.sides')
  if (!keptOn() || asked === '' || !form || !sides) return
  sides.inert = true
  const here = hereFor(form)
  await here.opened
  const drawn = here.now.sides(asked)
  sides.inert = false
  if (drawn !== null) sides.replaceWith(parsed(drawn))
  else {
    // An example is no answer to this address.
    const why = here.now.lacks()
      ? 'Esta conta usa índices publicados, que precisam de conexão.'
      : 'A conta deste endereço precisa de conexão.'
    const problem = made('section', { className: 'problem' })
    problem.append(made('h2', { textContent: 'Sem resposta agora' }), made('p', { textContent: why }))
    document.getElementById('resposta')?.replaceChildren(problem)
  }
}
