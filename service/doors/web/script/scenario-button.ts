/** The button that keeps a question to compare. What draws the kept ones is fetched where there are any, or when the first is kept. */
import type { Fetched } from './here.ts'
import { say } from './news.ts'
import { keyOf } from './scenario-key.ts'

export function offerScenarios(form: HTMLFormElement, here: Fetched): void {
  const sides = form.closest('.sides')
  if (!sides) return
  let drawn: Promise<() => void> | undefined
  const open = (): Promise<() => void> => {
    drawn ??= import('./scenarios.ts').then(({ scenariosAfter }) => scenariosAfter(sides, form, here))
    return drawn
  }
  sides.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-scenario]')) return
    open().then(
      (keep) => keep(),
      () => {
        drawn = undefined
        say('Sem conexão: não foi possível guardar agora.')
      },
    )
  })
  if (hasKept(form)) open().catch(() => undefined)
}

function hasKept(form: HTMLFormElement): boolean {
  try {
    return localStorage.getItem(keyOf(form)) !== null
  } catch {
    return false
  }
}
