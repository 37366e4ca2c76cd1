import type { Law } from '../../../core/dated.ts'
import { addDays, addMonths, type Day, dayFromNumber, dayNumber, daysBetween } from '../../../core/day.ts'
import { Ratio, ZERO } from '../../../core/ratio.ts'
import type { RetirementTransition } from '../law/retirement-transition.ts'
import { dayAfterMonths, monthsBetween, monthsOf, yearsOf } from './elapsed.ts'

export type Sex = 'male' | 'female'

export const RULES = ['points', 'age', 'old_age', 'toll50', 'toll100', 'permanent'] as const
export type TransitionRule = (typeof RULES)[number]

/** Common name of each rule, with its article. */
export const RULE_WORDS: Readonly<Record<TransitionRule, string>> = {
  points: 'Pontos (art. 15)',
  age: 'Idade progressiva (art. 16)',
  old_age: 'Idade (art. 18)',
  toll50: 'Pedágio de 50% (art. 17)',
  toll100: 'Pedágio de 100% (art. 20)',
  permanent: 'Regra permanente (art. 19)',
}

/** Age and contribution of a person on any day, in months. */
export interface Insured {
  readonly sex: Sex
  readonly teacher: boolean
  /** Null when the age is unknown. */
  readonly ageAt: ((day: Day) => Ratio) | null
  readonly contributionAt: (day: Day) => Ratio
  /** Contribution by the day of the reform. */
  readonly atReform: Ratio
}

/** Function of months over time, equal to `months` on a given day. */
export function clock(months: Ratio, on: Day): (day: Day) => Ratio {
  return (day) => (day >= on ? months.plus(monthsBetween(on, day)) : months.minus(monthsBetween(day, on)))
}

/**
 * Contribution without gaps from today on. In the past only two days are known; between them it uses the lower bound, since contribution
 * cannot grow faster than time, so a right found in the past is certain.
 */
export function contributionClock(now: Ratio, today: Day, atReform: Ratio): (day: Day) => Ratio {
  const steady = clock(now, today)
  return (day) => {
    const months = steady(day)
    return day < today && months.compare(atReform) < 0 ? atReform : months
  }
}

/** Requirements of a rule for a person under the law of a year, in months; null when the rule does not apply to them. */
export interface Demand {
  readonly age: Ratio | null
  readonly contribution: Ratio
  /** Age plus contribution. */
  readonly points: Ratio | null
}

const months = (years: number): Ratio => monthsOf(Ratio.of(BigInt(Math.round(years * 2)), 2n))

/** Required time plus the toll on the time missing on the day of the reform. */
function tolled(required: Ratio, atReform: Ratio, toll: Ratio): Ratio {
  return required.plus(atLeastNothing(required.minus(atReform)).times(toll))
}

/** Age and time of art. 20, each five years less for teachers (§ 1º). */
export const fullTollOf = (sex: Sex, teacher: boolean, law: RetirementTransition) => (teacher ? law.teacherFullToll : law.fullToll)[sex]

export function demandOf(rule: TransitionRule, { sex, teacher, atReform }: Insured, law: RetirementTransition): Demand | null {
  const byAge = ({ age, contributionYears }: { age: number; contributionYears: number }): Demand => ({
    age: months(age),
    contribution: months(contributionYears),
    points: null,
  })
  if (rule === 'permanent') return byAge((teacher ? law.teacherPermanent : law.permanent)[sex])
  // The transition rules apply only to those insured before the reform (arts. 15 to 18 and 20, caput).
  if (atReform.n <= 0n) return null
  switch (rule) {
    case 'points': {
      const { points, contributionYears } = (teacher ? law.teacherPoints : law.points)[sex]
      return { age: null, contribution: months(contributionYears), points: months(points) }
    }
    case 'age':
      return byAge((teacher ? law.teacherProgressiveAge : law.progressiveAge)[sex])
    case 'old_age':
      return byAge(law.oldAge[sex])
    case 'toll50': {
      const { moreThanYears, contributionYears } = law.halfToll[sex]
      if (atReform.compare(months(moreThanYears)) <= 0) return null
      return { age: null, contribution: tolled(months(contributionYears), atReform, law.halfToll.toll), points: null }
    }
    case 'toll100': {
      const { age, contributionYears } = fullTollOf(sex, teacher, law)
      return { age: months(age), contribution: tolled(months(contributionYears), atReform, law.fullToll.toll), points: null }
    }
  }
}

export function meets({ ageAt, contributionAt }: Insured, { age, contribution, points }: Demand, day: Day): boolean {
  const contributed = contributionAt(day)
  if (contributed.compare(contribution) < 0) return false
  if (age === null && points === null) return true
  if (ageAt === null) return false
  const lived = ageAt(day)
  return (age === null || lived.compare(age) >= 0) && (points === null || lived.plus(contributed).compare(points) >= 0)
}

/** Search limit after the last year of the table. */
const LAST_WINDOW_MONTHS = 120 * 12

/**
 * First day on which a rule is met, from the reform on; null when never. Within a year age and contribution only grow, so the day is found
 * by bisection; each 1 January the requirements may rise, so the search restarts.
 */
export function metFrom(rule: TransitionRule, insured: Insured, law: Law<RetirementTransition>): Day | null {
  for (let index = law.versions.length - 1; index >= 0; index--) {
    const { from, value } = law.versions[index]!
    const next = law.versions[index - 1]
    const demand = demandOf(rule, insured, value)
    if (!demand) return null
    const last = next ? addDays(next.from, -1) : addMonths(from, LAST_WINDOW_MONTHS)
    if (!meets(insured, demand, last)) continue
    let low = dayNumber(from)
    let high = dayNumber(last)
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (meets(insured, demand, dayFromNumber(middle))) high = middle
      else low = middle + 1
    }
    return dayFromNumber(low)
  }
  return null
}

interface Missing {
  /** Missing months of age, rounded up. Null when the age is unknown. */
  readonly ageMonths: number | null
  readonly contributionDays: number
  /** In years. Null when the age is unknown. */
  readonly points: Ratio | null
}

/** Missing requirements on a day. */
export function missingOn(day: Day, { ageAt, contributionAt }: Insured, { age, contribution, points }: Demand): Missing {
  const contributed = contributionAt(day)
  const lived = ageAt?.(day) ?? null
  const lackingAge = age && lived && atLeastNothing(age.minus(lived))
  return {
    ageMonths: lackingAge ? Number((lackingAge.n + lackingAge.d - 1n) / lackingAge.d) : age ? null : 0,
    contributionDays: daysBetween(day, dayAfterMonths(day, atLeastNothing(contribution.minus(contributed)))),
    points: points ? lived && yearsOf(atLeastNothing(points.minus(lived).minus(contributed))) : ZERO,
  }
}

export const atLeastNothing = (value: Ratio): Ratio => (value.n > 0n ? value : ZERO)

/** Rule met first; on the same day, the first in the order of `RULES`, which follows the amendment. */
export function earliestOf<T extends { readonly rule: TransitionRule; readonly eligibleFrom: Day | null }>(rules: readonly T[]): T | null {
  let first: T | null = null
  for (const candidate of rules)
    if (candidate.eligibleFrom !== null && (first?.eligibleFrom == null || candidate.eligibleFrom < first.eligibleFrom)) first = candidate
  return first
}

/** Years of work after the reform under a toll: the missing time plus its toll. */
export function yearsAfterReform(contributionYears: number, atReform: Ratio, toll: Ratio): Ratio {
  return yearsOf(atLeastNothing(tolled(months(contributionYears), atReform, toll).minus(atReform)))
}

/**
 * Fator previdenciário: Tc × a ÷ Es × (1 + (Id + Tc × a) ÷ 100), where Tc includes five extra years for women and five for teachers (Lei
 * 8.213/1991, art. 29, §§ 7º to 9º, and annex).
 */
export function pensionFactor(
  { sex, teacher }: Pick<Insured, 'sex' | 'teacher'>,
  { age, contribution, lifeExpectancy }: { readonly age: Ratio; readonly contribution: Ratio; readonly lifeExpectancy: Ratio },
  { rate, extraYears }: RetirementTransition['factor'],
): Ratio {
  const extra = (sex === 'female' ? extraYears.woman : 0) + (teacher ? extraYears.teacher : 0)
  const saved = yearsOf(contribution)
    .plus(Ratio.of(BigInt(extra)))
    .times(rate)
  const prize = Ratio.of(1n).plus(yearsOf(age).plus(saved).over(Ratio.of(100n)))
  return saved.over(lifeExpectancy).times(prize)
}
