/** Fields of numbers: selected when entered, holding no more than a number of the field, written as in Brazil when left. */
import type { JsonSchema } from '../../../../engine/core/operation/descriptor.ts'
import { rewritten } from '../../../../engine/present/typed.ts'
import { all } from './dom.ts'
import { held } from './held.ts'

/** What the page says of a field, as the reader of the server takes it. */
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
  // A script may have changed it since: an example that is left.
  input.addEventListener('focus', () => {
    before = input.value
  })
  input.addEventListener('input', (event) => {
    const { inputType = '', data = null } = event instanceof InputEvent ? event : {}
    // What is erased or undone is as the person wants it.
    if (!ERASES.test(inputType)) {
      const whole = !/^insert(Composition)?Text$/.test(inputType) || (data ?? '').length !== 1
      const { text, told } = held(input.value, before, field, whole)
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

/** By keyboard or by pointer, what is typed next takes the place of what is there; a second click puts the caret where it falls. */
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
