import { fragment, newestOnly } from './ask.ts'
import { made } from './dom.ts'

export function searchAsTyped(form: HTMLFormElement): void {
  const target = document.getElementById('achados')
  const input = form.querySelector('input')
  if (!target || !input) return
  const look = newestOnly(async (query) => {
    try {
      target.replaceChildren(await fragment(`${form.dataset.search}?${query}`))
    } catch {
      // What was found before is of other words.
      target.replaceChildren(
        made('p', { className: 'soft', textContent: 'Não foi possível procurar agora. Aperte Procurar para tentar de novo.' }),
      )
    }
  })
  input.addEventListener('input', () => look(new URLSearchParams({ q: input.value }).toString()))
}
