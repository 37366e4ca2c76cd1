/** Quarter of actual profit from its revenue and costs alone: no additions, exclusions, earlier losses or incentives. */
import { atLeastZero, type Money, portion, sum } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'
import type { PresumedProfit } from '../law/presumed-profit.ts'

interface Quarter {
  readonly revenue: Money
  /** Purchases with credit of PIS and Cofins. */
  readonly purchases: Money
  /** Payroll with its charges and FGTS, other costs, ICMS and ISS. */
  readonly costs: Money
}

export interface RealQuarter {
  readonly contributions: Money
  readonly profit: Money
  readonly irpj: Money
  readonly additional: Money
  readonly csll: Money
  readonly total: Money
}

/** @param turnover rate of the non-cumulative contributions, or of the CBS that replaces them. */
export function realQuarter({ revenue, purchases, costs }: Quarter, turnover: Ratio, law: PresumedProfit): RealQuarter {
  const contributions = portion(atLeastZero(revenue - purchases), turnover, 'halfUp')
  const profit = revenue - purchases - costs - contributions
  const taxed = atLeastZero(profit)
  const irpj = portion(taxed, law.irpj, 'halfUp')
  const additional = portion(atLeastZero(taxed - law.additional.above), law.additional.rate, 'halfUp')
  const csll = portion(taxed, law.csll, 'halfUp')
  return { contributions, profit, irpj, additional, csll, total: sum([contributions, irpj, additional, csll]) }
}
