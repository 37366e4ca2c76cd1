import { powersOf } from '../../../core/power.ts'
import { ONE, Ratio, ZERO } from '../../../core/ratio.ts'
import { type CdiConvention, cdiFactor, YEAR_DAYS } from './cdi.ts'

interface Compared {
  readonly cdi: Ratio
  /** Of the exempt application. */
  readonly share: Ratio
  /** Of the income tax on the other. */
  readonly rate: Ratio
  readonly days: number
  readonly convention: CdiConvention
}

/**
 * The share of the CDI at which a taxed application leaves what an exempt one does: the p of
 * 1 + ((1 + d × p)^n − 1) × (1 − t) = (1 + d × share)^n, solved by the n-th root of the gross that is needed.
 */
export function equivalentShare({ cdi, share, rate, days, convention }: Compared): Ratio {
  const net = cdiFactor(cdi, share, days, convention)
  const gross = net.minus(ONE).over(ONE.minus(rate)).plus(ONE)
  if (convention === 'annual') {
    const yearly = powersOf(gross.settled())(Ratio.of(BigInt(YEAR_DAYS), BigInt(days))).minus(ONE)
    return cdi.isZero ? simple(share, rate) : yearly.over(cdi)
  }
  const daily = powersOf(gross.settled())(Ratio.of(1n, BigInt(days))).minus(ONE)
  const ofCdi = powersOf(ONE.plus(cdi))(Ratio.of(1n, BigInt(YEAR_DAYS))).minus(ONE)
  // At no CDI at all every share yields nothing: the limit of the formula is the simple one.
  return ofCdi.compare(ZERO) === 0 ? simple(share, rate) : daily.over(ofCdi)
}

const simple = (share: Ratio, rate: Ratio): Ratio => share.over(ONE.minus(rate))
