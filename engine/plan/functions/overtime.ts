import type { Day } from '../../core/day.ts'
import { LARGEST } from '../../core/money.ts'
import { ONE } from '../../core/ratio.ts'
import law from '../../domains/payroll/law/overtime.ts'
import workingTime from '../../domains/payroll/law/working-time.ts'
import { DECIMAL_UNITS, type Expression, field, name, type PlannedFunction, plus, roundedQuotient, times } from '../expression.ts'
import { between, column, knownDays, oldestFirst, perLaws, validOr, validStep } from '../legal-constants/law-rows.ts'
import { rates } from '../legal-constants/rates.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, lawSteps } from '../results.ts'

/** Hours of the longest month, in ten-thousandths. */
export const MONTH_HOURS = 744n * DECIMAL_UNITS
/** Fewer monthly hours fall back to the calculator: the value of an hour would exceed exact doubles. */
export const LEAST_MONTHLY_HOURS = DECIMAL_UNITS
/** R$ 70 billion: above it the pay for every hour of the longest month would exceed 63 bits and abort a database query. */
const MOST_SALARY = LARGEST / 1000n
const HOUR_SECONDS = 3600n
const MONTH_DAYS = 31n

/** Working and rest days of a month, at most its length together. */
export const monthDays = [
  between('working_days', 1n, MONTH_DAYS),
  between('rest_days', 0n, MONTH_DAYS),
  { value: plus(name('working_days'), name('rest_days')), from: 1n, to: MONTH_DAYS },
] as const

/** Weekly rest on variable pay. Mirrors rules/working-time/weekly-rest.ts. */
export const restDayReflex = (variable: Expression): Expression =>
  roundedQuotient(times(variable, validOr('rest_days')), validOr('working_days'))

const shares = perLaws(() =>
  rates(
    'overtime_law',
    oldestFirst(law).map(({ premium, restDayPremium, night }) => ({
      common: ONE.plus(premium),
      rest_day: ONE.plus(restDayPremium),
      night: night.premium,
    })),
  ),
)

/** Plan of the overtime calculator. */
function overtime(today: Day): PlannedFunction {
  // Monthly hours and hours worked have the same decimals, which cancel out.
  const paid = (hours: Expression, share: Expression, parts: Expression): Expression =>
    roundedQuotient(times(times(validOr('salary'), hours), share), times(validOr('monthly_hours'), parts), { wide: true })
  const nightSeconds = field('overtime_law', 'night_hour_seconds')
  const amounts = [name('overtime_50'), name('overtime_100'), name('night_premium')]
  return {
    name: 'overtime',
    says: 'Hours beyond the usual on common days and on days of rest, hours at night by the clock, and what they add to the days of rest.',
    parameters: {
      salary: 'money',
      monthly_hours: 'decimal',
      extra_hours_50: 'decimal',
      extra_hours_100: 'decimal',
      night_hours: 'decimal',
      working_days: 'count',
      rest_days: 'count',
      day: 'day',
    },
    steps: [
      validStep(
        between('salary', 0n, MOST_SALARY),
        between('monthly_hours', LEAST_MONTHLY_HOURS, MONTH_HOURS),
        ...['extra_hours_50', 'extra_hours_100', 'night_hours'].map((hours) => between(hours, 0n, MONTH_HOURS)),
        ...monthDays,
        knownDays(today, law),
      ),
      ...lawSteps('overtime_law', law, {
        ...shares().columns,
        night_hour_seconds: column(law, ({ night }) => BigInt(night.hourSeconds)),
      }),
      { name: 'overtime_50', value: paid(validOr('extra_hours_50'), shares().share('common'), shares().parts) },
      { name: 'overtime_100', value: paid(validOr('extra_hours_100'), shares().share('rest_day'), shares().parts) },
      {
        name: 'night_premium',
        value: paid(times(validOr('night_hours'), HOUR_SECONDS), shares().share('night'), times(nightSeconds, shares().parts)),
      },
      { name: 'rest_day_reflex', value: restDayReflex(amounts.reduce(plus)) },
    ],
    result: answeredResults({
      hourly_wage: paid(DECIMAL_UNITS, 1n, 1n),
      overtime_50: name('overtime_50'),
      overtime_100: name('overtime_100'),
      night_premium: name('night_premium'),
      rest_day_reflex: name('rest_day_reflex'),
      total: [...amounts, name('rest_day_reflex')].reduce(plus),
    }),
    units: { answered: 'count' },
  }
}

export const overtimePlan: OperationPlan = {
  function: overtime,
  lawDefaults: { monthly_hours: workingTime },
  inputs: {
    salary: 'salary',
    monthly_hours: 'monthly_hours',
    extra_hours_50: 'extra_hours_50',
    extra_hours_100: 'extra_hours_100',
    night_hours: 'night_hours',
    working_days: 'working_days',
    rest_days: 'rest_days',
    day: 'reference_date',
  },
  fields: {
    hourlyWage: 'hourly_wage',
    overtime50: 'overtime_50',
    overtime100: 'overtime_100',
    nightPremium: 'night_premium',
    restDayReflex: 'rest_day_reflex',
    total: 'total',
  },
  answered: 'answered',
}
