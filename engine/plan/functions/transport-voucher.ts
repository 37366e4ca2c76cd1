import type { Day } from '../../core/day.ts'
import law from '../../domains/payroll/law/transport-voucher.ts'
import workingTime from '../../domains/payroll/law/working-time.ts'
import { field, minus, name, type PlannedFunction, roundedQuotient, smaller, times } from '../expression.ts'
import { anyAmount, between, column, knownDays, oldestFirst, perLaws, validOr, validStep } from '../legal-constants/law-rows.ts'
import { rates } from '../legal-constants/rates.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, lawSteps } from '../results.ts'

const MONTH_DAYS = 30n
/** 20%, and the parts per whole of a percentage of four decimals. */
const MOST_SHARE = 200_000n
const PARTS = 1_000_000n

const shares = perLaws(() =>
  rates(
    'voucher_law',
    oldestFirst(law).map(({ employeeShare }) => ({ share: employeeShare })),
  ),
)

/** Plan of the transport voucher calculator, by monthly cost. Mirrors rules/charges-and-benefits/transport-voucher.ts. */
function transportVoucher(today: Day): PlannedFunction {
  const [cost, meal] = [validOr('monthly_cost'), validOr('meal_cost')]
  return {
    name: 'transport_voucher',
    says: "What transport takes from the salary and what the employer pays of it; meal_share is the employee's part of the meals, in percent.",
    parameters: { salary: 'money', monthly_cost: 'money', month_days: 'count', meal_cost: 'money', meal_share: 'decimal', day: 'day' },
    steps: [
      validStep(
        ...['salary', 'monthly_cost', 'meal_cost'].map(anyAmount),
        between('month_days', 1n, MONTH_DAYS),
        between('meal_share', 0n, MOST_SHARE),
        knownDays(today, law, workingTime),
      ),
      ...lawSteps('voucher_law', law, shares().columns),
      ...lawSteps('month_law', workingTime, { days: column(workingTime, ({ monthDays }) => BigInt(monthDays)) }),
      {
        name: 'most',
        value: roundedQuotient(
          times(times(validOr('salary'), validOr('month_days')), shares().share('share')),
          times(field('month_law', 'days'), shares().parts),
          { wide: true },
        ),
      },
      { name: 'taken', value: smaller(name('most'), cost) },
      { name: 'meal_taken', value: roundedQuotient(times(meal, validOr('meal_share')), PARTS, { wide: true }) },
    ],
    result: answeredResults({
      cost,
      max_discount: name('most'),
      discount: name('taken'),
      employer_share: minus(cost, name('taken')),
      meal_discount: name('meal_taken'),
      meal_employer_share: minus(meal, name('meal_taken')),
    }),
    units: { answered: 'count' },
  }
}

export const transportVoucherPlan: OperationPlan = {
  function: transportVoucher,
  inputs: {
    salary: 'salary',
    monthly_cost: 'monthly_cost',
    month_days: 'month_days',
    meal_cost: 'meal_monthly_cost',
    meal_share: 'meal_share_percent',
    day: 'reference_date',
  },
  fields: {
    cost: 'cost',
    maxDiscount: 'max_discount',
    discount: 'discount',
    employerShare: 'employer_share',
    mealDiscount: 'meal_discount',
    mealEmployerShare: 'meal_employer_share',
  },
  answered: 'answered',
}
