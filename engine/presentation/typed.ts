/**
 * Parses typed text into the strict form of the API; shared by pages, command line and batch. `1.234,56`, `1234,56`, `1234.56` and `R$
 * 1.234,56` are the same amount; `5.000`, `5 mil` and `5k` are five thousand; `14/11/2026` a date; `sim` true.
 */

import { isRecord } from '../core/collections/records.ts'
import { InvalidInput, type IssueDraft } from '../core/errors.ts'
import { readersLanguage, word } from '../core/text/language.ts'
import type { JsonSchema } from '../operation/definition/descriptor.ts'
import { takesDay } from '../operation/input/date-field.ts'
import { canonical, optionNamed } from '../operation/input/intake.ts'

/** Units with small, precise numbers: a lone dot is never a thousands separator (1.375% is between one and two). */
const FINE = /percent|\//
const STRICT = /^-?(?:0|[1-9]\d*)(?:\.\d{1,2})?$/
const GROUPED = /^-?[1-9]\d{0,2}(\.\d{3})+$/
const ENGLISH = /^-?\d{1,3}(,\d{3})+\.\d+$/
const COMMA = /^-?(\d+|\d{1,3}(\.\d{3})+)?,\d*$/
const MONTH_YEAR = /^(\d{1,2})[/.-](\d{4})$/
const DAY_MONTH_YEAR = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/
const YES = /^(sim|s)$/i
const NO = /^(não|nao|n)$/i

/** Multiplier words, with the number of places they move the decimal comma. */
const SCALES: ReadonlyMap<string, number> = new Map([
  ['mil', 3],
  ['k', 3],
  ...['mi', 'milhao', 'milhão', 'milhoes', 'milhões'].map((word) => [word, 6] as const),
  ...['bi', 'bilhao', 'bilhão', 'bilhoes', 'bilhões'].map((word) => [word, 9] as const),
])
const SCALED = /^(-?[\d.,]+)(\p{L}+)$/u
/** Three digits after the separator: followed by a multiplier word, they may be thousands or decimals. */
const THOUSANDS_OR_NOT = /^-?\d{1,3}([.,]\d{3})+$/

/** Strips currency, percent sign and spaces from a number. */
const undressed = (text: string): string =>
  text
    .replace(/R\$|%|[\s\u00a0]/g, '')
    .replace(/^−/, '-')
    .replace(/(?<=.)reais$/i, '')

/** True while letters after a number may still become a multiplier word; rates and unit prices take none. */
export const beginsScale = (letters: string, { 'x-unit': unit = '' }: JsonSchema): boolean =>
  !FINE.test(unit) && [...SCALES.keys()].some((word) => word.startsWith(letters.toLowerCase()))

/** "1,2 milhão": the number before the word with its comma moved; null when the word is not a multiplier or is ambiguous. */
function scaled(bare: string, field: JsonSchema): string | null {
  const [, before = '', word = ''] = SCALED.exec(bare) ?? []
  const places = SCALES.get(word.toLowerCase())
  if (places === undefined || FINE.test(field['x-unit'] ?? '') || THOUSANDS_OR_NOT.test(before)) return null
  const number = numberTyped(before, { type: 'number' })
  if (number === null) return null
  const [whole = '', fraction = ''] = number.replace('-', '').split('.')
  const digits = `${whole}${fraction.slice(0, places).padEnd(places, '0')}`.replace(/^0+(?=\d)/, '')
  const rest = fraction.slice(places)
  return `${number.startsWith('-') ? '-' : ''}${digits}${rest && `.${rest}`}`
}

/** Reason why a number with a multiplier word is ambiguous; null when it is not. */
function twoMeanings(text: string): string | null {
  const [, before = '', scale = ''] = SCALED.exec(undressed(text)) ?? []
  if (/^m$/i.test(scale)) return word`pode ser mil ou milhão: escreva “${before} mil” ou “${before} milhões”`
  const places = SCALES.get(scale.toLowerCase())
  if (places === undefined || !THOUSANDS_OR_NOT.test(before)) return null
  const digits = before.replace(/[.,]/g, '')
  const written = (zeros: number) => new Intl.NumberFormat(numbersIn()).format(BigInt(`${digits}${'0'.repeat(zeros)}`))
  return word`pode ser ${written(places - 3)} ou ${written(places)}: escreva só com algarismos`
}

/** 5,200 and 1,234.56: thousands separators for an English reader. */
const IN_ENGLISH = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/

/** Number format of the reader's language. */
const numbersIn = (): string => (readersLanguage() === null ? 'pt-BR' : 'en-US')

/** Parses a typed number; null when it is not a number. */
export function numberTyped(text: string, field: JsonSchema): string | null {
  if (STRICT.test(text)) return text
  const bare = undressed(text)
  if (SCALED.test(bare)) return scaled(bare, field)
  if (readersLanguage() !== null && IN_ENGLISH.test(bare)) return bare.replaceAll(',', '')
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

/** Decimals a field accepts: 2 for an amount, 6 for a unit price, as many as shown for a rate. */
export function decimalsOf({ type, 'x-unit': unit = '' }: JsonSchema): number {
  if (type === 'integer') return 0
  return unit === 'BRL' ? 2 : unit.startsWith('BRL/') ? 6 : SHOWN_DECIMALS
}

const SHOWN_DECIMALS = 10

/** Reason why a text is not a valid number for this field; null when valid. */
export function numberIssue(text: string, field: JsonSchema): string | null {
  const number = numberTyped(text, field)
  if (number === null && !FINE.test(field['x-unit'] ?? '')) {
    const doubt = twoMeanings(text)
    if (doubt !== null) return doubt
  }
  if (number === null)
    return word`deve ser um número, como ${field.type === 'integer' ? '12' : readersLanguage() === null ? '1.234,56' : '1,234.56'}`
  const most = decimalsOf(field)
  if ((number.split('.')[1] ?? '').replace(/0+$/, '').length <= most) return null
  return most === 0 ? 'deve ser um número inteiro, como 12' : word`tem mais de ${DECIMALS[most] ?? most} casas decimais`
}

const DECIMALS: Readonly<Record<number, string>> = { 2: 'duas', 6: 'seis', 10: 'dez' }

/** Reformats a typed number as in a form; returns it unchanged when it is not a number or reformatting would lose a digit. */
export function rewritten(text: string, field: JsonSchema): string {
  const number = numberIssue(text, field) === null && numberTyped(text, field)
  return number && Number.isSafeInteger(Math.trunc(Number(number) * 100)) ? formOf(Number(number), field) : text
}

/** Converts one value to the strict form. Unparseable text passes unchanged, for the intake to reject by field name. */
export function strictly(text: string, field: JsonSchema | undefined): string {
  switch (field?.type) {
    case 'number':
    case 'integer':
      return numberTyped(text, field) ?? text
    case 'boolean':
      return YES.test(text) ? 'true' : NO.test(text) ? 'false' : text
    case 'string':
      return takesDay(field) ? dayTyped(text) : text
    default:
      return text
  }
}

/** Parses a date in Brazilian format, or a month: `10/2026`. */
function dayTyped(text: string): string {
  const ofMonth = MONTH_YEAR.exec(text.trim())
  if (ofMonth) return `${ofMonth[2]}-${ofMonth[1]!.padStart(2, '0')}`
  const match = DAY_MONTH_YEAR.exec(text.trim())
  if (!match) return text
  const [, date, month, year] = match
  return `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}`
}

/** Reports a number with an ambiguous multiplier word, which the intake cannot recognize. */
function doubtOf(field: string, text: string, schema: JsonSchema | undefined): IssueDraft | null {
  if (schema?.type !== 'number' && schema?.type !== 'integer') return null
  if (FINE.test(schema['x-unit'] ?? '') || numberTyped(text, schema) !== null) return null
  const message = twoMeanings(text)
  if (message === null) return null
  return { field, message, code: 'wrong_format', english: `may mean two amounts: write it in digits; got "${text.slice(0, 40)}"` }
}

/** Converts every typed value by its field's schema. Rejects ambiguous numbers. */
export function allStrictly(raw: Readonly<Record<string, string | string[]>>, schema: JsonSchema): Record<string, string | string[]> {
  const { properties = {} } = schema
  const read: Record<string, string | string[]> = Object.create(null)
  const doubts: IssueDraft[] = []
  for (const [field, value] of Object.entries(canonical(schema, raw))) {
    const property = Object.hasOwn(properties, field) ? properties[field] : undefined
    const doubt = Array.isArray(value) ? null : doubtOf(field, value, property)
    if (doubt) doubts.push(doubt)
    read[field] = Array.isArray(value) ? value.map((item) => strictly(item, property?.items ?? property)) : strictly(value, property)
  }
  if (doubts.length > 0) throw new InvalidInput(doubts)
  return read
}

/** Same, for fields that occur once. */
export function eachStrictly(raw: Readonly<Record<string, string>>, { properties = {} }: JsonSchema): Record<string, string> {
  const read: Record<string, string> = Object.create(null)
  for (const [field, value] of Object.entries(raw))
    read[field] = strictly(value, Object.hasOwn(properties, field) ? properties[field] : undefined)
  return read
}

export type TextInput = Readonly<Record<string, string | string[] | undefined>>

export interface Typed {
  /** Values to redisplay: numbers reformatted, unparseable text unchanged. */
  readonly shown: Readonly<Record<string, string>>
  /** Values in the strict form of the API. */
  readonly text: Record<string, string>
  readonly issues: readonly IssueDraft[]
  /** Form row behind each item of a list typed in rows: empty rows are not items. */
  readonly rows: Readonly<Record<string, readonly number[]>>
}

/** Parses the query of a form's URL: drops empty fields and unknown parameters such as campaign tags. */
export function formTyped({ properties = {} }: JsonSchema, query: TextInput): Typed {
  const shown: Record<string, string> = {}
  const text: Record<string, string> = {}
  const rows: Record<string, number[]> = {}
  const issues: IssueDraft[] = []
  for (const [name, property] of Object.entries(properties)) {
    const field = nonNullable(property)
    const value = lastOf(query[name] ?? query[otherNameIn(query, property, properties) ?? ''])
    if (isGrouped(field)) {
      const typed =
        value !== ''
          ? { ...formTexts(name, parsed(value), field), text: value, issues: [], rows: [] }
          : field.type === 'object'
            ? objectTyped(name, field, query)
            : rowsTyped(name, field, query)
      if (typed.text === '') continue
      Object.assign(shown, typed.shown)
      text[name] = typed.text
      rows[name] = typed.rows
      issues.push(...typed.issues)
    } else if (value !== '') {
      const typed = field.type === 'array' ? listTyped(value, field.items ?? {}) : oneTyped(value, field)
      shown[name] = typed.shown
      text[name] = typed.text
      if (typed.issue !== null) issues.push({ field: name, message: typed.issue })
    }
  }
  return { shown, text, issues, rows }
}

/** Alias of a field used by an old link or by another program. */
export const otherNameIn = (
  query: TextInput,
  { 'x-aliases': aliases = [] }: JsonSchema,
  properties: NonNullable<JsonSchema['properties']>,
): string | undefined => aliases.find((alias) => query[alias] !== undefined && !Object.hasOwn(properties, alias))

/** An object, or a list of them: a form has a control for each inner field. */
const isGrouped = ({ type, items, properties }: JsonSchema): boolean =>
  (type === 'object' && properties !== undefined) || (type === 'array' && items?.type === 'object')

const nonNullable = (property: JsonSchema): JsonSchema => property.anyOf?.find(({ type }) => type !== 'null') ?? property

const lastOf = (came: string | string[] | undefined): string => (Array.isArray(came) ? came.at(-1)! : (came ?? '')).trim()

interface OneTyped {
  readonly shown: string
  readonly text: string
  readonly issue: string | null
}

function oneTyped(value: string, field: JsonSchema): OneTyped {
  if (field.type !== 'number' && field.type !== 'integer') {
    // A control can show only one of its options or a date: convert a link's synonym, which would otherwise be lost.
    const text = field.enum ? optionNamed(value, field) : strictly(value, field)
    return { shown: formOf(text, field), text, issue: null }
  }
  return { shown: rewritten(value, field), text: numberTyped(value, field) ?? value, issue: numberIssue(value, field) }
}

/** One value per line, or separated by semicolons: `1.000,00; 1.200,00`. */
export function listTyped(value: string, item: JsonSchema): OneTyped {
  if (value.startsWith('[')) return { shown: value, text: value, issue: null }
  if (item.type !== 'number' && item.type !== 'integer')
    return {
      shown: value,
      text: value
        .split(/[;\n]+/)
        .map((part) => part.trim())
        .filter(Boolean)
        .join(','),
      issue: null,
    }
  const parts = value
    .split(/[;\n]+/)
    .map((part) => part.trim())
    .filter(Boolean)
  const typed = parts.map((part) => oneTyped(part, item))
  const wrong = typed.findIndex(({ issue }) => issue !== null)
  return {
    shown: typed.map((one) => one.shown).join('; '),
    text: typed.map((one) => one.text).join(','),
    issue: wrong === -1 ? null : word`no ${wrong + 1}º valor, ${typed[wrong]!.issue}`,
  }
}

/** Parses a list of objects typed in rows: `debts.0.balance`, `debts.0.minimum`, `debts.1.balance`… */
function rowsTyped(name: string, { items = {}, maxItems = MAX_ROWS }: JsonSchema, query: TextInput) {
  const shown: Record<string, string> = {}
  const issues: IssueDraft[] = []
  const found = new Map<number, Record<string, unknown>>()
  for (const [key, came] of Object.entries(query)) {
    const [list, row = '', inner = '', ...deeper] = key.split('.')
    const property = Object.hasOwn(items.properties ?? {}, inner) ? items.properties?.[inner] : undefined
    const value = lastOf(came)
    if (list !== name || !/^\d{1,3}$/.test(row) || Number(row) >= maxItems || !property || deeper.length > 0 || value === '') continue
    const field = nonNullable(property)
    const typed = oneTyped(value, field)
    shown[key] = typed.shown
    if (typed.issue !== null) issues.push({ field: key, message: typed.issue })
    const item = found.get(Number(row)) ?? {}
    item[inner] = innerValue(typed.text, field)
    found.set(Number(row), item)
  }
  const untouched = (row: number) => (inner: string) => {
    const field = nonNullable(items.properties?.[inner] ?? {})
    return field.type === 'boolean' || field.enum !== undefined || shown[`${name}.${row}.${inner}`] === formOf(field.default, field)
  }
  // Browsers always submit choices and prefilled defaults: a row with nothing else typed is empty.
  const rows = [...found].filter(([row, item]) => !Object.keys(item).every(untouched(row))).sort(([a], [b]) => a - b)
  const kept = new Set(rows.map(([row]) => String(row)))
  return {
    shown: Object.fromEntries(Object.entries(shown).filter(([key]) => kept.has(key.split('.')[1]!))),
    text: rows.length > 0 ? JSON.stringify(rows.map(([, item]) => item)) : '',
    issues,
    rows: rows.map(([row]) => row),
  }
}

const innerValue = (text: string, { type }: JsonSchema): unknown =>
  type === 'number' || type === 'integer' ? Number(text) : type === 'boolean' ? text === 'true' : text

/** Parses an object typed field by field: `fine.percent`, `fine.on`… */
function objectTyped(name: string, { properties = {} }: JsonSchema, query: TextInput) {
  const shown: Record<string, string> = {}
  const issues: IssueDraft[] = []
  const item: Record<string, unknown> = {}
  let touched = false
  for (const [inner, property] of Object.entries(properties)) {
    const key = `${name}.${inner}`
    const value = lastOf(query[key])
    if (value === '') continue
    const field = nonNullable(property)
    const typed = oneTyped(value, field)
    shown[key] = typed.shown
    if (typed.issue !== null) issues.push({ field: key, message: typed.issue })
    item[inner] = innerValue(typed.text, field)
    // Browsers always submit prefilled defaults: an object of defaults alone was not typed.
    touched ||= typed.shown !== formOf(field.default, field)
  }
  return touched ? { shown, text: JSON.stringify(item), issues, rows: [] } : { shown: {}, text: '', issues: [], rows: [] }
}

const MAX_ROWS = 600

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined // the intake rejects it by field name
  }
}

/** Value as form controls show it: one text, or one per inner field of an object or of each row. */
export function formTexts(name: string, value: unknown, field: JsonSchema): { readonly shown: Readonly<Record<string, string>> } {
  if (!isGrouped(field)) return { shown: { [name]: formOf(value, field) } }
  if (field.type === 'object') return { shown: isRecord(value) ? Object.fromEntries(innerTexts(name, value, field)) : {} }
  const rows = Array.isArray(value) ? value.filter(isRecord) : []
  return { shown: Object.fromEntries(rows.flatMap((row, index) => innerTexts(`${name}.${index}`, row, field.items ?? {}))) }
}

const innerTexts = (name: string, value: Readonly<Record<string, unknown>>, { properties = {} }: JsonSchema): [string, string][] =>
  Object.entries(properties)
    .filter(([inner]) => value[inner] !== undefined && value[inner] !== null)
    .map(([inner, property]) => [`${name}.${inner}`, formOf(value[inner], nonNullable(property))])

/** Formats a value for a form control. */
export function formOf(value: unknown, field: JsonSchema): string {
  if (Array.isArray(value))
    return value.some((item) => typeof item === 'object')
      ? JSON.stringify(value)
      : value.map((item) => formOf(item, field.items ?? {})).join('; ')
  if (isRecord(value)) return JSON.stringify(value)
  if (typeof value !== 'number') {
    const text = value === undefined || value === null ? '' : String(value)
    return field['x-granularity'] === 'month' && ISO_DAY.test(text) ? text.slice(0, 'YYYY-MM'.length) : text
  }
  return numberFormat(numbersIn(), field['x-unit'] === 'BRL' ? 2 : 0, field.type !== 'integer').format(value)
}

const formats: Record<string, Intl.NumberFormat> = {}

/** Cached: constructing a formatter costs many times a single format call. */
function numberFormat(locale: string, minimumFractionDigits: number, useGrouping: boolean): Intl.NumberFormat {
  const name = locale + minimumFractionDigits + useGrouping
  formats[name] ??= new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits: SHOWN_DECIMALS, useGrouping })
  return formats[name]
}

/** Value in a page URL: the API's own form, with a comma where a dot could be read as a thousands separator. */
export function addressOf(value: unknown): string {
  if (Array.isArray(value)) return value.some((item) => typeof item === 'object') ? JSON.stringify(value) : value.map(addressOf).join(';')
  if (isRecord(value)) return JSON.stringify(value)
  const text = String(value)
  return readersLanguage() === null && /^-?\d{1,3}\.\d{3}$/.test(text) ? text.replace('.', ',') : text
}
