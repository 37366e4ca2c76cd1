/** Exports answer rows as CSV in the Brazilian spreadsheet dialect or as XLSX. */

import { isDay } from '../../../engine/core/day.ts'
import { NotFound } from '../../../engine/core/errors.ts'
import { word } from '../../../engine/core/text/language.ts'
import type { JsonSchema } from '../../../engine/operation/definition/descriptor.ts'
import { cellText, csvText, readersLocale } from '../../../engine/presentation/spreadsheet/sheet.ts'
import type { SheetValue } from '../../formats/workbooks.ts'
import type { FileForm } from './downloads.ts'

export interface SheetOfRows {
  readonly columns: readonly { readonly name: string; readonly field?: JsonSchema }[]
  readonly values: readonly (readonly unknown[])[]
}

/** Longer than any schedule; a larger workbook would block the process. */
const MAX_ROWS = 5000

export const FILE_TYPES: Readonly<Record<FileForm, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export async function fileOf(form: FileForm, sheet: SheetOfRows | null): Promise<string | Buffer> {
  if (sheet === null) throw new NotFound('Não há essa lista nesta resposta.')
  const header = sheet.columns.map(({ name }) => name)
  if (form === 'csv') return csvText(header, sheet.values, readersLocale())
  if (sheet.values.length > MAX_ROWS) throw new NotFound(word`A lista passa de ${MAX_ROWS} linhas: baixe em CSV.`)
  // Loaded on first use: few visitors export a workbook.
  const { writeWorkbook } = await import('../../formats/workbooks.ts')
  const money = sheet.columns.flatMap(({ field }, index) => (field?.['x-unit'] === 'BRL' ? [index] : []))
  return Buffer.from(await writeWorkbook([header, ...sheet.values.map((row) => row.map(cell))], money))
}

/** Keeps numbers numeric and converts dates to spreadsheet dates. */
function cell(value: unknown): SheetValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return value
  if (typeof value === 'string') return isDay(value) ? new Date(`${value}T00:00:00Z`) : value
  return cellText(value, readersLocale())
}
