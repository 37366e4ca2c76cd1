import { ONE, type Ratio } from '../ratio.ts'

/**
 * Integer powers of one base, identical to `Ratio.power` to the last digit. `Ratio.power` multiplies the squares of the base in ascending
 * order, so each power is the power without its greatest square, times that square: one product per power instead of about twenty.
 */
export function powerTable(base: Ratio): (exponent: number) => Ratio {
  const powers: Ratio[] = [ONE]
  let square = base.truncated()
  let greatest = 1
  return (exponent) => {
    for (let next = powers.length; next <= exponent; next++) {
      if (next === greatest * 2) {
        square = square.times(square).truncated()
        greatest = next
      }
      powers.push(powers[next - greatest]!.times(square).truncated())
    }
    return powers[exponent]!
  }
}
