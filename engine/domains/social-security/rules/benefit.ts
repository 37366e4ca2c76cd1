import { type Money, portion, sum } from '../../../core/money.ts'
import { Ratio } from '../../../core/ratio.ts'
import { type Phrase, say } from '../../../core/text/sentence.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import inss from '../../payroll/law/inss.ts'
import minimumWage from '../../payroll/law/minimum-wage.ts'
import type { Retirement } from '../law/retirement.ts'

/** A mean stored as sum and count, so only the benefit is rounded. */
export interface Mean {
  readonly sum: Money
  readonly count: number
}

export const meanOf = (amounts: readonly Money[]): Mean => ({ sum: sum(amounts), count: amounts.length })

/** Limits of every benefit that replaces pay (Lei 8.213/1991, art. 33). */
export interface Limits {
  readonly floor: Money
  readonly ceiling: Money
}

export function benefitLimits(ctx: Context): Limits {
  return { floor: ctx.law(minimumWage).monthly, ceiling: ctx.law(inss).ceiling }
}

/** Caps the average at the INSS ceiling before any percentage (EC 103/2019, art. 26, § 1º; Lei 8.213/1991, art. 29, § 2º). */
export function limitedMean(mean: Mean, { ceiling }: Limits): Mean {
  return mean.sum > ceiling * BigInt(mean.count) ? { sum: ceiling, count: 1 } : mean
}

export const shareOf = (mean: Mean, share: Ratio): Money => portion(mean.sum, share.over(Ratio.of(BigInt(mean.count))), 'halfUp')

export interface Benefit {
  /** Average after the cap, rounded to the centavo. */
  readonly averageUsed: Money
  readonly averageLimited: boolean
  readonly raw: Money
  readonly benefit: Money
  readonly floorApplied: boolean
  readonly ceilingApplied: boolean
}

/** Share of the average, between the minimum wage and the INSS ceiling. */
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

/** EC 103/2019, art. 26, §§ 2º and 5º: a base share plus an increment per full year of contribution above twenty, or fifteen for women. */
export function averageShare(contributionYears: number, threshold: number, { base, perYear }: Retirement['benefit']): Ratio {
  return base.plus(perYear.times(Ratio.of(BigInt(Math.max(0, contributionYears - threshold)))))
}

/** Formula suffix for the limit that changed the amount. */
export function limitWords({ floorApplied, ceilingApplied }: Pick<Benefit, 'floorApplied' | 'ceilingApplied'>): string {
  if (floorApplied) return '; elevado ao salário mínimo'
  return ceilingApplied ? '; limitado ao teto do INSS' : ''
}

/** Formula suffix that applies the limit explicitly. */
export function limitFormula({ floorApplied, ceilingApplied }: Pick<Benefit, 'floorApplied' | 'ceilingApplied'>, limits: Limits): Phrase {
  if (floorApplied) return say`, não menos que ${limits.floor}; o salário mínimo`
  return ceilingApplied ? say`, não mais que ${limits.ceiling}; o teto do INSS` : ''
}
