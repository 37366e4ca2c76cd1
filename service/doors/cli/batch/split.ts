/** Cuts a stream of rows into pieces that end where a row ends, so that each can be worked on apart. */
import { word } from '../../../../engine/core/language.ts'
import { BadUsage } from '../commands.ts'

export interface Piece {
  /** In memory of its own, so that it is handed to a thread and not copied. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The line of the file its first row starts on, from 1. */
  readonly line: number
  /** How many rows came before it. Blank lines are not rows. */
  readonly index: number
}

const LF = 10
const CR = 13
const QUOTE = 34

/** Small enough that memory stays flat and every core has work near the end; large enough that messages cost nothing. */
const PIECE_BYTES = 512 * 1024
const MAX_ROW_BYTES = 1024 * 1024

export interface Cut {
  /** Where the last whole row ends, after its line break; 0 when there is none. */
  readonly end: number
  readonly lines: number
  readonly rows: number
}

/** Counts the whole rows of some bytes. @param delimiter of a CSV, whose quoted cells may hold line breaks; null where lines are rows. */
export function cut(bytes: Uint8Array, delimiter: number | null): Cut {
  const lines = delimiter !== null && bytes.includes(QUOTE) ? null : rowsAlone(bytes)
  return lines ?? cutByByte(bytes, delimiter)
}

/** Where every line is a row, four bytes at a time; null where a line may be blank. Nearly every file is such, and one thread cuts for all. */
function rowsAlone(bytes: Uint8Array): Cut | null {
  const end = bytes.lastIndexOf(LF) + 1
  const words = new DataView(bytes.buffer, bytes.byteOffset, end)
  const inWords = end - (end % 4)
  const returns = bytes.includes(CR)
  let rows = 0
  // What stands before the first byte: a line break, as far as blank lines go.
  let after = HIGHEST_BIT
  let blank = 0
  for (let at = 0; at < inWords; ) {
    let counts = 0
    // Each of the four counts fits a byte.
    for (const stop = Math.min(inWords, at + 4 * 255); at < stop; at += 4) {
      const word = words.getInt32(at, true)
      const breaks = bytesThatAre(FOUR_BREAKS, word)
      blank |= ((breaks << 8) | after) & (returns ? breaks | bytesThatAre(FOUR_RETURNS, word) : breaks)
      after = breaks >>> 24
      counts += breaks >>> 7
    }
    rows += (counts & 0xff) + ((counts >>> 8) & 0xff) + ((counts >>> 16) & 0xff) + (counts >>> 24)
  }
  for (let at = inWords; at < end; at++) {
    const byte = bytes[at]!
    if (after !== 0 && (byte === LF || byte === CR)) blank = 1
    after = byte === LF ? HIGHEST_BIT : 0
    if (byte === LF) rows++
  }
  return blank === 0 ? { end, lines: rows, rows } : null
}

const HIGHEST_BIT = 0x80
const LOWER_BITS = 0x7f7f7f7f
const FOUR_BREAKS = 0x0a0a0a0a
const FOUR_RETURNS = 0x0d0d0d0d

/** The highest bit of each of the four bytes that is the same in both. */
function bytesThatAre(four: number, word: number): number {
  const different = word ^ four
  return ~(((different & LOWER_BITS) + LOWER_BITS) | different | LOWER_BITS)
}

function cutByByte(bytes: Uint8Array, delimiter: number | null): Cut {
  let end = 0
  let lines = 0
  let rows = 0
  let broken = 0
  let quoted = false
  let closedAt = -2
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!
    // Digits, letters and every delimiter but a tab: nearly all bytes there are.
    if (byte > QUOTE) continue
    if (byte === LF) {
      broken++
      if (quoted) continue
      if (!isBlank(bytes, end, at)) rows++
      end = at + 1
      lines += broken
      broken = 0
    } else if (byte === QUOTE && delimiter !== null) {
      if (quoted) {
        quoted = false
        closedAt = at
        // A quote opens a cell only at its start; right after a closing one it is an escaped quote.
      } else quoted = at === end || bytes[at - 1] === delimiter || closedAt === at - 1
    }
  }
  return { end, lines, rows }
}

function isBlank(bytes: Uint8Array, from: number, to: number): boolean {
  return to === from || (to === from + 1 && bytes[from] === CR)
}

export async function* pieces(chunks: AsyncIterable<Uint8Array>, delimiter: number | null, firstLine: number): AsyncGenerator<Piece> {
  let line = firstLine
  let index = 0
  let held: Uint8Array[] = []
  let size = 0

  const take = (last: boolean): Piece | undefined => {
    const open = last && held.at(-1)!.at(-1) !== LF
    const bytes = new Uint8Array(size + (open ? 1 : 0))
    let filled = 0
    for (const chunk of held) {
      bytes.set(chunk, filled)
      filled += chunk.length
    }
    if (open) bytes[filled] = LF
    const found = cut(bytes, delimiter)
    // What a quote left open runs to the end of the file: it is one row, for its reader to refuse.
    const end = last ? bytes.length : found.end
    held = end < bytes.length ? [bytes.slice(end)] : []
    size = bytes.length - end
    if (size > MAX_ROW_BYTES) throw new BadUsage(word`A linha ${line + found.lines} passa de 1 MiB: há aspas abertas e não fechadas?`)
    if (end === 0) return undefined
    const piece = { bytes: bytes.subarray(0, end), line, index }
    line += found.lines
    index += found.rows
    return piece
  }

  for await (const chunk of chunks) {
    held.push(chunk)
    size += chunk.length
    if (size < PIECE_BYTES) continue
    const piece = take(false)
    if (piece) yield piece
  }
  if (size > 0) {
    const piece = take(true)
    if (piece) yield piece
  }
}
