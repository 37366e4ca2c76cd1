import type { Day } from '../../core/day.ts'
import law from '../../domains/payroll/law/family-allowance.ts'
import { field, name, type PlannedFunction, roundedQuotient, times } from '../expression.ts'
import { anyAmount, between, knownDays, validOr, validStep } from '../legal-constants/law-rows.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults } from '../results.ts'
import { familySteps, MAX_CHILDREN } from './monthly-pay.ts'

const MONTH_DAYS = 30n

/** Plan of the family allowance calculator. Mirrors rules/charges-and-benefits/family-allowance.ts. */
function familyAllowance(today: Day): PlannedFunction {
  return {
    name: 'family_allowance',
    says: "A month's family allowance by pay and children; days_worked in the month of hiring or of leaving, 30 in others.",
    parameters: { remuneration: 'money', children: 'count', days_worked: 'count', day: 'day' },
    steps: [
      validStep(
        anyAmount('remuneration'),
        between('children', 0n, MAX_CHILDREN),
        between('days_worked', 1n, MONTH_DAYS),
        knownDays(today, law),
      ),
      // Quota of one child, prorated by days.
      ...familySteps(validOr('remuneration'), 1n),
      { name: 'quota', value: roundedQuotient(times(name('family_allowance'), validOr('days_worked')), MONTH_DAYS) },
    ],
    result: answeredResults({
      income_limit: field('family_law', 'income_limit'),
      quota: name('quota'),
      amount: times(name('quota'), validOr('children')),
    }),
    units: { answered: 'count' },
  }
}

export const familyAllowancePlan: OperationPlan = {
  function: familyAllowance,
  inputs: { remuneration: 'remuneration', children: 'children', days_worked: 'days_worked', day: 'reference_date' },
  fields: { limit: 'income_limit', quota: 'quota', amount: 'amount' },
  answered: 'answered',
}
