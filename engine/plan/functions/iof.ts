import type { Day } from '../../core/day.ts'
import law, { type IofCharge } from '../../domains/credit/law/iof.ts'
import { type Expression, field, name, type PlannedFunction, plus, quotient, smaller, times, when } from '../expression.ts'
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
import { percentUnits, presence, rates } from '../legal-constants/rates.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, lawSteps, percentage, percentStep } from '../results.ts'

const BORROWERS = ['pf', 'pj', 'simples', 'mei'] as const
/** First of the borrowers (simples, mei) that are charged like a company above an amount. */
const SMALL_FROM = 3n
const CHARGES = ['individual', 'company', 'smallCompany'] as const
const MOST_DAYS = 36_500n

const charges = perLaws<(IofCharge | null)[]>(() => oldestFirst(law).flatMap((table) => CHARGES.map((charge) => table[charge])))
const shares = perLaws(() =>
  rates(
    'iof_charge',
    charges().map((charge) => ({ daily: charge?.daily ?? null, additional: charge?.additional ?? null })),
  ),
)

/** Plan of the IOF calculator for a credit repaid at once, whose tax is not financed. Mirrors rules/iof.ts. */
function iofCredit(today: Day): PlannedFunction {
  const amount = validOr('amount')
  const borrower = name('borrower_position')
  const small = when(name('amount'), field('iof_law', 'small_up_to'), 2n, 3n)
  const charged = when(borrower, SMALL_FROM - 1n, small, smaller(borrower, 2n))
  const portion = (of: Expression, rate: 'daily' | 'additional'): Expression =>
    quotient(plus(times(of, shares().share(rate)), shares().parts / 2n), shares().parts, { wide: true })
  return {
    name: 'iof_credit',
    says: "The tax on a credit given back at once after some days; borrower is 'pf', 'pj', 'simples' or 'mei'.",
    parameters: { amount: 'money', term_days: 'count', borrower: 'word', day: 'day' },
    steps: [
      ...lawSteps('iof_law', law, {
        small_up_to: column(law, ({ smallCompanyUpTo }) => smallCompanyUpTo),
        most_days: column(law, ({ maxDays }) => BigInt(maxDays)),
      }),
      positionStep('borrower_position', 'borrower', BORROWERS),
      {
        name: 'iof_charge',
        row: {
          ...shares().columns,
          known: presence(charges().map((charge) => charge !== null)),
          daily_percent: charges().map((charge) => percentUnits(charge?.daily ?? null)),
          additional_percent: charges().map((charge) => percentUnits(charge?.additional ?? null)),
        },
        index: rowOf(name('iof_law_version'), charged, CHARGES.length),
      },
      validStep(anyAmount('amount'), between('term_days', 1n, MOST_DAYS), required(field('iof_charge', 'known')), knownDays(today, law)),
      { name: 'counted', value: smaller(validOr('term_days'), field('iof_law', 'most_days')) },
      { name: 'daily', value: portion(times(amount, name('counted')), 'daily') },
      { name: 'additional', value: portion(amount, 'additional') },
      { name: 'iof', value: plus(name('daily'), name('additional')) },
      percentStep('effective', name('iof'), amount),
    ],
    result: answeredResults({
      daily_percent: field('iof_charge', 'daily_percent'),
      additional_percent: field('iof_charge', 'additional_percent'),
      daily: name('daily'),
      additional: name('additional'),
      iof: name('iof'),
      debt: amount,
      effective_percent: percentage('effective'),
      days_counted: name('counted'),
    }),
    units: {
      daily_percent: 'percentage',
      additional_percent: 'percentage',
      effective_percent: 'percentage',
      days_counted: 'count',
      answered: 'count',
    },
  }
}

export const iofCreditPlan: OperationPlan = {
  function: iofCredit,
  inputs: { amount: 'amount', term_days: 'days', borrower: 'borrower', day: 'reference_date' },
  fields: {
    dailyPercent: 'daily_percent',
    additionalPercent: 'additional_percent',
    daily: 'daily',
    additional: 'additional',
    iof: 'iof',
    debt: 'debt',
    effectivePercent: 'effective_percent',
    daysCounted: 'days_counted',
  },
  answered: 'answered',
}
