/** Tax scales of the law (core/scale.ts) as pieces: each is a fixed amount plus a rate on the excess over a floor. */

import { keysOf } from '../../core/collections/records.ts'
import { LARGEST, type Money } from '../../core/money.ts'
import type { Ratio, Rounding } from '../../core/ratio.ts'
import { type Bracket, type ParcelBracket, slicesOf } from '../../core/scale.ts'
import { type Columns, type Expression, type ExpressionStep, field, minus, over, plus, quotient, times } from '../expression.ts'

export interface ScalePiece {
  /** Inclusive limit; null for an open piece. */
  readonly upTo: Money | null
  readonly fixed: Money
  readonly floor: Money
  /** Null when only the fixed amount applies. */
  readonly rate: Ratio | null
  readonly rounding: Exclude<Rounding, 'halfEven'>
}

/**
 * Progressive scale: each rate applies to its own bracket and is rounded separately, so the lower brackets are constants. An amount above a
 * closed scale adds nothing.
 */
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

/** One rate on the whole amount. @param above amount due beyond a closed scale. */
export function singlePieces(brackets: readonly Bracket[], rounding: ScalePiece['rounding'], above: Money): ScalePiece[] {
  const pieces = brackets.map(({ limit, rate }): ScalePiece => ({ upTo: limit, fixed: 0n, floor: 0n, rate, rounding }))
  return brackets.at(-1)!.limit === null ? pieces : [...pieces, flat(above)]
}

/** A rate on the whole amount less a deduction; negative when the deduction is larger. */
export function parcelPieces(brackets: readonly ParcelBracket[], rounding: ScalePiece['rounding']): ScalePiece[] {
  return brackets.map(({ limit, rate, deduct }) => ({ upTo: limit, fixed: -deduct, floor: 0n, rate, rounding }))
}

const flat = (fixed: Money): ScalePiece => ({ upTo: null, fixed, floor: 0n, rate: null, rounding: 'truncate' })

export interface Scale<R extends string> {
  /** Piece limits of a version, looked up with the rest of its row. */
  readonly limits: Columns
  /** Step that finds the piece containing an amount. @param row the row with the limits; @param version its position, from 1. */
  piece(amount: Expression, row: string, version: Expression): ExpressionStep
  /** Value of one reading. */
  value(reading: R, amount: Expression): Expression
}

/** Exceeds every amount: the limit of an open piece. */
export const NO_LIMIT = LARGEST + 1n
/** Exclusive upper bound of a 64-bit database integer. */
export const FITS = 2n ** 63n

/** @param readings pieces of each version by reading name, oldest first; all readings share the same limits. */
export function scale<R extends string>(called: string, readings: Readonly<Record<R, readonly (readonly ScalePiece[])[]>>): Scale<R> {
  const names = keysOf(readings)
  const versions = readings[names[0]!]
  const most = Math.max(...versions.map(({ length }) => length))
  const limit = (index: number): string => `${called}_limit_${index + 1}`
  const row = `${called}_piece`
  const tables = new Map(names.map((name) => [name, shares(readings[name], most)]))
  // Readings share identical columns: each column is one more value to fetch.
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

/** Constants of every piece of every version, in that order; a version with fewer pieces repeats its last. */
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

/** Least common denominator of all rates, made even so that its half is an integer. */
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

/** amount × the rate of each version, rounded half up unless the version specifies otherwise: a scale of one piece. */
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
