import { divide, Ratio, type Rounding } from '../../../core/ratio.ts'

/** Rounds a fraction to a number of decimals in percent: 0.0432507777 at six is 4.325078%. */
export function roundedPercent(rate: Ratio, places: number, rounding: Rounding): Ratio {
  const scale = 10n ** BigInt(places + 2)
  return Ratio.of(divide(rate.n * scale, rate.d, rounding), scale)
}

export function roundedFactor(factor: Ratio, places: number, rounding: Rounding): Ratio {
  return roundedPercent(factor, places - 2, rounding)
}
