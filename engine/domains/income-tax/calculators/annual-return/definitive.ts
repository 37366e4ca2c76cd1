/** Taxes settled outside the annual adjustment: stock exchange, crypto assets and capital gains, month by month. */
import type { Day } from '../../../../core/day.ts'
import { atLeastZero, type Money, sum } from '../../../../core/money.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import capitalGain from '../../law/capital-gain.ts'
import { lastBusinessDayOfNextMonth } from '../../rules/due-date.ts'
import cryptoGain from '../crypto-gain/index.ts'
import lateTaxPayment from '../late-tax-payment/index.ts'
import stockTax from '../stock-tax/index.ts'
import { type Declared, endOf, monthText } from './year.ts'

/** Kind of a tax settled month by month. */
export const MONTHLY_TAXES = ['stock', 'crypto', 'gain'] as const

interface MonthTax {
  readonly kind: (typeof MONTHLY_TAXES)[number]
  readonly month: number
  readonly code: string
  readonly due: Money
  readonly paid: Money
}

export interface StockMonth extends MonthTax {
  readonly exemptGain: Money
  readonly tax: Money
}

/** Taxes of the stock exchange, with the losses and the small slips carried from month to month. */
export function stockMonths(ctx: Context, facts: Declared, year: number): readonly StockMonth[] {
  let losses = facts.stock_losses_before ?? { common: 0n, daytrade: 0n, fii: 0n }
  let small = 0n
  return [...facts.stock_months]
    .sort((a, b) => a.month - b.month)
    .map(({ month, paid, exempt_gain: told, ...results }) => {
      const tax = ctx.whatIf(stockTax, {
        ...results,
        swing_loss_carryforward: losses.common,
        daytrade_loss_carryforward: losses.daytrade,
        fii_loss_carryforward: losses.fii,
        previous_small_darf: small,
        reference_date: endOf(year, month),
      })
      losses = { common: tax.swingLossCarryforward, daytrade: tax.daytradeLossCarryforward, fii: tax.fiiLossCarryforward }
      small = tax.carriedSmallDarf
      const exemptGain = told + (tax.exempt ? results.swing_result : 0n)
      return { kind: 'stock', month, code: tax.darfCode, due: tax.payable ? tax.darf : 0n, paid, exemptGain, tax: tax.tax }
    })
}

export function cryptoMonths(ctx: Context, facts: Declared, year: number): readonly (MonthTax & { readonly exemptGain: Money })[] {
  return facts.crypto_months.map(({ month, sales, gain, abroad, paid }) => {
    const tax = ctx.whatIf(cryptoGain, {
      sold_in_brazil: sales,
      acquisition_cost: sales - gain,
      sold_abroad: abroad,
      reference_date: endOf(year, month),
    })
    return { kind: 'crypto', month, code: tax.darfCode, due: tax.tax, paid, exemptGain: tax.exempt ? atLeastZero(gain) : 0n }
  })
}

interface Missing extends Omit<MonthTax, 'month'> {
  readonly month: string
  readonly late: Money | null
}

export interface Definitive {
  readonly thirteenthWithheld: Money
  readonly stockDue: Money
  readonly stockPaid: Money
  readonly cryptoDue: Money
  readonly cryptoPaid: Money
  readonly gainsDue: Money
  readonly gainsPaid: Money
  readonly missing: Missing[]
}

const dueOf = (rows: readonly MonthTax[]): Money => sum(rows.map(({ due }) => due))
const paidOf = (rows: readonly MonthTax[]): Money => sum(rows.map(({ paid }) => paid))

export function definitiveTaxes(
  ctx: Context,
  facts: Declared,
  year: number,
  stock: readonly MonthTax[],
  crypto: readonly MonthTax[],
): Definitive {
  const gains = facts.gains.map(({ month, tax_due: due, paid }) => ({
    kind: 'gain' as const,
    month,
    code: ctx.law(capitalGain, endOf(year, month)).code,
    due,
    paid,
  }))
  const short = [...stock, ...crypto, ...gains].filter(({ due, paid }) => paid < due)
  return {
    thirteenthWithheld: sum(facts.payers.map(({ thirteenth_withheld }) => thirteenth_withheld)),
    stockDue: dueOf(stock),
    stockPaid: paidOf(stock),
    cryptoDue: dueOf(crypto),
    cryptoPaid: paidOf(crypto),
    gainsDue: dueOf(gains),
    gainsPaid: paidOf(gains),
    missing: short.map((row, index) => ({
      ...row,
      month: monthText(year, row.month),
      late: lateTotal(ctx, row, year, facts.paid_on?.[index] ?? (facts.paid_on?.length === 1 ? facts.paid_on[0] : undefined)),
    })),
  }
}

/** Total with fine and interest of what is missing, paid on a day; null without the day. */
function lateTotal(ctx: Context, { month, due, paid }: MonthTax, year: number, on: Day | undefined): Money | null {
  if (on === undefined) return null
  return ctx.ask(lateTaxPayment, {
    amount: due - paid,
    due_date: lastBusinessDayOfNextMonth(endOf(year, month)),
    payment_date: on,
  }).total
}
