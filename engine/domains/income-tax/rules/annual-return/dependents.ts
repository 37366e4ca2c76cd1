/** Who may be a dependent in the return (Lei 9.250/1995, art. 35). */
import { type Day, dayOf, yearOf } from '../../../../core/day.ts'
import type { Money } from '../../../../core/money.ts'
import type { Dependent, YearLaw } from './facts.ts'

/** Reason that admits or excludes a dependent, as a code. */
export const DEPENDENT_REASONS = [
  'allowed',
  'birthday_in_the_year',
  'age_unknown',
  'too_old',
  'too_old_student',
  'no_custody',
  'parent_income',
  'also_declared',
] as const
type DependentReason = (typeof DEPENDENT_REASONS)[number]

export interface Admission {
  readonly allowed: boolean
  readonly why: DependentReason
}

/** Completed years of age on a day. */
export function ageOn(birth: Day, on: Day): number {
  const years = yearOf(on) - yearOf(birth)
  return birth.slice(5) > on.slice(5) ? years - 1 : years
}

const NEED_CUSTODY: ReadonlySet<Dependent['relation']> = new Set(['grandchild', 'sibling', 'ward', 'incapable'])
const BY_AGE: ReadonlySet<Dependent['relation']> = new Set(['child', 'stepchild', 'grandchild', 'sibling', 'ward'])

/** @param income income of the dependent told in the return or in the dependent's own field. */
export function admission(dependent: Dependent, income: Money, law: YearLaw): Admission {
  const { relation, also_declared: twice, custody } = dependent
  if (twice) return { allowed: false, why: 'also_declared' }
  if (relation === 'parent') {
    const exempt = law.annual.brackets[0]!.limit!
    return income <= exempt ? { allowed: true, why: 'allowed' } : { allowed: false, why: 'parent_income' }
  }
  if (NEED_CUSTODY.has(relation) && custody === false) return { allowed: false, why: 'no_custody' }
  return BY_AGE.has(relation) ? byAge(dependent, law) : { allowed: true, why: 'allowed' }
}

/** The age counts on 1 January, so the year of the birthday that passes the limit still counts. */
function byAge({ birth_date: birth, student, disabled }: Dependent, { year, rules }: YearLaw): Admission {
  if (disabled) return { allowed: true, why: 'allowed' }
  if (birth === undefined) return { allowed: true, why: 'age_unknown' }
  const limit = student ? rules.studentUpTo : rules.childUpTo
  if (ageOn(birth, dayOf(year, 1, 1)) > limit) return { allowed: false, why: student ? 'too_old_student' : 'too_old' }
  return { allowed: true, why: ageOn(birth, dayOf(year, 12, 31)) > limit ? 'birthday_in_the_year' : 'allowed' }
}
