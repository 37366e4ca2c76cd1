/** Numbers and days as Brazilians write them. */
import { type Day, formatDay, isDay } from '../../../engine/core/day.ts'
import { type Field, wordOf } from './schema.ts'

const decimals = (minimum: number, maximum: number) =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: minimum, maximumFractionDigits: maximum })
const CENTAVOS = decimals(2, 2)
const PERCENT = decimals(0, 4)
const PLAIN = decimals(0, 6)
const QUOTE = decimals(2, 4)
const COMPACT = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 })

/** A real minus sign: the hyphen is too short beside digits. */
const signed = (value: number, text: string): string => (value < 0 ? `−${text}` : text)

export const brl = (value: number): string => signed(value, `R$\u00a0${CENTAVOS.format(Math.abs(value))}`)
export const percent = (value: number): string => signed(value, `${PERCENT.format(Math.abs(value))}%`)
export const plain = (value: number): string => signed(value, PLAIN.format(Math.abs(value)))
export const compact = (value: number): string => signed(value, COMPACT.format(Math.abs(value)))
const quote = (value: number): string => signed(value, `R$\u00a0${QUOTE.format(Math.abs(value))}`)

/** A year is not a quantity: 2026, not 2.026. */
const YEAR = /(^|[a-z])year$|^Ano\b/i

/** A result as text, by what its schema says it is. */
export function shown(value: unknown, field: Field = {}): string {
  if (value === null || value === undefined) return '—'
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (typeof value === 'string') return field.enum ? wordOf(field, value) : isDay(value) ? formatDay(value as Day) : value
  if (typeof value !== 'number') return String(value)
  if (field['x-unit'] === 'BRL') return brl(value)
  if (field['x-unit'] === 'percent') return percent(value)
  if (YEAR.test(field.description ?? '') && Number.isInteger(value) && value > 1900) return String(value)
  return plain(value)
}

/** What the number does not already say: "% ao ano" after 13,75% is "ao ano". */
export const unitLeft = (unit: string): string => unit.replace(/^(?:%|R\$) /, '')

/** An indicator's value: reais for quotes and wages, percentage for rates and changes, a plain number for an index. */
export const inUnit = (value: number, unit: string): string =>
  unit.startsWith('R$') ? quote(value) : unit.startsWith('%') ? percent(value) : plain(value)
