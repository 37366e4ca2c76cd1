import type { Day } from '../../core/day.ts'
import law from '../../domains/credit/law/minimum-existence.ts'
import { field, larger, minus, NONE, name, type PlannedFunction, roundedQuotient, when } from '../expression.ts'
import { anyAmount, column, knownDays, validOr, validStep } from '../legal-constants/law-rows.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, lawSteps } from '../results.ts'

/** Plan of the existential minimum (mínimo existencial) calculator. */
function debtMinimum(today: Day): PlannedFunction {
  const [income, debt] = [validOr('monthly_income'), validOr('total_debt')]
  return {
    name: 'debt_minimum',
    says: "What consumer instalments leave of a month's net income, what fits without touching the minimum, and the instalment of a plan of five years.",
    parameters: { monthly_income: 'money', consumer_installments: 'money', total_debt: 'money', day: 'day' },
    steps: [
      validStep(...['monthly_income', 'consumer_installments', 'total_debt'].map(anyAmount), knownDays(today, law)),
      { name: 'left_over', value: minus(income, validOr('consumer_installments')) },
      ...lawSteps('minimum_law', law, {
        minimum: column(law, ({ amount }) => amount),
        months: column(law, ({ planMonths }) => BigInt(planMonths)),
      }),
    ],
    result: answeredResults({
      minimum_existence: field('minimum_law', 'minimum'),
      // Negative when the instalments exceed the income.
      left_over: name('left_over'),
      max_installments: larger(minus(income, field('minimum_law', 'minimum')), 0n),
      plan_months: field('minimum_law', 'months'),
      plan_installment: when(debt, 0n, roundedQuotient(debt, field('minimum_law', 'months')), NONE),
    }),
    units: { plan_months: 'count', answered: 'count' },
  }
}

export const debtMinimumPlan: OperationPlan = {
  function: debtMinimum,
  inputs: {
    monthly_income: 'monthly_income',
    consumer_installments: 'consumer_installments',
    total_debt: 'total_debt',
    day: 'reference_date',
  },
  fields: {
    minimumExistence: 'minimum_existence',
    left: 'left_over',
    maxInstallments: 'max_installments',
    planMonths: 'plan_months',
    planInstallment: 'plan_installment',
  },
  answered: 'answered',
}
