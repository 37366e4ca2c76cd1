import type { Day } from '../../core/day.ts'
import { ONE } from '../../core/ratio.ts'
import law, { type NightWork } from '../../domains/payroll/law/night-work.ts'
import overtimeLaw from '../../domains/payroll/law/overtime.ts'
import workingTime from '../../domains/payroll/law/working-time.ts'
import {
  DECIMAL_UNITS,
  type Expression,
  field,
  minus,
  name,
  type PlannedFunction,
  plus,
  roundedQuotient,
  times,
  when,
} from '../expression.ts'
import {
  anyAmount,
  between,
  knownDays,
  oldestFirst,
  perLaws,
  positionStep,
  required,
  rowOf,
  validOr,
  validStep,
  versionStep,
} from '../legal-constants/law-rows.ts'
import { percentUnits, presence, rates } from '../legal-constants/rates.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, answeredStep, lawSteps } from '../results.ts'
import { LEAST_MONTHLY_HOURS, MONTH_HOURS, monthDays, restDayReflex } from './overtime.ts'

const REGIMES = ['urban', 'domestic', 'crop', 'livestock'] as const satisfies (keyof NightWork)[]
const HOUR_SECONDS = 3600n
/** 100% and 1000%, in parameter units. */
const HUNDRED_PERCENT = 100n * DECIMAL_UNITS
const MOST_PREMIUM = 1000n * DECIMAL_UNITS

/** Regimes per version. */
const rules = perLaws(() => oldestFirst(law).flatMap((version) => REGIMES.map((regime) => version[regime])))
const shares = perLaws(() =>
  rates(
    'night_law',
    rules().map((rule) => ({ premium: rule?.premium ?? null, with_premium: rule ? ONE.plus(rule.premium) : null })),
  ),
)

const PARAMETERS: PlannedFunction['parameters'] = {
  salary: 'money',
  night_clock_hours: 'decimal',
  regime: 'word',
  monthly_hours: 'decimal',
  overtime_clock_hours: 'decimal',
  overtime_premium_percent: 'decimal',
  working_days: 'count',
  rest_days: 'count',
  day: 'day',
}

/** Plan of the night shift calculator, with the legal premium and no hours after the night period. */
function nightShift(today: Day): PlannedFunction {
  const seconds = field('night_law', 'hour_seconds')
  const [clock, extra] = [validOr('night_clock_hours'), validOr('overtime_clock_hours')]
  // Hours worked and monthly hours have the same decimals, which cancel out.
  const paid = (hours: Expression, factor: Expression, parts: Expression): Expression =>
    roundedQuotient(
      times(times(times(validOr('salary'), hours), HOUR_SECONDS), factor),
      times(times(validOr('monthly_hours'), seconds), parts),
      { wide: true },
    )
  const perHour = (share: Expression, parts: Expression): Expression =>
    roundedQuotient(times(times(validOr('salary'), DECIMAL_UNITS), share), times(validOr('monthly_hours'), parts), { wide: true })
  const common = minus(clock, extra)
  return {
    name: 'night_shift',
    says: "What a month's hours at night, by the clock, add to the salary; overtime_clock_hours are those of them beyond the usual.",
    parameters: PARAMETERS,
    steps: [
      versionStep('night_version', law),
      positionStep('regime_position', 'regime', REGIMES),
      {
        name: 'night_law',
        row: {
          ...shares().columns,
          hour_seconds: rules().map((rule) => BigInt(rule?.hourSeconds ?? HOUR_SECONDS)),
          known: presence(rules().map((rule) => rule !== null)),
        },
        index: rowOf(name('night_version'), name('regime_position'), REGIMES.length),
      },
      validStep(
        anyAmount('salary'),
        between('night_clock_hours', 0n, MONTH_HOURS),
        between('monthly_hours', LEAST_MONTHLY_HOURS, MONTH_HOURS),
        between('overtime_clock_hours', 0n, MONTH_HOURS),
        between('overtime_premium_percent', 0n, MOST_PREMIUM),
        ...monthDays,
        { value: minus(name('night_clock_hours'), name('overtime_clock_hours')), from: 0n, to: MONTH_HOURS },
        required(field('night_law', 'known')),
        knownDays(today, law),
      ),
      ...lawSteps('overtime_law', overtimeLaw, { least: oldestFirst(overtimeLaw).map(({ premium }) => percentUnits(premium) / 100n) }),
      { name: 'night_premium', value: paid(common, shares().share('premium'), shares().parts) },
      {
        name: 'overtime_pay',
        value: paid(
          times(extra, shares().share('with_premium')),
          plus(validOr('overtime_premium_percent'), HUNDRED_PERCENT),
          times(shares().parts, HUNDRED_PERCENT),
        ),
      },
      { name: 'rest_day_reflex', value: restDayReflex(plus(name('night_premium'), name('overtime_pay'))) },
      // Overtime premium below the legal minimum is rejected only when there are overtime hours.
      answeredStep({
        value: when(extra, 0n, minus(validOr('overtime_premium_percent'), field('overtime_law', 'least')), 0n),
        from: 0n,
        to: MOST_PREMIUM,
      }),
    ],
    result: answeredResults(
      {
        hourly_wage: perHour(1n, 1n),
        night_hour_value: perHour(shares().share('with_premium'), shares().parts),
        night_premium: name('night_premium'),
        night_pay: paid(common, shares().share('with_premium'), shares().parts),
        overtime_pay: name('overtime_pay'),
        rest_day_reflex: name('rest_day_reflex'),
        total: plus(plus(name('night_premium'), name('overtime_pay')), name('rest_day_reflex')),
      },
      name('answered'),
    ),
    units: { answered: 'count' },
  }
}

export const nightShiftPlan: OperationPlan = {
  function: nightShift,
  lawDefaults: { monthly_hours: workingTime, overtime_premium_percent: overtimeLaw },
  inputs: {
    salary: 'salary',
    night_clock_hours: 'night_clock_hours',
    regime: 'regime',
    monthly_hours: 'monthly_hours',
    overtime_clock_hours: 'overtime_clock_hours',
    overtime_premium_percent: 'overtime_premium_percent',
    working_days: 'working_days',
    rest_days: 'rest_days',
    day: 'reference_date',
  },
  fields: {
    hourlyWage: 'hourly_wage',
    nightHourValue: 'night_hour_value',
    nightPremium: 'night_premium',
    nightPay: 'night_pay',
    overtimePay: 'overtime_pay',
    restDayReflex: 'rest_day_reflex',
    total: 'total',
  },
  answered: 'answered',
}
