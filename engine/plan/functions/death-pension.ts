import type { Day } from '../../core/day.ts'
import minimumWage from '../../domains/payroll/law/minimum-wage.ts'
import law from '../../domains/social-security/law/death-pension.ts'
import { field, larger, name, type PlannedFunction, plus, roundedQuotient, smaller, times } from '../expression.ts'
import { anyAmount, between, column, knownDays, oldestFirst, perLaws, validOr, validStep } from '../legal-constants/law-rows.ts'
import { rates } from '../legal-constants/rates.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, lawSteps } from '../results.ts'
import { inssCeiling, inssCeilingSteps, inssLaw } from './inss.ts'

const MOST_DEPENDENTS = 20n
/** 100%, in millionths of a percent. */
const HUNDRED_PERCENT = 100_000_000n

const quotas = perLaws(() =>
  rates(
    'pension_law',
    oldestFirst(law).map(({ family, perDependent, most }) => ({ family, per_dependent: perDependent, most })),
  ),
)

/** Plan of the INSS death pension calculator, from the retirement received, without a disabled dependent or a retirement of one's own. */
function deathPension(today: Day): PlannedFunction {
  const [base, dependents, share] = [validOr('pension_base'), validOr('dependents'), name('share')]
  const { columns, parts } = quotas()
  const of = (which: string) => field('pension_law', which)
  return {
    name: 'death_pension',
    says: 'The pension a family is left by who was retired, by the number of dependents, between the minimum wage and the ceiling.',
    parameters: { pension_base: 'money', dependents: 'count', day: 'day' },
    steps: [
      validStep(anyAmount('pension_base'), between('dependents', 1n, MOST_DEPENDENTS), knownDays(today, law, minimumWage, inssLaw)),
      ...lawSteps('pension_law', law, columns),
      ...lawSteps('wage_law', minimumWage, { monthly: column(minimumWage, ({ monthly }) => monthly) }),
      ...inssCeilingSteps(),
      { name: 'share', value: smaller(plus(of('family'), times(of('per_dependent'), dependents)), of('most')) },
      {
        name: 'pension',
        value: larger(smaller(roundedQuotient(times(base, share), parts), inssCeiling), field('wage_law', 'monthly')),
      },
    ],
    result: answeredResults({
      base,
      percent: roundedQuotient(times(share, HUNDRED_PERCENT), parts),
      pension: name('pension'),
      per_dependent: roundedQuotient(name('pension'), dependents),
    }),
    units: { percent: 'percentage', answered: 'count' },
  }
}

export const deathPensionPlan: OperationPlan = {
  function: deathPension,
  inputs: { pension_base: 'pension_base', dependents: 'dependents', day: 'death_date' },
  fields: { base: 'base', percent: 'percent', amount: 'pension', perDependent: 'per_dependent' },
  answered: 'answered',
}
