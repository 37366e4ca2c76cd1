/**
 * The monthly rate at which payments (one a month, the first a month from now) are worth `received` today, or null when they do not
 * give it back, so that no rate of zero or more exists. Payments that are not negative make the present value fall as the rate grows:
 * there is one root, and halving the bracket cannot miss it.
 */
export function internalRate(received: number, payments: readonly number[]): number | null {
  const worth = (rate: number): number => {
    let value = 0
    for (let index = payments.length - 1; index >= 0; index--) value = (value + payments[index]!) / (1 + rate)
    return value
  }
  const total = worth(0)
  if (!(received > 0) || total < received) return null
  if (total === received) return 0
  let low = 0
  let high = 0.01
  while (worth(high) > received) {
    low = high
    high *= 2
    if (high > 1e9) return null
  }
  for (let halving = 0; halving < 200 && high - low > 1e-15 * high; halving++) {
    const middle = (low + high) / 2
    if (worth(middle) > received) low = middle
    else high = middle
  }
  return (low + high) / 2
}
