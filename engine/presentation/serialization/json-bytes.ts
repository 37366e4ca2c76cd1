/** Writes JSON as UTF-8 into a reused buffer; repeated text is encoded once and cached. */

const encoder = new TextEncoder()

/** Cache size: a release has some thousands of phrases, few of them used within the same hour. */
const MAX_CACHED_TEXTS = 2048
/** Below this length a byte-by-byte copy is faster. */
const SHORT_BYTES = 24
/** Maximum UTF-8 bytes per UTF-16 code unit. */
const BYTES_A_CHARACTER = 3
const MAX_DIGITS = 20
const CURRENCY = encoder.encode('R$ ')
/** Below this bound, the digits of an amount equal those of its double in JSON. */
const PLAIN_CENTAVOS = 1e15

const [QUOTE, BACKSLASH, COMMA, MINUS, ZERO, POINT] = [0x22, 0x5c, 0x2c, 0x2d, 0x30, 0x2e]
const [LINE_END, LETTER_N] = [0x0a, 0x6e]

/** LRU cache of encoded text with two generations: a full younger one replaces the older. */
class EncodedTextCache {
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
    if (this.#younger.size === MAX_CACHED_TEXTS) {
      this.#older = this.#younger
      this.#younger = new Map()
    }
    this.#younger.set(text, bytes)
    return bytes
  }
}

/** JSON string content without its quotes. */
const escaped = (text: string): string => JSON.stringify(text).slice(1, -1)

export class JsonBytes {
  #bytes = new Uint8Array(32 * 1024)
  #length = 0
  readonly #words = new EncodedTextCache(escaped)
  readonly #names = new EncodedTextCache((name) => `${JSON.stringify(name)}:`)

  restart(): void {
    this.#length = 0
  }

  /** Bytes written since the start; copy them before the next write. */
  get written(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  /** Appends pre-encoded JSON bytes. */
  encoded(bytes: Uint8Array): void {
    const { length } = bytes
    this.#reserve(length)
    const [all, from] = [this.#bytes, this.#length]
    if (length > SHORT_BYTES) all.set(bytes, from)
    else for (let index = 0; index < length; index++) all[from + index] = bytes[index]!
    this.#length = from + length
  }

  /** Field name and colon, preceded by a comma unless first. */
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

  /** Inside a string: recurring text, cached. */
  fixedWords(text: string): void {
    this.encoded(this.#words.of(text))
  }

  /** Inside a string: text specific to this answer, not cached. */
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

  /** Inside a string: an amount formatted as `R$ 1.234,56`. Returns false, writing nothing, for a negative or oversized amount. */
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

  /** Amount in centavos, written as a number in reais. */
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

  get length(): number {
    return this.#length
  }

  /** True when the content ends with these bytes. */
  endsWith(bytes: Uint8Array): boolean {
    return this.beginsAt(this.#length - bytes.length, bytes)
  }

  /** True when these bytes are at the position. */
  beginsAt(at: number, bytes: Uint8Array): boolean {
    if (at < 0 || at + bytes.length > this.#length) return false
    for (let index = 0; index < bytes.length; index++) if (this.#bytes[at + index] !== bytes[index]) return false
    return true
  }

  /** Truncates the content to `length` bytes. */
  takeBackTo(length: number): void {
    this.#length = length
  }

  /** Returns false, writing nothing, when a character other than a line break needs escaping or a surrogate is unpaired. */
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

  /** Digits with a thousands dot. */
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
