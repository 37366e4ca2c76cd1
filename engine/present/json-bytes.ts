/** JSON written as UTF-8 into memory that serves one text after another: what is written again and again is encoded once. */

const encoder = new TextEncoder()

/** The words of a release are some thousands, of which few are asked for in the same hour. */
const MAX_KEPT = 2048
/** A shorter one is copied byte by byte in less time. */
const SHORT_BYTES = 24
/** A character takes so many bytes at most. */
const BYTES_A_CHARACTER = 3
const MAX_DIGITS = 20
const CURRENCY = encoder.encode('R$ ')
/** Below it, an amount's digits are those of the double that it becomes in JSON. */
const PLAIN_CENTAVOS = 1e15

const [QUOTE, BACKSLASH, COMMA, MINUS, ZERO, POINT] = [0x22, 0x5c, 0x2c, 0x2d, 0x30, 0x2e]
const [LINE_END, LETTER_N] = [0x0a, 0x6e]

/** Texts as bytes, those asked for last: of two generations the older goes when the younger is full. */
class KeptBytes {
  readonly #written: (text: string) => string
  #younger = new Map<string, Uint8Array>()
  #older = new Map<string, Uint8Array>()

  constructor(written: (text: string) => string) {
    this.#written = written
  }

  of(text: string): Uint8Array {
    return this.#younger.get(text) ?? this.#keep(text, this.#older.get(text) ?? encoder.encode(this.#written(text)))
  }

  #keep(text: string, bytes: Uint8Array): Uint8Array {
    if (this.#younger.size === MAX_KEPT) {
      this.#older = this.#younger
      this.#younger = new Map()
    }
    this.#younger.set(text, bytes)
    return bytes
  }
}

/** The inside of a JSON string. */
const escaped = (text: string): string => JSON.stringify(text).slice(1, -1)

export class JsonBytes {
  #bytes = new Uint8Array(32 * 1024)
  #length = 0
  readonly #words = new KeptBytes(escaped)
  readonly #names = new KeptBytes((name) => `${JSON.stringify(name)}:`)

  restart(): void {
    this.#length = 0
  }

  /** What was written since the start: to be copied before anything else is. */
  get written(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  /** Bytes that are JSON already. */
  encoded(bytes: Uint8Array): void {
    const { length } = bytes
    this.#reserve(length)
    const [all, from] = [this.#bytes, this.#length]
    if (length > SHORT_BYTES) all.set(bytes, from)
    else for (let index = 0; index < length; index++) all[from + index] = bytes[index]!
    this.#length = from + length
  }

  /** The name of a field and its colon, after a comma where it is not the first. */
  name(name: string, isFirst: boolean): void {
    if (!isFirst) this.#byte(COMMA)
    this.encoded(this.#names.of(name))
  }

  quote(): void {
    this.#byte(QUOTE)
  }

  comma(): void {
    this.#byte(COMMA)
  }

  /** Inside a string: words that come again. */
  fixedWords(text: string): void {
    this.encoded(this.#words.of(text))
  }

  /** Inside a string: words of this answer alone. */
  words(text: string): void {
    if (!this.#plainWords(text)) this.encoded(encoder.encode(escaped(text)))
  }

  string(text: string): void {
    this.#byte(QUOTE)
    this.words(text)
    this.#byte(QUOTE)
  }

  /** @param value finite. */
  number(value: number): void {
    if (value >= 0 && value < PLAIN_CENTAVOS && Number.isInteger(value)) {
      this.#reserve(MAX_DIGITS)
      this.#digits(value)
    } else this.words(String(value))
  }

  /** Inside a string: an amount in reais as people write it, `R$ 1.234,56`; false, and nothing written, where it is below zero or too large for that. */
  reais(amount: bigint): boolean {
    const cents = Number(amount)
    if (!(cents >= 0 && cents < PLAIN_CENTAVOS)) return false
    this.#reserve(2 * MAX_DIGITS)
    const whole = Math.floor(cents / 100)
    const rest = cents - whole * 100
    this.encoded(CURRENCY)
    this.#grouped(whole)
    this.#byte(COMMA)
    this.#byte(ZERO + Math.floor(rest / 10))
    this.#byte(ZERO + (rest % 10))
    return true
  }

  /** An amount in reais. */
  centavos(amount: bigint): void {
    const cents = Number(amount)
    if (cents > -PLAIN_CENTAVOS && cents < PLAIN_CENTAVOS) this.#plainCentavos(cents)
    else this.number(cents / 100)
  }

  #plainCentavos(cents: number): void {
    this.#reserve(MAX_DIGITS)
    const positive = cents < 0 ? -cents : cents
    if (cents < 0) this.#byte(MINUS)
    const whole = Math.floor(positive / 100)
    this.#digits(whole)
    const rest = positive - whole * 100
    if (rest === 0) return
    this.#byte(POINT)
    this.#byte(ZERO + Math.floor(rest / 10))
    if (rest % 10 !== 0) this.#byte(ZERO + (rest % 10))
  }

  /** How much was written. */
  get length(): number {
    return this.#length
  }

  /** Whether the last of what was written is this. */
  endsWith(bytes: Uint8Array): boolean {
    return this.beginsAt(this.#length - bytes.length, bytes)
  }

  /** Whether this was written at a place. */
  beginsAt(at: number, bytes: Uint8Array): boolean {
    if (at < 0 || at + bytes.length > this.#length) return false
    for (let index = 0; index < bytes.length; index++) if (this.#bytes[at + index] !== bytes[index]) return false
    return true
  }

  /** Takes back all that was written after the first so many bytes. */
  takeBackTo(length: number): void {
    this.#length = length
  }

  /** False, and nothing written, where a character of it but the end of a line has another form in JSON, or half of one is missing. */
  #plainWords(text: string): boolean {
    this.#reserve(text.length * BYTES_A_CHARACTER)
    const bytes = this.#bytes
    let at = this.#length
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      if (code === LINE_END) {
        bytes[at++] = BACKSLASH
        bytes[at++] = LETTER_N
      } else if (code < 0x80) {
        if (code < 0x20 || code === QUOTE || code === BACKSLASH) return false
        bytes[at++] = code
      } else if (code < 0x800) {
        bytes[at++] = 0xc0 | (code >> 6)
        bytes[at++] = 0x80 | (code & 0x3f)
      } else if (code < 0xd800 || code > 0xdfff) {
        bytes[at++] = 0xe0 | (code >> 12)
        bytes[at++] = 0x80 | ((code >> 6) & 0x3f)
        bytes[at++] = 0x80 | (code & 0x3f)
      } else return false
    }
    this.#length = at
    return true
  }

  /** With a point before every three digits. */
  #grouped(whole: number): void {
    if (whole < 1000) {
      this.#digits(whole)
      return
    }
    const thousands = Math.floor(whole / 1000)
    this.#grouped(thousands)
    const last = whole - thousands * 1000
    this.#byte(POINT)
    this.#byte(ZERO + Math.floor(last / 100))
    this.#byte(ZERO + (Math.floor(last / 10) % 10))
    this.#byte(ZERO + (last % 10))
  }

  #digits(whole: number): void {
    let length = 1
    for (let tens = 10; tens <= whole; tens *= 10) length++
    let left = whole
    for (let at = this.#length + length - 1; at >= this.#length; at--) {
      const shorter = Math.floor(left / 10)
      this.#bytes[at] = ZERO + (left - shorter * 10)
      left = shorter
    }
    this.#length += length
  }

  #byte(byte: number): void {
    if (this.#length === this.#bytes.length) this.#reserve(1)
    this.#bytes[this.#length++] = byte
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more))
    larger.set(this.#bytes.subarray(0, this.#length))
    this.#bytes = larger
  }
}
