import type { Money } from './money.ts'

/**
 * The least whole `x` from `low` to `high` at which `difference`, which never falls as x grows, is not below zero; null when even `high`
 * falls short. Straight lines are guessed in a few steps (each evaluation may be a whole schedule), and a step that gains little is
 * followed by a halving, so that no shape of curve takes long.
 */
export function breakEven(low: bigint, high: bigint, difference: (x: bigint) => Money): bigint | null {
  let below = difference(low)
  if (below >= 0n) return low
  let above = difference(high)
  if (above < 0n) return null
  let nudge = 0n
  let halve = false
  while (high - low > 1n) {
    const width = high - low
    const guess = halve ? low + width / 2n : low + (-below * width) / (above - below) + nudge
    const x = guess <= low ? low + 1n : guess >= high ? high - 1n : guess
    const found = difference(x)
    if (found < 0n) {
      low = x
      below = found
      nudge = 1n
    } else {
      high = x
      above = found
      nudge = -1n
    }
    halve = !halve && (high - low) * 4n > width && high - low > 1n
  }
  return high
}
