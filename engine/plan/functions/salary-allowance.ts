import { type Day, dayOf } from '../../core/day.ts'
import minimumWage from '../../domains/payroll/law/minimum-wage.ts'
import law from '../../domains/social-security/law/salary-allowance.ts'
import { field, name, type PlannedFunction, plus, quotient, times, when } from '../expression.ts'
import { anyAmount, between, column, knownDays, oldestFirst, positionStep, validOr, validStep } from '../legal-constants/law-rows.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, lawSteps } from '../results.ts'

const EMPLOYERS = ['company', 'public', 'household', 'natural_person'] as const
/** Number of employer kinds that contribute to the fund; they come first. */
const CONTRIBUTING = 2n
const [MONTHS_OF_A_YEAR, DAYS_OF_A_MONTH, REAL] = [12n, 30n, 100n]
const MOST_YEARS = 80n

/** Plan of the salary allowance calculator, with whole months and no month of birth. */
function salaryAllowance(today: Day): PlannedFunction {
  // Years without a fixed limit are rejected.
  const { paymentYear: newest } = oldestFirst(law).at(-1)!
  const twelfths = MONTHS_OF_A_YEAR * REAL
  const worked = times(validOr('months_worked'), DAYS_OF_A_MONTH)
  return {
    name: 'salary_allowance',
    says: 'The yearly allowance of who earned little, by the average pay and the months worked in the base year; the day is that of the payment.',
    parameters: { average_pay: 'money', months_worked: 'count', years_registered: 'count', employer: 'word', day: 'day' },
    steps: [
      positionStep('employer_kind', 'employer', EMPLOYERS),
      validStep(
        { value: name('employer_kind'), from: 1n, to: BigInt(EMPLOYERS.length) },
        anyAmount('average_pay'),
        between('months_worked', 0n, MONTHS_OF_A_YEAR),
        between('years_registered', 0n, MOST_YEARS),
        knownDays(today, law, minimumWage),
        { value: name('day'), from: law.recordStarts, to: dayOf(newest, 12, 31) },
      ),
      ...lawSteps('allowance_law', law, {
        base_year: column(law, ({ baseYear }) => BigInt(baseYear)),
        pay_limit: column(law, ({ limit }) => limit),
        // Minus one, since conditions test for strictly greater.
        under_days: column(law, ({ leastDays }) => BigInt(leastDays) - 1n),
        under_years: column(law, ({ leastYearsRegistered }) => BigInt(leastYearsRegistered) - 1n),
      }),
      ...lawSteps('wage_law', minimumWage, { monthly: column(minimumWage, ({ monthly }) => monthly) }),
      {
        name: 'whole',
        value: times(quotient(plus(times(field('wage_law', 'monthly'), validOr('months_worked')), twelfths - 1n), twelfths), REAL),
      },
      { name: 'of_pay', value: when(validOr('average_pay'), field('allowance_law', 'pay_limit'), 0n, name('whole')) },
      { name: 'of_years', value: when(validOr('years_registered'), field('allowance_law', 'under_years'), name('of_pay'), 0n) },
      { name: 'of_days', value: when(worked, field('allowance_law', 'under_days'), name('of_years'), 0n) },
    ],
    result: answeredResults({
      base_year: field('allowance_law', 'base_year'),
      pay_limit: field('allowance_law', 'pay_limit'),
      amount: when(name('employer_kind'), CONTRIBUTING, 0n, name('of_days')),
    }),
    units: { base_year: 'count', answered: 'count' },
  }
}

export const salaryAllowancePlan: OperationPlan = {
  function: salaryAllowance,
  inputs: {
    average_pay: 'average_pay',
    months_worked: 'months_worked',
    years_registered: 'years_registered',
    employer: 'employer',
    day: 'reference_date',
  },
  fields: { baseYear: 'base_year', limit: 'pay_limit', amount: 'amount' },
  answered: 'answered',
}
