/** Form for missing inputs below a search result; shows the answer in the line when complete. */
import { fragment, newestOnly } from '../answer/fetch-fragment.ts'
import { all } from '../dom.ts'

const line = (form: HTMLFormElement): HTMLElement | undefined => all('[data-line]', HTMLElement, form)[0]

export function attachMissingFields(target: HTMLElement, milliseconds: number): void {
  const ask = newestOnly(async (address) => {
    const told = await fragment(address).catch(() => null)
    const [form] = all('form[data-answers]', HTMLFormElement, target)
    // The form may have changed; errors are shown on the result's own page.
    if (!form || addressOf(form) !== address) return
    line(form)?.replaceChildren(told?.querySelector('.headline .figure')?.textContent?.replace(/\s+/g, ' ').trim() ?? '')
  })
  let pause: ReturnType<typeof setTimeout> | undefined
  target.addEventListener('input', () => {
    const [form] = all('form[data-answers]', HTMLFormElement, target)
    if (!form) return
    line(form)?.replaceChildren()
    clearTimeout(pause)
    pause = setTimeout(() => form.isConnected && form.matches(':valid') && ask(addressOf(form)), milliseconds)
  })
}

function addressOf(form: HTMLFormElement): string {
  const said = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return `${form.dataset.answers}?${new URLSearchParams(said)}`
}
