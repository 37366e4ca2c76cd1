import { type Money, portion, sum } from '../../../core/money.ts'
import type { Context } from '../../../core/operation/context.ts'
import { Ratio } from '../../../core/ratio.ts'
import { type Phrase, say } from '../../../core/sentence.ts'
import inss from '../../payroll/law/inss.ts'
import minimumWage from '../../payroll/law/minimum-wage.ts'
import type { Retirement } from '../law/retirement.ts'

/** A mean kept as a sum and a count, so that nothing is rounded before the benefit is. */
export interface Mean {
  readonly sum: Money
  readonly count: number
}

export const meanOf = (amounts: readonly Money[]): Mean => ({ sum: sum(amounts), count: amounts.length })

/** Between these every benefit that replaces pay must be (Lei 8.213/1991, art. 33). */
export interface Limits {
  readonly floor: Money
  readonly ceiling: Money
}

export function benefitLimits(ctx: Context): Limits {
  return { floor: ctx.law(minimumWage).monthly, ceiling: ctx.law(inss).ceiling }
}

/** The average is held to the INSS ceiling before any percentage (EC 103/2019, art. 26, § 1º; Lei 8.213/1991, art. 29, § 2º). */
export function limitedMean(mean: Mean, { ceiling }: Limits): Mean {
  return mean.sum > ceiling * BigInt(mean.count) ? { sum: ceiling, count: 1 } : mean
}

export const shareOf = (mean: Mean, share: Ratio): Money => portion(mean.sum, share.over(Ratio.of(BigInt(mean.count))), 'halfUp')

export interface Benefit {
  /** The average after its limit, to the centavo. */
  readonly averageUsed: Money
  readonly averageLimited: boolean
  readonly raw: Money
  readonly benefit: Money
  readonly floorApplied: boolean
  readonly ceilingApplied: boolean
}

/** A share of the average, between the minimum wage and the INSS ceiling. */
export function benefitOf(mean: Mean, share: Ratio, limits: Limits): Benefit {
  const limited = limitedMean(mean, limits)
  const raw = shareOf(limited, share)
  const floorApplied = raw < limits.floor
  const ceilingApplied = raw > limits.ceiling
  return {
    averageUsed: shareOf(limited, Ratio.of(1n)),
    averageLimited: limited !== mean,
    raw,
    benefit: floorApplied ? limits.floor : ceilingApplied ? limits.ceiling : raw,
    floorApplied,
    ceilingApplied,
  }
}

/** EC 103/2019, art. 26, §§ 2º and 5º: a base, and more for each full year of contribution above twenty, or fifteen for women. */
export function averageShare(contributionYears: number, threshold: number, { base, perYear }: Retirement['benefit']): Ratio {
  return base.plus(perYear.times(Ratio.of(BigInt(Math.max(0, contributionYears - threshold)))))
}

/** How the limits changed the amount, as the end of a formula. */
export function limitWords({ floorApplied, ceilingApplied }: Pick<Benefit, 'floorApplied' | 'ceilingApplied'>): string {
  if (floorApplied) return '; elevado ao salário mínimo'
  return ceilingApplied ? '; limitado ao teto do INSS' : ''
}

/** The limit that changed an amount, as what is left to work out of its formula. */
export function limitFormula({ floorApplied, ceilingApplied }: Pick<Benefit, 'floorApplied' | 'ceilingApplied'>, limits: Limits): Phrase {
  if (floorApplied) return say`, não menos que ${limits.floor}; o salário mínimo`
  return ceilingApplied ? say`, não mais que ${limits.ceiling}; o teto do INSS` : ''
}
