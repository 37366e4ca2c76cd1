import type { Day } from '../../core/day.ts'
import minimumWage from '../../domains/payroll/law/minimum-wage.ts'
import eligibility from '../../domains/termination/law/unemployment-eligibility.ts'
import law from '../../domains/termination/law/unemployment-insurance.ts'
import { type Expression, field, larger, minus, name, over, type PlannedFunction, plus, quotient, times, when } from '../expression.ts'
import {
  anyAmount,
  between,
  column,
  knownDays,
  oldestFirst,
  perLaws,
  rowOf,
  validOr,
  validStep,
  versionStep,
} from '../legal-constants/law-rows.ts'
import { rates } from '../legal-constants/rates.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, lawSteps } from '../results.ts'

const REQUESTS = ['first', 'second', 'later'] as const
const terms = perLaws(() => oldestFirst(eligibility).flatMap((table) => REQUESTS.map((request) => table[request])))
const steps = perLaws(() => Math.max(...terms().map(({ installments }) => installments.length)))
/** Upper bound of months worked. */
const MOST_MONTHS = 1200n
const NEVER = MOST_MONTHS + 1n
const REAL = 100n

const shares = perLaws(() =>
  rates(
    'benefit_law',
    oldestFirst(law).map(({ firstRate, secondRate }) => ({ first_rate: firstRate, second_rate: secondRate })),
  ),
)
const row = perLaws(() => ({
  ...shares().columns,
  first_limit: column(law, ({ firstLimit }) => firstLimit),
  second_limit: column(law, ({ secondLimit }) => secondLimit),
  second_amount: column(law, ({ secondAmount }) => secondAmount),
  highest: column(law, ({ highest }) => highest),
}))
/** The law lists instalments longest first; each column holds the months required for another instalment. */
const termRow = perLaws(() => ({
  least: terms().map(({ minimumMonths }) => BigInt(minimumMonths)),
  ...Object.fromEntries(
    Array.from({ length: steps() }, (_, index) => [
      [`from_${index}`, terms().map(({ installments }) => BigInt(installments[index]?.fromMonths ?? NEVER))],
      [`count_${index}`, terms().map(({ installments }) => BigInt(installments[index]?.count ?? 0))],
    ]).flat(),
  ),
}))

/** Plan of the unemployment insurance calculator, from the average salary. */
function unemployment(today: Day): PlannedFunction {
  const [average, months] = [validOr('average_salary'), validOr('months_worked')]
  const of = (which: string): Expression => field('benefit_law', which)
  const term = (which: string): Expression => field('term_law', which)
  const passed = larger(minus(average, of('first_limit')), 0n)
  const benefit = when(
    average,
    of('second_limit'),
    of('highest'),
    when(
      average,
      of('first_limit'),
      plus(of('second_amount'), shares().portion(passed, 'second_rate')),
      shares().portion(average, 'first_rate'),
    ),
  )
  const count = Array.from({ length: steps() }).reduceRight<Expression>(
    (fewer, _, index) => when(months, minus(term(`from_${index}`), 1n), term(`count_${index}`), fewer),
    0n,
  )
  return {
    name: 'unemployment_insurance',
    says: 'The instalments of the unemployment insurance by average salary, months worked and how many times it was asked for.',
    parameters: { average_salary: 'money', months_worked: 'count', times_requested: 'count', day: 'day' },
    steps: [
      validStep(
        anyAmount('average_salary'),
        between('months_worked', 0n, MOST_MONTHS),
        between('times_requested', 1n, BigInt(REQUESTS.length)),
        knownDays(today, law, eligibility, minimumWage),
      ),
      ...lawSteps('benefit_law', law, row()),
      versionStep('term_version', eligibility),
      { name: 'term_law', row: termRow(), index: rowOf(name('term_version'), validOr('times_requested'), REQUESTS.length) },
      ...lawSteps('minimum_wage_law', minimumWage, { monthly: column(minimumWage, ({ monthly }) => monthly) }),
      // 1 when the months grant the right.
      { name: 'eligible', value: over(months, minus(term('least'), 1n)) },
      { name: 'installment', value: times(name('eligible'), larger(benefit, field('minimum_wage_law', 'monthly'))) },
      { name: 'installments', value: times(name('eligible'), count) },
    ],
    result: answeredResults({
      months_missing: larger(minus(term('least'), months), 0n),
      installment: name('installment'),
      installment_rounded_up: times(quotient(plus(name('installment'), REAL - 1n), REAL), REAL),
      installments: name('installments'),
      total: times(name('installment'), name('installments')),
      bracket: plus(plus(over(average, of('first_limit')), over(average, of('second_limit'))), 1n),
    }),
    units: { months_missing: 'count', installments: 'count', bracket: 'count', answered: 'count' },
  }
}

export const unemploymentPlan: OperationPlan = {
  function: unemployment,
  inputs: {
    average_salary: 'average_salary',
    months_worked: 'months_worked',
    times_requested: 'times_requested',
    day: 'reference_date',
  },
  fields: {
    monthsMissing: 'months_missing',
    installmentAmount: 'installment',
    installmentRoundedUp: 'installment_rounded_up',
    installments: 'installments',
    total: 'total',
    bracket: 'bracket',
  },
  answered: 'answered',
}
