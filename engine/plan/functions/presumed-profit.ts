import type { Day } from '../../core/day.ts'
import { LARGEST } from '../../core/money.ts'
import { ONE } from '../../core/ratio.ts'
import law, { type PresumedProfit } from '../../domains/business/law/presumed-profit.ts'
import employerCharges from '../../domains/payroll/law/employer-charges.ts'
import {
  type Expression,
  field,
  larger,
  minus,
  name,
  type PlannedFunction,
  plus,
  quotient,
  roundedQuotient,
  smaller,
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
  required,
  rowOf,
  validOr,
  validStep,
} from '../legal-constants/law-rows.ts'
import { presence, rates } from '../legal-constants/rates.ts'
import { NO_LIMIT } from '../legal-constants/scale.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, answeredStep, lawSteps } from '../results.ts'

const ACTIVITIES = [
  'services',
  'services_small',
  'commerce',
  'cargo',
  'passengers',
  'hospital',
] as const satisfies (keyof PresumedProfit['presumption'])[]
const versions = perLaws(() => oldestFirst(law))
/** 5%, and 100% of a percentage of four decimals. */
const MOST_ISS = 50_000n
const ISS_PARTS = 1_000_000n

const shares = perLaws(() =>
  rates(
    'presumption_law',
    versions()
      .flatMap(({ presumption }) => ACTIVITIES.map((activity) => presumption[activity]))
      .map(({ irpj, csll }) => ({ irpj, csll })),
  ),
)
const taxes = perLaws(() =>
  rates(
    'presumed_law',
    versions().map(({ irpj, additional, csll, turnover }) => ({
      irpj,
      additional: additional.rate,
      csll,
      pis: turnover?.pis ?? null,
      cofins: turnover?.cofins ?? null,
    })),
  ),
)
/** Increase factor of the presumed share above an amount; one when there is no increase. */
const factors = perLaws(() =>
  rates(
    'presumed_law',
    versions().map(({ increase }) => ({ factor: increase?.factor ?? ONE, csll_factor: increase?.onCsll ? increase.factor : ONE })),
  ),
)
const charges = perLaws(() =>
  rates(
    'charges_law',
    oldestFirst(employerCharges).map(({ inss }) => ({ inss })),
  ),
)

const row = perLaws(() => ({
  ...taxes().columns,
  known: presence(versions().map(({ turnover }) => turnover !== null)),
  annual_limit: column(law, ({ annualLimit }) => annualLimit),
  additional_above: column(law, ({ additional }) => additional.above),
  increase_above: column(law, ({ increase }) => increase?.above ?? null, NO_LIMIT),
  ...factors().columns,
}))
const revenueLimits = perLaws(() =>
  versions().flatMap(({ annualLimit, smallServicesUpTo }) =>
    ACTIVITIES.map((activity) => (activity === 'services_small' && smallServicesUpTo < annualLimit ? smallServicesUpTo : annualLimit)),
  ),
)

/** Plan of the presumed profit calculator, without amounts withheld by clients. Mirrors rules/presumed.ts. */
function presumedProfit(today: Day): PlannedFunction {
  const of = (which: string): Expression => field('presumed_law', which)
  const revenue = validOr('quarterly_revenue')
  const usual = smaller(revenue, of('increase_above'))
  const presumed = (share: 'irpj' | 'csll', factor: Expression): Expression => {
    const weighed = plus(times(usual, factors().parts), times(minus(revenue, usual), factor))
    const whole = shares().parts * factors().parts
    return quotient(plus(times(weighed, shares().share(share)), whole / 2n), whole, { wide: true })
  }
  const parts = ['irpj', 'additional', 'csll', 'pis', 'cofins', 'iss', 'cpp'].map(name)
  return {
    name: 'presumed_profit',
    says: "A quarter's taxes on presumed profit; iss_rate is the city's, in percent, and payroll what the company's 20% is on.",
    parameters: { quarterly_revenue: 'money', activity: 'word', other_income: 'money', iss_rate: 'decimal', payroll: 'money', day: 'day' },
    steps: [
      ...lawSteps('presumed_law', law, row()),
      positionStep('activity_position', 'activity', ACTIVITIES),
      {
        name: 'presumption_law',
        row: { ...shares().columns, revenue_limit: revenueLimits() },
        index: rowOf(name('presumed_law_version'), name('activity_position'), ACTIVITIES.length),
      },
      validStep(
        ...['quarterly_revenue', 'other_income', 'payroll'].map(anyAmount),
        between('iss_rate', 0n, MOST_ISS),
        { value: name('quarterly_revenue'), from: 0n, to: field('presumption_law', 'revenue_limit') },
        required(of('known')),
        knownDays(today, law, employerCharges),
      ),
      ...lawSteps('charges_law', employerCharges, charges().columns),
      { name: 'irpj_base', value: plus(presumed('irpj', of('factor')), validOr('other_income')) },
      { name: 'irpj', value: taxes().portion(name('irpj_base'), 'irpj') },
      { name: 'additional', value: taxes().portion(larger(minus(name('irpj_base'), of('additional_above')), 0n), 'additional') },
      { name: 'csll_base', value: plus(presumed('csll', of('csll_factor')), validOr('other_income')) },
      { name: 'csll', value: taxes().portion(name('csll_base'), 'csll') },
      { name: 'pis', value: taxes().portion(revenue, 'pis') },
      { name: 'cofins', value: taxes().portion(revenue, 'cofins') },
      { name: 'iss', value: roundedQuotient(times(revenue, validOr('iss_rate')), ISS_PARTS, { wide: true }) },
      { name: 'cpp', value: charges().portion(validOr('payroll'), 'inss') },
      { name: 'total', value: parts.reduce(plus) },
      answeredStep({ value: name('total'), from: 0n, to: LARGEST }, { value: name('irpj_base'), from: 0n, to: LARGEST }),
    ],
    result: answeredResults(
      Object.fromEntries(
        ['irpj_base', 'irpj', 'additional', 'csll_base', 'csll', 'pis', 'cofins', 'iss', 'cpp', 'total'].map((each) => [each, name(each)]),
      ),
      name('answered'),
    ),
    units: { answered: 'count' },
  }
}

export const presumedProfitPlan: OperationPlan = {
  function: presumedProfit,
  inputs: {
    quarterly_revenue: 'quarterly_revenue',
    activity: 'activity',
    other_income: 'other_income',
    iss_rate: 'iss_rate',
    payroll: 'payroll',
    day: 'reference_date',
  },
  fields: {
    irpjBase: 'irpj_base',
    irpj: 'irpj',
    additional: 'additional',
    csllBase: 'csll_base',
    csll: 'csll',
    pis: 'pis',
    cofins: 'cofins',
    iss: 'iss',
    cpp: 'cpp',
    total: 'total',
  },
  answered: 'answered',
}
