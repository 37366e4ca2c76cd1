/**
 * base^exponent for any exponent given as a decimal literal: 13.65% a year over 16 of 22 days. `Ratio.power` and `root` take integers only.
 * Computed with 160 binary places (48 decimal) and rounded once at 36 decimals, so that exact results (1.21^0.5 = 1.1) stay exact and a
 * later truncation matches manual calculation.
 */

import { chargeArithmetic, divide, ONE, Ratio } from '../ratio.ts'
import { inBinaryPlaces } from './exponential.ts'

const PLACES = 160n
const UNIT = 1n << PLACES
const DECIMALS = 10n ** 36n

const { logarithm, exponential } = inBinaryPlaces(PLACES)
/** Cost of a power, in roundings. */
const POWER_COST = 50

/** Powers of one base; computes its logarithm once. */
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
    log ??= logarithm(base.n, base.d)
    chargeArithmetic(POWER_COST)
    const fraction = exponential((log * rest.n) / rest.d)
    const rounded = Ratio.of(divide(fraction * DECIMALS, UNIT, 'halfUp'), DECIMALS)
    return whole === 0n ? rounded : exact.times(rounded).truncated()
  }
}

export const realPower = (base: Ratio, exponent: Ratio): Ratio => (base.compare(ONE) === 0 ? ONE : powersOf(base)(exponent))
