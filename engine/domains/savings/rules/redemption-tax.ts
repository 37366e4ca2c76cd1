import { type Day, later } from '../../../core/day.ts'
import { atLeastZero, type Money, portion } from '../../../core/money.ts'
import type { Context } from '../../../core/operation/context.ts'
import { type Ratio, ZERO } from '../../../core/ratio.ts'
import { say } from '../../../core/sentence.ts'
import investmentIncomeTax from '../law/investment-income-tax.ts'
import iofRedemption, { type IofRedemption } from '../law/iof-redemption.ts'

/** What the tables of IOF and income tax call the applications; a federal bond of any kind is taxed as `tesouro_selic`. */
export type Taxed = 'cdb' | 'lci' | 'lca' | 'tesouro_selic' | 'savings'

export interface RedemptionTaxes {
  readonly iofRate: Ratio
  readonly iof: Money
  readonly taxRate: Ratio
  readonly incomeTax: Money
}

/** The first day on which a redemption pays no IOF: the thirtieth. */
export const freeFrom = ({ byDay }: Pick<IofRedemption, 'byDay'>): number => byDay.findLastIndex(({ rate }) => !rate.isZero) + 2

/** The same on a day whose law is only looked at; before the record, that of its start. */
export function freeDay(ctx: Context, on: Day): number {
  const table = ctx.table(iofRedemption)
  return freeFrom(table.at(later(on, table.recordStarts)).value)
}

/** The share of the yield the IOF takes on a day; nothing from the thirtieth on, or where it does not reach. */
function iofShare(ctx: Context, kind: Taxed, days: number, on: Day): Ratio {
  if (days >= freeDay(ctx, on)) return ZERO
  const { byDay, appliesTo } = ctx.law(iofRedemption, on)
  // Redeemed on the day it was made, an application has no yield to speak of: the first day's share stands.
  return appliesTo.includes(kind) ? (byDay.find(({ day }) => day === Math.max(days, 1))?.rate ?? ZERO) : ZERO
}

/** The rate of income tax by calendar days held. */
export function incomeTaxRate(ctx: Context, kind: Taxed, days: number, on: Day): Ratio {
  const { brackets, exempt } = ctx.law(investmentIncomeTax, on)
  return exempt.includes(kind) ? ZERO : brackets.find(({ upToDays }) => upToDays === null || days <= upToDays)!.rate
}

export interface Redeemed {
  readonly kind: Taxed
  readonly gain: Money
  /** Calendar days held. */
  readonly days: number
  /** The day of the redemption, whose law applies. */
  readonly on: Day
}

/** The IOF takes its share of the yield, and the income tax falls on what is left. A loss pays neither. */
export function redemptionTaxes(ctx: Context, { kind, gain, days, on }: Redeemed): RedemptionTaxes {
  const yielded = atLeastZero(gain)
  const iofRate = iofShare(ctx, kind, days, on)
  const iof = portion(yielded, iofRate, 'halfUp')
  const taxRate = incomeTaxRate(ctx, kind, days, on)
  return { iofRate, iof, taxRate, incomeTax: portion(yielded - iof, taxRate, 'halfUp') }
}

/** The same, with its lines in the memory of the calculation. */
export function redemptionTaxesShown(ctx: Context, redeemed: Redeemed): RedemptionTaxes {
  const taxes = redemptionTaxes(ctx, redeemed)
  const yielded = atLeastZero(redeemed.gain)
  ctx.step('IOF', say`${yielded} × ${taxes.iofRate}; ${redeemed.days} dias corridos`, taxes.iof)
  ctx.step('Imposto de renda', say`(${yielded} − ${taxes.iof}) × ${taxes.taxRate}; ${redeemed.days} dias corridos`, taxes.incomeTax)
  ctx.assume('Imposto de renda arredondado ao centavo mais próximo; a lei não fixa o arredondamento.')
  return taxes
}

/** Whole months, and the tax of a redemption after them. */
interface MonthsHeld {
  readonly kind: Taxed
  readonly gain: Money
  readonly iof: Money
  readonly months: number
  readonly on: Day
  /** The rate by the calendar. */
  readonly taxRate: Ratio
}

/** The other reading of a term in months, where it falls in another bracket: some count 30 days in each, and no calendar has twelve of them in 360. */
export function assumeMonthsOfThirty(ctx: Context, { kind, gain, iof, months, on, taxRate }: MonthsHeld): void {
  const days = months * 30
  const rate = incomeTaxRate(ctx, kind, days, on)
  if (rate.compare(taxRate) === 0) return
  const tax = portion(atLeastZero(gain) - iof, rate, 'halfUp')
  ctx.assume(
    say`Em meses de 30 dias o prazo seria de ${days} dias, com alíquota de ${rate} e imposto de ${tax}: é a conta de alguns simuladores; o resgate, ${months} meses depois da aplicação, passa desses dias.`,
  )
}
