/** Quotas, duration and accumulation of the death pension (EC 103/2019, arts. 23 and 24; Lei 8.213/1991, arts. 74 to 77). */
import { type Money, portion, smallest } from '../../../core/money.ts'
import { Ratio, ZERO } from '../../../core/ratio.ts'
import type { BenefitAccumulation } from '../law/benefit-accumulation.ts'
import type { DeathPension } from '../law/death-pension.ts'

/** Share of the family plus one quota per dependent. */
export function quotaShare({ family, perDependent, most }: DeathPension, dependents: number): Ratio {
  const share = family.plus(perDependent.times(Ratio.of(BigInt(dependents))))
  return share.compare(most) > 0 ? most : share
}

export interface Spouse {
  readonly age: number
  readonly contributions: number
  readonly unionYears: Ratio
  readonly accident: boolean
}

/** Months of pension for a spouse; null means for life. */
export function spouseMonths(
  { age, contributions, unionYears, accident }: Spouse,
  rule: NonNullable<DeathPension['spouse']>,
): number | null {
  const short = contributions < rule.leastContributions || unionYears.compare(Ratio.of(BigInt(rule.leastUnionYears))) < 0
  if (short && !accident) return rule.shortMonths
  const { years } = rule.bands.find(({ upToAge }) => upToAge === null || age <= upToAge)!
  return years === null ? null : years * 12
}

/** Reduced amount of the smaller of two benefits: slices in minimum wages, summed exactly and rounded once (art. 24, § 2º). */
export function accumulated(amount: Money, minimumWage: Money, { slices }: BenefitAccumulation): Money {
  let total = ZERO
  let below = 0n
  for (const { upToMinimumWages, share } of slices) {
    const limit = upToMinimumWages === null ? amount : smallest(amount, minimumWage * BigInt(upToMinimumWages))
    if (limit > below) total = total.plus(share.times(Ratio.of(limit - below)))
    below = limit > below ? limit : below
  }
  return portion(1n, total, 'halfUp')
}
