import type { JsonSchema } from '../../../../engine/core/operation/descriptor.ts'
import { beginsScale, decimalsOf, numberIssue, numberTyped, rewritten } from '../../../../engine/present/typed.ts'

export interface Held {
  readonly text: string
  /** What to say beside the field, where the text alone does not show it. */
  readonly told: string
}

/**
 * What a field of a number holds after an edit. A key that no number has does nothing, but for the letters of "mil" and its like, and so does a digit past the field's decimals.
 * What comes whole (a paste) is kept as it came even when it is no number, for the person to see; with more decimals than the field has
 * it does not enter, since cutting them would make another number.
 */
export function held(now: string, before: string, field: JsonSchema, whole: boolean): Held {
  // On the way to "5 mil".
  const [, letters] = /^-?[\d.,]+\s*(\p{L}*)$/u.exec(now) ?? []
  if (!whole && letters !== undefined && /[\s\p{L}]/u.test(now) && beginsScale(letters, field)) return { text: now, told: '' }
  // Nothing follows a whole word, nor letters but those of one. Letters with a digit behind them were no word: they go, as any key that no number has.
  const lettered = !whole && /\p{L}/u.test(before) && /\p{L}/u.test(now)
  if (lettered && (letters !== undefined || numberTyped(before, field) !== null)) return { text: before, told: '' }
  const text = whole ? now : now.replace(field.type === 'integer' ? /[^\d-]/g : /[^\d.,-]/g, '')
  const number = numberTyped(text, field)
  if (number === null) return { text, told: '' }
  const issue = numberIssue(text, field)
  if (issue !== null) return { text: before, told: whole ? `“${now}” não entrou: ${issue}` : '' }
  if ((number.split('.')[1] ?? '').length <= decimalsOf(field)) return { text, told: '' }
  // Zeros past the last decimal of a paste change nothing, and go; one typed after 5.200 would make five reais of five thousand.
  return { text: whole ? rewritten(text, field) : before, told: '' }
}
