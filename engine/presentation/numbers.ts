/** Formats numbers and dates in the Brazilian style; the only module that turns values into text. */
import { formatDay, isDay } from '../core/day.ts'
import { readersLanguage, translate, word } from '../core/text/language.ts'
import type { JsonSchema } from '../operation/definition/descriptor.ts'
import { wordOf } from './schema.ts'

/** Uses the minus sign (U+2212): a hyphen is too short beside digits. */
const signed = (value: number, text: string): string => (value < 0 ? `−${text}` : text)

/** 1234.5 → "1.234,5", with a minimum and a maximum of decimals. */
function written(value: number, least: number, most: number): string {
  const text = Math.abs(value).toFixed(most)
  const point = text.indexOf('.')
  if (point < 0) return grouped(text)
  let end = text.length
  while (end > point + 1 + least && text[end - 1] === '0') end--
  const whole = grouped(text.slice(0, point))
  return end === point + 1 ? whole : `${whole}${readersLanguage() === null ? ',' : '.'}${text.slice(point + 1, end)}`
}

function grouped(digits: string): string {
  const group = readersLanguage() === null ? '.' : ','
  let start = digits.length
  let text = ''
  for (; start > 3; start -= 3) text = `${group}${digits.slice(start - 3, start)}${text}`
  return digits.slice(0, start) + text
}

export const brl = (value: number): string => signed(value, `R$ ${written(value, 2, 2)}`)
/** Unit price: fuel, a currency. */
const quote = (value: number): string => signed(value, `R$ ${written(value, 2, 6)}`)
/** Uses more decimals for values that two decimals would round to zero. */
export const percent = (value: number, most = 4): string =>
  signed(value, `${written(value, 0, Math.abs(value) < 0.01 ? Math.max(most, 4) : most)}%`)
export const plain = (value: number): string =>
  Math.abs(value) >= 1e21 ? String(value) : signed(value, written(value, 0, Math.abs(value) < 1e9 ? 6 : 0))

/** Formatters by unit. */
const UNITS: Readonly<Record<string, (value: number) => string>> = {
  BRL: brl,
  year: String,
}

/** Formats a value by its schema. */
export function formatValue(value: unknown, field: JsonSchema = {}): string {
  if (value === null || value === undefined) return '—'
  if (typeof value === 'boolean') return translate(value ? 'Sim' : 'Não')
  if (typeof value === 'string') return field.enum ? wordOf(field, value) : isDay(value) ? formatDay(value) : translate(value)
  if (typeof value !== 'number') return String(value)
  const unit = field['x-unit'] ?? ''
  if (unit === 'percent') return percent(value, field['x-decimals'])
  return (UNITS[unit] ?? (unit.startsWith('BRL/') ? quote : plain))(value)
}

/** Unit without the part the number already shows: "% ao ano" after 13,75% becomes "ao ano". */
export const unitLeft = (unit: string): string => unit.replace(/^(?:%|R\$|pontos) /, '')

/** Value of an indicator: reais for quotes and wages, percentage for rates and changes, points for an index. */
export const inUnit = (value: number, unit: string): string =>
  unit.startsWith('R$') ? quoted(value) : unit.startsWith('%') ? percent(value) : word`${plain(value)} pontos`

const quoted = (value: number): string => signed(value, `R$ ${written(value, 2, 4)}`)
