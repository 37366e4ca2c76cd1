/** Deviations from a nondecreasing function. Default: none. */
interface Shape {
  /** Maximum drop below any earlier value. */
  readonly dip?: bigint
  /** Maximum growth per input, when known: the scan skips inputs that cannot reach the target. */
  readonly rise?: bigint
}

/**
 * Smallest integer `x` in [`low`, `high`] whose value is at least `target`; null when none.
 * Exact even when the function dips: if a value is more than `dip` below the target, no earlier input reaches it. The search brackets the
 * last such input it finds and scans forward from there.
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
 * Smallest bracketed `x` with a nonnegative difference whose predecessor is negative (or `low`); null when `high` is negative. Uses the
 * secant method (each evaluation may be a whole schedule) and bisects after a step with little progress.
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
