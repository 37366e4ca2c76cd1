/** Parses CSV rows into columns of integers when every cell is in its plainest form, which covers nearly every row. */
import { dayNumber, isDay } from '../../../../engine/core/day.ts'
import type { ParameterKind } from '../../../../engine/plan/expression.ts'
import type { KernelInput } from '../../../../engine/plan/operation-kernel.ts'
import { BLOCK } from '../../../../engine/plan/renderings/javascript.ts'

const LF = 10
const CR = 13
const QUOTE = 34
const ZERO = 48
const POINT = 46
const COMMA = 44
/** First characters of a formula or of a neutralized cell: = + - @, a tab, an apostrophe. */
const STARTS: ReadonlySet<number> = new Set([61, 43, 45, 64, 9, 39])
/** Same limit as plain-number.ts. */
const MAX_DIGITS = 13
const DAY_BYTES = 10
const DECIMALS: Readonly<Record<ParameterKind, number>> = { money: 2, decimal: 4, count: 0, day: -1, word: -1 }
const TENS = Float64Array.of(1, 10, 100, 1000, 10_000)
/** Above this bound two numbers may share one double: use the scalar path. */
const MOST_EXACT = 2 ** 53

export interface ReadColumn {
  readonly input: KernelInput | null
  readonly values: Float64Array
}

export class ColumnReader {
  readonly columns: readonly ReadColumn[]
  readonly #delimiter: number
  readonly #values: readonly Float64Array[]
  /** Decimals allowed per column; negative for a column without numbers. */
  readonly #decimals: Int8Array
  readonly #least: Float64Array
  readonly #most: Float64Array
  #day = ''
  #dayNumber = Number.NaN
  /** End of the last line read: the position of its line break. */
  end = 0

  /**
   * @param inputs kernel input per column; null for a pass-through column.
   * @param given buffers for parameter values, when the caller supplies them.
   */
  constructor(inputs: readonly (KernelInput | null)[], delimiter: number, given: Readonly<Record<string, Float64Array>> = {}) {
    this.columns = inputs.map((input) => ({ input, values: (input && given[input.parameter]) ?? new Float64Array(BLOCK) }))
    this.#delimiter = delimiter
    this.#values = this.columns.map(({ values }) => values)
    this.#decimals = Int8Array.from(inputs, (input) => (input ? DECIMALS[input.kind] : -1))
    this.#least = Float64Array.from(inputs, (input) => input?.least ?? 0)
    this.#most = Float64Array.from(inputs, (input) => input?.most ?? 0)
  }

  /** Reads the line that starts at a byte into a row of the columns; false when it needs the scalar path. */
  line(bytes: Uint8Array, start: number, row: number): boolean {
    const { length } = this.columns
    let at = start
    for (let column = 0; column < length; column++) {
      const isLast = column === length - 1
      const quick = this.#decimals[column]! < 0 ? -1 : this.#plainNumber(bytes, at, column, row, isLast)
      if (quick >= 0) {
        at = quick
        continue
      }
      const end = this.#cellEnd(bytes, at)
      // Only the last cell may end the line.
      const last = bytes[end] !== this.#delimiter
      const plain = last === isLast && this.#cell(bytes, at, last && bytes[end - 1] === CR ? end - 1 : end, column, row)
      at = last ? end : end + 1
      if (!plain) {
        this.end = last ? end : bytes.indexOf(LF, at)
        return false
      }
    }
    this.end = at
    return true
  }

  /** Parses a machine-formatted number in one pass. Returns the start of the next cell or the line end; negative for any other text. */
  #plainNumber(bytes: Uint8Array, from: number, column: number, row: number, isLast: boolean): number {
    let at = from
    let whole = 0
    let digit = bytes[at]! - ZERO
    for (; digit >= 0 && digit <= 9; digit = bytes[++at]! - ZERO) whole = whole * 10 + digit
    const length = at - from
    if (length === 0 || length > MAX_DIGITS || (length > 1 && bytes[from] === ZERO)) return -1
    const decimals = this.#decimals[column]!
    let value = whole
    const mark = bytes[at]
    if (decimals > 0 && (mark === POINT || (mark === COMMA && this.#delimiter !== COMMA))) {
      const point = at
      for (digit = bytes[++at]! - ZERO; digit >= 0 && digit <= 9; digit = bytes[++at]! - ZERO) value = value * 10 + digit
      const missing = decimals - (at - point - 1)
      if (missing < 0 || missing === decimals) return -1
      value *= TENS[missing]!
      if (value > MOST_EXACT) return -1
    } else value *= TENS[decimals]!
    if (isLast) {
      if (bytes[at] === CR) at++
      if (bytes[at] !== LF) return -1
    } else if (bytes[at++] !== this.#delimiter) return -1
    this.#values[column]![row] = value
    return value >= this.#least[column]! && value <= this.#most[column]! ? at : -1
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

  /** NaN unless in its plainest form. */
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

  /** 1500, 1500.5 and, unless the delimiter is a comma, 1500,50: an integer in units of its last allowed decimal. */
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

  /** Caches the previous row's date: many consecutive rows share it. */
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

  /** Parses a constant for all rows like a cell; NaN when it needs the scalar path. */
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

/** True when the bytes contain a quote: the whole piece then takes the scalar path. */
export const hasQuotes = (bytes: Uint8Array): boolean => bytes.includes(QUOTE)
