/** A payment some years after the first: negative for deposits, positive for withdrawals. */
export interface DatedAmount {
  readonly years: number
  readonly amount: number
}

const LOWEST = -0.999999
const HIGHEST = 1e6

/**
 * Annual IRR of dated payments, closest to zero when several exist; null when none does. Scans the sign of the NPV on a grid around zero
 * and bisects the first bracket on either side: no derivative, so it cannot diverge.
 */
export function datedRate(payments: readonly DatedAmount[]): number | null {
  const worth = (rate: number): number => payments.reduce((total, { years, amount }) => total + amount / (1 + rate) ** years, 0)
  const zero = worth(0)
  const scale = payments.reduce((total, { amount }) => total + Math.abs(amount), 0)
  // Floating-point noise: below a part in 10¹³ of the total amounts, the NPV counts as zero.
  if (Math.abs(zero) <= 1e-13 * scale) return 0
  let [below, above] = [
    { rate: 0, value: zero },
    { rate: 0, value: zero },
  ]
  for (let step = 1; step <= 220; step++) {
    const growth = 1.1 ** step * 0.001
    const up = Math.min(growth, HIGHEST)
    const down = Math.max(1 / (1 + growth) - 1, LOWEST)
    const [high, low] = [
      { rate: up, value: worth(up) },
      { rate: down, value: worth(down) },
    ]
    if (crosses(above.value, high.value)) return halved(worth, above.rate, high.rate)
    if (crosses(low.value, below.value)) return halved(worth, low.rate, below.rate)
    ;[above, below] = [high, low]
  }
  return null
}

const crosses = (a: number, b: number): boolean => Number.isFinite(a) && Number.isFinite(b) && a < 0 !== b < 0

function halved(worth: (rate: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  const negativeBelow = worth(low) < 0
  for (let halving = 0; halving < 200 && high - low > 1e-15 * (1 + Math.abs(high)); halving++) {
    const middle = (low + high) / 2
    if (worth(middle) < 0 === negativeBelow) low = middle
    else high = middle
  }
  return (low + high) / 2
}
