/** The rest of a debt taken to another bank, or refinanced with more cash. */

import { presentValueFormula } from '../../../../core/finance/installment.ts'
import { type Money, portion } from '../../../../core/money.ts'
import { ONE, type Ratio } from '../../../../core/ratio.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { foundRate, installmentOf, rateOf } from './contract.ts'

export interface Offered {
  readonly paid: Money
  readonly rate: Ratio
  readonly remaining: number
  readonly offerRate: Ratio | undefined
  readonly offerInstallments: number | undefined
  readonly costs: Money
  readonly extra: Money
  readonly wanted: Money
  readonly newest: Ratio
}

const monthly = (months: number) => ({ months, first: ONE })

/** Present value of the instalments left at the contract's rate. */
function balanceOf({ paid, rate, remaining }: Offered): Money {
  const growth = ONE.plus(rate).power(remaining)
  return portion(paid, growth.minus(ONE).over(rate.times(growth)), 'halfUp')
}

const evenRate = (debt: Money, installment: Money, months: number): Ratio | null => {
  const found = installment > 0n ? rateOf(debt, installment, monthly(months)) : null
  return found && foundRate(found.toNumber(12))
}

export function portabilityOf(ctx: Context, offered: Offered) {
  const { paid, rate, remaining, costs, wanted, offerRate, newest } = offered
  const balance = balanceOf(offered)
  const debt = balance + costs
  const months = offered.offerInstallments ?? remaining
  ctx.assume('Portabilidade sem IOF novo e sem multa (CDC, art. 52, § 2º); o saldo é o valor de hoje das parcelas que faltam.')
  const offerOf = (offer: Ratio) => {
    const installment = installmentOf(debt, offer, monthly(months))
    return { installment, monthlySaving: paid - installment, totalSaving: paid * BigInt(remaining) - installment * BigInt(months) }
  }
  const average = installmentOf(debt, newest, monthly(months))
  return {
    balance: ctx.step('Saldo a levar', presentValueFormula(paid, rate, remaining), balance),
    remaining,
    evenRatePercent: evenRate(debt, paid, remaining),
    neededRatePercent: wanted > 0n ? evenRate(debt, paid - wanted, remaining) : null,
    offer: offerRate === undefined ? null : offerOf(offerRate),
    atNewestAverage: { ratePercent: newest, installment: average, monthlySaving: paid - average },
  }
}

/** Rate at which one debt with the extra cash costs as much as today's instalment and a separate loan. */
export function refinancingOf(ctx: Context, offered: Offered) {
  const { extra, offerRate, remaining, paid } = offered
  if (extra === 0n) return null
  if (offerRate === undefined) return ctx.refuse('offer_rate', 'é obrigatório com extra_cash: os juros do empréstimo à parte')
  const months = offered.offerInstallments ?? remaining
  const separateInstallment = installmentOf(extra, offerRate, monthly(months))
  ctx.assume('No refinanciamento o IOF, não contado, é só sobre o dinheiro a mais.')
  return {
    evenRatePercent: evenRate(balanceOf(offered) + extra, paid + separateInstallment, months),
    separateInstallment,
    installments: months,
  }
}
