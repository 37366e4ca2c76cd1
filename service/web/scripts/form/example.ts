/** Clears an example on the first edit, keeping only the edited field. */
import { controlsOf } from './form-question.ts'

/** @returns true when an example was cleared. */
export function leaveExample(form: HTMLFormElement, typed: EventTarget | null): boolean {
  const control = controlsOf(form).find((each) => each === typed)
  // Removing a row dispatches the event on its list.
  if (!form.dataset.example || !(control || typed instanceof HTMLFieldSetElement)) return false
  delete form.dataset.example
  const defaults: Record<string, string> = JSON.parse(form.dataset.defaults ?? '{}')
  for (const other of controlsOf(form)) {
    if (other.name === control?.name) continue
    const value = defaults[other.name.replace(/\.\d+\./, '.')] ?? ''
    if (other instanceof HTMLInputElement && other.type === 'radio') other.checked = other.value === value
    else other.value = value
  }
  document.querySelector('.examples [aria-current]')?.removeAttribute('aria-current')
  return true
}
