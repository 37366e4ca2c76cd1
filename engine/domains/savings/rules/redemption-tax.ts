import { type Day, later } from '../../../core/day.ts'
import { atLeastZero, type Money, portion } from '../../../core/money.ts'
import { type Ratio, ZERO } from '../../../core/ratio.ts'
import { say } from '../../../core/text/sentence.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import investmentIncomeTax from '../law/investment-income-tax.ts'
import iofRedemption, { type IofRedemption } from '../law/iof-redemption.ts'

/** Application kinds in the IOF and income tax tables; any federal bond is taxed as `tesouro_selic`. */
export type Taxed = 'cdb' | 'lci' | 'lca' | 'tesouro_selic' | 'savings'

export interface RedemptionTaxes {
  readonly iofRate: Ratio
  readonly iof: Money
  readonly taxRate: Ratio
  readonly incomeTax: Money
}

/** First day without IOF on redemption: the thirtieth. */
export const freeFrom = ({ byDay }: Pick<IofRedemption, 'byDay'>): number => byDay.findLastIndex(({ rate }) => !rate.isZero) + 2

/** First day without IOF, reading the law without citing it; before the record, uses the first version. */
export function freeDay(ctx: Context, on: Day): number {
  const table = ctx.table(iofRedemption)
  return freeFrom(table.at(later(on, table.recordStarts)).value)
}

/** IOF share of the yield on a day; zero from the thirtieth day on or for applications outside its scope. */
function iofShare(ctx: Context, kind: Taxed, days: number, on: Day): Ratio {
  if (days >= freeDay(ctx, on)) return ZERO
  const { byDay, appliesTo } = ctx.law(iofRedemption, on)
  // A same-day redemption has hardly any yield: the first day's share applies.
  return appliesTo.includes(kind) ? (byDay.find(({ day }) => day === Math.max(days, 1))?.rate ?? ZERO) : ZERO
}

/** Income tax rate by calendar days held. */
export function incomeTaxRate(ctx: Context, kind: Taxed, days: number, on: Day): Ratio {
  const { brackets, exempt } = ctx.law(investmentIncomeTax, on)
  return exempt.includes(kind) ? ZERO : brackets.find(({ upToDays }) => upToDays === null || days <= upToDays)!.rate
}

export interface Redeemed {
  readonly kind: Taxed
  readonly gain: Money
  readonly days: number
  /** Redemption day, whose law applies. */
  readonly on: Day
}

/** The IOF takes its share of the yield, and the income tax applies to the rest. A loss pays neither. */
export function redemptionTaxes(ctx: Context, { kind, gain, days, on }: Redeemed): RedemptionTaxes {
  const yielded = atLeastZero(gain)
  const iofRate = iofShare(ctx, kind, days, on)
  const iof = portion(yielded, iofRate, 'halfUp')
  const taxRate = incomeTaxRate(ctx, kind, days, on)
  return { iofRate, iof, taxRate, incomeTax: portion(yielded - iof, taxRate, 'halfUp') }
}

/** Redemption taxes, with their calculation steps. */
export function redemptionTaxesWithSteps(ctx: Context, redeemed: Redeemed): RedemptionTaxes {
  const taxes = redemptionTaxes(ctx, redeemed)
  const yielded = atLeastZero(redeemed.gain)
  ctx.step('IOF', say`${yielded} × ${taxes.iofRate}; ${redeemed.days} dias corridos`, taxes.iof)
  ctx.step('Imposto de renda', say`(${yielded} − ${taxes.iof}) × ${taxes.taxRate}; ${redeemed.days} dias corridos`, taxes.incomeTax)
  ctx.assume('Imposto de renda arredondado ao centavo mais próximo; a lei não fixa o arredondamento.')
  return taxes
}

/** Whole months held, with the tax on redemption. */
interface HoldingMonths {
  readonly kind: Taxed
  readonly gain: Money
  readonly iof: Money
  readonly months: number
  readonly on: Day
  /** Rate by actual calendar days. */
  readonly taxRate: Ratio
}

/**
 * States the alternative reading of a term in months when it falls in another bracket: some count 30 days per month, although no calendar
 * has twelve months in 360 days.
 */
export function assumeMonthsOfThirty(ctx: Context, { kind, gain, iof, months, on, taxRate }: HoldingMonths): void {
  const days = months * 30
  const rate = incomeTaxRate(ctx, kind, days, on)
  if (rate.compare(taxRate) === 0) return
  const tax = portion(atLeastZero(gain) - iof, rate, 'halfUp')
  ctx.assume(
    say`Em meses de 30 dias o prazo seria de ${days} dias, com alíquota de ${rate} e imposto de ${tax}: é a conta de alguns simuladores; o resgate, ${months} meses depois da aplicação, passa desses dias.`,
  )
}
