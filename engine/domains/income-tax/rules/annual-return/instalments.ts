/** Instalments of the tax of the return (Lei 9.250/1995, art. 14). */
import { lastPaymentDayOfMonth } from '../../../../core/calendar/tax-calendar.ts'
import { addMonths, type Day, firstOfMonth } from '../../../../core/day.ts'
import type { Money } from '../../../../core/money.ts'
import { divide, type Ratio, ZERO } from '../../../../core/ratio.ts'
import type { AnnualReturnRules } from '../../law/annual-return.ts'

export interface Instalments {
  readonly count: number
  readonly amount: Money
  /** Settles what the rounding of the others leaves. */
  readonly last: Money
}

/** Null when the tax is too small to be paid. */
export function instalmentsOf(due: Money, wanted: number, rules: AnnualReturnRules): Instalments | null {
  if (due < rules.leastPayable) return null
  const affordable = Number(due / rules.leastInstalment)
  const count = due < rules.oneInstalmentBelow ? 1 : Math.min(wanted, rules.mostInstalments, affordable)
  const amount = divide(due, BigInt(count), 'halfUp')
  return { count, amount, last: due - amount * BigInt(count - 1) }
}

/** The first on the last day of filing, then the last banking day of each month. */
export const instalmentDays = (closes: Day, count: number): readonly Day[] =>
  Array.from({ length: count }, (_, index) => (index === 0 ? closes : lastPaymentDayOfMonth(addMonths(firstOfMonth(closes), index))))

/**
 * Interest of each instalment: none in the first; then the Selic of the months between that of filing and that of payment, plus the rate
 * of the month of payment. Null from the first month whose Selic is not known.
 */
export function instalmentInterest(
  days: readonly Day[],
  monthlySelic: (month: Day) => Ratio | null,
  rules: AnnualReturnRules,
): readonly (Ratio | null)[] {
  let accumulated: Ratio | null = ZERO
  return days.map((_, index) => {
    if (index === 0) return ZERO
    if (index > 1 && accumulated !== null) accumulated = monthlySelic(firstOfMonth(days[index - 1]!))?.plus(accumulated) ?? null
    return accumulated?.plus(rules.paymentMonthInterest) ?? null
  })
}
