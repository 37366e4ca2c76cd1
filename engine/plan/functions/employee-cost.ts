import type { Day } from '../../core/day.ts'
import { LARGEST } from '../../core/money.ts'
import { Ratio, ZERO } from '../../core/ratio.ts'
import law, { type EmployerCharges } from '../../domains/payroll/law/employer-charges.ts'
import thirteenthLaw from '../../domains/payroll/law/thirteenth.ts'
import vacationLaw from '../../domains/payroll/law/vacation.ts'
import workingTime from '../../domains/payroll/law/working-time.ts'
import { type Expression, field, name, type PlannedFunction, plus, quotient, roundedQuotient, times } from '../expression.ts'
import {
  anyAmount,
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
import { presence, wholeParts } from '../legal-constants/rates.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, answeredStep, lawSteps } from '../results.ts'
import { fgtsLaw } from './fgts.ts'

const REGIMES = ['normal', 'simples', 'simples_anexo_iv'] as const
/** Parts per whole: percentages have four decimals, and so do all rates of the law. */
const PARTS = 1_000_000n

const thirdPartyRate = ({ thirdParties }: EmployerCharges): Ratio =>
  Object.values(thirdParties).reduce((total, rate) => total.plus(rate), ZERO)
const inParts = (rate: Ratio | null): bigint => wholeParts(rate, PARTS)

/** Regimes per version: charges included in the Simples slip are not paid separately. */
const regimes = perLaws(() =>
  oldestFirst(law).flatMap((table) =>
    REGIMES.map((regime) => ({
      known: regime === 'normal' || table.simplesNacional,
      pays: regime !== 'simples',
      inss: regime === 'simples' ? 0n : inParts(table.inss),
      thirdParties: regime === 'normal' ? inParts(thirdPartyRate(table)) : 0n,
    })),
  ),
)

const row = perLaws(() => ({
  social: column(law, ({ socialContribution }) => inParts(socialContribution)),
  largest_rat: column(law, ({ rat }) => inParts(rat.serious.times(Ratio.of(BigInt(rat.largestFactor))))),
}))

const HALF = PARTS / 2n
const portion = (amount: Expression, rate: Expression, half: Expression = HALF): Expression =>
  quotient(plus(times(amount, rate), half), PARTS, { wide: true })

/** Steps returned unchanged as results. */
const SHOWN = [
  'inss',
  'rat',
  'third_parties',
  'fgts',
  'charges',
  'thirteenth',
  'vacation',
  'on_provisions',
  'provisions',
  'benefits',
  'monthly_total',
]

/** Yearly rights: the 13th, the vacation days and their third. */
const yearlyRights = () => [
  ...lawSteps('thirteenth_law', thirteenthLaw, { parts: column(thirteenthLaw, ({ parts }) => BigInt(parts)) }),
  ...lawSteps('vacation_law', vacationLaw, {
    days: column(vacationLaw, ({ days }) => BigInt(days)),
    third: column(vacationLaw, ({ thirdDivisor }) => BigInt(thirdDivisor)),
    parts: column(vacationLaw, ({ parts }) => BigInt(parts)),
  }),
  ...lawSteps('month_law', workingTime, { days: column(workingTime, ({ monthDays }) => BigInt(monthDays)) }),
]

/** Plan of the employee cost calculator, with the default third parties. Mirrors rules/charges-and-benefits/employer-charges.ts and rules/vacation-and-thirteenth/yearly-rights.ts. */
function employeeCost(today: Day): PlannedFunction {
  const salary = validOr('salary')
  const charge = (which: string): Expression => field('regime_law', which)
  const of = (which: keyof ReturnType<typeof row>): Expression => field('charges_law', which)
  const rat = times(charge('pays'), validOr('rat_rate'))
  const overall = [rat, charge('third_parties'), field('deposit_law', 'rate'), of('social')].reduce(plus, charge('inss'))
  const benefits = ['transport', 'meals', 'health_plan', 'other_benefits']
  const added = plus(name('year_thirteenth'), name('year_third'))
  const [rest, divisor] = [field('vacation_law', 'days'), field('vacation_law', 'third')]
  const inMonths = times(field('vacation_law', 'parts'), field('month_law', 'days'))
  const earned = (part: Expression, whole: Expression): Expression => roundedQuotient(part, whole, { wide: true })
  return {
    name: 'employee_cost',
    says: "What an employee costs a company a month: charges, what is set aside for the 13th and the vacation, and benefits; rat_rate in percent, with the company's factor.",
    parameters: {
      salary: 'money',
      ...Object.fromEntries(benefits.map((each) => [each, 'money'])),
      rat_rate: 'decimal',
      regime: 'word',
      day: 'day',
    },
    steps: [
      ...lawSteps('charges_law', law, row()),
      positionStep('regime_position', 'regime', REGIMES),
      {
        name: 'regime_law',
        row: {
          known: presence(regimes().map(({ known }) => known)),
          pays: presence(regimes().map(({ pays }) => pays)),
          inss: regimes().map(({ inss }) => inss),
          third_parties: regimes().map(({ thirdParties }) => thirdParties),
        },
        index: rowOf(name('charges_law_version'), name('regime_position'), REGIMES.length),
      },
      validStep(
        ...['salary', ...benefits].map(anyAmount),
        { value: name('rat_rate'), from: 0n, to: of('largest_rat') },
        required(charge('known')),
        knownDays(today, law, fgtsLaw, thirteenthLaw, vacationLaw, workingTime),
      ),
      ...lawSteps('deposit_law', fgtsLaw, {
        rate: column(fgtsLaw, ({ depositRate }) => inParts(depositRate)),
        half: column(fgtsLaw, ({ depositRounding }) => (depositRounding === 'halfUp' ? HALF : 0n)),
      }),
      { name: 'inss', value: portion(salary, charge('inss')) },
      { name: 'rat', value: portion(salary, rat) },
      { name: 'third_parties', value: portion(salary, charge('third_parties')) },
      { name: 'fgts', value: portion(salary, field('deposit_law', 'rate'), field('deposit_law', 'half')) },
      { name: 'social', value: portion(salary, of('social')) },
      { name: 'charges', value: ['rat', 'third_parties', 'fgts', 'social'].map(name).reduce(plus, name('inss')) },
      ...yearlyRights(),
      { name: 'thirteenth', value: earned(salary, field('thirteenth_law', 'parts')) },
      { name: 'vacation', value: earned(times(salary, times(rest, plus(divisor, 1n))), times(inMonths, divisor)) },
      { name: 'on_provisions', value: portion(plus(name('thirteenth'), name('vacation')), overall) },
      { name: 'provisions', value: ['vacation', 'on_provisions'].map(name).reduce(plus, name('thirteenth')) },
      { name: 'benefits', value: benefits.map(validOr).reduce(plus) },
      { name: 'monthly_total', value: ['charges', 'provisions', 'benefits'].map(name).reduce(plus, salary) },
      { name: 'year_thirteenth', value: earned(times(salary, 12n), field('thirteenth_law', 'parts')) },
      { name: 'year_third', value: earned(times(salary, times(rest, 12n)), times(inMonths, divisor)) },
      {
        name: 'paid_year',
        value: plus(plus(times(['charges', 'benefits'].map(name).reduce(plus, salary), 12n), added), portion(added, overall)),
      },
      answeredStep({ value: times(name('monthly_total'), 12n), from: 0n, to: LARGEST }),
    ],
    result: answeredResults(
      {
        ...Object.fromEntries(SHOWN.map((each) => [each, name(each)])),
        annual_total: times(name('monthly_total'), 12n),
        annual_without_cover: name('paid_year'),
      },
      name('answered'),
    ),
    units: { answered: 'count' },
  }
}

export const employeeCostPlan: OperationPlan = {
  function: employeeCost,
  lawDefaults: { rat_rate: law },
  inputs: {
    salary: 'salary',
    transport: 'vale_transporte',
    meals: 'vale_refeicao',
    health_plan: 'plano_saude',
    other_benefits: 'other_benefits',
    rat_rate: 'rat_rate',
    regime: 'regime',
    day: 'reference_date',
  },
  fields: {
    'charges.inss': 'inss',
    'charges.rat': 'rat',
    'charges.thirdParties': 'third_parties',
    'charges.fgts': 'fgts',
    'charges.total': 'charges',
    'provisions.thirteenth': 'thirteenth',
    'provisions.vacation': 'vacation',
    'provisions.charges': 'on_provisions',
    'provisions.total': 'provisions',
    benefits: 'benefits',
    monthlyTotal: 'monthly_total',
    annualTotal: 'annual_total',
    'annual.paidTotal': 'annual_without_cover',
    'annual.coveredTotal': 'annual_total',
  },
  answered: 'answered',
}
