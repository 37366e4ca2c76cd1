/** Mean of corrected contributions, and which of the lowest to exclude (EC 103/2019, art. 26, § 6º). */
import type { Money } from '../../../core/money.ts'
import { sum } from '../../../core/money.ts'
import { Ratio } from '../../../core/ratio.ts'

export interface MeanRule {
  /** Minimum months that must remain. */
  readonly required: number
  /** Minimum divisor, in months. */
  readonly leastDivisor: number
  /** Share of the mean by remaining months; null compares means only. */
  readonly share: ((months: number) => Ratio) | null
}

export interface Chosen {
  /** Number of lowest contributions excluded. */
  readonly discarded: number
  readonly sum: Money
  readonly divisor: number
}

/** Number of lowest contributions to exclude for the highest result; on a tie, the fewest. */
export function bestDiscard(amounts: readonly Money[], { required, leastDivisor, share }: MeanRule): Chosen {
  const ascending = [...amounts].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  let left = sum(ascending)
  const chosenWith = (discarded: number): Chosen => ({
    discarded,
    sum: left,
    divisor: Math.max(ascending.length - discarded, leastDivisor),
  })
  const value = ({ discarded, sum: total, divisor }: Chosen): Ratio => {
    const mean = Ratio.of(total, BigInt(divisor))
    return share ? mean.times(share(ascending.length - discarded)) : mean
  }
  let best = chosenWith(0)
  for (let discarded = 1; ascending.length - discarded >= required; discarded++) {
    left -= ascending[discarded - 1]!
    const candidate = chosenWith(discarded)
    if (value(candidate).compare(value(best)) > 0) best = candidate
  }
  return best
}
