import { annualFromMonthly, monthlyFromAnnual } from '../../../core/finance/installment.ts'
import { type DatedPayment, effectiveAnnualRate, internalRate } from '../../../core/finance/irr.ts'
import { decimal, divide, Ratio } from '../../../core/ratio.ts'

/** Custo efetivo total of one credit. */
export interface EffectiveCost {
  readonly annual: Ratio
  readonly monthly: Ratio
}

/** By twelve equal months a year, as the central bank's own example is worked. Null where the payments do not give back the credit. */
export function costByMonths(released: number, payments: readonly number[]): EffectiveCost | null {
  const found = internalRate(released, payments)
  if (found === null) return null
  const monthly = decimal(found)
  return { monthly, annual: annualFromMonthly(monthly) }
}

/** By the calendar: days ÷ 365 (Resolução CMN 4.881/2020, art. 3º). */
export function costByDays(released: number, payments: readonly DatedPayment[]): EffectiveCost | null {
  const found = effectiveAnnualRate(released, payments)
  if (found === null) return null
  const annual = decimal(found)
  return { annual, monthly: monthlyFromAnnual(annual) }
}

const HUNDREDTHS = 10_000n

/** As a contract must state it: percent with two decimals, rounded by NBR 5891 (Resolução CMN 4.881/2020). */
export function asStated(rate: Ratio): Ratio {
  return Ratio.of(divide(rate.n * HUNDREDTHS, rate.d, 'halfEven'), HUNDREDTHS)
}
