import type { JsonSchema } from '../../../../engine/operation/definition/descriptor.ts'
import { beginsScale, decimalsOf, numberIssue, numberTyped, rewritten } from '../../../../engine/presentation/typed.ts'

export interface FilteredEdit {
  readonly text: string
  /** Message for the field when the text alone is unclear. */
  readonly told: string
}

/**
 * Filters an edit of a numeric field. Ignores typed characters that cannot be part of a number (except letters of "mil" and similar) and
 * digits beyond the decimals.
 * Keeps a pasted non-number for the user to see, but rejects a paste with too many decimals, since truncating it would change the number.
 */
export function filterEdit(now: string, before: string, field: JsonSchema, whole: boolean): FilteredEdit {
  // Prefix of "5 mil".
  const [, letters] = /^-?[\d.,]+\s*(\p{L}*)$/u.exec(now) ?? []
  if (!whole && letters !== undefined && /[\s\p{L}]/u.test(now) && beginsScale(letters, field)) return { text: now, told: '' }
  // Accepts nothing after a complete word, and only letters of such a word within it. Letters followed by a digit are removed like any
  // other invalid character.
  const lettered = !whole && /\p{L}/u.test(before) && /\p{L}/u.test(now)
  if (lettered && (letters !== undefined || numberTyped(before, field) !== null)) return { text: before, told: '' }
  const text = whole ? now : now.replace(field.type === 'integer' ? /[^\d-]/g : /[^\d.,-]/g, '')
  const number = numberTyped(text, field)
  if (number === null) return { text, told: '' }
  const issue = numberIssue(text, field)
  if (issue !== null) return { text: before, told: whole ? `“${now}” não entrou: ${issue}` : '' }
  if ((number.split('.')[1] ?? '').length <= decimalsOf(field)) return { text, told: '' }
  // Drops trailing zeros only from a paste: a zero typed after 5.200 would turn five thousand reais into five.
  return { text: whole ? rewritten(text, field) : before, told: '' }
}
