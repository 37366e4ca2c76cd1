import { annualFromMonthly } from '../../../core/finance/installment.ts'
import type { Context } from '../../../core/operation/context.ts'
import { percent, type Ratio } from '../../../core/ratio.ts'
import { say } from '../../../core/sentence.ts'
import savingsRule from '../law/savings-rule.ts'
import { cdiKnownOn, rateOfTheDay } from './rate-of-the-day.ts'
import { savingsRateOn } from './savings.ts'

/** Decimals of a percentage that JSON carries. */
const PLACES = 12

/**
 * The yearly return of an application nobody gave a rate for: savings by their own rule, the rest at the CDI, every rate of the day asked.
 * @param field the input that could have brought it.
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
