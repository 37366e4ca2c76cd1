/** Detects the input's encoding, BOM and line breaks, so that the output matches them. */
import { cellText, isWorkbook, OversizedWorkbook, readWorkbook, type SheetValue } from '../../../formats/workbooks.ts'
import { UsageError } from '../../command-context.ts'
import { cell } from './csv.ts'

/** Encoding beyond ASCII. UTF-16 is converted to UTF-8 on input and back on output. */
export type Characters = 'utf-8' | 'windows-1252'

type Wide = 'utf-16le' | 'utf-16be'

export interface OpenedInput {
  readonly chunks: AsyncIterable<Uint8Array>
  /** Original workbook cells; null for a text file. */
  readonly sheet: readonly (readonly SheetValue[])[] | null
  /** Encodes UTF-8 output in the form of the input. */
  encoder(): (bytes: Uint8Array) => Uint8Array
  /** True when the file size equals the size of the decoded text. */
  readonly asIs: boolean
}

const same = () => (bytes: Uint8Array) => bytes

/** Detects the format from the first bytes and converts other formats to UTF-8 text. */
export async function openInput(chunks: AsyncIterable<Uint8Array>): Promise<OpenedInput> {
  const rest = chunks[Symbol.asyncIterator]()
  const first = await beginning(rest)
  const whole = joined(first, rest)
  if (isWorkbook(first)) {
    const rows = await workbook(whole)
    const from = rows.findIndex(isFilled)
    // A blank row becomes a blank line, which is not a row but keeps line numbers aligned.
    const text = rows.slice(Math.max(0, from)).map((row) => (isFilled(row) ? textRow(row) : '\n'))
    return { chunks: once(Buffer.from(text.join(''))), sheet: rows.filter(isFilled), encoder: same, asIs: false }
  }
  const wide: Wide | null = first[0] === 0xff && first[1] === 0xfe ? 'utf-16le' : first[0] === 0xfe && first[1] === 0xff ? 'utf-16be' : null
  if (wide === null) return { chunks: whole, sheet: null, encoder: same, asIs: true }
  return { chunks: narrowed(whole, wide), sheet: null, encoder: () => widener(wide), asIs: true }
}

/** Reads enough bytes to detect the format, for any chunk size. */
async function beginning(rest: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let bytes: Uint8Array = new Uint8Array()
  while (bytes.length < 4) {
    const next = await rest.next()
    if (next.done) break
    bytes = bytes.length === 0 ? next.value : Buffer.concat([bytes, next.value])
  }
  return bytes
}

async function* joined(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function workbook(chunks: AsyncIterable<Uint8Array>): Promise<SheetValue[][]> {
  const held: Uint8Array[] = []
  for await (const chunk of chunks) held.push(chunk)
  try {
    return await readWorkbook(new Uint8Array(Buffer.concat(held)))
  } catch (error) {
    if (error instanceof OversizedWorkbook)
      throw new UsageError('A planilha é grande demais, ou tem uma célula muito longe das outras: apague as vazias ou envie em CSV.')
    throw new UsageError('O arquivo parece uma planilha do Excel, mas não pôde ser lido como XLSX.')
  }
}

const isFilled = (row: readonly SheetValue[]): boolean => row.some((value) => value !== null && value !== '')

/** One line per row, so that line numbers in refusals match the sheet. */
const textRow = (row: readonly SheetValue[]): string =>
  `${row
    .map((value) => cell(cellText(value).replace(/\s*[\r\n]+\s*/g, ' '), ',', 'utf-8'))
    .map(utf8)
    .join(',')}\n`

/** Cells are bytes decoded as latin1. */
const utf8 = (bytes: string): string => Buffer.from(bytes, 'latin1').toString()

/** Keeps the BOM, in UTF-8, so that output starts like the input. */
async function* narrowed(chunks: AsyncIterable<Uint8Array>, wide: Wide): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(wide, { ignoreBOM: true })
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }))
  yield Buffer.from(decoder.decode())
}

function widener(wide: Wide): (bytes: Uint8Array) => Uint8Array {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  return (bytes) => {
    const wider = Buffer.from(decoder.decode(bytes, { stream: true }), 'utf16le')
    return wide === 'utf-16le' ? wider : wider.swap16()
  }
}

/** Encoding of a text file: UTF-8 when valid, otherwise Windows-1252. */
export function charactersOf(head: Uint8Array): Characters {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** Decodes a latin1 cell in the file's encoding. */
export function textIn(bytes: string, characters: Characters): string {
  return /[^\0-\x7f]/.test(bytes) ? new TextDecoder(characters).decode(Buffer.from(bytes, 'latin1')) : bytes
}
