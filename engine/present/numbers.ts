/** Numbers and days as Brazilians write them. The one place where a value becomes text. */
import { formatDay, isDay } from '../core/day.ts'
import { readersLanguage, spoken, word } from '../core/language.ts'
import type { JsonSchema } from '../core/operation/descriptor.ts'
import { wordOf } from './schema.ts'

/** A real minus sign before the whole: the hyphen is too short beside digits. */
const signed = (value: number, text: string): string => (value < 0 ? `−${text}` : text)

/** 1234.5 → "1.234,5"; at least and at most so many decimals. */
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
/** A price by unit: fuel, a currency. */
const quote = (value: number): string => signed(value, `R$ ${written(value, 2, 6)}`)
/** Two decimals of what is too small for them would be zero. */
export const percent = (value: number, most = 4): string =>
  signed(value, `${written(value, 0, Math.abs(value) < 0.01 ? Math.max(most, 4) : most)}%`)
export const plain = (value: number): string =>
  Math.abs(value) >= 1e21 ? String(value) : signed(value, written(value, 0, Math.abs(value) < 1e9 ? 6 : 0))

/** What a unit adds to a number. */
const UNITS: Readonly<Record<string, (value: number) => string>> = {
  BRL: brl,
  year: String,
}

/** A value by what its schema says it is. */
export function shown(value: unknown, field: JsonSchema = {}): string {
  if (value === null || value === undefined) return '—'
  if (typeof value === 'boolean') return spoken(value ? 'Sim' : 'Não')
  if (typeof value === 'string') return field.enum ? wordOf(field, value) : isDay(value) ? formatDay(value) : spoken(value)
  if (typeof value !== 'number') return String(value)
  const unit = field['x-unit'] ?? ''
  if (unit === 'percent') return percent(value, field['x-decimals'])
  return (UNITS[unit] ?? (unit.startsWith('BRL/') ? quote : plain))(value)
}

/** What the number does not already say: "% ao ano" after 13,75% is "ao ano". */
export const unitLeft = (unit: string): string => unit.replace(/^(?:%|R\$|pontos) /, '')

/** An indicator's value: reais for quotes and wages, percentage for rates and changes, points for an index. */
export const inUnit = (value: number, unit: string): string =>
  unit.startsWith('R$') ? quoted(value) : unit.startsWith('%') ? percent(value) : word`${plain(value)} pontos`

const quoted = (value: number): string => signed(value, `R$ ${written(value, 2, 4)}`)
