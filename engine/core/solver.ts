/** How a function strays from a steady rise. Left out: it never falls. */
interface Shape {
  /** The most a value ever lies below one it had already reached. */
  readonly dip?: bigint
  /** The most it grows from one input to the next, where that is known: the scan then steps over what cannot reach the target. */
  readonly rise?: bigint
}

/**
 * The smallest whole `x` from `low` to `high` whose value is at least `target`; null when there is none. Exact although the function may
 * dip: an input whose value is more than a dip below the target has nothing before it that reaches it, so the search goes to the last
 * such input it finds, and from there looks at one after the other.
 */
export function smallestInput(
  evaluate: (x: bigint) => bigint,
  target: bigint,
  low: bigint,
  high: bigint,
  { dip = 0n, rise }: Shape = {},
): bigint | null {
  let x = neighbourhood((input) => evaluate(input) - target + dip, low, high)
  while (x !== null && x <= high) {
    const missing = target - evaluate(x)
    if (missing <= 0n) return x
    x += rise === undefined ? 1n : (missing + rise - 1n) / rise
  }
  return null
}

/**
 * An `x` not below zero whose neighbour before it is (or `low`); null when even `high` is below. Straight lines are guessed in a few steps
 * (each evaluation may be a whole schedule), and a step that gains little is followed by a halving, so that no shape takes long.
 */
function neighbourhood(difference: (x: bigint) => bigint, low: bigint, high: bigint): bigint | null {
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
    halve = !halve && (high - low) * 4n > width
  }
  return high
}
