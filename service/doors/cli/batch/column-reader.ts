/** Rows of a CSV read into columns of whole numbers: every cell in its plainest form, which is nearly every row. */
import { dayNumber, isDay } from '../../../../engine/core/day.ts'
import type { KernelInput } from '../../../../engine/plan/operation-kernel.ts'
import { BLOCK } from '../../../../engine/plan/renderings/javascript.ts'

const LF = 10
const CR = 13
const QUOTE = 34
const ZERO = 48
const POINT = 46
const COMMA = 44
/** What makes a cell a formula to a spreadsheet, or one made inert before: = + - @, a tab, an apostrophe. */
const STARTS: ReadonlySet<number> = new Set([61, 43, 45, 64, 9, 39])
/** As in plain-number.ts. */
const MAX_DIGITS = 13
const DAY_BYTES = 10

export interface ReadColumn {
  readonly input: KernelInput | null
  readonly values: Float64Array
}

export class ColumnReader {
  readonly columns: readonly ReadColumn[]
  readonly #delimiter: number
  #day = ''
  #dayNumber = Number.NaN
  /** Where the line ended that was read last: at its line break. */
  end = 0

  /** @param inputs of each column of the file; null for one that only goes along. */
  constructor(inputs: readonly (KernelInput | null)[], delimiter: number) {
    this.columns = inputs.map((input) => ({ input, values: new Float64Array(BLOCK) }))
    this.#delimiter = delimiter
  }

  /** Reads the line that starts at a byte into a row of the columns; false where it is to be read the long way. */
  line(bytes: Uint8Array, start: number, row: number): boolean {
    let at = start
    let plain = true
    for (let column = 0; column < this.columns.length && plain; column++) {
      const end = this.#cellEnd(bytes, at)
      // The last cell, and no other, ends the line.
      const last = bytes[end] !== this.#delimiter
      plain =
        last === (column === this.columns.length - 1) && this.#cell(bytes, at, last && bytes[end - 1] === CR ? end - 1 : end, column, row)
      at = last ? end : end + 1
    }
    this.end = bytes[at] === LF ? at : bytes.indexOf(LF, at)
    return plain
  }

  #cellEnd(bytes: Uint8Array, from: number): number {
    let at = from
    while (bytes[at] !== this.#delimiter && bytes[at] !== LF) at++
    return at
  }

  #cell(bytes: Uint8Array, from: number, to: number, column: number, row: number): boolean {
    const { input, values } = this.columns[column]!
    if (input === null) return to <= from || !STARTS.has(bytes[from]!)
    const value = to <= from ? input.absent : this.#value(bytes, from, to, input)
    values[row] = value
    return to <= from ? !Number.isNaN(value) : value >= input.least && value <= input.most
  }

  /** NaN where it is not in its plainest form. */
  #value(bytes: Uint8Array, from: number, to: number, { kind, words }: KernelInput): number {
    switch (kind) {
      case 'day':
        return this.#dayOf(bytes, from, to)
      case 'word':
        return words.findIndex((word) => isText(bytes, from, to, word)) + 1 || Number.NaN
      case 'money':
        return this.#number(bytes, from, to, 2)
      case 'decimal':
        return this.#number(bytes, from, to, 4)
      case 'count':
        return this.#number(bytes, from, to, 0)
    }
  }

  /** 1500, 1500.5 and, where commas do not part the cells, 1500,50: in units of the last decimal it may have. */
  #number(bytes: Uint8Array, from: number, to: number, decimals: 0 | 2 | 4): number {
    let whole = 0
    let at = from
    for (; at < to; at++) {
      const digit = bytes[at]! - ZERO
      if (digit < 0 || digit > 9) break
      whole = whole * 10 + digit
    }
    const length = at - from
    if (length === 0 || length > MAX_DIGITS || (length > 1 && bytes[from] === ZERO)) return Number.NaN
    const units = decimals === 0 ? 1 : decimals === 2 ? 100 : 10_000
    if (at === to) return whole * units
    if (decimals === 0 || (bytes[at] !== POINT && bytes[at] !== COMMA) || to - at - 1 < 1 || to - at - 1 > decimals) return Number.NaN
    let [rest, unit] = [0, units]
    for (at++; at < to; at++) {
      const digit = bytes[at]! - ZERO
      if (digit < 0 || digit > 9) return Number.NaN
      unit /= 10
      rest += digit * unit
    }
    return whole * units + rest
  }

  /** Many rows have the day of the one before. */
  #dayOf(bytes: Uint8Array, from: number, to: number): number {
    if (to - from !== DAY_BYTES) return Number.NaN
    let same = this.#day.length === DAY_BYTES
    for (let at = 0; same && at < DAY_BYTES; at++) same = bytes[from + at] === this.#day.charCodeAt(at)
    if (!same) {
      const text = String.fromCharCode(...bytes.subarray(from, to))
      this.#day = text
      this.#dayNumber = isDay(text) ? dayNumber(text) : Number.NaN
    }
    return this.#dayNumber
  }

  /** A value given once for all rows, read as a cell is; NaN where it is to be read the long way. */
  constant(text: string, input: KernelInput): number {
    const value = this.#value(Buffer.from(text), 0, Buffer.byteLength(text), input)
    return value >= input.least && value <= input.most ? value : Number.NaN
  }
}

function isText(bytes: Uint8Array, from: number, to: number, text: string): boolean {
  if (to - from !== text.length) return false
  for (let at = 0; at < text.length; at++) if (bytes[from + at] !== text.charCodeAt(at)) return false
  return true
}

/** Whether some bytes have a quoted cell: those are read the long way, all of them. */
export const hasQuotes = (bytes: Uint8Array): boolean => bytes.includes(QUOTE)
