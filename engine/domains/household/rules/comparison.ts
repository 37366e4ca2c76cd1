import type { Money } from '../../../core/money.ts'

/** Name by the sign of a difference; zero is a tie. */
export function bySign<const P extends string, const N extends string>(
  difference: Money | number,
  positive: P,
  negative: N,
): P | N | 'tie' {
  return difference > 0 ? positive : difference < 0 ? negative : 'tie'
}

/** Absolute difference. */
export const apart = (difference: Money): Money => (difference < 0n ? -difference : difference)
