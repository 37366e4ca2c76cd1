/** Tax on income of earlier years paid at once: the monthly table with every limit times the months, slice by slice, rounded once. */
import { type Money, portion } from '../../../core/money.ts'
import { divide, Ratio, ZERO } from '../../../core/ratio.ts'
import type { ParcelBracket } from '../../../core/scale.ts'
import type { IrrfTable } from '../../payroll/law/irrf.ts'

interface Slice {
  readonly base: Ratio
  readonly rate: Ratio
}

interface AccumulatedTax {
  readonly slices: readonly Slice[]
  /** Rate of the highest bracket reached. */
  readonly rate: Ratio
  readonly tax: Money
}

/**
 * Computes slices instead of multiplying the month's rounded deduction: annex IV of IN RFB 1.500/2014 multiplies 908.7215, not 908.73.
 * Slices are in centavos.
 */
export function accumulatedTax(base: Money, months: Ratio, brackets: readonly ParcelBracket[]): AccumulatedTax {
  const whole = Ratio.of(base)
  const slices: Slice[] = []
  let floor = ZERO
  for (const { limit, rate } of brackets) {
    const top = limit === null ? null : Ratio.of(limit).times(months)
    const end = top !== null && top.compare(whole) < 0 ? top : whole
    slices.push({ base: end.minus(floor), rate })
    if (top === null || whole.compare(top) <= 0) break
    floor = top
  }
  const { n, d } = slices.reduce((total, { base: part, rate }) => total.plus(part.times(rate)), ZERO)
  return { slices, rate: slices.at(-1)!.rate, tax: divide(n, d, 'halfUp') }
}

/** Reduction of Lei 15.270/2025 for the monthly average, times the months; zero above its end. */
export function accumulatedReduction(average: Ratio, months: Ratio, reduction: IrrfTable['reduction']): Money {
  if (!reduction || average.compare(Ratio.of(reduction.phaseOutUpTo)) > 0) return 0n
  if (average.compare(Ratio.of(reduction.fullUpTo)) <= 0) return portion(reduction.fullAmount, months, 'halfUp')
  const { n, d } = Ratio.of(reduction.constant).minus(average.times(reduction.slope)).times(months)
  const amount = divide(n, d, 'halfUp')
  return amount > 0n ? amount : 0n
}
