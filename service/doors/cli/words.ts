/** Values and sentences as a Brazilian reads them on a terminal. */
import { type Day, formatDay, isDay } from '../../../engine/core/day.ts'
import { formatBRL, fromNumber } from '../../../engine/core/money.ts'

export interface Shown {
  readonly type?: unknown
  readonly format?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, Shown>>
  readonly items?: Shown
  readonly anyOf?: readonly Shown[]
  readonly 'x-unit'?: string
}

/** A value that is neither a list nor an object, by its schema. */
export function scalar(value: unknown, schema: Shown | undefined): string {
  if (value === null || value === undefined) return '—'
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'number') {
    const unit = schema?.['x-unit']
    if (unit === 'BRL') return formatBRL(fromNumber(value))
    return unit === 'percent' ? `${String(value).replace('.', ',')}%` : decimal(value)
  }
  return typeof value === 'string' && schema?.format === 'date' && isDay(value) ? formatDay(value as Day) : String(value)
}

/** 1234.5 → 1234,50: whole numbers stay whole, since they may be years or codes. */
export function decimal(value: number): string {
  const text = String(value)
  if (!text.includes('.') || text.includes('e')) return text.replace('.', ',')
  const [whole, fraction] = text.split('.') as [string, string]
  return `${whole},${fraction.padEnd(2, '0')}`
}

/** Lines no wider than the terminal. @param first what the first line starts with, in place of the indent. */
export function wrapped(text: string, width: number, indent: string, first = indent): string[] {
  const lines: string[] = []
  let line = first
  let empty = true
  // Runs of spaces align figures, and an amount stays with its sign.
  for (const word of text.split(/(?<!R\$)(?<! ) (?! )/)) {
    if (!empty && line.length + word.length + 1 > width) {
      lines.push(line)
      line = indent
      empty = true
    }
    line += empty ? word : ` ${word}`
    empty = false
  }
  lines.push(line)
  return lines
}

/** Columns side by side; numbers end where their column ends. */
export function columns(rows: readonly (readonly string[])[], indent: string, toTheRight: readonly boolean[]): string[] {
  const widths = rows[0]!.map((_cell, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) =>
    (
      indent + row.map((cell, column) => (toTheRight[column] ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!))).join('  ')
    ).trimEnd(),
  )
}

export interface Style {
  bold(text: string): string
  dim(text: string): string
  red(text: string): string
}

export function styleFor(color: boolean): Style {
  const paint = (code: number) => (text: string) => (color ? `\u001b[${code}m${text}\u001b[0m` : text)
  return { bold: paint(1), dim: paint(2), red: paint(31) }
}
