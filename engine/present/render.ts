/** An answer as the text a door sends. */
import type { Answer, Operation } from '../core/operation/operation.ts'
import type { Spreadsheet } from '../core/operation/query.ts'
import { tableOf } from './rows.ts'
import { cellText, csvHeader, csvLine, type Locale } from './sheet.ts'
import { projected, type View } from './view.ts'

/** Where an operation has a spreadsheet of its own, it is that which is written whole. */
interface Sheeted {
  readonly csv?: ((answer: Answer) => Spreadsheet) | undefined
}

/** Written in a fraction of a millisecond. */
const ROWS_A_PIECE = 200

export function rendered(operation: Operation & Sheeted, answer: Answer, view: View): string {
  let text = ''
  for (const piece of renderedInPieces(operation, answer, view)) text += piece
  return text
}

/**
 * The same piece by piece: a daily series of decades has thousands of rows, and whoever writes them may let others go first in between.
 * One field that is one value is that value alone, so that a formula of a spreadsheet can fetch it into its cell.
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
