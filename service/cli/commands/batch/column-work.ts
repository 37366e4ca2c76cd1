/**
 * Columnar evaluation of a CSV piece: parses bytes to numbers, runs the operation's plan per block of rows, and formats numbers to bytes.
 */
import type { ResultUnit } from '../../../../engine/plan/expression.ts'
import type { KernelInput } from '../../../../engine/plan/operation-kernel.ts'
import { BLOCK, type ColumnValues, columnKernel } from '../../../../engine/plan/renderings/javascript.ts'
import { fusedKernel } from '../../../../engine/plan/renderings/webassembly.ts'
import type { ColumnProgram } from './column-program.ts'
import { ColumnReader, hasQuotes } from './column-reader.ts'
import { LONGEST_NUMBER, type Output, writeDecimal } from './output.ts'
import type { CountAnswer, DayTexts, TextsByDay } from './texts-by-day.ts'

const LF = 10
const CR = 13
const TRUE = Buffer.from('true')

const PLACES: Readonly<Record<ResultUnit, 0 | 2 | 6>> = { amount: 2, percentage: 6, count: 0 }

/** Scalar path for a row that columns cannot answer. */
type ScalarPath = (row: string, index: number, line: number) => void

/** Sinks of a piece's rows: columnar output and scalar path. */
export interface Destination {
  readonly out: Output
  readonly longWay: ScalarPath
  /** Receives the answers to tally. */
  readonly counted?: CountAnswer | undefined
}

export class ColumnWork {
  readonly #program: ColumnProgram
  readonly #words: TextsByDay | null
  readonly #reader: ColumnReader
  /** Computes the results of the reader's first rows. */
  readonly #found: (rows: number) => Readonly<Record<string, Float64Array>>
  readonly #given: Record<string, ColumnValues> = {}
  readonly #day: KernelInput | undefined
  readonly #starts = new Int32Array(BLOCK)
  readonly #ends = new Int32Array(BLOCK)
  readonly #lines = new Int32Array(BLOCK)
  readonly #plain = new Uint8Array(BLOCK)

  /** @param words null when the program has neither text fields nor a tally. */
  constructor(program: ColumnProgram, words: TextsByDay | null) {
    const { kernel, columns, fixed, delimiter } = program
    this.#program = program
    this.#words = words
    const fused = fusedKernel(kernel.planned, fixed)
    this.#reader = new ColumnReader(columns, delimiter, fused?.given)
    this.#day = kernel.inputs.find(({ kind }) => kind === 'day')
    for (const { input, values } of this.#reader.columns) if (input) this.#given[input.parameter] = values
    if (fused) {
      this.#found = (rows) => {
        fused.run(rows)
        return fused.found
      }
    } else {
      const byColumns = columnKernel(kernel.planned, { fixed })
      this.#found = (rows) => byColumns(this.#given, rows)
    }
  }

  /** Null when the rows need the scalar path. @returns the number of rows. */
  through(bytes: Uint8Array, first: { readonly index: number; readonly line: number }, to: Destination): number | null {
    if (hasQuotes(bytes)) return null
    const reader = this.#reader
    let [rows, total, line] = [0, 0, first.line]
    for (let at = 0; at < bytes.length; line++) {
      const isPlain = reader.line(bytes, at, rows)
      const lineEnd = reader.end
      const end = lineEnd > at && bytes[lineEnd - 1] === CR ? lineEnd - 1 : lineEnd
      if (end > at) {
        this.#starts[rows] = at
        this.#ends[rows] = end
        this.#lines[rows] = line
        this.#plain[rows] = isPlain ? 1 : 0
        rows++
      }
      at = lineEnd + 1
      if (rows === BLOCK) {
        this.#write(bytes, rows, first.index + total, to)
        total += rows
        rows = 0
      }
    }
    if (rows > 0) this.#write(bytes, rows, first.index + total, to)
    if (to.counted) this.#words?.tell(to.counted)
    return total + rows
  }

  #write(bytes: Uint8Array, rows: number, index: number, to: Destination): void {
    const { kernel, words } = this.#program
    const found = this.#found(rows)
    const answered = found[kernel.answered]!
    const written = kernel.written.map((each) =>
      'words' in each
        ? { values: null, place: words.indexOf(each.words) }
        : { values: found[each.result]!, places: PLACES[each.unit], place: 0 },
    )
    for (let row = 0; row < rows; row++) {
      const [start, end] = [this.#starts[row]!, this.#ends[row]!]
      if (this.#plain[row] === 0 || Number.isNaN(answered[row]!))
        to.longWay(Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1'), index + row, this.#lines[row]!)
      else this.#writeRow(bytes, start, end, row, written, to)
    }
  }

  #writeRow(bytes: Uint8Array, start: number, end: number, row: number, written: readonly Written[], { out, counted }: Destination): void {
    const { delimiter, decimalComma, marked, windows } = this.#program
    const said = counted ? this.#textsAt(row) : null
    if (said) said.rows++
    let room = end - start + written.length * (LONGEST_NUMBER + 1) + TRUE.length + 3
    for (const each of said?.cells ?? []) room += each.length
    out.ensureCapacity(room)
    const { buffer } = out
    let used = out.used
    for (let at = start; at < end; at++) buffer[used++] = bytes[at]!
    if (marked) {
      buffer[used++] = delimiter
      for (let at = 0; at < TRUE.length; at++) buffer[used++] = TRUE[at]!
    }
    for (let at = 0; at < written.length; at++) {
      const each = written[at]!
      buffer[used++] = delimiter
      if (each.values === null) {
        for (const byte of said!.cells[each.place]!) buffer[used++] = byte
        continue
      }
      const value = each.values[row]!
      if (!Number.isNaN(value)) used = writeDecimal(buffer, used, value, each.places, decimalComma)
    }
    if (windows) buffer[used++] = CR
    buffer[used++] = LF
    out.used = used
  }

  #textsAt(row: number): DayTexts {
    const { kernel, fixed } = this.#program
    const valueAt = ({ parameter, kind }: KernelInput): number => {
      const column = this.#given[parameter]
      const value = column === undefined ? fixed[parameter]! : Number(typeof column === 'number' ? column : column[row])
      return kind === 'money' ? value / 100 : value
    }
    return this.#words!.of(valueAt(this.#day!), () => Object.fromEntries(kernel.inputs.map((each) => [each.field, valueAt(each)])))
  }
}

/** An output field of a block: numbers, or the index of its text. */
type Written =
  | { readonly values: null; readonly place: number }
  | { readonly values: Float64Array; readonly places: 0 | 2 | 6; readonly place: number }
