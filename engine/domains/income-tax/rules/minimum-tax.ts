import { atLeastZero, type Money, portion } from '../../../core/money.ts'
import { Ratio, ZERO } from '../../../core/ratio.ts'
import type { MinimumTax } from '../law/minimum-tax.ts'

/** Rate grows linearly from zero at `above` to `fullRate` at `fullFrom` (income ÷ 60,000 − 10, in percent). */
export function minimumOn(
  base: Money,
  total: Money,
  { above, fullFrom, fullRate }: MinimumTax,
): { subject: boolean; rate: Ratio; grossTax: Money } {
  const subject = total > above
  const rate = !subject || base <= above ? ZERO : base >= fullFrom ? fullRate : fullRate.times(Ratio.of(base - above, fullFrom - above))
  return { subject, rate, grossTax: portion(base, rate, 'halfUp') }
}

/** Minimum tax on an annual income less the tax already paid; the withholding on profits is settled against it. */
export const minimumDue = (base: Money, paid: Money, law: MinimumTax | null): Money =>
  law ? atLeastZero(minimumOn(base, base, law).grossTax - paid) : 0n
