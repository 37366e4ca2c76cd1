/** Parses CAGED text as bytes: splits at `;` and line feeds, and decodes only the needed fields. */
import { mapValues } from '../../engine/core/collections/records.ts'
import { SCHOOLING_CODES, STATE_CODES, UNKNOWN } from '../../engine/salaries/codes.ts'
import { isMonth, type Month, REGISTER_STARTS } from '../../engine/salaries/month.ts'
import { EMPTY, type Histogram } from '../../engine/salaries/statistics.ts'
import { ImportRefused } from '../refused.ts'
import { type Layout, layoutOf, type RegisterFile } from '../source/register-file.ts'
import { wageBounds } from '../tally/eligibility.ts'
import { REASONS, type Reason, type ReasonCounts } from '../tally/reasons.ts'
import type { FamilyTally, MonthTally } from '../tally/tally.ts'

/** Raw reading, before validation against the file name. */
export interface Reading {
  readonly months: readonly MonthTally[]
  readonly rows: number
  readonly reasons: ReasonCounts
  /** Records of the file's own month, by competênciamov. */
  readonly ofOwnMonth: number
  /** Records declared or cancelled in a month other than the file's. */
  readonly filedElsewhere: number
}

const [LINE_FEED, CARRIAGE_RETURN, SEMICOLON, COMMA, MINUS, POINT, ZERO, ONE] = [10, 13, 59, 44, 45, 46, 48, 49]
const UNIDENTIFIED_OCCUPATION = 999_999
const MAX_ROW = 1 << 16

/** Offsets in a family's block of counts. */
const ADMISSIONS = 0
const DISMISSALS = 1
const STATES = 2
const SCHOOLING = STATES + STATE_CODES.length
const STRIDE = SCHOOLING + SCHOOLING_CODES.length

const stateIndex = indexOfCodes(STATE_CODES)
const schoolingIndex = indexOfCodes(SCHOOLING_CODES)

/** Index by code (0 to 99); other codes map to "unknown". */
function indexOfCodes(codes: readonly number[]): Int32Array {
  const index = new Int32Array(100).fill(codes.indexOf(UNKNOWN))
  for (const [place, code] of codes.entries()) index[code] = place
  return index
}

export class RegisterReader {
  readonly #file: RegisterFile
  readonly #families: readonly number[]
  /** Index in `#families` by family code; −1 for an unknown family. */
  readonly #familyIndex = new Int16Array(10_000).fill(-1)
  readonly #months = new Map<Month, MonthCounts>()
  readonly #reasons: Record<Reason, number>
  #layout: Layout | undefined
  #starts = new Int32Array(0)
  /** Incomplete row carried over to the next chunk. */
  #rest: Uint8Array = new Uint8Array(0)
  #current: MonthCounts | undefined
  #rows = 0
  #ofOwnMonth = 0
  #filedElsewhere = 0

  /**
   * @param families codes of the catalogue, ascending
   * @param layout for a piece of a file whose header was already parsed
   */
  constructor(file: RegisterFile, families: readonly number[], layout?: Layout) {
    this.#file = file
    this.#families = families
    for (const [index, family] of families.entries()) this.#familyIndex[family] = index
    this.#reasons = mapValues(REASONS, () => 0)
    if (layout) this.#setLayout(layout)
  }

  /** Parses the next bytes; the caller may reuse the buffer afterwards. */
  push(bytes: Uint8Array): void {
    let from = 0
    if (this.#rest.length > 0) {
      const end = bytes.indexOf(LINE_FEED)
      const head = end < 0 ? bytes : bytes.subarray(0, end + 1)
      const row = new Uint8Array(this.#rest.length + head.length)
      row.set(this.#rest)
      row.set(head, this.#rest.length)
      if (end < 0) {
        this.#storeRemainder(row)
        return
      }
      this.#rest = row.subarray(0, 0)
      this.#read(row, 0, row.length)
      from = end + 1
    }
    const to = bytes.lastIndexOf(LINE_FEED) + 1
    if (to > from) this.#read(bytes, from, to)
    if (bytes.length > Math.max(from, to)) this.#storeRemainder(bytes.slice(Math.max(from, to)))
  }

  finish(): Reading {
    if (this.#rest.length > 0) this.#lastRow()
    if (!this.#layout) throw new ImportRefused(`${this.#file.name}: o arquivo está vazio.`)
    const months = [...this.#months.values()].sort((a, b) => a.month - b.month).map((counts) => counts.tally(this.#families))
    const reasons: ReasonCounts = Object.fromEntries(Object.entries(this.#reasons).filter(([, count]) => count > 0))
    return { months, rows: this.#rows, reasons, ofOwnMonth: this.#ofOwnMonth, filedElsewhere: this.#filedElsewhere }
  }

  /** Accepts a complete last row without a line feed; an incomplete one means a truncated file. */
  #lastRow(): void {
    const row = new Uint8Array(this.#rest.length + 1)
    row.set(this.#rest)
    row[row.length - 1] = LINE_FEED
    const before = this.#reasons.columns
    this.#read(row, 0, row.length)
    if (this.#reasons.columns > before) {
      throw new ImportRefused(`${this.#file.name}: o arquivo termina no meio de uma linha; está incompleto. Baixe-o de novo.`)
    }
  }

  #storeRemainder(rest: Uint8Array): void {
    if (rest.length > MAX_ROW) {
      throw new ImportRefused(`${this.#file.name}: há uma linha com mais de ${MAX_ROW} bytes; não é um arquivo de texto do Novo CAGED.`)
    }
    this.#rest = rest
  }

  #setLayout(layout: Layout): void {
    this.#layout = layout
    this.#starts = new Int32Array(layout.columns + 1)
  }

  /** Parses whole rows: `bytes[to - 1]` is a line feed. */
  #read(bytes: Uint8Array, from: number, to: number): void {
    let at = from
    if (!this.#layout) {
      const end = bytes.indexOf(LINE_FEED, from)
      this.#setLayout(layoutOf(new TextDecoder().decode(bytes.subarray(from, end)), this.#file))
      at = end + 1
    }
    const starts = this.#starts
    const columns = starts.length - 1
    while (at < to) {
      const start = at
      let column = 0
      starts[0] = start
      for (let byte = bytes[at]!; byte !== LINE_FEED; byte = bytes[++at]!) {
        if (byte === SEMICOLON && ++column < columns) starts[column] = at + 1
      }
      const end = at > start && bytes[at - 1] === CARRIAGE_RETURN ? at - 1 : at
      at++
      if (end === start) continue
      this.#rows++
      if (column + 1 !== columns) {
        this.#reasons.columns++
        continue
      }
      starts[columns] = end + 1
      this.#record(bytes, starts)
    }
  }

  #record(bytes: Uint8Array, starts: Int32Array): void {
    const layout = this.#layout!
    const reasons = this.#reasons

    const month = digits(bytes, starts[layout.month]!, starts[layout.month + 1]! - 1)
    if (month === this.#file.month) this.#ofOwnMonth++
    let counts = this.#current
    if (counts?.month !== month) {
      if (!isMonth(month) || month < REGISTER_STARTS || month > this.#file.month) {
        reasons.month++
        return
      }
      counts = this.#months.get(month) ?? new MonthCounts(month, this.#families.length)
      this.#months.set(month, counts)
      this.#current = counts
    }
    if (layout.filedIn >= 0 && digits(bytes, starts[layout.filedIn]!, starts[layout.filedIn + 1]! - 1) !== this.#file.month) {
      this.#filedElsewhere++
    }

    const balanceAt = starts[layout.balance]!
    const balanceLength = starts[layout.balance + 1]! - 1 - balanceAt
    const admitted = balanceLength === 1 && bytes[balanceAt] === ONE
    if (!admitted && !(balanceLength === 2 && bytes[balanceAt] === MINUS && bytes[balanceAt + 1] === ONE)) {
      reasons.balance++
      return
    }
    if (admitted) counts.admissions++
    else counts.dismissals++

    // The files omit leading zeros: as a number, 10105 is 010105.
    const occupation = digits(bytes, starts[layout.occupation]!, starts[layout.occupation + 1]! - 1)
    if (occupation < 0 || occupation > UNIDENTIFIED_OCCUPATION) {
      reasons.occupationMalformed++
      return
    }
    if (occupation === UNIDENTIFIED_OCCUPATION) {
      reasons.occupationUnidentified++
      return
    }
    const family = this.#familyIndex[(occupation / 100) | 0]!
    if (family < 0) {
      reasons.occupationRetired++
      return
    }
    const block = family * STRIDE
    const tallies = counts.counts
    if (!admitted) {
      tallies[block + DISMISSALS]!++
      return
    }
    tallies[block + ADMISSIONS]!++

    const state = digits(bytes, starts[layout.state]!, starts[layout.state + 1]! - 1)
    const stateAt = state >= 0 && state < 100 ? stateIndex[state]! : stateIndex[UNKNOWN]!
    if (stateAt === stateIndex[UNKNOWN]) reasons.state++
    tallies[block + STATES + stateAt]!++

    const schooling = digits(bytes, starts[layout.schooling]!, starts[layout.schooling + 1]! - 1)
    const schoolingAt = schooling >= 0 && schooling < 100 ? schoolingIndex[schooling]! : schoolingIndex[UNKNOWN]!
    if (schoolingAt === schoolingIndex[UNKNOWN]) reasons.schooling++
    tallies[block + SCHOOLING + schoolingAt]!++

    const intermittentAt = starts[layout.intermittent]!
    if (bytes[intermittentAt] === ONE && starts[layout.intermittent + 1]! - 1 === intermittentAt + 1) {
      reasons.intermittent++
      return
    }
    const wageAt = starts[layout.wage]!
    const wageEnd = starts[layout.wage + 1]! - 1
    const wage = centavos(bytes, wageAt, wageEnd)
    if (wage >= counts.least && wage <= counts.most) counts.add(family, wage)
    else if (wageEnd === wageAt) reasons.wageMissing++
    else if (wage < 0) reasons.wageMalformed++
    else if (wage === 0) reasons.wageZero++
    else if (wage < counts.least) reasons.wageLow++
    else reasons.wageHigh++
  }
}

/** Integer of up to nine digits; −1 otherwise. */
function digits(bytes: Uint8Array, from: number, to: number): number {
  if (from >= to || to - from > 9) return -1
  let value = 0
  for (let at = from; at < to; at++) {
    const digit = bytes[at]! - ZERO
    if (digit < 0 || digit > 9) return -1
    value = value * 10 + digit
  }
  return value
}

/** 1621,00 (or 1621.00, 1621,5, 1621) in centavos; a third decimal rounds half up; −1 otherwise. */
function centavos(bytes: Uint8Array, from: number, to: number): number {
  let value = 0
  let at = from
  for (; at < to; at++) {
    const byte = bytes[at]!
    if (byte === COMMA || byte === POINT) break
    const digit = byte - ZERO
    if (digit < 0 || digit > 9) return -1
    value = value * 10 + digit
  }
  if (at === from || at === to - 1) return -1
  let decimals = 0
  let carry = 0
  for (at++; at < to; at++) {
    const digit = bytes[at]! - ZERO
    if (digit < 0 || digit > 9) return -1
    if (++decimals <= 2) value = value * 10 + digit
    else if (decimals === 3 && digit >= 5) carry = 1
  }
  for (; decimals < 2; decimals++) value *= 10
  return value + carry
}

/** Counts of one month in progress. Wages are only collected here: sorting once at the end is cheaper than a hash table. */
class MonthCounts {
  readonly month: Month
  readonly least: number
  readonly most: number
  readonly counts: Int32Array
  admissions = 0
  dismissals = 0
  readonly #wages: Int32Array[]
  readonly #sizes: Int32Array

  constructor(month: Month, families: number) {
    this.month = month
    ;({ least: this.least, most: this.most } = wageBounds(month))
    this.counts = new Int32Array(families * STRIDE)
    this.#wages = Array.from({ length: families }, () => EMPTY.cents)
    this.#sizes = new Int32Array(families)
  }

  add(family: number, wage: number): void {
    const size = this.#sizes[family]!++
    let wages = this.#wages[family]!
    if (size === wages.length) {
      const larger = new Int32Array(Math.max(16, size * 2))
      larger.set(wages)
      this.#wages[family] = wages = larger
    }
    wages[size] = wage
  }

  tally(codes: readonly number[]): MonthTally {
    const families: FamilyTally[] = []
    for (const [index, family] of codes.entries()) {
      const block = this.counts.subarray(index * STRIDE, (index + 1) * STRIDE)
      const admissions = block[ADMISSIONS]!
      const dismissals = block[DISMISSALS]!
      if (admissions === 0 && dismissals === 0) continue
      const wages = histogram(this.#wages[index]!.subarray(0, this.#sizes[index]!))
      families.push({ family, admissions, dismissals, states: block.slice(STATES, SCHOOLING), schooling: block.slice(SCHOOLING), wages })
    }
    return { month: this.month, admissions: this.admissions, dismissals: this.dismissals, families }
  }
}

function histogram(wages: Int32Array): Histogram {
  wages.sort()
  let distinct = 0
  for (let i = 0; i < wages.length; i++) if (i === 0 || wages[i] !== wages[i - 1]) distinct++
  const cents = new Int32Array(distinct)
  const counts = new Int32Array(distinct)
  for (let i = 0, place = -1; i < wages.length; i++) {
    if (i === 0 || wages[i] !== wages[i - 1]) cents[++place] = wages[i]!
    counts[place]!++
  }
  return { cents, counts }
}
