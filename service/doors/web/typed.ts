/** What people type in a form, and the API's way of writing it. */
import type { Issue } from '../../../engine/core/errors.ts'
import type { JsonSchema } from '../../../engine/core/operation/card.ts'
import { type Field, fieldsOf } from './schema.ts'

export type TextInput = Readonly<Record<string, string | string[] | undefined>>

/** Units whose numbers are small and fine: in them a dot is never a thousands separator (1.375% is one and a bit). */
const FINE = /percent|\//

/**
 * `1.234,56`, `1234,56`, `1234.56` and `R$ 1.234,56` are the same amount. A lone dot before three digits separates thousands, as in
 * Brazil (`5.000` is five thousand), save in rates and prices per unit.
 */
export function numberTyped(text: string, field: Field): string | null {
  const bare = text.replace(/R\$|%|[\s ]/g, '').replace(/^−/, '-')
  const comma = bare.lastIndexOf(',')
  const dot = bare.lastIndexOf('.')
  const grouped = /^-?[1-9]\d{0,2}(\.\d{3})+$/.test(bare) && (!FINE.test(field['x-unit'] ?? '') || bare.split('.').length > 2)
  let digits = bare
  if (comma >= 0 && dot > comma) digits = /^-?\d{1,3}(,\d{3})+\.\d+$/.test(bare) ? bare.replaceAll(',', '') : ''
  else if (comma >= 0) digits = /^-?(\d+|\d{1,3}(\.\d{3})+)?,\d*$/.test(bare) ? bare.replaceAll('.', '').replace(',', '.') : ''
  else if (grouped) digits = bare.replaceAll('.', '')
  const match = /^(-?)0*(\d*)(?:\.(\d*))?$/.exec(digits)
  if (!match || (!match[2] && !match[3] && !/0/.test(digits))) return null
  const [, sign, whole, fraction] = match
  return `${sign}${whole || '0'}${fraction ? `.${fraction}` : ''}`
}

/** Values apart by a semicolon, each written as an amount is; what was joined by commas is the API's own form and passes as it came. */
function listTyped(text: string, items: Field): string {
  if (!text.includes(';')) return text
  const parts = text.split(';').map((part) => part.trim())
  return parts.map((part) => (items.type === 'number' ? (numberTyped(part, items) ?? part) : part)).join(',')
}

export interface Typed {
  /** To be shown again: numbers as a form writes them, what could not be read as it came. */
  readonly shown: Readonly<Record<string, string>>
  /** As the API reads it. */
  readonly text: Record<string, string>
  readonly issues: readonly Issue[]
}

/** Reads a form's address: empty fields are left out, and so is what is no field (a campaign's marks). */
export function readTyped(schema: JsonSchema, query: TextInput): Typed {
  const shown: Record<string, string> = {}
  const text: Record<string, string> = {}
  const issues: Issue[] = []
  for (const [name, field] of fieldsOf(schema)) {
    const came = query[name]
    const value = (Array.isArray(came) ? came.at(-1)! : (came ?? '')).trim()
    if (value === '') continue
    shown[name] = value
    if (field.type === 'array') text[name] = listTyped(value, field.items ?? {})
    else if (field.type !== 'number' && field.type !== 'integer') text[name] = value
    else {
      const number = numberTyped(value, field)
      if (number === null) issues.push({ field: name, message: `deve ser um número, como ${field.type === 'integer' ? '12' : '1.234,56'}` })
      else {
        text[name] = number
        if (Number.isSafeInteger(Math.trunc(Number(number) * 100))) shown[name] = typedForm(Number(number), field)
      }
    }
  }
  return { shown, text, issues }
}

/** A value as the form shows it. */
export function typedForm(value: unknown, field: Field): string {
  if (Array.isArray(value)) return value.map((item) => typedForm(item, field.items ?? {})).join('; ')
  if (typeof value !== 'number') return value === undefined || value === null ? '' : String(value)
  const places = field['x-unit'] === 'BRL' ? 2 : 0
  const options = { minimumFractionDigits: places, maximumFractionDigits: 10, useGrouping: field.type !== 'integer' }
  return new Intl.NumberFormat('pt-BR', options).format(value)
}

/** A value as a page's address carries it: the API's own form, with a comma where a dot could be read as thousands. */
export function addressForm(value: unknown): string {
  const text = String(value)
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? text.replace('.', ',') : text
}
