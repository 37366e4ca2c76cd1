import { atLeastZero, type Money, portion } from '../../../core/money.ts'
import { Ratio, ZERO } from '../../../core/ratio.ts'
import type { MinimumTax } from '../law/minimum-tax.ts'

/** The rate grows on a straight line from nothing at `above` to the full one at `fullFrom` (income ÷ 60,000 − 10, in percent). */
export function minimumOn(
  base: Money,
  total: Money,
  { above, fullFrom, fullRate }: MinimumTax,
): { subject: boolean; rate: Ratio; grossTax: Money } {
  const subject = total > above
  const rate = !subject || base <= above ? ZERO : base >= fullFrom ? fullRate : fullRate.times(Ratio.of(base - above, fullFrom - above))
  return { subject, rate, grossTax: portion(base, rate, 'halfUp') }
}

/** What an income of the year owes above the tax already paid on it: the advance withheld from profits is settled against this. */
export const minimumDue = (base: Money, paid: Money, law: MinimumTax | null): Money =>
  law ? atLeastZero(minimumOn(base, base, law).grossTax - paid) : 0n
