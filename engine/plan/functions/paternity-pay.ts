import type { Day } from '../../core/day.ts'
import law from '../../domains/social-security/law/paternity.ts'
import { field, name, type PlannedFunction, roundedQuotient, times } from '../expression.ts'
import { anyAmount, column, knownDays, validOr, validStep } from '../legal-constants/law-rows.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, answeredStep, lawSteps } from '../results.ts'

const DAYS_OF_A_MONTH = 30n
const MOST_DAYS = 366n

/** Plan of the paternity pay calculator, without Empresa Cidadã or Zika syndrome. */
function paternityPay(today: Day): PlannedFunction {
  const days = field('paternity_law', 'days')
  return {
    name: 'paternity_pay',
    says: "A father's days of leave and the pay of them, by the law of the day of birth.",
    parameters: { salary: 'money', day: 'day' },
    steps: [
      validStep(anyAmount('salary'), knownDays(today, law)),
      ...lawSteps('paternity_law', law, { days: column(law, ({ days: each }) => (each === null ? null : BigInt(each)), 0n) }),
      // From 2029 on the days depend on a future condition.
      answeredStep({ value: days, from: 1n, to: MOST_DAYS }),
    ],
    result: answeredResults(
      { days, total_days: days, extra_days: 0n, amount: roundedQuotient(times(validOr('salary'), days), DAYS_OF_A_MONTH) },
      name('answered'),
    ),
    units: { days: 'count', total_days: 'count', extra_days: 'count', answered: 'count' },
  }
}

export const paternityPayPlan: OperationPlan = {
  function: paternityPay,
  inputs: { salary: 'salary', day: 'birth_date' },
  fields: { days: 'days', totalDays: 'total_days', extraDays: 'extra_days', amount: 'amount' },
  answered: 'answered',
}
