/** The form a file came in, so that what goes out has the same: its characters, its marks, its line breaks. */
import { cellText, isWorkbook, readWorkbook, type SheetValue, SpreadOut } from '../../sheets.ts'
import { BadUsage } from '../commands.ts'
import { cell } from './csv.ts'

/** How text beyond ASCII is written. UTF-16 is turned into UTF-8 on its way in, and back on its way out. */
export type Characters = 'utf-8' | 'windows-1252'

type Wide = 'utf-16le' | 'utf-16be'

export interface Opened {
  readonly chunks: AsyncIterable<Uint8Array>
  /** What the rows of a workbook were before they became text; null for a file of text. */
  readonly sheet: readonly (readonly SheetValue[])[] | null
  /** Of the same form as what came, from UTF-8. */
  encoder(): (bytes: Uint8Array) => Uint8Array
  /** Whether the size told beforehand is that of what is read. */
  readonly asIs: boolean
}

const same = () => (bytes: Uint8Array) => bytes

/** Looks at how the bytes begin, and makes text of those that are none. */
export async function opened(chunks: AsyncIterable<Uint8Array>): Promise<Opened> {
  const rest = chunks[Symbol.asyncIterator]()
  const first = await beginning(rest)
  const whole = joined(first, rest)
  if (isWorkbook(first)) {
    const rows = await workbook(whole)
    const from = rows.findIndex(isFilled)
    // A blank row is a blank line: it is no row, and the lines after it keep their numbers.
    const text = rows.slice(Math.max(0, from)).map((row) => (isFilled(row) ? textRow(row) : '\n'))
    return { chunks: once(Buffer.from(text.join(''))), sheet: rows.filter(isFilled), encoder: same, asIs: false }
  }
  const wide: Wide | null = first[0] === 0xff && first[1] === 0xfe ? 'utf-16le' : first[0] === 0xfe && first[1] === 0xff ? 'utf-16be' : null
  if (wide === null) return { chunks: whole, sheet: null, encoder: same, asIs: true }
  return { chunks: narrowed(whole, wide), sheet: null, encoder: () => widener(wide), asIs: true }
}

/** Enough bytes to tell what they are of, however few come at a time. */
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
    if (error instanceof SpreadOut)
      throw new BadUsage('A planilha é grande demais, ou tem uma célula muito longe das outras: apague as vazias ou envie em CSV.')
    throw new BadUsage('O arquivo parece uma planilha do Excel, mas não pôde ser lido como XLSX.')
  }
}

const isFilled = (row: readonly SheetValue[]): boolean => row.some((value) => value !== null && value !== '')

/** One line for each row, so that the line of a refusal is that of the sheet. */
const textRow = (row: readonly SheetValue[]): string =>
  `${row
    .map((value) => cell(cellText(value).replace(/\s*[\r\n]+\s*/g, ' '), ',', 'utf-8'))
    .map(utf8)
    .join(',')}\n`

/** A cell is bytes read one to one as characters. */
const utf8 = (bytes: string): string => Buffer.from(bytes, 'latin1').toString()

/** The mark stays, as UTF-8 writes it: what comes out begins as what went in. */
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

/** Which characters a file of text is in: UTF-8 where it can be, else those of Windows in Portuguese. */
export function charactersOf(head: Uint8Array): Characters {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** A cell read one to one as characters, as the text it is. */
export function textIn(bytes: string, characters: Characters): string {
  return /[^\0-\x7f]/.test(bytes) ? new TextDecoder(characters).decode(Buffer.from(bytes, 'latin1')) : bytes
}
