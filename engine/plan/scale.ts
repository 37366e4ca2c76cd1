/** The scale kinds of the law (core/scale.ts) as pieces: in each, a fixed amount and a share of what passes a floor. */

import { LARGEST, type Money } from '../core/money.ts'
import type { Ratio, Rounding } from '../core/ratio.ts'
import { keysOf } from '../core/records.ts'
import { type Bracket, type ParcelBracket, slicesOf } from '../core/scale.ts'
import { type Columns, type Expression, type ExpressionStep, field, minus, over, plus, quotient, times } from './expression.ts'

export interface ScalePiece {
  /** The limit belongs to the piece; null: there is none. */
  readonly upTo: Money | null
  readonly fixed: Money
  readonly floor: Money
  /** Null: nothing but the fixed amount. */
  readonly rate: Ratio | null
  readonly rounding: Exclude<Rounding, 'halfEven'>
}

/** Each rate on its own slice, rounded by itself: the slices below are already known. What passes a closed scale adds nothing. */
export function progressivePieces(brackets: readonly Bracket[], rounding: ScalePiece['rounding']): ScalePiece[] {
  const pieces = brackets.map(({ limit, rate }, index): ScalePiece => {
    const floor = index === 0 ? 0n : brackets[index - 1]!.limit!
    return { upTo: limit, fixed: upToLimit(floor, brackets, rounding), floor, rate, rounding }
  })
  const top = brackets.at(-1)!.limit
  return top === null ? pieces : [...pieces, flat(upToLimit(top, brackets, rounding))]
}

const upToLimit = (amount: Money, brackets: readonly Bracket[], rounding: Rounding): Money =>
  slicesOf(amount, brackets, rounding).reduce((total, slice) => total + slice.amount, 0n)

/** One rate on the whole. @param above what is due past a closed scale. */
export function singlePieces(brackets: readonly Bracket[], rounding: ScalePiece['rounding'], above: Money): ScalePiece[] {
  const pieces = brackets.map(({ limit, rate }): ScalePiece => ({ upTo: limit, fixed: 0n, floor: 0n, rate, rounding }))
  return brackets.at(-1)!.limit === null ? pieces : [...pieces, flat(above)]
}

/** A rate on the whole less a parcel: below zero where the parcel is the larger. */
export function parcelPieces(brackets: readonly ParcelBracket[], rounding: ScalePiece['rounding']): ScalePiece[] {
  return brackets.map(({ limit, rate, deduct }) => ({ upTo: limit, fixed: -deduct, floor: 0n, rate, rounding }))
}

const flat = (fixed: Money): ScalePiece => ({ upTo: null, fixed, floor: 0n, rate: null, rounding: 'truncate' })

export interface Scale<R extends string> {
  /** The limits of a version's pieces, to be looked up with the rest of its row. */
  readonly limits: Columns
  /** The step that finds the piece an amount falls in. @param row the row that holds the limits; @param version its position, from 1. */
  piece(amount: Expression, row: string, version: Expression): ExpressionStep
  /** What one of the readings gives. */
  value(reading: R, amount: Expression): Expression
}

/** Above every amount: the limit of a piece that has none. */
export const NO_LIMIT = LARGEST + 1n
/** What a database computes without a wider type is below it. */
export const FITS = 2n ** 63n

/** @param readings by name, the pieces of each version, oldest first; all readings have the same limits. */
export function scale<R extends string>(called: string, readings: Readonly<Record<R, readonly (readonly ScalePiece[])[]>>): Scale<R> {
  const names = keysOf(readings)
  const versions = readings[names[0]!]
  const most = Math.max(...versions.map(({ length }) => length))
  const limit = (index: number): string => `${called}_limit_${index + 1}`
  const row = `${called}_piece`
  const tables = new Map(names.map((name) => [name, shares(readings[name], most)]))
  // Readings share what they have in common: each column is one more value to fetch.
  const columns: Record<string, readonly bigint[]> = {}
  const columnOf = (reading: R, column: string): string => {
    const values = tables.get(reading)!.columns[column]!
    const known = Object.keys(columns).find((other) => other.endsWith(column) && columns[other]!.every((value, at) => value === values[at]))
    if (known !== undefined) return known
    columns[`${reading}_${column}`] = values
    return `${reading}_${column}`
  }
  for (const name of names) for (const column of Object.keys(tables.get(name)!.columns)) columnOf(name, column)
  return {
    limits: Object.fromEntries(
      Array.from({ length: most - 1 }, (_, index) => [limit(index), versions.map((pieces) => pieces[index]?.upTo ?? NO_LIMIT)]),
    ),
    piece: (amount, law, version) => {
      const limits = Array.from({ length: most - 1 }, (_, index) => field(law, limit(index)))
      const first = plus(times(minus(version, 1n), BigInt(most)), 1n)
      return {
        name: row,
        row: columns,
        index: limits.map((each) => over(amount, each)).reduce(plus, first),
        scale: { amount, version, limits },
      }
    },
    value: (reading, amount) => {
      const of = (column: string): Expression => field(row, columnOf(reading, column))
      const { denominator, wide } = tables.get(reading)!
      const passed = minus(amount, of('floor'))
      return plus(of('fixed'), quotient(plus(times(passed, of('share')), of('half')), denominator, { wide }))
    },
  }
}

/** The constants of every piece of every version, in that order; a version with fewer repeats its last. */
function shares(versions: readonly (readonly ScalePiece[])[], most: number) {
  const all = versions.flatMap((pieces) => Array.from({ length: most }, (_, index) => pieces[index] ?? pieces.at(-1)!))
  const denominator = commonDenominator(all.flatMap(({ rate }) => rate ?? []))
  const share = ({ rate }: ScalePiece): bigint => (rate === null ? 0n : (rate.n * denominator) / rate.d)
  const half = ({ rounding }: ScalePiece): bigint => (rounding === 'halfUp' ? denominator / 2n : 0n)
  const columns: Columns = {
    fixed: all.map(({ fixed }) => fixed),
    floor: all.map(({ floor }) => floor),
    share: all.map(share),
    half: all.map(half),
  }
  const wide = all.some((piece) => ((piece.upTo ?? LARGEST) - piece.floor) * share(piece) + half(piece) >= FITS)
  return { columns, denominator, wide }
}

/** The least number of parts all rates are whole numbers of; even, so that it has a half. */
export function commonDenominator(rates: readonly Ratio[]): bigint {
  let common = 2n
  for (const { n, d } of rates) {
    const lowest = d / divisor(n, d)
    common = (common / divisor(common, lowest)) * lowest
  }
  return common
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? (a < 0n ? -a : a) : divisor(b, a % b)
}

/** amount × a rate of each version, rounded as it says, else half up: a scale of one piece. */
export function portionOf(
  called: string,
  rates: readonly Ratio[],
  amount: Expression,
  version: Expression,
  roundings: readonly ScalePiece['rounding'][] = rates.map(() => 'halfUp'),
): { readonly step: ExpressionStep; readonly value: Expression } {
  const one = scale(called, { due: rates.map((rate, at) => [{ upTo: null, fixed: 0n, floor: 0n, rate, rounding: roundings[at]! }]) })
  return { step: one.piece(amount, called, version), value: one.value('due', amount) }
}
