/** Parses a file row to a person, or to the reason it is invalid. */
import { isRecord } from '../../../../engine/core/collections/records.ts'
import type { PayrollLine } from '../../../../engine/domains/payroll/law/payroll-lines.ts'
import { PERSON } from '../../../../engine/payroll-run/run.ts'
import { personOfRow, sheetColumns } from '../../../../engine/payroll-run/sheet.ts'
import { cellsOf, type Delimiter } from '../../../../engine/presentation/spreadsheet/delimited.ts'
import type { Characters } from '../batch/form.ts'

export type ExtraLines = ReadonlyMap<string, readonly Record<string, unknown>[]>

export type Row = { readonly person: unknown } | { readonly unreadable: string }

const MAX_ROW_CHARACTERS = 64 * 1024

export const asJson = (line: string): Row => {
  if (line.length > MAX_ROW_CHARACTERS) return { unreadable: 'a linha passa de 64 KiB' }
  try {
    return { person: JSON.parse(line) }
  } catch {
    return { unreadable: 'não é JSON' }
  }
}

export interface RowForm {
  readonly form: 'csv' | 'ndjson'
  readonly delimiter: Delimiter
  readonly decimalComma: boolean
  /** Column titles of a sheet. */
  readonly titles: readonly string[]
  readonly characters: Characters
}

/** @param lines payroll natures that resolve the titles of a sheet. */
export function rowReader(
  { form, delimiter, decimalComma, titles }: Omit<RowForm, 'characters'>,
  lines: readonly PayrollLine[],
): (text: string) => Row {
  if (form === 'ndjson') return asJson
  const columns = sheetColumns(titles, PERSON.inputSchema, lines)
  return (text) => {
    const cells = cellsOf(text, delimiter)
    return cells ? { person: personOfRow(cells, columns, decimalComma) } : { unreadable: 'há uma aspa sem par nesta linha' }
  }
}

interface PersonForm extends Omit<RowForm, 'characters'> {
  readonly extra: ExtraLines | null
}

/** Parses a row to a person, adding the lines of the separate file. */
export function personReader(form: PersonForm, lines: readonly PayrollLine[]): (text: string) => Row {
  const read = rowReader(form, lines)
  const { extra } = form
  if (!extra) return read
  return (text) => {
    const row = read(text)
    if ('unreadable' in row || !isRecord(row.person)) return row
    const { person } = row
    const more = extra.get(String(person.id))
    return more ? { person: { ...person, lines: [...(Array.isArray(person.lines) ? person.lines : []), ...more] } } : row
  }
}
