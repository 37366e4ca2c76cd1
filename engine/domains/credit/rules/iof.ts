import { type Money, portion } from '../../../core/money.ts'
import { Ratio } from '../../../core/ratio.ts'
import type { IofCharge } from '../law/iof.ts'

/** Without dates every month counts as 30 days. */
export const DAYS_IN_MONTH = 30

/**
 * IOF of a credit whose principal is known: each amortization pays the daily rate for its own days, up to a limit, and the principal pays
 * the additional rate once (Decreto 6.306/2007, art. 7º, I, b, §§ 1º e 15). Each of the two is rounded once, at the end.
 */
export function iofOnInstallments(
  rows: readonly { readonly month: number; readonly amortization: Money }[],
  { daily, additional }: IofCharge,
  maxDays: number,
): Money {
  let principal = 0n
  let moneyDays = 0n
  for (const { month, amortization } of rows) {
    principal += amortization
    moneyDays += amortization * BigInt(Math.min(DAYS_IN_MONTH * month, maxDays))
  }
  return portion(moneyDays, daily, 'halfUp') + portion(principal, additional, 'halfUp')
}

/**
 * One month's IOF of a revolving debt: the daily rate on the sum of the daily balances, charges included, and the additional rate on what
 * the balance grew (Decreto 6.306/2007, art. 7º, I, a, §§ 12, 15 e 16). The 365-day limit of § 1º does not reach it.
 */
export function iofOnRevolving(balance: Money, growth: Money, { daily, additional }: IofCharge): Money {
  return portion(balance, daily.times(Ratio.of(BigInt(DAYS_IN_MONTH))), 'halfUp') + portion(growth, additional, 'halfUp')
}
