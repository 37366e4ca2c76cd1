/** The ways the law writes a scale. A scale is checked where it is written: one that is out of order, or does not join, never loads. */
import { word } from './language.ts'
import { formatBRL, type Money, portion, reais, smallest } from './money.ts'
import { percent, type Ratio, type Rounding } from './ratio.ts'

export interface Bracket {
  /** The limit belongs to the bracket; null: there is none. */
  readonly limit: Money | null
  readonly rate: Ratio
}

/** A bracket whose rate falls on the whole amount, less a parcel that makes up for the lower rates below it. */
export interface ParcelBracket extends Bracket {
  readonly deduct: Money
}

/** Each rate falls on its own slice. Rows of limit and percentage: `[['1621.00', '7.5'], …]`; a null limit closes an open scale. */
export function progressive<L extends string | null>(rows: readonly (readonly [limit: L, percentage: string])[]) {
  return ascending(rows.map(([limit, percentage]) => ({ limit: moneyOf(limit), rate: percent(percentage) })))
}

/** The rate of the bracket an amount falls in takes the whole of it. */
export function single<L extends string | null>(rows: readonly (readonly [limit: L, percentage: string])[]) {
  return progressive(rows)
}

/**
 * Rate on the whole, less a parcel: `[['2428.80', '0', '0'], …, [null, '27.5', '908.73']]`.
 * @param within the largest step, in centavos, between neighbours at their limit: parcels are published rounded.
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

/** A value for each range: `[[30, …], [null, …]]`, limits in whatever is measured. */
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

/** Brackets with more to say than limit and rate, in the order the law must have. */
export function ascending<B extends Bracket>(brackets: readonly B[]): readonly B[] {
  for (const [index, { limit, rate }] of brackets.entries()) {
    const before = brackets[index - 1]
    if (!before) continue
    if (before.limit === null || (limit !== null && limit <= before.limit)) throw new RangeError(`limits out of order at ${limit}`)
    if (rate.compare(before.rate) <= 0) throw new RangeError(`rates out of order at ${rate.toPercent()}%`)
  }
  return brackets
}

/** The bracket an amount falls in, or undefined above a scale that is closed. */
export function bracketOf<B extends { readonly limit: Money | null }>(amount: Money, brackets: readonly B[]): B | undefined {
  return brackets.find(({ limit }) => limit === null || amount <= limit)
}

/** The step a quantity falls in, or undefined above a list that is closed. */
export function stepOf<T>(quantity: number, rows: readonly { readonly limit: number | null; readonly value: T }[]): T | undefined {
  return rows.find(({ limit }) => limit === null || quantity <= limit)?.value
}

export interface Slice<B> {
  readonly bracket: B
  readonly base: Money
  readonly amount: Money
}

/** An amount cut by a progressive scale, each slice rounded by itself. What passes a closed scale is left out. */
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
