const COMMA = 44
const POINT = 46
const MINUS = 45
const ZERO = 48

/** Maximum length of a formatted number, including sign and point. */
export const LONGEST_NUMBER = 24

const BILLION = 1_000_000_000

/** Digit pairs below a hundred: two digits at a time halve the divisions. */
const TENS = Uint8Array.from({ length: 100 }, (_, value) => ZERO + Math.trunc(value / 10))
const UNITS = Uint8Array.from({ length: 100 }, (_, value) => ZERO + (value % 10))

function lengthOf(value: number): number {
  if (value < 100_000) return value < 100 ? (value < 10 ? 1 : 2) : value < 1000 ? 3 : value < 10_000 ? 4 : 5
  return value < 10_000_000 ? (value < 1_000_000 ? 6 : 7) : value < 100_000_000 ? 8 : 9
}

/** Writes a scaled integer like `String`, without trailing zeros. @returns the end position. */
export function writeDecimal(buffer: Uint8Array, start: number, whole: number, places: 0 | 2 | 6, decimalComma: boolean): number {
  let at = start
  const left = whole < 0 ? -whole : whole
  if (whole < 0) buffer[at++] = MINUS
  if (places === 2 && left < BILLION) {
    const above = ((left | 0) / 100) | 0
    at = writeDigits(buffer, at, above, lengthOf(above))
    const rest = (left | 0) - above * 100
    if (rest === 0) return at
    const unit = UNITS[rest]!
    buffer[at] = decimalComma ? COMMA : POINT
    buffer[at + 1] = TENS[rest]!
    buffer[at + 2] = unit
    return at + (unit === ZERO ? 2 : 3)
  }
  const scale = places === 2 ? 100 : places === 0 ? 1 : 1_000_000
  const above = left < BILLION ? ((left | 0) / scale) | 0 : Math.floor(left / scale)
  at = writeWhole(buffer, at, above)
  let rest = (left - above * scale) | 0
  if (rest === 0) return at
  let length: number = places
  for (let tenth = (rest / 10) | 0; tenth * 10 === rest; tenth = (rest / 10) | 0) {
    rest = tenth
    length--
  }
  buffer[at++] = decimalComma ? COMMA : POINT
  return writeDigits(buffer, at, rest, length)
}

function writeWhole(buffer: Uint8Array, at: number, value: number): number {
  if (value < BILLION) return writeDigits(buffer, at, value | 0, lengthOf(value | 0))
  const billions = Math.floor(value / BILLION)
  const after = writeDigits(buffer, at, billions | 0, lengthOf(billions | 0))
  return writeDigits(buffer, after, (value - billions * BILLION) | 0, 9)
}

/** Restricted to 32 bits: the remainder of a larger number costs ten times as much. */
function writeDigits(buffer: Uint8Array, start: number, value: number, length: number): number {
  let left = value
  let at = start + length
  while (at > start + 1) {
    const above = (left / 100) | 0
    const pair = left - above * 100
    buffer[--at] = UNITS[pair]!
    buffer[--at] = TENS[pair]!
    left = above
  }
  if (at > start) buffer[start] = ZERO + left
  return start + length
}

/** Buffered output of text and bytes; short-lived strings halve a batch's garbage collection. */
export class Output {
  readonly #encoding: 'latin1' | 'utf8'
  buffer: Buffer<ArrayBuffer>
  /** Next write position, for callers that reserved capacity. */
  used = 0
  #text = ''

  constructor(encoding: 'latin1' | 'utf8', expected: number) {
    this.#encoding = encoding
    this.buffer = Buffer.allocUnsafeSlow(expected)
  }

  add(line: string): void {
    this.#text += line
    if (this.#text.length > 4096) this.#flush()
  }

  /** Copies raw bytes of a row. */
  copy(from: Uint8Array, start: number, end: number): void {
    this.ensureCapacity(end - start)
    const buffer = this.buffer
    let used = this.used
    for (let at = start; at < end; at++) buffer[used++] = from[at]!
    this.used = used
  }

  byte(value: number): void {
    this.ensureCapacity(1)
    this.buffer[this.used++] = value
  }

  /** Writes a number with `writeDecimal`. */
  decimal(whole: number, places: 0 | 2 | 6, decimalComma: boolean): void {
    this.ensureCapacity(LONGEST_NUMBER)
    this.used = writeDecimal(this.buffer, this.used, whole, places, decimalComma)
  }

  /** Reserves capacity for more bytes. */
  ensureCapacity(bytes: number): void {
    if (this.#text !== '') this.#flush()
    if (this.used + bytes > this.buffer.length) this.#grow(this.used + bytes)
  }

  #grow(least: number): void {
    const larger = Buffer.allocUnsafeSlow(least * 2)
    this.buffer.copy(larger, 0, 0, this.used)
    this.buffer = larger
  }

  #flush(): void {
    const most = this.used + this.#text.length * (this.#encoding === 'latin1' ? 1 : 3)
    if (most > this.buffer.length) this.#grow(most)
    this.used += this.buffer.write(this.#text, this.used, this.#encoding)
    this.#text = ''
  }

  /** Output in its own buffer, transferable to another thread without a copy. */
  bytes(): Uint8Array<ArrayBuffer> {
    if (this.#text !== '') this.#flush()
    return this.buffer.subarray(0, this.used)
  }
}
