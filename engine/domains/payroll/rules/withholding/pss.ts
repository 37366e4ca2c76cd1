/** Contribution of federal servants, by bracket. */
import { type Money, portion } from '../../../../core/money.ts'
import { divide, Ratio, ZERO } from '../../../../core/ratio.ts'
import type { Bracket } from '../../../../core/scale.ts'

interface PssSlice {
  /** Null in the last bracket, which has no limit. */
  readonly upTo: Money | null
  readonly ratePercent: Ratio
  readonly base: Money
  readonly amount: Money
}

export interface PssDue {
  readonly slices: PssSlice[]
  readonly amount: Money
}

/**
 * Slices summed exactly and rounded once, since the law sets no rounding step: 988.09 at the ceiling of 2026, where the INSS, truncated by
 * slice, is 988.07.
 * @param above Exempt amount: the INSS ceiling for retired servants and pensioners (Constituição, art. 40, § 18).
 */
export function pssDue(base: Money, above: Money, brackets: readonly Bracket[]): PssDue {
  const slices: PssSlice[] = []
  let exact = ZERO
  let floor = above
  for (const { limit, rate } of brackets) {
    if (limit !== null && limit <= floor) continue
    const end = limit === null || base < limit ? base : limit
    if (end <= floor) break
    const part = end - floor
    slices.push({ upTo: limit, ratePercent: rate, base: part, amount: portion(part, rate, 'halfUp') })
    exact = exact.plus(Ratio.of(part).times(rate))
    floor = end
  }
  return { slices, amount: divide(exact.n, exact.d, 'halfUp') }
}
