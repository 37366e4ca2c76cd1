/** Fixed-point binary logarithm and exponential, for powers and roots without an exact fraction. */

/** Halvings of exp's argument before its series, undone by squaring afterwards. */
const HALVINGS = 8n

/** ln m by 2 × atanh((m − 1) ÷ (m + 1)); converges fast for m near one. */
function logNearOne(n: bigint, d: bigint, places: bigint): bigint {
  const z = ((n - d) << places) / (n + d)
  const square = (z * z) >> places
  let total = 0n
  let term = z
  for (let odd = 1n; term !== 0n && term !== -1n; odd += 2n) {
    total += term / odd
    term = (term * square) >> places
  }
  return 2n * total
}

/**
 * Table resolution: dividing a value near one by the nearest multiple of 1/256, whose logarithm is memoized, leaves a third of the series
 * terms.
 */
const PARTS = 256n

export interface BinaryPlaces {
  /** Natural logarithm of n ÷ d (positive), with `places` binary places. */
  readonly logarithm: (n: bigint, d: bigint) => bigint
  readonly exponential: (x: bigint) => bigint
}

/** Both functions with `places` binary places. */
export function inBinaryPlaces(places: bigint): BinaryPlaces {
  const unit = 1n << places
  const ln2 = logNearOne(2n, 1n, places)
  const ofParts = new Map<bigint, bigint>()
  const logOfParts = (parts: bigint): bigint => {
    const known = ofParts.get(parts) ?? logNearOne(parts, PARTS, places)
    ofParts.set(parts, known)
    return known
  }
  return {
    logarithm(n, d) {
      if (n <= 0n) throw new RangeError('logarithm of what is not positive')
      let twos = BigInt(bitsOf(n) - bitsOf(d))
      let [top, bottom] = twos >= 0n ? [n, d << twos] : [n << -twos, d]
      // Reduce to between 2/3 and 4/3, where the series is shortest.
      if (3n * top > 4n * bottom) {
        bottom <<= 1n
        twos += 1n
      } else if (3n * top < 2n * bottom) {
        top <<= 1n
        twos -= 1n
      }
      const parts = (2n * top * PARTS + bottom) / (2n * bottom)
      return logNearOne(top * PARTS, bottom * parts, places) + logOfParts(parts) + twos * ln2
    },
    exponential(x) {
      const twos = (x < 0n ? x - ln2 / 2n : x + ln2 / 2n) / ln2
      const small = (x - twos * ln2) >> HALVINGS
      let total = unit
      let term = unit
      for (let k = 1n; term !== 0n && term !== -1n; k += 1n) {
        term = ((term * small) >> places) / k
        total += term
      }
      for (let left = HALVINGS; left > 0n; left -= 1n) total = (total * total) >> places
      return twos >= 0n ? total << twos : total >> -twos
    },
  }
}

function bitsOf(value: bigint): number {
  const hexadecimal = value.toString(16)
  return hexadecimal.length * 4 - Math.clz32(Number.parseInt(hexadecimal[0]!, 16)) + 28
}
