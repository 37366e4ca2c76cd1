/** Reads and writes the first sheet of an XLSX workbook as rows of values, in Node and in browsers. */
import { unzipSync } from 'fflate'
import { type CellValue, readSheet } from 'read-excel-file/universal'
import writeSheet from 'write-excel-file/universal'

export type SheetValue = string | number | boolean | Date | null

/** ZIP signature, as in every XLSX. */
export const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04

/** Workbook too large or sparse for the memory limit. */
export class OversizedWorkbook extends Error {}

/** Limit for all unpacked files: a million rows of ten columns. */
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024
/** Maximum ratio of the rectangle from A1 to the last cell to the actual cells, beyond `MIN_CELLS`. */
const MAX_EMPTY = 50
const MIN_CELLS = 1_000_000
const DECODED_BYTES = 1024 * 1024
/** Matches a cell or row, with its reference if any. */
const PLACED = /<(c|row)\b(?:[^>]*?\br="([A-Z]{0,3})(\d{1,7})")?/g
/** Longer than a tag name with its first attributes. */
const OVERLAP = 256

/** Rejects sparse sheets: a single cell at XFD1048576 expands to a rectangle of 17 billion. */
function refuseSpreadOut(bytes: Uint8Array): void {
  let unpacked = 0
  const sheets = unzipSync(bytes, {
    filter({ name, originalSize }) {
      // Counts texts and styles too, since reading unpacks them.
      unpacked += originalSize
      if (unpacked > MAX_UNPACKED_BYTES) throw new OversizedWorkbook('a workbook of more than 256 MB')
      return /^xl\/worksheets\/[^/]+\.xml$/i.test(name)
    },
  })
  for (const sheet of Object.values(sheets)) {
    const { cells, rows, columns } = extentOf(sheet)
    if (rows * columns > Math.max(MIN_CELLS, cells * MAX_EMPTY))
      throw new OversizedWorkbook(`${cells} cells spread over ${rows} × ${columns}`)
  }
}

function extentOf(sheet: Uint8Array): { readonly cells: number; readonly rows: number; readonly columns: number } {
  const decoder = new TextDecoder('latin1')
  let [cells, rows, columns, inRow] = [0, 0, 0, 0]
  let held = ''
  for (let at = 0; at < sheet.length; at += DECODED_BYTES) {
    const text = held + decoder.decode(sheet.subarray(at, at + DECODED_BYTES))
    // Defers a tag split across chunks to the next chunk.
    const end = at + DECODED_BYTES >= sheet.length ? text.length : Math.max(0, text.lastIndexOf('<', text.length - OVERLAP))
    for (const [, tag, letters = '', digits] of text.slice(0, end).matchAll(PLACED)) {
      rows = Math.max(rows, Number(digits ?? 0))
      if (tag === 'row') inRow = 0
      else {
        cells++
        inRow = letters === '' ? inRow + 1 : columnNumber(letters)
        columns = Math.max(columns, inRow)
      }
    }
    held = text.slice(end)
  }
  return { cells, rows, columns }
}

/** Column number: A is 1, XFD is 16,384. */
const columnNumber = (letters: string): number => Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<SheetValue[][]> {
  refuseSpreadOut(bytes)
  const rows = await readSheet(new Blob([bytes]))
  return rows.map((row) => row.map(plainValue))
}

/** Narrows the cell type, which the package declares too broadly. */
function plainValue(cell: CellValue | null): SheetValue {
  return cell === null || typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' || cell instanceof Date
    ? cell
    : String(cell)
}

/** Cell as typed text: dates as 2026-04-30, numbers with a decimal point. */
export function cellText(value: SheetValue): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'boolean' ? (value ? 'true' : 'false') : String(value)
}

/** Writes a workbook whose first row is the header. @param money columns formatted with centavos. */
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
