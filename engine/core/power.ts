/**
 * base^exponent for any exponent of a decimal literal: 13.65% a year over 16 of 22 days. `Ratio.power` and `root` take whole numbers only.
 * Worked in 160 binary places (48 decimal) and rounded once at 36 decimals, so that what ends before (1.21^0.5 = 1.1) comes out whole
 * and a truncation after it cuts what the paper sum would cut.
 */
import { divide, ONE, Ratio } from './ratio.ts'

const PLACES = 160n
const UNIT = 1n << PLACES
const DECIMALS = 10n ** 36n

/** Halvings of the argument before the series of exp, undone by squarings after it. */
const HALVINGS = 8n

/** ln m by 2 × atanh((m − 1) ÷ (m + 1)); converges fast for m near one. */
function logNearOne(n: bigint, d: bigint): bigint {
  const z = ((n - d) << PLACES) / (n + d)
  const square = (z * z) >> PLACES
  let total = 0n
  let term = z
  for (let odd = 1n; term !== 0n && term !== -1n; odd += 2n) {
    total += term / odd
    term = (term * square) >> PLACES
  }
  return 2n * total
}

const LN2 = logNearOne(2n, 1n)

/** Natural logarithm of a positive ratio, in binary places. */
function logarithm({ n, d }: Ratio): bigint {
  if (n <= 0n) throw new RangeError('logarithm of what is not positive')
  let twos = BigInt(n.toString(2).length - d.toString(2).length)
  let [top, bottom] = twos >= 0n ? [n, d << twos] : [n << -twos, d]
  // Between two thirds and four thirds, where the series is shortest.
  if (3n * top > 4n * bottom) {
    bottom <<= 1n
    twos += 1n
  } else if (3n * top < 2n * bottom) {
    top <<= 1n
    twos -= 1n
  }
  return logNearOne(top, bottom) + twos * LN2
}

function exponential(x: bigint): bigint {
  const twos = divide(x, LN2, 'halfUp')
  const small = (x - twos * LN2) >> HALVINGS
  let total = UNIT
  let term = UNIT
  for (let k = 1n; term !== 0n && term !== -1n; k += 1n) {
    term = ((term * small) >> PLACES) / k
    total += term
  }
  for (let left = HALVINGS; left > 0n; left -= 1n) total = (total * total) >> PLACES
  return twos >= 0n ? total << twos : total >> -twos
}

/** Powers of one base: its logarithm is taken once, however many exponents are asked. */
export function powersOf(base: Ratio): (exponent: Ratio) => Ratio {
  let log: bigint | undefined
  const wholes = new Map<bigint, Ratio>()
  const wholePower = (exponent: bigint): Ratio => {
    let known = wholes.get(exponent)
    if (!known) {
      known = base.power(Number(exponent))
      wholes.set(exponent, known)
    }
    return known
  }
  return (exponent) => {
    const whole = exponent.n / exponent.d - (exponent.n % exponent.d < 0n ? 1n : 0n)
    const rest = exponent.minus(Ratio.of(whole))
    const exact = wholePower(whole)
    if (rest.isZero) return exact
    log ??= logarithm(base)
    const fraction = exponential((log * rest.n) / rest.d)
    const rounded = Ratio.of(divide(fraction * DECIMALS, UNIT, 'halfUp'), DECIMALS)
    return whole === 0n ? rounded : exact.times(rounded).settled()
  }
}

export const realPower = (base: Ratio, exponent: Ratio): Ratio => (base.compare(ONE) === 0 ? ONE : powersOf(base)(exponent))
