/** Net amount of an application: taxes, fees and yearly yield. */
import { addDays, addMonths, type Day, daysBetween } from '../../../core/day.ts'
import { type Money, portion } from '../../../core/money.ts'
import { ONE, percent, type Ratio } from '../../../core/ratio.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import { MONTH_BUSINESS_DAYS, YEAR_DAYS } from './rates/cdi.ts'
import { type RedemptionTaxes, redemptionTaxes, type Taxed } from './redemption-tax.ts'
import { custodyOver } from './treasury-bonds/custody.ts'

export interface Term {
  readonly from: Day
  readonly to: Day
  readonly businessDays: number
  readonly calendarDays: number
}

/** Whole months from a day: 21 business days each for the yield, and the actual calendar days for the tax. */
export function monthsFrom(ctx: Context, from: Day, months: number): Term {
  const to = addMonths(from, months)
  ctx.assume('Cada mês conta 21 dias úteis (252 ÷ 12) para render; para o imposto contam os dias corridos de verdade.')
  return { from, to, businessDays: months * MONTH_BUSINESS_DAYS, calendarDays: daysBetween(from, to) }
}

export interface Net extends RedemptionTaxes {
  readonly grossAmount: Money
  readonly grossYield: Money
  readonly custodyFee: Money
  readonly netAmount: Money
  readonly netYield: Money
  readonly netAnnual: Ratio
}

interface Applied {
  readonly kind: Taxed
  readonly principal: Money
  readonly factor: Ratio
  readonly term: Term
  /** True for Tesouro Selic, which pays custody above the exemption. */
  readonly custody?: boolean
}

/** Amount after a factor, less IOF, income tax and any custody. */
export function netOf(ctx: Context, { kind, principal, factor, term, custody = false }: Applied): Net {
  const grossAmount = portion(principal, factor, 'halfUp')
  const grossYield = grossAmount - principal
  const taxes = redemptionTaxes(ctx, { kind, gain: grossYield, days: term.calendarDays, on: ctx.day })
  const stretch = { from: term.from, to: term.to > term.from ? term.to : addDays(term.from, 1), start: principal, end: grossAmount }
  const custodyFee = custody ? custodyOver(ctx, [stretch], { exemptSelic: true }) : 0n
  const netYield = grossYield - taxes.iof - taxes.incomeTax - custodyFee
  return {
    ...taxes,
    grossAmount,
    grossYield,
    custodyFee,
    netAmount: principal + netYield,
    netYield,
    netAnnual: yearlyOf(principal, principal + netYield, term.businessDays / YEAR_DAYS),
  }
}

/** Display percentage, computed in floating point: (end ÷ start)^(1 ÷ years) − 1. */
export function yearlyOf(start: Money, end: Money, years: number): Ratio {
  if (years <= 0) return percent(0)
  const yearly = Math.expm1(Math.log(Number(end) / Number(start)) / years) * 100
  return percent(Number.isFinite(yearly) ? Number(yearly.toFixed(10)) : -100)
}

/** Real rate: quotient by inflation, never the difference. */
export const realOf = (yearly: Ratio, inflation: Ratio): Ratio => ONE.plus(yearly).over(ONE.plus(inflation)).minus(ONE)
