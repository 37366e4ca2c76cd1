import type { Day } from '../../core/day.ts'
import law from '../../domains/payroll/law/hazard-pay.ts'
import minimumWage from '../../domains/payroll/law/minimum-wage.ts'
import { DECIMAL_UNITS, field, name, type PlannedFunction, plus, roundedQuotient, times, when } from '../expression.ts'
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
import { percentUnits, rates } from '../legal-constants/rates.ts'
import { answeredResults, lawSteps } from '../results.ts'
import { LEAST_MONTHLY_HOURS, MONTH_HOURS } from './overtime.ts'

/** Hazard pay is based on the salary, unhealthy work pay on the minimum wage and its degree. */
const PREMIUMS = ['dangerous', 'minimum', 'medium', 'maximum'] as const

const premiums = perLaws(() =>
  oldestFirst(law).flatMap(({ dangerous, unhealthy }) => [dangerous, unhealthy.minimum, unhealthy.medium, unhealthy.maximum]),
)
const shares = perLaws(() =>
  rates(
    'hazard_law',
    premiums().map((premium) => ({ share: premium })),
  ),
)

/** Plan of the hazard and unhealthy work pay calculator, each on its usual base. */
export function hazardPay(today: Day): PlannedFunction {
  const kind = name('premium_kind')
  return {
    name: 'hazard_pay',
    says: "The premium of work that is 'dangerous', of the salary, or unhealthy ('minimum', 'medium' or 'maximum'), of the minimum wage.",
    parameters: { premium: 'word', salary: 'money', monthly_hours: 'decimal', day: 'day' },
    steps: [
      positionStep('premium_kind', 'premium', PREMIUMS),
      validStep(
        anyAmount('salary'),
        between('monthly_hours', LEAST_MONTHLY_HOURS, MONTH_HOURS),
        { value: kind, from: 1n, to: BigInt(PREMIUMS.length) },
        knownDays(today, law, minimumWage),
      ),
      versionStep('hazard_version', law),
      {
        name: 'hazard_law',
        row: { ...shares().columns, percent: premiums().map(percentUnits) },
        index: rowOf(name('hazard_version'), kind, PREMIUMS.length),
      },
      ...lawSteps('minimum_wage_law', minimumWage, { monthly: column(minimumWage, ({ monthly }) => monthly) }),
      { name: 'base', value: when(kind, 1n, field('minimum_wage_law', 'monthly'), validOr('salary')) },
      { name: 'amount', value: shares().portion(name('base'), 'share') },
    ],
    result: answeredResults({
      rate: field('hazard_law', 'percent'),
      base: name('base'),
      amount: name('amount'),
      hourly_amount: roundedQuotient(times(name('amount'), DECIMAL_UNITS), validOr('monthly_hours'), { wide: true }),
      salary_with_premium: plus(validOr('salary'), name('amount')),
    }),
    units: { rate: 'percentage', answered: 'count' },
  }
}
