import type { Day } from '../../core/day.ts'
import law from '../../domains/payroll/law/time-bank.ts'
import {
  DECIMAL_UNITS,
  type Expression,
  field,
  larger,
  minus,
  name,
  type PlannedFunction,
  plus,
  roundedQuotient,
  times,
} from '../expression.ts'
import {
  anyAmount,
  between,
  column,
  knownDays,
  oldestFirst,
  perLaws,
  positionStep,
  rowOf,
  validOr,
  validStep,
  versionStep,
} from '../legal-constants/law-rows.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, answeredStep } from '../results.ts'

const AGREEMENTS = ['collective', 'individual', 'same_month'] as const
const MOST_WEEKLY = 44n * DECIMAL_UNITS
const MOST_HOURS = 10_000n * DECIMAL_UNITS
/** 100%, and the minimum and maximum premium, in parameter units. */
const [WHOLE, LEAST_PREMIUM, MOST_PREMIUM] = [100n * DECIMAL_UNITS, 50n * DECIMAL_UNITS, 1000n * DECIMAL_UNITS]

/** Months to use the balance, per agreement of each version; zero when the agreement did not exist. */
const months = perLaws(() => oldestFirst(law).flatMap((version) => AGREEMENTS.map((agreement) => BigInt(version.months[agreement] ?? 0))))

/** Plan of the time bank calculator, without a start date. */
function timeBank(today: Day): PlannedFunction {
  // Weekly hours and hours of the balance have the same decimals, which cancel out.
  const paid = (hours: Expression, share: Expression, parts: Expression): Expression =>
    roundedQuotient(
      times(times(validOr('salary'), hours), share),
      times(times(validOr('weekly_hours'), field('divisor_law', 'per_weekly_hour')), parts),
      { wide: true },
    )
  const balance = name('balance')
  return {
    name: 'time_bank',
    says: 'What the hours of a bank of hours are worth where they are not compensated, and in how many months they must be.',
    parameters: {
      salary: 'money',
      weekly_hours: 'decimal',
      positive_hours: 'decimal',
      negative_hours: 'decimal',
      agreement: 'word',
      premium_percent: 'decimal',
      day: 'day',
    },
    steps: [
      positionStep('agreement_kind', 'agreement', AGREEMENTS),
      validStep(
        { value: name('agreement_kind'), from: 1n, to: BigInt(AGREEMENTS.length) },
        anyAmount('salary'),
        between('weekly_hours', DECIMAL_UNITS, MOST_WEEKLY),
        ...['positive_hours', 'negative_hours'].map((hours) => between(hours, 0n, MOST_HOURS)),
        between('premium_percent', LEAST_PREMIUM, MOST_PREMIUM),
        knownDays(today, law),
      ),
      versionStep('bank_version', law),
      { name: 'bank_law', row: { months: months() }, index: rowOf(name('bank_version'), name('agreement_kind'), AGREEMENTS.length) },
      {
        name: 'divisor_law',
        row: { per_weekly_hour: column(law, ({ monthlyHoursPerWeeklyHour }) => BigInt(monthlyHoursPerWeeklyHour)) },
        index: name('bank_version'),
      },
      answeredStep({ value: field('bank_law', 'months'), from: 1n, to: 12n }),
      { name: 'balance', value: larger(minus(validOr('positive_hours'), validOr('negative_hours')), 0n) },
      { name: 'amount', value: paid(balance, plus(validOr('premium_percent'), WHOLE), WHOLE) },
      { name: 'hours_amount', value: paid(balance, 1n, 1n) },
    ],
    result: answeredResults(
      {
        hourly_wage: paid(DECIMAL_UNITS, 1n, 1n),
        months_to_compensate: field('bank_law', 'months'),
        amount: name('amount'),
        hours_amount: name('hours_amount'),
        premium_amount: minus(name('amount'), name('hours_amount')),
      },
      name('answered'),
    ),
    units: { months_to_compensate: 'count', answered: 'count' },
  }
}

export const timeBankPlan: OperationPlan = {
  function: timeBank,
  inputs: {
    salary: 'salary',
    weekly_hours: 'weekly_hours',
    positive_hours: 'positive_hours',
    negative_hours: 'negative_hours',
    agreement: 'agreement',
    premium_percent: 'premium_percent',
    day: 'reference_date',
  },
  fields: {
    hourlyWage: 'hourly_wage',
    monthsToCompensate: 'months_to_compensate',
    amountIfNotCompensated: 'amount',
    hoursAmount: 'hours_amount',
    premiumAmount: 'premium_amount',
  },
  answered: 'answered',
}
