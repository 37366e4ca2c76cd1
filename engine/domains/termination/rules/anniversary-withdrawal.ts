import { type Money, portion } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'
import { bracketOf } from '../../../core/scale.ts'
import type { FgtsAnniversary } from '../law/fgts-anniversary.ts'

interface AnniversaryWithdrawal {
  readonly ratePercent: Ratio
  readonly additional: Money
  readonly amount: Money
}

/** Lei 8.036/1990, annex: a share of the balances of all accounts plus a fixed amount. */
export function anniversaryWithdrawal(balance: Money, { bands }: FgtsAnniversary): AnniversaryWithdrawal {
  const { rate, additional } = bracketOf(balance, bands)!
  return { ratePercent: rate, additional, amount: portion(balance, rate, 'halfUp') + additional }
}
