/** Splits a body into rows as it arrives: elements of a JSON array, lines of NDJSON, or lines of a CSV. Buffers one row at a time. */

export type RowForm = 'array' | 'lines' | 'csv'

/** A row's text, a row error, or a fatal error of the body (a sentence without its subject). */
export type Row = { readonly text: string } | { readonly error: string } | { readonly broken: string }

/** Same limit as the body of a single calculation. */
const MAX_ROW_BYTES = 64 * 1024

/** Limit of skipped bytes in an oversized row: beyond it the body is rejected. */
const MAX_PASSED_OVER_BYTES = 1024 * 1024
/** Limit of whitespace between two rows: enough for indentation. */
const MAX_BLANK_BYTES = 64 * 1024

const TOO_LONG: Row = { error: 'A linha passa de 64 KiB, o máximo aceito.' }

export class RowReader {
  readonly #decoder = new TextDecoder()
  readonly #form: RowForm
  readonly #step: (byte: number) => void
  #held: Buffer
  #used = 0
  #overflowed = false
  #passedOver = 0
  #blank = 0
  #found: Row[] = []
  #place: 'before' | 'first' | 'element' | 'string' | 'escape' | 'after' | 'over' | 'broken' = 'before'
  #depth = 0

  constructor(form: RowForm) {
    this.#held = Buffer.allocUnsafe(1024)
    this.#form = form
    this.#step = form === 'array' ? this.#arrayStep : form === 'csv' ? this.#cellStep : this.#lineStep
  }

  /** Rows completed by these bytes. */
  push(bytes: Uint8Array): Row[] {
    for (const byte of bytes) {
      if (this.#place === 'broken') break
      this.#step(byte)
    }
    // Checking once per chunk is early enough.
    if (this.#place !== 'broken' && this.#passedOver > MAX_PASSED_OVER_BYTES) this.#stop('tem uma linha sem fim')
    if (this.#place !== 'broken' && this.#blank > MAX_BLANK_BYTES) this.#stop('tem mais de 64 KiB em branco entre duas linhas')
    return this.#taken()
  }

  /** Handles the end of the body: a last line without a break, or a truncated array. */
  end(): Row[] {
    if (this.#form !== 'array') {
      if (this.#place !== 'broken') this.#emit()
    } else if (this.#place === 'before') this.#stop(NOT_ARRAY)
    else if (this.#place !== 'over' && this.#place !== 'broken') this.#stop('termina antes do colchete que fecha o array')
    return this.#taken()
  }

  #taken(): Row[] {
    const found = this.#found
    this.#found = []
    return found
  }

  #keep(byte: number): void {
    if (this.#used === MAX_ROW_BYTES) this.#overflowed = true
    if (this.#overflowed) {
      this.#passedOver++
      return
    }
    if (this.#used === this.#held.length) {
      const larger = Buffer.allocUnsafe(this.#held.length * 4)
      this.#held.copy(larger)
      this.#held = larger
    }
    this.#held[this.#used++] = byte
  }

  /** Skips blank rows. */
  #emit(): void {
    const text = this.#overflowed ? null : this.#text()
    if (text === '') this.#blank += this.#used + 1
    else {
      this.#found.push(text === null ? TOO_LONG : { text })
      this.#blank = 0
    }
    this.#used = 0
    this.#overflowed = false
    this.#passedOver = 0
  }

  /** Whitespace at the ends of a CSV line may be separators. */
  #text(): string {
    const text = this.#decoder.decode(this.#held.subarray(0, this.#used))
    return this.#form === 'csv' && text.trim() !== '' ? text.replace(/\r$/, '') : text.trim()
  }

  #stop(broken: string): void {
    this.#found.push({ broken })
    this.#place = 'broken'
  }

  readonly #lineStep = (byte: number): void => {
    if (byte === LF) this.#emit()
    else this.#keep(byte)
  }

  /** A line continues within quotes. A quote opens a cell only at its start; right after a closing one it is an escaped quote. */
  readonly #cellStep = (byte: number): void => {
    if (byte === QUOTE) {
      const last = this.#used === 0 ? LF : this.#held[this.#used - 1]!
      this.#place = this.#place !== 'string' && OPENS_CELL.includes(last) ? 'string' : 'before'
    }
    if (byte === LF && this.#place !== 'string') this.#emit()
    else this.#keep(byte)
  }

  readonly #arrayStep = (byte: number): void => {
    switch (this.#place) {
      case 'string':
        this.#keep(byte)
        if (byte === QUOTE) this.#place = 'element'
        else if (byte === BACKSLASH) this.#place = 'escape'
        return
      case 'escape':
        this.#keep(byte)
        this.#place = 'string'
        return
      case 'before':
        if (byte === OPEN_BRACKET) this.#place = 'first'
        else if (!isSpace(byte)) this.#stop(NOT_ARRAY)
        else this.#blank++
        return
      case 'over':
        if (!isSpace(byte)) this.#stop('continua depois do colchete que fecha o array')
        else this.#blank++
        return
      case 'first':
        if (byte === CLOSE_BRACKET) {
          this.#place = 'over'
          return
        }
        if (isSpace(byte)) {
          this.#blank++
          return
        }
        this.#place = 'element'
        break
      case 'after':
        if (isSpace(byte)) {
          this.#blank++
          return
        }
        this.#place = 'element'
        break
      default:
    }
    if (this.#depth === 0 && (byte === COMMA || byte === CLOSE_BRACKET)) {
      if (this.#isBlank()) this.#stop('tem uma vírgula sem elemento no array')
      else {
        this.#emit()
        this.#place = byte === COMMA ? 'after' : 'over'
      }
      return
    }
    if (byte === QUOTE) this.#place = 'string'
    else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) this.#depth++
    else if ((byte === CLOSE_BRACE || byte === CLOSE_BRACKET) && this.#depth > 0) this.#depth--
    this.#keep(byte)
  }

  #isBlank(): boolean {
    return this.#held.subarray(0, this.#used).every(isSpace)
  }
}

const NOT_ARRAY = 'deve ser um array JSON de objetos, ou um objeto por linha com Content-Type: application/x-ndjson'

const LF = 10
const QUOTE = 34
const COMMA = 44
const OPEN_BRACKET = 91
const BACKSLASH = 92
const CLOSE_BRACKET = 93
const OPEN_BRACE = 123
const CLOSE_BRACE = 125

/** Bytes after which a quote opens a cell: line start, separator, or a closing quote. */
const OPENS_CELL = [LF, QUOTE, COMMA, 59, 9]

const isSpace = (byte: number): boolean => byte === 32 || byte === LF || byte === 13 || byte === 9
