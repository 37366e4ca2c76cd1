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
  const growth = growthOver(monthlyRate)
  // From the last to the first, each time brought back over the days between two (Horner): one division an instalment, not a power each.
  let worth = ZERO
  let at = 0
  for (const { days, amount } of [...installments].sort((a, b) => b.days - a.days)) {
    worth = worth
      .over(growth(at === 0 ? 0 : at - days))
      .plus(Ratio.of(amount))
      .settled()
    at = days
  }
  return portion(1n, worth.over(growth(at)).settled(), 'halfUp')
}

/** (1 + i)^(days ÷ 30), by the number of days: those of a schedule are few and repeat. */
function growthOver(monthlyRate: Ratio): (days: number) => Ratio {
  const monthly = ONE.plus(monthlyRate)
  // One thirtieth root serves every day; forty decimals lose nothing over any schedule.
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
