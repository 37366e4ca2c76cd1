/** Parses and validates form input with the server's code. */
import { listTyped, numberIssue, rewritten } from '../../../../engine/presentation/typed.ts'
import { schemaOf } from './number-typing.ts'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Current control values, or those rendered by the server. */
export type ValueSource = 'now' | 'drawn'

export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) &&
      element.name !== '',
  )
}

const isChoice = (control: Control): boolean => control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)

function textOf(control: Control, moment: ValueSource): string {
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

/** Query string of the form, without empty and default values; keeps a default when nothing else remains. */
export function queryStringIn(form: HTMLFormElement, moment: ValueSource): string {
  const defaults: Record<string, string> = JSON.parse(form.dataset.defaults ?? '{}')
  const given = controlsOf(form)
    .map((control): [string, string] => [control.name, canonical(control, textOf(control, moment))])
    .filter(([, text]) => text !== '')
  const changed = given.filter(([name, text]) => text !== defaults[name])
  const said = changed.length > 0 ? changed : given
  return new URLSearchParams(form.dataset.example ? [...said, ['exemplo', form.dataset.example]] : said).toString()
}

export interface FieldProblem {
  readonly control: Control
  /** Field label. */
  readonly label: string
  /** Validation error; null when the field is only empty. */
  readonly issue: string | null
}

export function fieldProblems(form: HTMLFormElement): FieldProblem[] {
  const controls = controlsOf(form)
  return controls.flatMap((control): FieldProblem[] => {
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

/** Field container, with its label, control and error line. */
export const fieldContainer = (control: Control): HTMLElement | null => control.closest('[data-field]')

export const labelOf = (control: Control): string =>
  fieldContainer(control)?.querySelector(':scope > label, :scope > legend')?.textContent?.trim() ?? control.name
