import { type Money, portion } from '../../../core/money.ts'
import { Ratio } from '../../../core/ratio.ts'
import type { IofCharge } from '../law/iof.ts'

/** Without dates, every month counts as 30 days. */
export const DAYS_IN_MONTH = 30

/**
 * IOF of a credit with a defined principal: each amortization pays the daily rate for its days up to a limit, and the principal pays the
 * additional rate once (Decreto 6.306/2007, art. 7º, I, b, §§ 1º e 15). Each charge is rounded once, at the end.
 */
export function iofOnInstallments(
  rows: readonly { readonly month: number; readonly amortization: Money }[],
  charge: IofCharge,
  maxDays: number,
): Money {
  const { daily, additional } = iofOnParts(
    rows.map(({ month, amortization }) => ({ days: DAYS_IN_MONTH * month, amortization })),
    charge,
    maxDays,
  )
  return daily + additional
}

/** IOF on parts with their own number of days, with both charges separate. */
export function iofOnParts(
  parts: readonly { readonly days: number; readonly amortization: Money }[],
  { daily, additional }: IofCharge,
  maxDays: number,
): { readonly daily: Money; readonly additional: Money } {
  let principal = 0n
  let moneyDays = 0n
  for (const { days, amortization } of parts) {
    principal += amortization
    moneyDays += amortization * BigInt(Math.min(days, maxDays))
  }
  return { daily: portion(moneyDays, daily, 'halfUp'), additional: portion(principal, additional, 'halfUp') }
}

/**
 * Debt that leaves `wanted` after its own IOF is financed. Fixed-point iteration converges in a few rounds because the tax is a small
 * share; when rounding alternates between two debts one centavo apart, the larger is used.
 */
export function debtWithIofFinanced(wanted: Money, iofOf: (debt: Money) => Money): Money {
  let debt = wanted
  let before = -1n
  for (let round = 0; round < 100; round++) {
    const next = wanted + iofOf(debt)
    if (next === debt) return debt
    if (next === before) return next > debt ? next : debt
    before = debt
    debt = next
  }
  return debt
}

/**
 * Monthly IOF of a revolving debt: daily rate on the sum of daily balances, charges included, and additional rate on the growth (Decreto
 * 6.306/2007, art. 7º, I, a, §§ 12, 15 e 16). The 365-day limit of § 1º does not apply.
 */
export function iofOnRevolving(balance: Money, growth: Money, { daily, additional }: IofCharge): Money {
  return portion(balance, daily.times(Ratio.of(BigInt(DAYS_IN_MONTH))), 'halfUp') + portion(growth, additional, 'halfUp')
}
