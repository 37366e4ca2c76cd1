/** Reads a table file in the browser, and writes results in the same format. */

import { asWritten, inert } from '../../../../engine/presentation/inert.ts'
import { writesComma } from '../../../../engine/presentation/spreadsheet/columns.ts'
import { cellsOf, DELIMITERS, type Delimiter, delimiterOf, rowEnd } from '../../../../engine/presentation/spreadsheet/delimited.ts'

export type Value = string | number | boolean | Date | null

export interface Table {
  readonly titles: readonly string[]
  readonly rows: readonly (readonly Value[])[]
  /** Text dialect of the input; null for a workbook. */
  readonly text: { readonly delimiter: Delimiter; readonly mark: string; readonly newline: string; readonly comma: boolean } | null
}

export class UnreadableFile extends Error {}

export async function tableOf(file: Blob): Promise<Table> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { isWorkbook, readWorkbook, OversizedWorkbook: SpreadOut } = await import('../../../formats/workbooks.ts')
  if (!isWorkbook(bytes)) return fromText(textIn(bytes))
  const rows = await readWorkbook(bytes).catch((error: unknown) => {
    if (error instanceof SpreadOut)
      throw new UnreadableFile('A planilha é grande demais, ou tem uma célula muito longe das outras: apague as vazias ou use um CSV.')
    throw new UnreadableFile('O arquivo parece uma planilha do Excel, mas não pôde ser lido.')
  })
  const [titles, ...rest] = rows.filter((row) => row.some((value) => value !== null && value !== ''))
  if (!titles) throw new UnreadableFile('A planilha está vazia.')
  return { titles: titles.map((value) => String(value ?? '').trim()), rows: rest, text: null }
}

/** Decodes UTF-16 by its byte-order mark, else UTF-8 if valid, else Windows-1252. */
function textIn(bytes: Uint8Array): string {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
  if (wide) return new TextDecoder(wide, { ignoreBOM: true }).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Parses rows copied from a spreadsheet or read from a text file. */
export function fromText(whole: string): Table {
  const mark = whole.startsWith('\ufeff') ? '\ufeff' : ''
  const told = /^sep=([,;\t])\r?\n/i.exec(whole.slice(mark.length))
  const text = whole.slice(mark.length + (told?.[0].length ?? 0))
  const line = text.indexOf('\n')
  const delimiter = DELIMITERS.find((each) => each === told?.[1]) ?? delimiterOf(line === -1 ? text : text.slice(0, line))
  const rows: string[][] = []
  for (let at = 0; at < text.length; ) {
    const end = rowEnd(text, at, delimiter)
    const row = text.slice(at, end).replace(/\r$/, '')
    at = end + 1
    if (row.trim() === '') continue
    const cells = cellsOf(row, delimiter)
    if (!cells) throw new UnreadableFile(`A linha ${rows.length + 1} tem aspas que não fecham.`)
    rows.push(cells.map(asWritten))
  }
  const [titles, ...rest] = rows
  if (!titles) throw new UnreadableFile('A planilha está vazia.')
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const comma = writesComma(rest.slice(0, 100).flat(), delimiter)
  return { titles: titles.map((title) => title.trim()), rows: rest, text: { delimiter, mark: mark + (told?.[0] ?? ''), newline, comma } }
}

/** Cell value as typed text. */
export function typedIn(value: Value | undefined): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'boolean' ? (value ? 'sim' : 'não') : String(value).trim()
}

/** CSV dialect when the input was a workbook: as Brazilian Excel expects. */
const BRAZILIAN = { delimiter: ';', mark: '', newline: '\r\n', comma: true } as const

/** Rows as text in the input's dialect, or as a workbook. @param money amount columns. */
export async function fileOf(
  { text }: Table,
  rows: readonly (readonly Value[])[],
  form: 'csv' | 'xlsx',
  money: readonly number[],
): Promise<Blob> {
  if (form === 'xlsx') {
    const { writeWorkbook } = await import('../../../formats/workbooks.ts')
    return new Blob([await writeWorkbook(rows.map(asTyped), money)])
  }
  const { delimiter, mark, newline, comma } = text ?? BRAZILIAN
  const cell = (value: Value): string => {
    const written =
      typeof value === 'number' && comma
        ? String(value).replace('.', ',')
        : typeof value === 'string'
          ? inert(typedIn(value))
          : typedIn(value)
    return /["\r\n]/.test(written) || written.includes(delimiter) ? `"${written.replaceAll('"', '""')}"` : written
  }
  const lines = rows.map((row) => row.map(cell).join(delimiter) + newline)
  // Excel needs the byte-order mark to decode accents.
  return new Blob([mark || '\ufeff', ...lines], { type: 'text/csv;charset=utf-8' })
}

/** Converts ISO dates to workbook dates. */
const asTyped = (row: readonly Value[]): Value[] =>
  row.map((value) => (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : value))
