import { annualFromMonthly, monthlyFromAnnual } from '../../../core/finance/installment.ts'
import { type DatedPayment, effectiveAnnualRate, internalRate } from '../../../core/finance/irr.ts'
import { decimal, divide, Ratio } from '../../../core/ratio.ts'

/** Effective cost (custo efetivo total, CET) of a credit. */
export interface EffectiveCost {
  readonly annual: Ratio
  readonly monthly: Ratio
}

/** Annualizes over twelve equal months, as in the central bank's example. Null when payments are below the credit. */
export function costByMonths(released: number, payments: readonly number[]): EffectiveCost | null {
  const found = internalRate(released, payments)
  if (found === null) return null
  const monthly = decimal(found)
  return { monthly, annual: annualFromMonthly(monthly) }
}

/** Calendar days ÷ 365 (Resolução CMN 4.881/2020, art. 3º). */
export function costByDays(released: number, payments: readonly DatedPayment[]): EffectiveCost | null {
  const found = effectiveAnnualRate(released, payments)
  if (found === null) return null
  const annual = decimal(found)
  return { annual, monthly: monthlyFromAnnual(annual) }
}

const HUNDREDTHS = 10_000n

/** Contract format: percentage with two decimals, rounded by NBR 5891 (Resolução CMN 4.881/2020). */
export function asStated(rate: Ratio): Ratio {
  return Ratio.of(divide(rate.n * HUNDREDTHS, rate.d, 'halfEven'), HUNDREDTHS)
}
