import { powersOf } from '../../../core/math/power.ts'
import { ONE, Ratio, ZERO } from '../../../core/ratio.ts'
import { type CdiConvention, cdiFactor, YEAR_DAYS } from './rates/cdi.ts'

interface Compared {
  readonly cdi: Ratio
  /** Share of the exempt application. */
  readonly share: Ratio
  /** Income tax rate of the taxed application. */
  readonly rate: Ratio
  readonly days: number
  readonly convention: CdiConvention
}

/**
 * Share of the CDI at which a taxed application nets the same as an exempt one: the p of 1 + ((1 + d × p)^n − 1) × (1 − t) = (1 + d ×
 * share)^n, solved by the n-th root of the required gross.
 */
export function equivalentShare({ cdi, share, rate, days, convention }: Compared): Ratio {
  const net = cdiFactor(cdi, share, days, convention)
  const gross = net.minus(ONE).over(ONE.minus(rate)).plus(ONE)
  if (convention === 'annual') {
    const yearly = powersOf(gross.truncated())(Ratio.of(BigInt(YEAR_DAYS), BigInt(days))).minus(ONE)
    return cdi.isZero ? simple(share, rate) : yearly.over(cdi)
  }
  const daily = powersOf(gross.truncated())(Ratio.of(1n, BigInt(days))).minus(ONE)
  const ofCdi = powersOf(ONE.plus(cdi))(Ratio.of(1n, BigInt(YEAR_DAYS))).minus(ONE)
  // At a zero CDI every share yields zero; the limit of the formula is the simple quotient.
  return ofCdi.compare(ZERO) === 0 ? simple(share, rate) : daily.over(ofCdi)
}

const simple = (share: Ratio, rate: Ratio): Ratio => share.over(ONE.minus(rate))
