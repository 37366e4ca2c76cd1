/** Workbooks (XLSX) as rows of values, in and out: the first sheet. The same in a process and in a page. */
import { type CellValue, readSheet } from 'read-excel-file/universal'
import writeSheet from 'write-excel-file/universal'

export type SheetValue = string | number | boolean | Date | null

/** How a workbook, which is a ZIP, begins. */
export const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04

export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<SheetValue[][]> {
  const rows = await readSheet(new Blob([bytes]))
  return rows.map((row) => row.map(plainValue))
}

/** The package types a cell wider than it gives. */
function plainValue(cell: CellValue | null): SheetValue {
  return cell === null || typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' || cell instanceof Date
    ? cell
    : String(cell)
}

/** What a sheet's cell says, as text a person would type: a day as 2026-04-30, a number with a point. */
export function cellText(value: SheetValue): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'boolean' ? (value ? 'true' : 'false') : String(value)
}

/** The first row is the header. @param money the columns that are amounts, shown with their centavos. */
export async function writeWorkbook(
  rows: readonly (readonly SheetValue[])[],
  money: readonly number[] = [],
): Promise<Uint8Array<ArrayBuffer>> {
  const [header = [], ...body] = rows
  const bold = header.map((value) => ({ value: cellText(value), fontWeight: 'bold' as const }))
  const cells = (row: readonly SheetValue[]) =>
    row.map((value, index) => (typeof value === 'number' && money.includes(index) ? { value, format: '#,##0.00' } : value))
  const blob = await writeSheet([bold, ...body.map(cells)], { sheet: 'Resultado', dateFormat: 'dd/mm/yyyy' }).toBlob()
  return new Uint8Array(await blob.arrayBuffer())
}
