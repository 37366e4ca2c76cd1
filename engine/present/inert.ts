/**
 * Cells that a spreadsheet would run: text that starts with = + - @, a tab or a line break is a formula to it, whoever wrote it. Such a cell
 * is written after an apostrophe, by which spreadsheets know text (OWASP, CSV Injection), and is read back without it.
 */
import { cellsOf, type Delimiter } from './delimited.ts'

const STARTS = /^[=+\-@\t\r]/
/** -5, +1.234,56, -1e3, 12%: a number with its sign is no formula. */
const NUMBER = /^[+-]?(?:\d[\d.,]*|[.,]\d+)(?:e[+-]?\d+)?%?$/i

/** Apostrophes before it are those of cells that were made inert already: they count as one more text to keep. */
function runs(text: string): boolean {
  const bare = text.replace(/^'+/, '')
  return STARTS.test(bare) && !NUMBER.test(bare)
}

export const inert = (text: string): string => (runs(text) ? `'${text}` : text)

/** What `inert` was given. */
export const asWritten = (text: string): string => (text.startsWith("'") && runs(text) ? text.slice(1) : text)

/** A whole row, as it is where none of its cells would run. */
export function inertRow(row: string, delimiter: Delimiter): string {
  if (!MAY_RUN.test(row)) return row
  const cells = cellsOf(row, delimiter)
  if (!cells) return inert(row)
  const safe = cells.map(inert)
  return safe.every((cell, at) => cell === cells[at]) ? row : safe.map((cell) => quoted(cell, delimiter)).join(delimiter)
}

/** One of those letters where a cell may begin: nearly no row has it, and is then not taken apart. */
const MAY_RUN = /(?:^|[,;\t"])'*[=+\-@\t\r]/

const quoted = (text: string, delimiter: Delimiter): string =>
  /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text
