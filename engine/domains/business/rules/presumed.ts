import { atLeastZero, type Money, portion } from '../../../core/money.ts'
import { divide, type Ratio } from '../../../core/ratio.ts'
import type { PresumedProfit } from '../law/presumed-profit.ts'

type Increase = PresumedProfit['increase']

export interface PresumedTaxes {
  readonly irpjBase: Money
  readonly irpj: Money
  /** Base above the exemption of the additional. */
  readonly above: Money
  readonly additional: Money
  readonly csllBase: Money
  readonly csll: Money
  readonly pis: Money
  readonly cofins: Money
}

interface Quarter {
  readonly revenue: Money
  /** Income added to the bases in full. */
  readonly other?: Money
  readonly activity: keyof PresumedProfit['presumption']
}

/** Federal taxes of a quarter on presumed profit, each rounded to the centavo. */
export function presumedTaxes(
  { revenue, other = 0n, activity }: Quarter,
  law: PresumedProfit,
  turnover: NonNullable<PresumedProfit['turnover']>,
): PresumedTaxes {
  const share = law.presumption[activity]
  const irpjBase = presumed(revenue, share.irpj, law.increase) + other
  const above = atLeastZero(irpjBase - law.additional.above)
  const csllBase = presumed(revenue, share.csll, law.increase?.onCsll ? law.increase : null) + other
  return {
    irpjBase,
    irpj: portion(irpjBase, law.irpj, 'halfUp'),
    above,
    additional: portion(above, law.additional.rate, 'halfUp'),
    csllBase,
    csll: portion(csllBase, law.csll, 'halfUp'),
    pis: portion(revenue, turnover.pis, 'halfUp'),
    cofins: portion(revenue, turnover.cofins, 'halfUp'),
  }
}

/** Presumed profit; revenue above the threshold uses the increased share. Rounded once. */
function presumed(revenue: Money, share: Ratio, increase: Increase): Money {
  if (!increase || revenue <= increase.above) return portion(revenue, share, 'halfUp')
  const { factor, above } = increase
  return divide((above * factor.d + (revenue - above) * factor.n) * share.n, share.d * factor.d, 'halfUp')
}
