/** What a form asks, and what keeps it from being asked. Read by the same code as on the server. */
import { listTyped, numberIssue, rewritten } from '../../../../engine/present/typed.ts'
import { schemaOf } from './typing.ts'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** As it is on the screen, or as the server drew it. */
export type Moment = 'now' | 'drawn'

export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) &&
      element.name !== '',
  )
}

const isChoice = (control: Control): boolean => control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)

function textOf(control: Control, moment: Moment): string {
  if (control instanceof HTMLSelectElement)
    return moment === 'now'
      ? control.value
      : (([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value ?? '')
  if (control instanceof HTMLInputElement && isChoice(control) && !(moment === 'now' ? control.checked : control.defaultChecked)) return ''
  return (moment === 'now' ? control.value : control.defaultValue).trim()
}

function canonical(control: Control, text: string): string {
  if (control.dataset.number) return rewritten(text, schemaOf(control))
  return control.dataset.list ? listTyped(text, schemaOf(control)).shown : text
}

/** The address of the question: without what is empty, nor what is as it would be anyway unless nothing else is left. */
export function questionIn(form: HTMLFormElement, moment: Moment): string {
  const defaults: Record<string, string> = JSON.parse(form.dataset.defaults ?? '{}')
  const given = controlsOf(form)
    .map((control): [string, string] => [control.name, canonical(control, textOf(control, moment))])
    .filter(([, text]) => text !== '')
  const changed = given.filter(([name, text]) => text !== defaults[name])
  const said = changed.length > 0 ? changed : given
  return new URLSearchParams(form.dataset.example ? [...said, ['exemplo', form.dataset.example]] : said).toString()
}

export interface Hindrance {
  readonly control: Control
  /** What the field is called. */
  readonly label: string
  /** Why it cannot be read; null where it is only empty. */
  readonly issue: string | null
}

export function hindrancesIn(form: HTMLFormElement): Hindrance[] {
  const controls = controlsOf(form)
  return controls.flatMap((control): Hindrance[] => {
    const text = textOf(control, 'now')
    const issue = issueOf(control, text)
    if (issue !== null) return [{ control, label: labelOf(control), issue }]
    const given = text !== '' || (isChoice(control) && controls.some((other) => other.name === control.name && textOf(other, 'now') !== ''))
    const again = isChoice(control) && controls.find(({ name }) => name === control.name) !== control
    return control.required && !given && !again ? [{ control, label: labelOf(control), issue: null }] : []
  })
}

function issueOf(control: Control, text: string): string | null {
  if (control.validity.badInput) return 'deve ser uma data que exista'
  if (text === '') return null
  if (control.dataset.number) return numberIssue(text, schemaOf(control))
  return control.dataset.list ? listTyped(text, schemaOf(control)).issue : null
}

/** The place of a field on the page: its label, its control, its line for what is wrong. */
export const placeOf = (control: Control): HTMLElement | null => control.closest('[data-field]')

export const labelOf = (control: Control): string =>
  placeOf(control)?.querySelector(':scope > label, :scope > legend')?.textContent?.trim() ?? control.name
