import { type Money, portion } from '../../../core/money.ts'
import { ONE, Ratio, ZERO } from '../../../core/ratio.ts'
import { DAYS_IN_MONTH } from './iof.ts'

/** An instalment some days from now. */
export interface DatedInstallment {
  readonly days: number
  readonly amount: Money
}

/** Σ amount ÷ (1 + i)^(days ÷ 30), rounded once: what the instalments are worth today at the contract's rate. */
export function presentValueByDays(installments: readonly DatedInstallment[], monthlyRate: Ratio): Money {
  // One thirtieth root serves every day; forty decimals lose nothing over any schedule.
  const daily = ONE.plus(monthlyRate).root(DAYS_IN_MONTH)
  let worth = ZERO
  for (const { days, amount } of installments)
    worth = worth
      .plus(Ratio.of(amount).times(days % DAYS_IN_MONTH === 0 ? ONE.plus(monthlyRate).power(-days / DAYS_IN_MONTH) : daily.power(-days)))
      .settled()
  return portion(1n, worth, 'halfUp')
}
