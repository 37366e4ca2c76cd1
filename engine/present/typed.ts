/**
 * What people type, in the strict form the API reads: one reader for the page, the command line and the batch. `1.234,56`, `1234,56`,
 * `1234.56` and `R$ 1.234,56` are one amount; `5.000` is five thousand; `14/11/2026` a day; `sim` a truth.
 */
import type { Finding } from '../core/errors.ts'
import type { JsonSchema } from '../core/operation/card.ts'

/** Units whose numbers are small and fine: in them a lone dot is never a thousands separator (1.375% is one and a bit). */
const FINE = /percent|\//
const STRICT = /^-?(?:0|[1-9]\d*)(?:\.\d{1,2})?$/
const GROUPED = /^-?[1-9]\d{0,2}(\.\d{3})+$/
const ENGLISH = /^-?\d{1,3}(,\d{3})+\.\d+$/
const COMMA = /^-?(\d+|\d{1,3}(\.\d{3})+)?,\d*$/
const DAY_MONTH_YEAR = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
const YES = /^(sim|s)$/i
const NO = /^(não|nao|n)$/i

/** A number as typed, or null where it is none. */
export function numberTyped(text: string, field: JsonSchema): string | null {
  if (STRICT.test(text)) return text
  const bare = text.replace(/R\$|%|[\s\u00a0]/g, '').replace(/^−/, '-')
  const comma = bare.lastIndexOf(',')
  const dot = bare.lastIndexOf('.')
  const thousands = GROUPED.test(bare) && (!FINE.test(field['x-unit'] ?? '') || bare.split('.').length > 2)
  let digits = bare
  if (comma >= 0 && dot > comma) digits = ENGLISH.test(bare) ? bare.replaceAll(',', '') : ''
  else if (comma >= 0) digits = COMMA.test(bare) ? bare.replaceAll('.', '').replace(',', '.') : ''
  else if (thousands) digits = bare.replaceAll('.', '')
  const match = /^(-?)0*(\d*)(?:\.(\d*))?$/.exec(digits)
  if (!match || (!match[2] && !match[3] && !/0/.test(digits))) return null
  const [, sign, whole, fraction] = match
  return `${sign}${whole || '0'}${fraction ? `.${fraction}` : ''}`
}

/** One value in the strict form. What is not understood passes as it came, for the intake to refuse by name. */
export function strictly(text: string, field: JsonSchema | undefined): string {
  switch (field?.type) {
    case 'number':
    case 'integer':
      return numberTyped(text, field) ?? text
    case 'boolean':
      return YES.test(text) ? 'true' : NO.test(text) ? 'false' : text
    case 'string':
      return field.format === 'date' ? dayTyped(text) : text
    default:
      return text
  }
}

function dayTyped(text: string): string {
  const match = DAY_MONTH_YEAR.exec(text.trim())
  if (!match) return text
  const [, date, month, year] = match
  return `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}`
}

/** Every value typed, by the schemas of the fields. */
export function allStrictly(
  raw: Readonly<Record<string, string | string[]>>,
  { properties = {} }: JsonSchema,
): Record<string, string | string[]> {
  const read: Record<string, string | string[]> = Object.create(null)
  for (const [field, value] of Object.entries(raw)) {
    const schema = Object.hasOwn(properties, field) ? properties[field] : undefined
    read[field] = Array.isArray(value) ? value.map((item) => strictly(item, schema?.items ?? schema)) : strictly(value, schema)
  }
  return read
}

export type TextInput = Readonly<Record<string, string | string[] | undefined>>

export interface Typed {
  /** To be shown again: numbers as a form writes them, what could not be read as it came. */
  readonly shown: Readonly<Record<string, string>>
  /** As the API reads it. */
  readonly text: Record<string, string>
  readonly issues: readonly Finding[]
}

/** A form's address: empty fields are left out, and so is what is no field (a campaign's marks). */
export function formTyped({ properties = {} }: JsonSchema, query: TextInput): Typed {
  const shown: Record<string, string> = {}
  const text: Record<string, string> = {}
  const issues: Finding[] = []
  for (const [name, property] of Object.entries(properties)) {
    const field = property.anyOf?.find(({ type }) => type !== 'null') ?? property
    const came = query[name]
    const value = (Array.isArray(came) ? came.at(-1)! : (came ?? '')).trim()
    if (value === '') continue
    shown[name] = value
    if (field.type === 'array') text[name] = listTyped(value, field.items ?? {})
    else if (field.type !== 'number' && field.type !== 'integer') text[name] = strictly(value, field)
    else {
      const number = numberTyped(value, field)
      if (number === null) issues.push({ field: name, message: `deve ser um número, como ${field.type === 'integer' ? '12' : '1.234,56'}` })
      else {
        text[name] = number
        if (Number.isSafeInteger(Math.trunc(Number(number) * 100))) shown[name] = formOf(Number(number), field)
      }
    }
  }
  return { shown, text, issues }
}

/** `1.000,00; 1.200,00` as the API writes a list; what cannot be read goes as it came, to be refused there. */
function listTyped(text: string, item: JsonSchema): string {
  // One amount with its decimal comma is one value; anything else joined by commas is the API's own form.
  if (text.startsWith('[') || !/[;\n]/.test(text)) return /^[^,]*,\d{2}$/.test(text) ? strictly(text, item) : text
  const parts = text.split(/[;\n]+/).map((part) => part.trim())
  return parts
    .filter((part) => part !== '')
    .map((part) => strictly(part, item))
    .join(',')
}

/** A value as a form shows it. */
export function formOf(value: unknown, field: JsonSchema): string {
  if (Array.isArray(value))
    return value.some((item) => typeof item === 'object')
      ? JSON.stringify(value)
      : value.map((item) => formOf(item, field.items ?? {})).join('; ')
  if (typeof value !== 'number') return value === undefined || value === null ? '' : String(value)
  const places = field['x-unit'] === 'BRL' ? 2 : 0
  const options = { minimumFractionDigits: places, maximumFractionDigits: 10, useGrouping: field.type !== 'integer' }
  return new Intl.NumberFormat('pt-BR', options).format(value)
}

/** A value as a page's address carries it: the API's own form, with a comma where a dot could be read as thousands. */
export function addressOf(value: unknown): string {
  const text = String(value)
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? text.replace('.', ',') : text
}
