/** Legal interest rate (Código Civil, art. 406), for a month and between two days. */
import { addDays, addMonths, type Day, firstOfMonth } from '../../../core/day.ts'
import { SourceUnavailable } from '../../../core/errors.ts'
import { ONE, percent, type Ratio, ZERO } from '../../../core/ratio.ts'
import { calendarDate, say } from '../../../core/text/sentence.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import legalRateLaw from '../law/legal-rate.ts'
import { addedByDays, monthName, type PartOfMonth, partsOfMonths } from './months.ts'
import { roundedFactor, roundedPercent } from './rounding.ts'

/** First day of the legal rate. */
export const LEGAL_RATE_FROM: Day = legalRateLaw.recordStarts

export interface LegalRateMonth extends PartOfMonth {
  /** Rate of the whole month. */
  readonly rate: Ratio
}

export interface LegalInterest {
  /** Sum of each month's days, never compounded, rounded to six decimals of a percent. */
  readonly rate: Ratio
  readonly months: readonly LegalRateMonth[]
}

/** Interest from `from` (inclusive) to `to` (exclusive). The legal rate must be in force on `from`. */
export function legalInterest(ctx: Context, from: Day, to: Day): LegalInterest {
  if (from >= to) return { rate: ZERO, months: [] }
  const { ratePlaces } = ctx.law(legalRateLaw, from)
  const rates = legalRates(ctx, from, addDays(to, -1))
  const months = partsOfMonths(from, to).map((part) => ({ ...part, rate: rates.get(part.month)! }))
  const sum = addedByDays(months)
  return { rate: roundedPercent(sum, ratePlaces, 'halfUp'), months }
}

/** Rate of every month between two days, inclusive: published, or computed by the act for months not published yet. */
export function legalRates(ctx: Context, from: Day, to: Day): ReadonlyMap<Day, Ratio> {
  const first = firstOfMonth(from)
  const rates = new Map<Day, Ratio>()
  let held = firstOfMonth(to)
  for (; held >= first; held = addMonths(held, -1)) {
    const observed = ctx.observed('taxaLegal', first, held)
    for (const { date, value } of observed ?? []) rates.set(date, percent(value))
    if (observed) break
  }
  for (let month = addMonths(held, 1); month <= to; month = addMonths(month, 1)) {
    rates.set(month, computedLegalRate(ctx, month))
    ctx.assume(
      say`A taxa legal de ${monthName(month)} não está guardada: foi calculada da Selic e do IPCA-15 do mês anterior, como manda a Resolução CMN nº 5.171/2024.`,
    )
  }
  return rates
}

/** Previous month's Selic over its IPCA-15, less one, never below zero (Resolução CMN nº 5.171/2024; rounded as ABNT NBR 5891). */
export function computedLegalRate(ctx: Context, month: Day): Ratio {
  const { selicFactorPlaces, ratePlaces } = ctx.law(legalRateLaw, addDays(addMonths(month, 1), -1))
  const [first, last] = [addMonths(month, -1), addDays(month, -1)]
  const selic = ctx.observed('selicOver', first, last)
  const prices = ctx.observed('ipca15Monthly', first, last)
  if (!selic || !prices) {
    throw new SourceUnavailable(
      String(
        say`A taxa legal de ${monthName(month)} não está guardada, nem a Selic e o IPCA-15 de ${monthName(first)} (até ${calendarDate(last)}) para calculá-la. Tente mais tarde ou use outras datas.`,
      ),
    )
  }
  const factor = selic.reduce((product, { value }) => product.times(ONE.plus(percent(value))).truncated(), ONE)
  const rate = roundedPercent(
    roundedFactor(factor, selicFactorPlaces, 'halfEven')
      .over(ONE.plus(percent(prices[0]!.value)))
      .minus(ONE),
    ratePlaces,
    'halfEven',
  )
  return rate.compare(ZERO) < 0 ? ZERO : rate
}
