/** Button that saves a scenario for comparison. Loads the comparison script when scenarios exist or on first save. */
import type { OfflineEngine } from '../engine/offline-engine.ts'
import { showStatus } from '../offline/status-line.ts'
import { keyOf } from './scenario-key.ts'

export function offerScenarios(form: HTMLFormElement, here: OfflineEngine): void {
  const sides = form.closest('.sides')
  if (!sides) return
  let drawn: Promise<() => void> | undefined
  const open = (): Promise<() => void> => {
    drawn ??= import('./scenarios.ts').then(({ attachScenarios: scenariosAfter }) => scenariosAfter(sides, form, here))
    return drawn
  }
  sides.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-scenario]')) return
    open().then(
      (keep) => keep(),
      () => {
        drawn = undefined
        showStatus('Sem conexão: não foi possível guardar agora.')
      },
    )
  })
  if (hasScenarios(form)) open().catch(() => undefined)
}

function hasScenarios(form: HTMLFormElement): boolean {
  try {
    return localStorage.getItem(keyOf(form)) !== null
  } catch {
    return false
  }
}
