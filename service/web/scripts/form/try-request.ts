/** Runs an API reference form and shows the response in place. */
import { all } from '../dom.ts'

export function tryInPlace(form: HTMLFormElement): void {
  const [place] = all('pre[data-tried]', HTMLPreElement)
  if (!place) return
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    let path = form.dataset.try ?? ''
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form)) {
      if (typeof value !== 'string' || value === '') continue
      if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(value))
      else query.set(name, value)
    }
    place.textContent = 'Enviando…'
    try {
      const response = await fetch(query.size > 0 ? `${path}?${query}` : path, { headers: { accept: 'application/json' } })
      place.textContent = `${response.status}\n${JSON.stringify(await response.json(), null, 2)}`
    } catch {
      place.textContent = 'Sem conexão.'
    }
  })
}
