/**
 * Monthly IRR: the rate at which monthly payments, the first `firstAfter` months from now, are worth `received` today; null when the
 * payments do not repay it, since no rate ≥ 0 exists. With non-negative payments the present value decreases with the rate, so the root is
 * unique and bisection converges.
 */
export function internalRate(received: number, payments: readonly number[], firstAfter = 1): number | null {
  const worth = (rate: number): number => {
    let value = 0
    for (let index = payments.length - 1; index >= 0; index--) value = (value + payments[index]!) / (1 + rate)
    return firstAfter === 1 ? value : value * (1 + rate) ** (1 - firstAfter)
  }
  if (!(received > 0)) return null
  const excess = worth(0) - received
  // Sums of reais carry floating-point noise: 7 × 0.1 is not 0.7. Interest of one part in 10¹² is invisible at six decimals.
  if (Math.abs(excess) <= 1e-12 * received) return 0
  if (excess < 0) return null
  let low = 0
  let high = 0.01
  while (worth(high) > received) {
    low = high
    high *= 2
    if (high > 1e9) return null
  }
  while (high - low > 1e-15 * high) {
    const middle = (low + high) / 2
    if (worth(middle) > received) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** A payment, in days after the credit is released. */
export interface DatedPayment {
  readonly days: number
  readonly amount: number
}

/**
 * Annual CET of Resolução CMN 4.881/2020: FC₀ = Σ FCⱼ ÷ (1 + CET)^(dⱼ ÷ 365), in calendar days. Null when the payments do not repay the
 * amount received. Solved for the continuous daily rate, which cannot overflow for any day count.
 */
export function effectiveAnnualRate(received: number, payments: readonly DatedPayment[]): number | null {
  const worth = (daily: number): number => payments.reduce((value, { days, amount }) => value + amount * Math.exp(-daily * days), 0)
  if (!(received > 0)) return null
  const excess = worth(0) - received
  if (Math.abs(excess) <= 1e-12 * received) return 0
  if (excess < 0) return null
  let low = 0
  let high = 0.0001
  while (worth(high) > received) {
    low = high
    high *= 2
    if (high > 1) return null
  }
  for (let halving = 0; halving < 200 && high - low > 1e-16 * high; halving++) {
    const middle = (low + high) / 2
    if (worth(middle) > received) low = middle
    else high = middle
  }
  return Math.expm1(((low + high) / 2) * 365)
}
