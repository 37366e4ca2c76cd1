import type { Day } from '../../core/day.ts'
import { LARGEST } from '../../core/money.ts'
import law from '../../domains/payroll/law/plr.ts'
import { larger, minus, name, type PlannedFunction, plus, when } from '../expression.ts'
import { anyAmount, askedStep, given, knownDays, oldestFirst, perLaws, versionStep } from '../law-rows.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, answeredStep } from '../results.ts'
import { parcelPieces, scale } from '../scale.ts'

const tax = perLaws(() => scale('plr', { due: oldestFirst(law).map(({ brackets }) => parcelPieces(brackets, 'halfUp')) }))

/** As the calculator of profit sharing. As rules/plr.ts. */
function profitSharing(today: Day): PlannedFunction {
  const version = name('plr_version')
  const [total, base, due] = [name('year_total'), name('taxable_base'), name('annual_tax')]
  return {
    name: 'profit_sharing',
    says: 'The tax of a payment of profit sharing, by its own table and with what was paid before in the year.',
    parameters: { amount: 'money', previously_paid: 'money', previously_withheld: 'money', alimony: 'money', day: 'day' },
    steps: [
      askedStep(...['amount', 'previously_paid', 'previously_withheld', 'alimony'].map(anyAmount), knownDays(today, law)),
      { name: 'year_total', value: plus(given('amount'), given('previously_paid')) },
      // Alimony within the year's total, and nothing withheld where nothing was paid before.
      answeredStep(
        { value: minus(total, given('alimony')), from: 0n, to: LARGEST },
        { value: total, from: 0n, to: LARGEST },
        { value: when(given('previously_paid'), 0n, 0n, given('previously_withheld')), from: 0n, to: 0n },
      ),
      { name: 'taxable_base', value: larger(minus(total, given('alimony')), 0n) },
      versionStep('plr_version', law),
      { name: 'plr_law', row: tax().limits, index: version },
      tax().piece(base, 'plr_law', version),
      { name: 'annual_tax', value: larger(tax().value('due', base), 0n) },
      { name: 'tax', value: larger(minus(due, given('previously_withheld')), 0n) },
    ],
    result: answeredResults(
      {
        year_total: total,
        taxable_base: base,
        annual_tax: due,
        tax: name('tax'),
        net: minus(given('amount'), name('tax')),
      },
      name('answered'),
    ),
    units: { answered: 'count' },
  }
}

export const profitSharingPlan: OperationPlan = {
  function: profitSharing,
  inputs: {
    amount: 'amount',
    previously_paid: 'previously_paid',
    previously_withheld: 'previously_withheld',
    alimony: 'alimony',
    day: 'reference_date',
  },
  fields: { yearTotal: 'year_total', taxableBase: 'taxable_base', annualTax: 'annual_tax', tax: 'tax', net: 'net' },
  answered: 'answered',
}
