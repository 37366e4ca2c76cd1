/** Rows of an answer as files for whoever goes on in a spreadsheet: CSV as Brazilian spreadsheets open it, and Excel's own form. */

import { isDay } from '../../../../engine/core/day.ts'
import { NotFound } from '../../../../engine/core/errors.ts'
import { word } from '../../../../engine/core/language.ts'
import type { JsonSchema } from '../../../../engine/core/operation/descriptor.ts'
import { cellText, csvText, readersLocale } from '../../../../engine/present/sheet.ts'
import type { SheetValue } from '../../sheets.ts'
import type { FileForm } from './downloads.ts'

export interface SheetOfRows {
  readonly columns: readonly { readonly name: string; readonly field?: JsonSchema }[]
  readonly values: readonly (readonly unknown[])[]
}

/** Longer than any schedule here; past it a workbook would hold the process too long. */
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
  // Read when first asked for: most who come want no workbook.
  const { writeWorkbook } = await import('../../sheets.ts')
  const money = sheet.columns.flatMap(({ field }, index) => (field?.['x-unit'] === 'BRL' ? [index] : []))
  return Buffer.from(await writeWorkbook([header, ...sheet.values.map((row) => row.map(cell))], money))
}

/** A number stays a number and a day becomes one a spreadsheet can add to. */
function cell(value: unknown): SheetValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return value
  if (typeof value === 'string') return isDay(value) ? new Date(`${value}T00:00:00Z`) : value
  return cellText(value, readersLocale())
}
