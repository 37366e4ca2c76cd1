/** Discretization of a Gamma distribution with mean one into slices of equal probability, each represented by its mean. Deterministic. */

/** Regularized lower incomplete gamma function: probability below x (Abramowitz and Stegun 6.5.29). */
function below(shape: number, x: number): number {
  if (x <= 0) return 0
  if (x > shape + 1) return 1 - above(shape, x)
  let term = 1 / shape
  let sum = term
  for (let n = 1; n < 500 && term > sum * 1e-16; n++) {
    term *= x / (shape + n)
    sum += term
  }
  return sum * Math.exp(shape * Math.log(x) - x - logGamma(shape))
}

/** Upper tail, by a continued fraction (Lentz). */
function above(shape: number, x: number): number {
  let b = x + 1 - shape
  let c = 1e300
  let d = 1 / b
  let h = d
  for (let n = 1; n < 500; n++) {
    const a = -n * (n - shape)
    b += 2
    d = 1 / (a * d + b)
    c = b + a / c
    const step = c * d
    h *= step
    if (Math.abs(step - 1) < 1e-15) break
  }
  return h * Math.exp(shape * Math.log(x) - x - logGamma(shape))
}

/** Stirling's series, after shifting the argument to at least 12. */
function logGamma(x: number): number {
  if (x < 12) return logGamma(x + 1) - Math.log(x)
  const square = x * x
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + (1 / 12 - (1 / 360 - 1 / (1260 * square)) / square) / x
}

/** Ascending means of slices of equal probability; their overall mean is one. */
export function gammaNodes(shape: number, slices: number): Float64Array {
  const nodes = new Float64Array(slices)
  let before = 0
  for (let slice = 0; slice < slices; slice++) {
    const edge = slice === slices - 1 ? Number.POSITIVE_INFINITY : quantile(shape, (slice + 1) / slices)
    // The share of the mean below a point is the CDF of the distribution with shape + 1.
    const upTo = edge === Number.POSITIVE_INFINITY ? 1 : below(shape + 1, edge)
    nodes[slice] = (upTo - before) * slices
    before = upTo
  }
  return nodes
}

function quantile(shape: number, probability: number): number {
  let [low, high] = [0, 1]
  while (below(shape, high) < probability) high *= 2
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2
    if (middle === low || middle === high) break
    if (below(shape, middle) < probability) low = middle
    else high = middle
  }
  return high
}
