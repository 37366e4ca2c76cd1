/** Tally of one CAGED file: counts and a histogram of eligible wages, by month and family. */
import { SCHOOLING_CODES, STATE_CODES } from '../../engine/salaries/codes.ts'
import type { Month } from '../../engine/salaries/month.ts'
import { type Histogram, merged } from '../../engine/salaries/statistics.ts'

export interface FamilyTally {
  /** Family code as a number: 101 is family 0101. */
  readonly family: number
  readonly admissions: number
  readonly dismissals: number
  /** Admissions by state and by schooling, in the order of `codes.ts`. */
  readonly states: Int32Array
  readonly schooling: Int32Array
  readonly wages: Histogram
}

export interface MonthTally {
  readonly month: Month
  /** Totals of the month, including records without a known family. */
  readonly admissions: number
  readonly dismissals: number
  /** Ascending. */
  readonly families: readonly FamilyTally[]
}

export interface WeightedPart<T> {
  readonly of: T
  readonly weight: 1 | -1
}

/** Sums months of several parts, family by family. */
export function total(parts: readonly WeightedPart<MonthTally>[]): Omit<MonthTally, 'month'> {
  const byFamily = new Map<number, WeightedPart<FamilyTally>[]>()
  let admissions = 0
  let dismissals = 0
  for (const { of, weight } of parts) {
    admissions += weight * of.admissions
    dismissals += weight * of.dismissals
    for (const family of of.families) {
      const known = byFamily.get(family.family)
      if (known) known.push({ of: family, weight })
      else byFamily.set(family.family, [{ of: family, weight }])
    }
  }
  const families = [...byFamily].sort(([a], [b]) => a - b).map(([family, tallies]) => familyTotal(family, tallies))
  return { admissions, dismissals, families }
}

function familyTotal(family: number, parts: readonly WeightedPart<FamilyTally>[]): FamilyTally {
  const states = new Int32Array(STATE_CODES.length)
  const schooling = new Int32Array(SCHOOLING_CODES.length)
  let admissions = 0
  let dismissals = 0
  for (const { of, weight } of parts) {
    admissions += weight * of.admissions
    dismissals += weight * of.dismissals
    for (let i = 0; i < states.length; i++) states[i]! += weight * of.states[i]!
    for (let i = 0; i < schooling.length; i++) schooling[i]! += weight * of.schooling[i]!
  }
  const wages = merged(parts.map(({ of, weight }) => ({ histogram: of.wages, weight })))
  return { family, admissions, dismissals, states, schooling, wages }
}

/** Merges the pieces of one file, month by month. */
export function joined(pieces: readonly (readonly MonthTally[])[]): MonthTally[] {
  if (pieces.length === 1) return [...pieces[0]!]
  const byMonth = new Map<Month, WeightedPart<MonthTally>[]>()
  for (const of of pieces.flat()) {
    const known = byMonth.get(of.month)
    if (known) known.push({ of, weight: 1 })
    else byMonth.set(of.month, [{ of, weight: 1 }])
  }
  return [...byMonth].sort(([a], [b]) => a - b).map(([month, parts]) => ({ month, ...total(parts) }))
}

/** Varint encoding, mostly one byte: amounts as deltas, zero counts omitted. */
export function encoded(months: readonly MonthTally[]): Uint8Array<ArrayBuffer> {
  const writer = new Writer()
  writer.put(months.length)
  for (const { month, admissions, dismissals, families } of months) {
    for (const value of [month, admissions, dismissals, families.length]) writer.put(value)
    for (const { family, admissions: hired, dismissals: left, states, schooling, wages } of families) {
      for (const value of [family, hired, left]) writer.put(value)
      writer.putCounts(states)
      writer.putCounts(schooling)
      writer.put(wages.cents.length)
      writer.reserve(wages.cents.length * 2)
      let previous = 0
      for (let i = 0; i < wages.cents.length; i++) {
        const amount = wages.cents[i]!
        writer.add(amount - previous)
        writer.add(wages.counts[i]!)
        previous = amount
      }
    }
  }
  return writer.written()
}

class Writer {
  #bytes = new Uint8Array(1 << 20)
  #length = 0

  /** Reserves capacity for this many integers. */
  reserve(integers: number): void {
    const needed = this.#length + integers * MAX_DIGITS
    if (needed <= this.#bytes.length) return
    const larger = new Uint8Array(Math.max(needed, this.#bytes.length * 2))
    larger.set(this.#bytes)
    this.#bytes = larger
  }

  /** Writes to reserved capacity. */
  add(value: number): void {
    let left = value
    while (left > 127) {
      this.#bytes[this.#length++] = (left & 127) | 128
      left >>>= 7
    }
    this.#bytes[this.#length++] = left
  }

  put(value: number): void {
    this.reserve(1)
    this.add(value)
  }

  putCounts(counts: Int32Array): void {
    this.put(counts.reduce((used, count) => used + (count === 0 ? 0 : 1), 0))
    counts.forEach((count, index) => {
      if (count === 0) return
      this.put(index)
      this.put(count)
    })
  }

  written(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length)
  }
}

/** Bytes of the longest 31-bit integer as a varint. */
const MAX_DIGITS = 5

export function decoded(bytes: Uint8Array): MonthTally[] {
  let at = 0
  const take = (): number => {
    let value = 0
    let scale = 1
    while (at < bytes.length) {
      const byte = bytes[at++]!
      if (byte < 128) return value + byte * scale
      value += (byte - 128) * scale
      scale *= 128
    }
    throw new RangeError('the tally ends too soon')
  }
  const takeCounts = (size: number): Int32Array => {
    const counts = new Int32Array(size)
    for (let left = take(); left > 0; left--) {
      const index = take()
      counts[index] = take()
    }
    return counts
  }
  const takeFamily = (): FamilyTally => {
    const [family, admissions, dismissals] = [take(), take(), take()]
    const states = takeCounts(STATE_CODES.length)
    const schooling = takeCounts(SCHOOLING_CODES.length)
    const size = take()
    const cents = new Int32Array(size)
    const counts = new Int32Array(size)
    for (let i = 0, amount = 0; i < size; i++) {
      amount += take()
      cents[i] = amount
      counts[i] = take()
    }
    return { family, admissions, dismissals, states, schooling, wages: { cents, counts } }
  }
  const takeMonth = (): MonthTally => {
    const [month, admissions, dismissals] = [take(), take(), take()]
    return { month, admissions, dismissals, families: Array.from({ length: take() }, takeFamily) }
  }
  const months = Array.from({ length: take() }, takeMonth)
  if (at !== bytes.length) throw new RangeError('the tally has bytes left over')
  return months
}
