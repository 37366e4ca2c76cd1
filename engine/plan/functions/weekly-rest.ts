import type { Day } from '../../core/day.ts'
import { LARGEST } from '../../core/money.ts'
import law from '../../domains/payroll/law/weekly-rest.ts'
import { name, type PlannedFunction, plus, roundedQuotient } from '../expression.ts'
import { anyAmount, between, knownDays, validOr, validStep } from '../legal-constants/law-rows.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults } from '../results.ts'
import { monthDays, restDayReflex } from './overtime.ts'

/** Plan of the weekly rest calculator, on the total variable pay. */
function weeklyRest(today: Day): PlannedFunction {
  return {
    name: 'weekly_rest',
    says: "What a month's variable pay adds to its days of rest.",
    parameters: { variable_pay: 'money', working_days: 'count', rest_days: 'count', day: 'day' },
    steps: [
      validStep(anyAmount('variable_pay'), between('variable_pay', 1n, LARGEST), ...monthDays, knownDays(today, law)),
      { name: 'reflex', value: restDayReflex(validOr('variable_pay')) },
    ],
    result: answeredResults({
      variable: validOr('variable_pay'),
      daily_average: roundedQuotient(validOr('variable_pay'), validOr('working_days')),
      rest_day_reflex: name('reflex'),
      total: plus(validOr('variable_pay'), name('reflex')),
    }),
    units: { answered: 'count' },
  }
}

export const weeklyRestPlan: OperationPlan = {
  function: weeklyRest,
  inputs: { variable_pay: 'variable_pay', working_days: 'working_days', rest_days: 'rest_days', day: 'reference_date' },
  fields: { variablePay: 'variable', dailyAverage: 'daily_average', restDayReflex: 'rest_day_reflex', total: 'total' },
  answered: 'answered',
}
