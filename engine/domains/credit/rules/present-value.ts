import { type Money, portion } from '../../../core/money.ts'
import { ONE, Ratio, ZERO } from '../../../core/ratio.ts'
import { DAYS_IN_MONTH } from './iof.ts'

export interface DatedInstallment {
  readonly days: number
  readonly amount: Money
}

/** Σ amount ÷ (1 + i)^(days ÷ 30), rounded once: present value of the installments at the contract rate. */
export function presentValueByDays(installments: readonly DatedInstallment[], monthlyRate: Ratio): Money {
  const growth = growthOver(monthlyRate)
  // Horner's scheme from last to first: one division per installment instead of a power.
  let worth = ZERO
  let at = 0
  for (const { days, amount } of [...installments].sort((a, b) => b.days - a.days)) {
    worth = worth
      .over(growth(at === 0 ? 0 : at - days))
      .plus(Ratio.of(amount))
      .truncated()
    at = days
  }
  return portion(1n, worth.over(growth(at)).truncated(), 'halfUp')
}

/** (1 + i)^(days ÷ 30), memoized by days, which repeat in a schedule. */
function growthOver(monthlyRate: Ratio): (days: number) => Ratio {
  const monthly = ONE.plus(monthlyRate)
  // A single thirtieth root serves every day; forty decimals are exact enough for any schedule.
  let daily: Ratio | undefined
  const known = new Map<number, Ratio>()
  return (days) => {
    let factor = known.get(days)
    if (!factor) {
      daily ??= days % DAYS_IN_MONTH === 0 ? undefined : monthly.root(DAYS_IN_MONTH)
      factor = days % DAYS_IN_MONTH === 0 ? monthly.power(days / DAYS_IN_MONTH) : daily!.power(days)
      known.set(days, factor)
    }
    return factor
  }
}
