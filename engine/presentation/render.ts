/** Serializes an answer to the text an adapter sends. */
import type { Answer, Operation } from '../operation/definition/operation.ts'
import type { Spreadsheet } from '../operation/definition/query.ts'
import { tableOf } from './spreadsheet/rows.ts'
import { cellText, csvHeader, csvLine, type Locale } from './spreadsheet/sheet.ts'
import { projected, type View } from './view.ts'

/** An operation's own spreadsheet layout; takes precedence when no fields are selected. */
interface Sheeted {
  readonly csv?: ((answer: Answer) => Spreadsheet) | undefined
}

/** Rows per chunk: serialized in a fraction of a millisecond. */
const ROWS_A_PIECE = 200

export function rendered(operation: Operation & Sheeted, answer: Answer, view: View): string {
  let text = ''
  for (const piece of renderedInPieces(operation, answer, view)) text += piece
  return text
}

/**
 * Serializes in chunks: a daily series over decades has thousands of rows, and the caller can yield to other work between chunks. A single
 * field with a single value yields that bare value, so that a spreadsheet formula can fetch it into its cell.
 */
export function* renderedInPieces(operation: Operation & Sheeted, answer: Answer, view: View): Generator<string, void> {
  if (view.format === 'json') return yield JSON.stringify(projected(answer, view))
  if (view.format === 'csv' && !view.fields && operation.csv) {
    const { header, lines } = operation.csv(answer)
    return yield* csvInPieces(header, lines, view.locale)
  }
  const shown = view.explain ? answer : projected(answer, { fields: null, explain: false })
  const { header, list, rows } = tableOf(operation, view)
  if (view.format === 'csv') {
    if (answer.hypothetical === true) return yield* csvInPieces(['hypothetical', ...header], marked(rows(shown)), view.locale)
    if (view.fields?.length === 1 && list === null && header.length === 1) {
      for (const [value] of rows(shown)) yield cellText(value, view.locale)
      return
    }
    return yield* csvInPieces(header, rows(shown), view.locale)
  }
  if (list === null) return yield `${JSON.stringify(projected(answer, view))}\n`
  yield* inPieces(rows(shown), (row) => `${JSON.stringify(Object.fromEntries(row.map((value, at) => [header[at]!, value])))}\n`)
}

export function* csvInPieces(header: readonly string[], lines: Iterable<readonly unknown[]>, locale: Locale): Generator<string, void> {
  yield csvHeader(header, locale)
  yield* inPieces(lines, (line) => csvLine(line, locale))
}

function* marked(rows: Iterable<unknown[]>): Generator<unknown[], void> {
  for (const row of rows) yield [true, ...row]
}

function* inPieces(rows: Iterable<readonly unknown[]>, written: (row: readonly unknown[]) => string): Generator<string, void> {
  let piece = ''
  let count = 0
  for (const row of rows) {
    piece += written(row)
    if (++count % ROWS_A_PIECE !== 0) continue
    yield piece
    piece = ''
  }
  yield piece
}

export const MEDIA_TYPES: Readonly<Record<View['format'], string>> = {
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  csv: 'text/csv',
}
