import { ONE, type Ratio } from './ratio.ts'

/**
 * The whole powers of one base, each to the last digit what `Ratio.power` gives: that one multiplies the squares
 * of the base from the smallest up, so that a power is the one without its greatest square, times that square. One product a power, where
 * a power by itself takes some twenty.
 */
export function powerTable(base: Ratio): (exponent: number) => Ratio {
  const powers: Ratio[] = [ONE]
  let square = base.settled()
  let greatest = 1
  return (exponent) => {
    for (let next = powers.length; next <= exponent; next++) {
      if (next === greatest * 2) {
        square = square.times(square).settled()
        greatest = next
      }
      powers.push(powers[next - greatest]!.times(square).settled())
    }
    return powers[exponent]!
  }
}
