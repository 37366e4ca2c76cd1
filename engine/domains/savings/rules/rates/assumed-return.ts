import { annualFromMonthly } from '../../../../core/finance/installment.ts'
import { percent, type Ratio } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import savingsRule from '../../law/savings-rule.ts'
import { savingsRateOn } from '../savings.ts'
import { cdiKnownOn, rateOfTheDay } from './rate-of-the-day.ts'

/** Decimal places of a percentage in JSON. */
const PLACES = 12

/**
 * Default yearly return: savings by their own rule, other types at the CDI of the day.
 * @param field Input that would have provided the rate.
 */
export function assumedReturn(ctx: Context, type: string, field: string): Ratio {
  const past = ctx.day < ctx.today
  if (type !== 'savings') {
    const { rate, from } = cdiKnownOn(ctx, field)
    ctx.assume(say`Rendimento igual ao CDI, ${rate} ao ano, constante no prazo: ${from}.`)
    return rate
  }
  const bySelic = ctx.law(savingsRule).selic !== null
  const { monthly } = savingsRateOn(ctx, {
    selic: past && bySelic ? rateOfTheDay(ctx, 'selic', field) : undefined,
    tr: past ? rateOfTheDay(ctx, 'tr', field) : undefined,
  })
  return percent(annualFromMonthly(monthly).toPercent(PLACES))
}
