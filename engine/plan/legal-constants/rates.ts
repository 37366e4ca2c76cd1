/** Rates of the law as fractions of a common denominator, so that amount × rate is a product and a quotient. */

import { keysOf } from '../../core/collections/records.ts'
import { LARGEST } from '../../core/money.ts'
import type { Ratio } from '../../core/ratio.ts'
import { type Columns, type Expression, field, plus, quotient, times } from '../expression.ts'
import { commonDenominator, FITS } from './scale.ts'

export interface Rates<K extends string> {
  /** Columns for the row step that holds the rates. */
  readonly columns: Columns
  /** Common denominator of the rates. */
  readonly parts: bigint
  share(of: K): Expression
  /** amount × rate, rounded half up or truncated. */
  portion(amount: Expression, of: K, rounding?: 'halfUp' | 'truncate'): Expression
}

/** @param row Name of the step that holds the columns. @param versions Rates of each row, in order; null when missing. */
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

/** Rate in percent, in millionths: the unit of results. */
export const percentUnits = (rate: Ratio | null): bigint => (rate === null ? 0n : (rate.n * 100_000_000n * 2n + rate.d) / (rate.d * 2n))

/** Rate as a whole number of parts; throws for any other rate, possible only under a hypothesis. */
export function wholeParts(rate: Ratio | null, parts: bigint): bigint {
  if (rate === null) return 0n
  if ((rate.n * parts) % rate.d !== 0n) throw new RangeError(`${rate.n}/${rate.d} is no whole number of parts of ${parts}`)
  return (rate.n * parts) / rate.d
}

/** 1 when a version has something, 0 otherwise. */
export const presence = (has: readonly boolean[]): readonly bigint[] => has.map((each) => (each ? 1n : 0n))
