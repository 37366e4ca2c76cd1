import { businessDays } from '../../../../core/calendar/business-day.ts'
import { addDays, type Day } from '../../../../core/day.ts'
import { powersOf, realPower } from '../../../../core/math/power.ts'
import { ONE, Ratio } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { atPlaces } from '../treasury-bonds/bond-price.ts'
import { cdiOfDay } from './coherent-rates.ts'

/** Base of a percentage of the CDI: each day's rate, as in contracts, or the yearly rate, as in newspapers. */
export const CDI_CONVENTIONS = ['daily', 'annual'] as const
export const CDI_CONVENTION_WORDS = { daily: 'Sobre a taxa de cada dia (contratos)', annual: 'Sobre a taxa do ano (jornais)' } as const
export type CdiConvention = (typeof CDI_CONVENTIONS)[number]

/** A CDI or Selic year has 252 business days; a month without dates has a twelfth of them. */
export const YEAR_DAYS = 252
export const MONTH_BUSINESS_DAYS = 21

/** Rate of one business day that compounds to the yearly rate. */
const dailyRate = (annual: Ratio): Ratio => realPower(ONE.plus(annual), Ratio.of(1n, BigInt(YEAR_DAYS))).minus(ONE)

/** Growth factor over business days at a share of a constant CDI. */
export function cdiFactor(annual: Ratio, share: Ratio, days: number, convention: CdiConvention): Ratio {
  if (convention === 'daily') return ONE.plus(dailyRate(annual).times(share)).power(days)
  return powersOf(ONE.plus(annual.times(share)))(Ratio.of(BigInt(days), BigInt(YEAR_DAYS)))
}

/** Yearly rate of a share of the CDI: 110% of 13.65% is 15.11% by the day and 15.015% by the year. */
export const cdiYearly = (annual: Ratio, share: Ratio, convention: CdiConvention): Ratio =>
  cdiFactor(annual, share, YEAR_DAYS, convention).minus(ONE)

/** The informed CDI, or the CDI of the day, stated among the assumptions. */
export function cdiOn(ctx: Context, given: Ratio | undefined): Ratio {
  const { rate, from } = given ? { rate: given, from: '' } : cdiOfDay(ctx, 'cdi_annual')
  ctx.assume(say`CDI de ${rate} ao ano, constante no prazo${from && say`: ${from}`}.`)
  return rate
}

export interface RealCdi {
  readonly factor: Ratio
  readonly days: number
}

/** Published CDI of every business day from `from` (inclusive) to `to` (exclusive), with each day's share rounded to eight decimals. */
export function realCdi(ctx: Context, from: Day, to: Day, share: Ratio): RealCdi {
  const last = addDays(to, -1)
  const days = businessDays(from, last)
  if (days.length === 0) return { factor: ONE, days: 0 }
  if (share.compare(ONE) === 0) return { factor: ctx.accumulated('cdi', from, last).factor, days: days.length }
  const told = ctx.rates.length
  let factor = ONE
  for (const day of days) {
    // Reads every day but reports only the last reading.
    ctx.rates.length = told
    const ofTheDay = ctx.accumulated('cdi', day, day).factor.minus(ONE)
    factor = factor.times(ONE.plus(atPlaces(atPlaces(ofTheDay, 10, 'halfUp').times(share), 8, 'halfUp'))).truncated()
  }
  return { factor, days: days.length }
}
