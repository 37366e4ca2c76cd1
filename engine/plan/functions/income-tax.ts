import type { Day } from '../../core/day.ts'
import { LARGEST } from '../../core/money.ts'
import law from '../../domains/income-tax/law/irpf-annual.ts'
import {
  type Expression,
  type ExpressionStep,
  field,
  larger,
  minus,
  name,
  type PlannedFunction,
  plus,
  smaller,
  times,
  when,
} from '../expression.ts'
import { anyAmount, anyDependents, column, knownDays, oldestFirst, perLaws, validOr, validStep } from '../legal-constants/law-rows.ts'
import { rates } from '../legal-constants/rates.ts'
import { NO_LIMIT, parcelPieces, scale } from '../legal-constants/scale.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, answeredStep, lawSteps, percentage, percentStep } from '../results.ts'

const versions = perLaws(() => oldestFirst(law))
const pieces = perLaws(() => versions().map(({ brackets }) => parcelPieces(brackets, 'halfUp')))
/** The same table for both ways of filing, each with its own piece. */
const WAYS = perLaws(() => ({ simplified: scale('simplified', { due: pieces() }), full: scale('full', { due: pieces() }) }))

const shares = perLaws(() =>
  rates(
    'irpf_law',
    versions().map(({ simplified, privatePensionLimit, reduction }) => ({
      discount: simplified.rate,
      pension: privatePensionLimit,
      slope: reduction?.slope ?? null,
    })),
  ),
)

const row = perLaws(() => ({
  ...shares().columns,
  discount_cap: column(law, ({ simplified }) => simplified.cap),
  per_dependent: column(law, ({ perDependent }) => perDependent),
  education: column(law, ({ educationLimit }) => educationLimit),
  reduction_whole: column(law, ({ reduction }) => reduction?.fullAmount ?? null, 0n),
  reduction_whole_up_to: column(law, ({ reduction }) => reduction?.fullUpTo ?? null, NO_LIMIT),
  reduction_line: column(law, ({ reduction }) => reduction?.constant ?? null, 0n),
  reduction_up_to: column(law, ({ reduction }) => reduction?.phaseOutUpTo ?? null, NO_LIMIT),
  ...WAYS().simplified.limits,
  ...WAYS().full.limits,
}))

const of = (which: keyof ReturnType<typeof row>): Expression => field('irpf_law', which)

/** Tax of one way of filing on its base, as `<way>_tax`. */
function taxSteps(way: keyof ReturnType<typeof WAYS>): readonly ExpressionStep[] {
  const base = name(`${way}_base`)
  const before = name(`${way}_before_reduction`)
  return [
    WAYS()[way].piece(base, 'irpf_law', name('irpf_law_version')),
    { name: `${way}_before_reduction`, value: larger(WAYS()[way].value('due', base), 0n) },
    { name: `${way}_reduction`, value: smaller(name('irpf_reduction'), before) },
    { name: `${way}_tax`, value: minus(before, name(`${way}_reduction`)) },
  ]
}

/** Plan of the yearly income tax calculator, both ways of filing. */
function incomeTax(today: Day): PlannedFunction {
  const income = validOr('annual_income')
  const schooling = times(of('education'), plus(validOr('dependents'), 1n))
  const line = larger(minus(of('reduction_line'), shares().portion(income, 'slope')), 0n)
  const amounts = ['annual_income', 'tax_withheld', 'inss_paid', 'health_expenses', 'education_expenses', 'pension_expenses', 'alimony']
  // The full return only when its tax is lower.
  const best = (simplified: Expression, full: Expression): Expression => when(name('simplified_tax'), name('full_tax'), full, simplified)
  return {
    name: 'income_tax',
    says: "A year's income tax, by the simplified discount and by the deductions, the lesser of them and what is left to pay or to give back.",
    parameters: {
      annual_income: 'money',
      dependents: 'count',
      ...Object.fromEntries(amounts.slice(1).map((each) => [each, 'money'])),
      day: 'day',
    },
    steps: [
      validStep(...amounts.map(anyAmount), anyDependents, knownDays(today, law)),
      ...lawSteps('irpf_law', law, row()),
      { name: 'discount', value: smaller(shares().portion(income, 'discount'), of('discount_cap')) },
      { name: 'simplified_base', value: minus(income, name('discount')) },
      {
        name: 'deductions',
        value: [
          times(of('per_dependent'), validOr('dependents')),
          validOr('health_expenses'),
          smaller(validOr('education_expenses'), schooling),
          smaller(validOr('pension_expenses'), shares().portion(income, 'pension')),
          validOr('alimony'),
        ].reduce(plus, validOr('inss_paid')),
      },
      { name: 'full_base', value: larger(minus(income, name('deductions')), 0n) },
      {
        name: 'irpf_reduction',
        value: when(income, of('reduction_up_to'), 0n, when(income, of('reduction_whole_up_to'), line, of('reduction_whole'))),
      },
      ...taxSteps('simplified'),
      ...taxSteps('full'),
      { name: 'tax', value: best(name('simplified_tax'), name('full_tax')) },
      percentStep('effective_rate', name('tax'), income),
      answeredStep({ value: name('deductions'), from: 0n, to: LARGEST }),
    ],
    result: answeredResults(
      {
        discount: name('discount'),
        ...Object.fromEntries(
          ['simplified', 'full'].flatMap((way) =>
            ['base', 'before_reduction', 'reduction', 'tax'].map((each) => [`${way}_${each}`, name(`${way}_${each}`)]),
          ),
        ),
        deductions: name('deductions'),
        tax: name('tax'),
        reduction: best(name('simplified_reduction'), name('full_reduction')),
        due_or_refund: minus(name('tax'), validOr('tax_withheld')),
        effective_rate: percentage('effective_rate'),
      },
      name('answered'),
    ),
    units: { effective_rate: 'percentage', answered: 'count' },
  }
}

export const incomeTaxPlan: OperationPlan = {
  function: incomeTax,
  inputs: {
    annual_income: 'annual_income',
    dependents: 'dependents',
    tax_withheld: 'tax_withheld',
    inss_paid: 'inss_paid',
    health_expenses: 'health_expenses',
    education_expenses: 'education_expenses',
    pension_expenses: 'pension_expenses',
    alimony: 'alimony',
    day: 'reference_date',
  },
  fields: {
    'simplified.discount': 'discount',
    'simplified.base': 'simplified_base',
    'simplified.beforeReduction': 'simplified_before_reduction',
    'simplified.reduction': 'simplified_reduction',
    'simplified.tax': 'simplified_tax',
    'full.deductions': 'deductions',
    'full.base': 'full_base',
    'full.beforeReduction': 'full_before_reduction',
    'full.reduction': 'full_reduction',
    'full.tax': 'full_tax',
    tax: 'tax',
    reduction: 'reduction',
    dueOrRefund: 'due_or_refund',
    effectiveRatePercent: 'effective_rate',
  },
  answered: 'answered',
}
