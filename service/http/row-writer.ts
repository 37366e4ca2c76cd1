/** Serializes batch rows, each as one element or line. */

import { InvalidInput } from '../../engine/core/errors.ts'
import { word } from '../../engine/core/text/language.ts'
import type { Answer, Operation } from '../../engine/operation/definition/operation.ts'
import { tableOf } from '../../engine/presentation/spreadsheet/rows.ts'
import { csvHeader, csvLine } from '../../engine/presentation/spreadsheet/sheet.ts'
import type { View } from '../../engine/presentation/view.ts'
import { problemOf, type Refusal } from '../runtime/problem-details.ts'

/** Answer of a row; a summary has no index. */
export type RowAnswer =
  | { readonly index: number; readonly result: Answer }
  | { readonly index: number; readonly error: string }
  | { readonly summary: Answer }

/** Delimiters of the rows. */
export interface RowWriter {
  readonly before: string
  readonly between: string
  readonly after: string
  row(answer: RowAnswer): string
}

/** @param marked true when all rows are under a law change, which adds a spreadsheet column. */
export function rowWriter(operation: Operation, view: View, marked: boolean): RowWriter {
  if (view.format === 'json') return { before: '[', between: ',\n', after: ']', row: (answer) => JSON.stringify(answer) }
  if (view.format === 'ndjson') return { before: '', between: '\n', after: '\n', row: (answer) => JSON.stringify(answer) }
  const table = tableOf(operation, view)
  if (table.list !== null)
    throw new InvalidInput([
      {
        field: 'fields',
        message: word`pede a lista ${table.list}: em csv, cada linha do lote é uma só; use format=ndjson`,
        english: `asks for the list ${table.list}: in csv each row of a batch is one; use format=ndjson`,
      },
    ])
  const blank = table.header.map(() => null)
  // First column, so that a truncated spreadsheet still shows that it is hypothetical.
  const line = (hypothetical: unknown, cells: readonly unknown[]): string => csvLine(marked ? [hypothetical, ...cells] : cells, view.locale)
  return {
    before: csvHeader([...(marked ? ['hypothetical'] : []), 'index', ...table.header, 'error'], view.locale),
    between: '',
    after: '',
    row(answer) {
      // The summary is not a row.
      if ('summary' in answer) return ''
      if (!('result' in answer)) return line(null, [answer.index, ...blank, answer.error])
      if (answer.result.hypothetical === true && !marked) return line(null, [answer.index, ...blank, UNMARKED])
      const [row = blank] = table.rows(answer.result)
      return line(answer.result.hypothetical ?? null, [answer.index, ...row, null])
    },
  }
}

/** Error of a row with its own law change when no column can mark it. */
const UNMARKED = 'A linha traz uma mudança da lei: em csv, mande-a no endereço (?law=), para que a resposta o diga.'

/** Error of a row: the row-specific part of the problem response. */
export function rowProblem(refusal: Refusal, english: boolean): { readonly error: string } {
  const { error, code, issues } = problemOf(refusal, english)
  return Object.assign({ error, code }, issues !== undefined && { issues })
}
