/** Splits payroll input into pieces of a fixed number of rows, as bytes. */
import { word } from '../../../../engine/core/text/language.ts'
import { UsageError } from '../../command-context.ts'

export interface RowsOf {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Start and end offsets of each row, interleaved. */
  readonly bounds: Int32Array
  /** Number of preceding rows. */
  readonly after: number
}

/** Small enough to lose little when a run is killed, large enough for negligible overhead of messages and manifest. */
const PART_ROWS = 1000
/** Limit that stops an unclosed quote from buffering the rest of the file. */
const MAX_ROW_BYTES = 1024 * 1024

const LF = 10
const CR = 13
const SPACE = 32
const QUOTE = 34

/** Incremental row scanner: a quoted line break belongs to its row, and blank lines are not rows. */
export class RowScan {
  readonly #delimiter: number | null
  /** Start and end offsets of the rows found. */
  bounds: number[] = []
  /** End of the last complete row. */
  end = 0
  #at = 0
  #quoted = false
  #closedAt = -2
  #filled = false

  /** @param delimiter of a sheet; null when every line is a row. */
  constructor(delimiter: string | null) {
    this.#delimiter = delimiter === null ? null : delimiter.charCodeAt(0)
  }

  get rows(): number {
    return this.bounds.length / 2
  }

  /** Continues over a buffer that extends the previous one. @returns true once `most` rows are found. */
  over(bytes: Uint8Array, most: number): boolean {
    for (; this.#at < bytes.length; this.#at++) {
      const byte = bytes[this.#at]!
      if (byte === LF && !this.#quoted) {
        this.#found(bytes, this.#at)
        this.end = this.#at + 1
        if (this.rows === most) {
          this.#at += 1
          return true
        }
      } else if (byte === QUOTE) this.#quote(bytes)
      else if (byte > SPACE) this.#filled = true
    }
    return false
  }

  /** Treats the remainder as a row. */
  finish(bytes: Uint8Array): void {
    this.#found(bytes, bytes.length)
    this.end = bytes.length
  }

  #found(bytes: Uint8Array, at: number): void {
    if (this.#filled) this.bounds.push(this.end, bytes[at - 1] === CR ? at - 1 : at)
    this.#filled = false
  }

  /** A quote opens a cell only at its start; right after a closing one it is an escaped quote. */
  #quote(bytes: Uint8Array): void {
    const at = this.#at
    this.#filled = true
    if (this.#delimiter === null) return
    if (this.#quoted) {
      this.#quoted = false
      this.#closedAt = at
    } else this.#quoted = at === this.end || bytes[at - 1] === this.#delimiter || this.#closedAt === at - 1
  }

  /** Consumes the rows found; offsets restart after them. */
  discardScanned(): void {
    this.#at -= this.end
    this.#closedAt -= this.end
    this.bounds = []
    this.end = 0
  }
}

export async function* piecesOf(chunks: AsyncIterable<Uint8Array>, delimiter: string | null): AsyncGenerator<RowsOf> {
  const scan = new RowScan(delimiter)
  let held: Uint8Array = new Uint8Array()
  let after = 0
  const take = (): RowsOf => {
    // Own buffer, transferable to a thread.
    const piece = { bytes: new Uint8Array(held.subarray(0, scan.end)), bounds: Int32Array.from(scan.bounds), after }
    after += scan.rows
    held = held.subarray(scan.end)
    scan.discardScanned()
    return piece
  }
  for await (const chunk of chunks) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    while (scan.over(held, PART_ROWS)) yield take()
    if (held.length - scan.end > MAX_ROW_BYTES)
      throw new UsageError(word`A linha ${after + scan.rows + 1} passa de 1 MiB: há aspas abertas e não fechadas?`)
  }
  // Terminate the last row with a line break, for byte-wise parsers.
  if (held.length > 0) held = Buffer.concat([held, Uint8Array.of(LF)])
  while (scan.over(held, PART_ROWS)) yield take()
  scan.finish(held)
  if (scan.rows > 0) yield take()
}

/** Decodes rows to text, one by one. */
export async function* rowTexts(pieces: AsyncIterable<RowsOf>, characters: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(characters)
  for await (const { bytes, bounds } of pieces)
    for (let at = 0; at < bounds.length; at += 2) yield decoder.decode(bytes.subarray(bounds[at], bounds[at + 1]))
}
