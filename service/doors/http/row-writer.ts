/** How the rows of a batch are written, each as one element or line. */

import { InvalidInput } from '../../../engine/core/errors.ts'
import { word } from '../../../engine/core/language.ts'
import type { Answer, Operation } from '../../../engine/core/operation/operation.ts'
import { tableOf } from '../../../engine/present/rows.ts'
import { csvHeader, csvLine } from '../../../engine/present/sheet.ts'
import type { View } from '../../../engine/present/view.ts'
import { problemOf, type Refusal } from '../refusals.ts'

/** What is said of a row; of all together, where it has no index. */
export type RowAnswer =
  | { readonly index: number; readonly result: Answer }
  | { readonly index: number; readonly error: string }
  | { readonly summary: Answer }

/** What goes before, between and after the rows. */
export interface RowWriter {
  readonly before: string
  readonly between: string
  readonly after: string
  row(answer: RowAnswer): string
}

/** @param marked whether all rows are under a change of the law, which a column of a spreadsheet then says. */
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
  // Before all others: a spreadsheet cut anywhere still says that it is not the law.
  const line = (hypothetical: unknown, cells: readonly unknown[]): string => csvLine(marked ? [hypothetical, ...cells] : cells, view.locale)
  return {
    before: csvHeader([...(marked ? ['hypothetical'] : []), 'index', ...table.header, 'error'], view.locale),
    between: '',
    after: '',
    row(answer) {
      // What the rows come to together is no row of theirs.
      if ('summary' in answer) return ''
      if (!('result' in answer)) return line(null, [answer.index, ...blank, answer.error])
      if (answer.result.hypothetical === true && !marked) return line(null, [answer.index, ...blank, UNMARKED])
      const [row = blank] = table.rows(answer.result)
      return line(answer.result.hypothetical ?? null, [answer.index, ...row, null])
    },
  }
}

/** A row that brings a change of its own, where no column could say that it does. */
const UNMARKED = 'A linha traz uma mudança da lei: em csv, mande-a no endereço (?law=), para que a resposta o diga.'

/** What a row says of its refusal: the part of the problem that is the row's own. */
export function rowProblem(refusal: Refusal, english: boolean): { readonly error: string } {
  const { error, code, issues } = problemOf(refusal, english)
  return Object.assign({ error, code }, issues !== undefined && { issues })
}
