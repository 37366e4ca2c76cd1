/** Splits a stream into pieces at row ends, so that each can be processed independently. */
import { word } from '../../../../engine/core/text/language.ts'
import { UsageError } from '../../command-context.ts'

export interface Piece {
  /** Own buffer, transferable to a thread without a copy. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** 1-based file line of its first row. */
  readonly line: number
  /** Number of preceding rows; blank lines do not count. */
  readonly index: number
}

const LF = 10
const CR = 13
const QUOTE = 34

/** Small enough for constant memory and load balance near the end; large enough for negligible message overhead. */
const PIECE_BYTES = 512 * 1024
const MAX_ROW_BYTES = 1024 * 1024

export interface RowCount {
  /** End of the last whole row, after its line break; 0 without one. */
  readonly end: number
  readonly lines: number
  readonly rows: number
}

/** Counts whole rows. @param delimiter of a CSV, whose quoted cells may contain line breaks; null when lines are rows. */
export function countRows(bytes: Uint8Array, delimiter: number | null): RowCount {
  const lines = delimiter !== null && bytes.includes(QUOTE) ? null : countPlainLines(bytes)
  return lines ?? cutByByte(bytes, delimiter)
}

/**
 * Counts lines four bytes at a time when every line is a row; null when a line may be blank. Covers nearly every file; a single thread does
 * the splitting.
 */
function countPlainLines(bytes: Uint8Array): RowCount | null {
  const end = bytes.lastIndexOf(LF) + 1
  const words = new DataView(bytes.buffer, bytes.byteOffset, end)
  const inWords = end - (end % 4)
  const returns = bytes.includes(CR)
  let rows = 0
  // Treat the position before the first byte as a line break, to detect a leading blank line.
  let after = HIGHEST_BIT
  let blank = 0
  for (let at = 0; at < inWords; ) {
    let counts = 0
    // Each of the four counters fits in a byte.
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

/** Highest bit set in each of the four bytes that are equal. */
function bytesThatAre(four: number, word: number): number {
  const different = word ^ four
  return ~(((different & LOWER_BITS) + LOWER_BITS) | different | LOWER_BITS)
}

function cutByByte(bytes: Uint8Array, delimiter: number | null): RowCount {
  let end = 0
  let lines = 0
  let rows = 0
  let broken = 0
  let quoted = false
  let closedAt = -2
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!
    // Fast path: digits, letters and every delimiter except a tab.
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
    const found = countRows(bytes, delimiter)
    // An unclosed quote extends to the end of the file: one row, which the parser rejects.
    const end = last ? bytes.length : found.end
    held = end < bytes.length ? [bytes.slice(end)] : []
    size = bytes.length - end
    if (size > MAX_ROW_BYTES) throw new UsageError(word`A linha ${line + found.lines} passa de 1 MiB: há aspas abertas e não fechadas?`)
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
