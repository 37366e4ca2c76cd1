/**
 * Neutralizes formula injection: spreadsheets execute text that starts with = + - @, a tab or a line break. Such a cell gets a leading
 * apostrophe, which spreadsheets treat as text (OWASP, CSV Injection), and reading removes it.
 */
import { cellsOf, type Delimiter } from './spreadsheet/delimited.ts'

const STARTS = /^[=+\-@\t\r]/
/** -5, +1.234,56, -1e3, 12%: a signed number is not a formula. */
const NUMBER = /^[+-]?(?:\d[\d.,]*|[.,]\d+)(?:e[+-]?\d+)?%?$/i

/** Ignores leading apostrophes, so that an already neutralized cell is escaped again and round-trips. */
function runs(text: string): boolean {
  const bare = text.replace(/^'+/, '')
  return STARTS.test(bare) && !NUMBER.test(bare)
}

export const inert = (text: string): string => (runs(text) ? `'${text}` : text)

/** Inverse of `inert`. */
export const asWritten = (text: string): string => (text.startsWith("'") && runs(text) ? text.slice(1) : text)

/** Neutralizes a whole row; returns it unchanged when no cell is a formula. */
export function inertRow(row: string, delimiter: Delimiter): string {
  if (!MAY_RUN.test(row)) return row
  const cells = cellsOf(row, delimiter)
  if (!cells) return inert(row)
  const safe = cells.map(inert)
  return safe.every((cell, at) => cell === cells[at]) ? row : safe.map((cell) => quoted(cell, delimiter)).join(delimiter)
}

/** Fast pre-check for a formula character at a cell start: few rows match, and the rest skip parsing. */
const MAY_RUN = /(?:^|[,;\t"])'*[=+\-@\t\r]/

const quoted = (text: string, delimiter: Delimiter): string =>
  /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text
