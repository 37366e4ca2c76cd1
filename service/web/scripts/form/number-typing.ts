/** Numeric fields: selects on focus, filters typing, and formats as Brazilian numbers on blur. */
import type { JsonSchema } from '../../../../engine/operation/definition/descriptor.ts'
import { rewritten } from '../../../../engine/presentation/typed.ts'
import { all } from '../dom.ts'
import { filterEdit } from './last-values.ts'

/** Field schema from the page's data attributes, as expected by the server's parser. */
export function schemaOf({ dataset }: HTMLElement): JsonSchema {
  return { type: dataset.number ?? dataset.list ?? 'string', ...(dataset.unit && { 'x-unit': dataset.unit }) }
}

export function mask(within: ParentNode): void {
  for (const input of all('input[data-number]', HTMLInputElement, within)) maskOne(input)
}

const ERASES = /^(delete|history)/

function maskOne(input: HTMLInputElement): void {
  const field = schemaOf(input)
  let before = input.value
  // A script may have changed the value, for example by clearing an example.
  input.addEventListener('focus', () => {
    before = input.value
  })
  input.addEventListener('input', (event) => {
    const { inputType = '', data = null } = event instanceof InputEvent ? event : {}
    // Never filter deletions or undo.
    if (!ERASES.test(inputType)) {
      const whole = !/^insert(Composition)?Text$/.test(inputType) || (data ?? '').length !== 1
      const { text, told } = filterEdit(input.value, before, field, whole)
      if (text !== input.value) {
        const caret = Math.max(0, (input.selectionEnd ?? 0) - (input.value.length - text.length))
        input.value = text
        input.setSelectionRange(caret, caret)
      }
      input.dataset.told = told
    } else input.dataset.told = ''
    before = input.value
  })
  input.addEventListener('blur', () => {
    const text = rewritten(input.value, field)
    if (text !== input.value) input.value = text
    before = input.value
  })
  selectOnEntering(input)
}

/** Selects the text on focus, so that typing replaces it; a second click places the caret. */
function selectOnEntering(input: HTMLInputElement): void {
  let entering = false
  input.addEventListener('focus', () => {
    entering = true
    input.select()
  })
  input.addEventListener('click', () => {
    if (entering && input.selectionStart === input.selectionEnd) input.select()
    entering = false
  })
  input.addEventListener('keydown', () => {
    entering = false
  })
  input.addEventListener('blur', () => {
    entering = false
  })
}
