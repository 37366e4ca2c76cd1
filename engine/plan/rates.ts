/** Rates of the law as whole parts of one number, so that an amount times a rate is a product and a quotient. */
import { LARGEST } from '../core/money.ts'
import type { Ratio } from '../core/ratio.ts'
import { keysOf } from '../core/records.ts'
import { type Columns, type Expression, field, plus, quotient, times } from './expression.ts'
import { commonDenominator, FITS } from './scale.ts'

export interface Rates<K extends string> {
  /** To be put in the row that holds them. */
  readonly columns: Columns
  /** All of them are whole numbers of these. */
  readonly parts: bigint
  share(of: K): Expression
  /** amount × rate, rounded half up or cut. */
  portion(amount: Expression, of: K, rounding?: 'halfUp' | 'truncate'): Expression
}

/** @param row the step that holds the columns; @param versions the rates of each of its rows, in their order; null: there is none. */
export function rates<K extends string>(row: string, versions: readonly Readonly<Record<K, Ratio | null>>[]): Rates<K> {
  const names = keysOf(versions[0]!)
  const parts = commonDenominator(versions.flatMap((version) => names.flatMap((name) => version[name] ?? [])))
  const numerator = (rate: Ratio | null): bigint => (rate === null ? 0n : (rate.n * parts) / rate.d)
  const columns = Object.fromEntries(names.map((name) => [name, versions.map((version) => numerator(version[name]))]))
  const largest = (name: K): bigint => columns[name]!.reduce((most, value) => (value > most ? value : most), 0n)
  return {
    columns,
    parts,
    share: (of) => field(row, of),
    portion: (amount, of, rounding = 'halfUp') => {
      const half = rounding === 'halfUp' ? parts / 2n : 0n
      return quotient(plus(times(amount, field(row, of)), half), parts, { wide: LARGEST * largest(of) + parts >= FITS })
    },
  }
}

/** A rate as a percentage, in millionths: what an answer shows of it. */
export const percentUnits = (rate: Ratio | null): bigint => (rate === null ? 0n : (rate.n * 100_000_000n * 2n + rate.d) / (rate.d * 2n))

/** A rate as whole parts of one; one that is none of them, which only a hypothesis has, makes no plan. */
export function wholeParts(rate: Ratio | null, parts: bigint): bigint {
  if (rate === null) return 0n
  if ((rate.n * parts) % rate.d !== 0n) throw new RangeError(`${rate.n}/${rate.d} is no whole number of parts of ${parts}`)
  return (rate.n * parts) / rate.d
}

/** 1 where a version has something, 0 where it has not. */
export const presence = (has: readonly boolean[]): readonly bigint[] => has.map((each) => (each ? 1n : 0n))
