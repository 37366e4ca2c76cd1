/** A page that was kept on the device, shown because the service did not answer in time: it says so, and its answer is made anew here. */
import { all, made } from './dom.ts'
import { hereFor } from './here.ts'
import { say } from './news.ts'
import { questionIn } from './question.ts'

/** Ends when the form is of what the address asks: until then nothing else is to look at it. */
export async function renewKept(): Promise<void> {
  const { kept } = document.documentElement.dataset
  if (!kept) return
  say(`Sem conexão: esta página foi guardada em ${kept}.`)
  const [form] = all('form[data-operation]', HTMLFormElement)
  const sides = form?.closest('.sides')
  if (!form || !sides) return
  const here = hereFor(form)
  await here.opened
  const asked = location.search.slice(1)
  const drawn = here.now.sides(asked) ?? (asked === '' ? here.now.sides(questionIn(form, 'drawn')) : null)
  const holder = document.createElement('template')
  if (drawn !== null) {
    holder.innerHTML = drawn
    sides.replaceWith(holder.content)
  } else if (asked !== '') {
    // What was kept is an example: it is no answer to this address.
    const why = here.now.lacks()
      ? 'Esta conta usa índices publicados, que precisam de conexão.'
      : 'A conta deste endereço precisa de conexão.'
    const problem = made('section', { className: 'problem' })
    problem.append(made('h2', { textContent: 'Sem resposta agora' }), made('p', { textContent: why }))
    document.getElementById('resposta')?.replaceChildren(problem)
  }
}
