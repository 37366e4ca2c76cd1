/** Scales as the law writes them. Construction throws when rows are out of order or brackets do not join. */

import { formatBRL, type Money, portion, reais, smallest } from './money.ts'
import { percent, type Ratio, type Rounding } from './ratio.ts'
import { word } from './text/language.ts'

export interface Bracket {
  /** Inclusive upper limit; null when open. */
  readonly limit: Money | null
  readonly rate: Ratio
}

/** Bracket whose rate applies to the whole amount, less a deduction (parcela a deduzir) that compensates for the lower brackets. */
export interface ParcelBracket extends Bracket {
  readonly deduct: Money
}

/** Each rate applies to its own slice. Rows of limit and percentage: `[['1621.00', '7.5'], …]`; a null limit leaves the scale open. */
export function progressive<L extends string | null>(rows: readonly (readonly [limit: L, percentage: string])[]) {
  return ascending(rows.map(([limit, percentage]) => ({ limit: moneyOf(limit), rate: percent(percentage) })))
}

/** The rate of the bracket applies to the whole amount. */
export function single<L extends string | null>(rows: readonly (readonly [limit: L, percentage: string])[]) {
  return progressive(rows)
}

/**
 * Rate on the whole amount, less a deduction: `[['2428.80', '0', '0'], …, [null, '27.5', '908.73']]`.
 * @param within largest discontinuity allowed at a limit, in centavos: published deductions are rounded.
 */
export function parcel<L extends string | null>(
  rows: readonly (readonly [limit: L, percentage: string, deduct: string])[],
  { within = 2n }: { readonly within?: bigint } = {},
) {
  const brackets = ascending(
    rows.map(([limit, percentage, deduct]) => ({ limit: moneyOf(limit), rate: percent(percentage), deduct: reais(deduct) })),
  )
  for (const [index, { rate, deduct }] of brackets.entries()) {
    const before: (ParcelBracket & { limit: Money | null }) | undefined = brackets[index - 1]
    if (!before?.limit) continue
    const gap = portion(before.limit, before.rate, 'halfUp') - before.deduct - (portion(before.limit, rate, 'halfUp') - deduct)
    if (gap > within || gap < -within) throw new RangeError(word`the brackets do not join at ${formatBRL(before.limit)}: ${gap} centavos`)
  }
  return brackets
}

/** A value per range: `[[30, …], [null, …]]`, limits in any unit. */
export function steps<T>(
  rows: readonly (readonly [limit: number | null, value: T])[],
): readonly { readonly limit: number | null; readonly value: T }[] {
  for (const [index, [limit]] of rows.entries()) {
    const before = rows[index - 1]?.[0]
    if (before === null || (before !== undefined && limit !== null && limit <= before)) throw new RangeError(`out of order at ${limit}`)
  }
  return rows.map(([limit, value]) => ({ limit, value }))
}

const moneyOf = <L extends string | null>(limit: L) => (limit === null ? null : reais(limit)) as L extends string ? Money : null

/** Validates the order of brackets, which may carry fields beyond limit and rate. */
export function ascending<B extends Bracket>(brackets: readonly B[]): readonly B[] {
  for (const [index, { limit, rate }] of brackets.entries()) {
    const before = brackets[index - 1]
    if (!before) continue
    if (before.limit === null || (limit !== null && limit <= before.limit)) throw new RangeError(`limits out of order at ${limit}`)
    if (rate.compare(before.rate) <= 0) throw new RangeError(`rates out of order at ${rate.toPercent()}%`)
  }
  return brackets
}

/** Bracket of an amount; undefined above a closed scale. */
export function bracketOf<B extends { readonly limit: Money | null }>(amount: Money, brackets: readonly B[]): B | undefined {
  return brackets.find(({ limit }) => limit === null || amount <= limit)
}

/** Step of a quantity; undefined above a closed list. */
export function stepOf<T>(quantity: number, rows: readonly { readonly limit: number | null; readonly value: T }[]): T | undefined {
  return rows.find(({ limit }) => limit === null || quantity <= limit)?.value
}

export interface Slice<B> {
  readonly bracket: B
  readonly base: Money
  readonly amount: Money
}

/** Splits an amount by a progressive scale, rounding each slice separately. Ignores the part above a closed scale. */
export function slicesOf<B extends Bracket>(amount: Money, brackets: readonly B[], rounding: Rounding): Slice<B>[] {
  const slices: Slice<B>[] = []
  let floor = 0n
  for (const bracket of brackets) {
    if (amount <= floor) break
    const base = (bracket.limit === null ? amount : smallest(amount, bracket.limit)) - floor
    slices.push({ bracket, base, amount: portion(base, bracket.rate, rounding) })
    if (bracket.limit === null) break
    floor = bracket.limit
  }
  return slices
}
