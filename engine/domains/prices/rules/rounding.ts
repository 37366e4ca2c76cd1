import { divide, Ratio, type Rounding } from '../../../core/ratio.ts'

/** A fraction rounded so that it has some decimals as a percentage: 0.0432507777 at six is 4.325078%. */
export function roundedPercent(rate: Ratio, places: number, rounding: Rounding): Ratio {
  const scale = 10n ** BigInt(places + 2)
  return Ratio.of(divide(rate.n * scale, rate.d, rounding), scale)
}

/** A factor rounded to some decimals. */
export function roundedFactor(factor: Ratio, places: number, rounding: Rounding): Ratio {
  return roundedPercent(factor, places - 2, rounding)
}
