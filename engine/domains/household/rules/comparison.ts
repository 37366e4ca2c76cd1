import type { Money } from '../../../core/money.ts'

/** The name for the sign of a difference; nothing between them is a tie. */
export function bySign<const P extends string, const N extends string>(
  difference: Money | number,
  positive: P,
  negative: N,
): P | N | 'tie' {
  return difference > 0 ? positive : difference < 0 ? negative : 'tie'
}

/** How far apart, whichever is ahead. */
export const apart = (difference: Money): Money => (difference < 0n ? -difference : difference)
