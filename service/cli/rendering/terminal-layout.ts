/** Lays out text for a terminal, in the reader's language. */
import { translate } from '../../../engine/core/text/language.ts'

/** Wraps lines to the terminal width. @param first prefix of the first line instead of the indent. */
export function wrapped(text: string, width: number, indent: string, first = indent): string[] {
  const lines: string[] = []
  let line = first
  let empty = true
  // Keep runs of spaces, which align figures, and keep R$ with its amount.
  for (const word of translate(text).split(/(?<!R\$)(?<! ) (?! )/)) {
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

/** Aligned columns; numbers are right-aligned. */
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
  const paint = (code: number) => (text: string) => (color ? `\u001b[${code}m${translate(text)}\u001b[0m` : translate(text))
  return { bold: paint(1), dim: paint(2), red: paint(31) }
}
