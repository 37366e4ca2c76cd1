import type { Day } from '../../core/day.ts'
import { LARGEST } from '../../core/money.ts'
import { ONE } from '../../core/ratio.ts'
import law from '../../domains/own-account/law/carne-leao.ts'
import { field, minus, name, type PlannedFunction, plus, smaller, times } from '../expression.ts'
import {
  anyAmount,
  anyDependents,
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
import { presence, rates } from '../legal-constants/rates.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, answeredStep } from '../results.ts'
import { irrfLaw, irrfSteps } from './irrf.ts'

const TRANSPORT = ['none', 'cargo', 'passengers'] as const
const carriage = perLaws(() =>
  oldestFirst(law).flatMap(({ transport }) => TRANSPORT.map((kind) => (kind === 'none' ? ONE : transport[kind]))),
)
const shares = perLaws(() =>
  rates(
    'carriage_law',
    carriage().map((taxed) => ({ taxed })),
  ),
)

/** Plan of the carnê-leão calculator (monthly tax on income from individuals). */
function carneLeao(today: Day): PlannedFunction {
  const amounts = ['monthly_income', 'book_expenses', 'carried_expenses', 'rental_costs', 'alimony_paid', 'inss_paid', 'foreign_tax_paid']
  const book = plus(validOr('book_expenses'), validOr('carried_expenses'))
  const deducted = [name('book_applied'), validOr('inss_paid'), validOr('alimony_paid')].reduce(plus)
  return {
    name: 'carne_leao',
    says: "Monthly tax on income paid by individuals or from abroad; transport is 'none', 'cargo' or 'passengers'.",
    parameters: {
      ...Object.fromEntries(amounts.map((each) => [each, 'money'])),
      dependents: 'count',
      transport: 'word',
      day: 'day',
    },
    steps: [
      versionStep('carriage_version', law),
      positionStep('transport_position', 'transport', TRANSPORT),
      {
        name: 'carriage_law',
        row: { ...shares().columns, known: presence(carriage().map((taxed) => taxed !== null)) },
        index: rowOf(name('carriage_version'), name('transport_position'), TRANSPORT.length),
      },
      validStep(
        ...amounts.map(anyAmount),
        anyDependents,
        { value: minus(name('monthly_income'), name('rental_costs')), from: 0n, to: LARGEST },
        required(field('carriage_law', 'known')),
        knownDays(today, law, irrfLaw),
      ),
      { name: 'taxable_income', value: shares().portion(minus(validOr('monthly_income'), validOr('rental_costs')), 'taxed') },
      { name: 'book_applied', value: smaller(book, name('taxable_income')) },
      ...irrfSteps({ gross: name('taxable_income'), deductions: deducted, dependents: validOr('dependents'), finalAtSource: true }),
      { name: 'credit', value: smaller(validOr('foreign_tax_paid'), name('irrf_due')) },
      { name: 'legal_deductions', value: plus(deducted, times(validOr('dependents'), field('irrf_law', 'per_dependent'))) },
      answeredStep({ value: name('legal_deductions'), from: 0n, to: LARGEST }, { value: book, from: 0n, to: LARGEST }),
    ],
    result: answeredResults(
      {
        taxable_income: name('taxable_income'),
        book_applied: name('book_applied'),
        legal_deductions: name('legal_deductions'),
        base: name('irrf_base'),
        before_reduction: name('irrf_before_reduction'),
        reduction: smaller(name('irrf_reduction'), name('irrf_before_reduction')),
        foreign_tax_credit: name('credit'),
        tax: minus(name('irrf_due'), name('credit')),
      },
      name('answered'),
    ),
    units: { answered: 'count' },
  }
}

export const carneLeaoPlan: OperationPlan = {
  function: carneLeao,
  inputs: {
    monthly_income: 'monthly_income',
    book_expenses: 'book_expenses',
    carried_expenses: 'carried_expenses',
    rental_costs: 'rental_costs',
    alimony_paid: 'alimony_paid',
    inss_paid: 'inss_paid',
    foreign_tax_paid: 'foreign_tax_paid',
    dependents: 'dependents',
    transport: 'transport',
    day: 'reference_date',
  },
  fields: {
    taxableIncome: 'taxable_income',
    bookApplied: 'book_applied',
    legalDeductions: 'legal_deductions',
    base: 'base',
    beforeReduction: 'before_reduction',
    reduction: 'reduction',
    foreignTaxCredit: 'foreign_tax_credit',
    tax: 'tax',
  },
  answered: 'answered',
}
