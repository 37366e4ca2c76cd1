/** Figures of a contract recomputed: debt, IOF, instalment, true rate and effective cost. */

import { addMonths, type Day, daysBetween } from '../../../../core/day.ts'
import { monthlyFromAnnual, priceInstallment, schedulesAt } from '../../../../core/finance/installment.ts'
import { internalRate } from '../../../../core/finance/irr.ts'
import { realPower } from '../../../../core/math/power.ts'
import { type Money, portion, toNumber } from '../../../../core/money.ts'
import { decimal, ONE, Ratio } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import iofLaw, { type IofCharge } from '../../law/iof.ts'
import { costByDays, type EffectiveCost } from '../../rules/cet.ts'
import { DAYS_IN_MONTH, debtWithIofFinanced, iofOnParts } from '../../rules/iof.ts'

export interface Contract {
  readonly contractDate: Day
  readonly amount: Money
  readonly months: number
  readonly rate: Ratio | null
  readonly installment: Money | undefined
  readonly iof: 'financed' | 'upfront' | 'none'
  readonly iofAmount: Money | undefined
  readonly fees: Money
  readonly upfrontFees: Money
  readonly monthlyCharges: Money
  readonly firstDue: Day | undefined
  readonly totalFinanced: Money | undefined
  readonly borrower: 'person' | 'company' | 'small_company'
}

export interface Recomputed {
  readonly financed: Money
  readonly daily: Money
  readonly additional: Money
  readonly installment: Money
  /** Rate that brings the stated instalments to the debt; null without a stated instalment. */
  readonly trueRate: Ratio | null
  /** The true rate without its rounding. */
  readonly exactTrueRate: Ratio | null
  /** Stated rate, else the true one. */
  readonly rate: Ratio
  readonly cost: EffectiveCost | null
  readonly terms: Terms
}

/** Number of instalments, and months until the first one. */
export interface Terms {
  readonly months: number
  readonly first: Ratio
}

const FOUR_DECIMALS_OF_PERCENT = 1e6

/** A rate found by bisection, with four decimals of a percent. */
export const foundRate = (rate: number): Ratio => decimal(Math.round(rate * FOUR_DECIMALS_OF_PERCENT) / FOUR_DECIMALS_OF_PERCENT)

/** Price instalment of a debt whose first period may be longer or shorter than a month. */
export function installmentOf(debt: Money, rate: Ratio, { months, first }: Terms): Money {
  if (first.compare(ONE) === 0 || rate.isZero) return priceInstallment(debt, rate, months)
  const growth = ONE.plus(rate).power(months)
  const late = realPower(ONE.plus(rate), first.minus(ONE))
  return portion(debt, late.times(rate).times(growth).over(growth.minus(ONE)), 'halfUp')
}

/** Monthly rate at which equal instalments repay a debt; null when they do not. */
export function rateOf(debt: Money, installment: Money, { months, first }: Terms): Ratio | null {
  const payments = Array.from({ length: months }, () => toNumber(installment))
  const found = internalRate(toNumber(debt), payments, first.toNumber(8))
  return found === null ? null : decimal(found)
}

export function recompute(ctx: Context, contract: Contract): Recomputed {
  const { amount, fees, installment: stated, rate: given } = contract
  const dues = dueDays(ctx, contract)
  const terms = { months: contract.months, first: firstPeriod(contract, dues) }
  const wanted = amount + fees
  const repaid = (debt: Money): Ratio =>
    rateOf(debt, stated!, terms) ?? ctx.refuse('installment', say`${contract.months} parcelas de ${stated!} não pagam a dívida de ${debt}`)
  const taxOf = (debt: Money): { daily: Money; additional: Money } => taxOn(ctx, contract, debt, given ?? repaid(debt), dues)
  const none = { daily: 0n, additional: 0n }
  const financed = debtOf(contract, wanted, (debt) => {
    const { daily, additional } = taxOf(debt)
    return daily + additional
  })
  const tax = contract.iof === 'none' ? none : taxOf(financed)
  const trueRate = stated === undefined ? null : repaid(financed)
  if (trueRate?.isZero && given === null) ctx.refuse('installment', say`${contract.months} parcelas de ${stated!} não pagam juros`)
  const rate = given ?? trueRate!
  const installment = given === null ? stated! : installmentOf(financed, rate, terms)
  const upfront = contract.upfrontFees + (contract.iof === 'upfront' ? (contract.iofAmount ?? tax.daily + tax.additional) : 0n)
  const released = amount - upfront
  if (released <= 0n) ctx.refuse('upfront_fees', 'tarifas e IOF não podem consumir todo o crédito')
  const monthly = toNumber((stated ?? installment) + contract.monthlyCharges)
  const cost = costByDays(
    toNumber(released),
    dues.map((days) => ({ days, amount: monthly })),
  )
  return {
    financed,
    ...tax,
    installment,
    trueRate: trueRate && foundRate(trueRate.toNumber(12)),
    exactTrueRate: trueRate,
    rate,
    cost,
    terms,
  }
}

function debtOf({ iof, iofAmount, totalFinanced }: Contract, wanted: Money, taxOf: (debt: Money) => Money): Money {
  if (totalFinanced !== undefined) return totalFinanced
  if (iof !== 'financed') return wanted
  return iofAmount === undefined ? debtWithIofFinanced(wanted, taxOf) : wanted + iofAmount
}

function taxOn(ctx: Context, { borrower, contractDate }: Contract, debt: Money, rate: Ratio, dues: readonly number[]) {
  const table = ctx.law(iofLaw, contractDate)
  const reduced = borrower === 'small_company' && debt <= table.smallCompanyUpTo ? table.smallCompany : null
  const charge: IofCharge | null = borrower === 'person' ? table.individual : (reduced ?? table.company)
  if (charge === null) return ctx.refuse('borrower', 'o IOF de empresas nesse dia não está registrado: informe iof_amount')
  const parts = schedulesAt(rate, dues.length)
    .even(debt)
    .map(({ amortization }, index) => ({ amortization, days: dues[index]! }))
  return iofOnParts(parts, charge, table.maxDays)
}

/** Calendar days from the contract to each due date. */
function dueDays(ctx: Context, { contractDate, firstDue, months }: Contract): number[] {
  if (firstDue && firstDue <= contractDate) ctx.refuse('first_due', 'deve ser depois de contract_date')
  return Array.from({ length: months }, (_, index) =>
    daysBetween(contractDate, firstDue ? addMonths(firstDue, index) : addMonths(contractDate, index + 1)),
  )
}

/** One month when the first instalment falls due a month after the contract; otherwise its days over 30. */
function firstPeriod({ contractDate, firstDue }: Contract, [days = 0]: readonly number[]): Ratio {
  if (firstDue === undefined || firstDue === addMonths(contractDate, 1)) return ONE
  return Ratio.of(BigInt(days), BigInt(DAYS_IN_MONTH))
}

/** Monthly rate stated by the month or by the year. */
export const statedRate = (monthly: Ratio | undefined, annual: Ratio | undefined): Ratio | null =>
  monthly ?? (annual ? monthlyFromAnnual(annual) : null)
