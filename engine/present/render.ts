/** An answer as the text a door sends. */
import type { Answer, Operation } from '../core/operation/operation.ts'
import type { Spreadsheet } from '../core/operation/query.ts'
import { tableOf } from './rows.ts'
import { cellText, csvText } from './sheet.ts'
import { projected, type View } from './view.ts'

/** Where an operation has a spreadsheet of its own, it is that which is written whole. */
interface Sheeted {
  readonly csv?: ((answer: Answer) => Spreadsheet) | undefined
}

/** One field that is one value is that value alone, so that a formula of a spreadsheet can fetch it into its cell. */
export function rendered(operation: Operation & Sheeted, answer: Answer, view: View): string {
  if (view.format === 'json') return JSON.stringify(projected(answer, view))
  if (view.format === 'csv' && !view.fields && operation.csv) {
    const { header, lines } = operation.csv(answer)
    return csvText(header, lines, view.locale)
  }
  const shown = view.explain ? answer : projected(answer, { fields: null, explain: false })
  const table = tableOf(operation, view)
  if (view.format === 'csv') {
    const rows = table.rows(shown)
    if (answer.hypothetical === true)
      return csvText(
        ['hypothetical', ...table.header],
        rows.map((row) => [true, ...row]),
        view.locale,
      )
    if (view.fields?.length === 1 && table.list === null && table.header.length === 1) return cellText(rows[0]![0], view.locale)
    return csvText(table.header, rows, view.locale)
  }
  if (table.list === null) return `${JSON.stringify(projected(answer, view))}\n`
  return table
    .rows(shown)
    .map((row) => `${JSON.stringify(Object.fromEntries(row.map((value, at) => [table.header[at]!, value])))}\n`)
    .join('')
}

export const MEDIA_TYPES: Readonly<Record<View['format'], string>> = {
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  csv: 'text/csv',
}
