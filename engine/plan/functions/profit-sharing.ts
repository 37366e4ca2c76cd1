import type { Day } from '../../core/day.ts'
import { LARGEST } from '../../core/money.ts'
import law from '../../domains/payroll/law/plr.ts'
import { larger, minus, name, type PlannedFunction, plus, when } from '../expression.ts'
import { anyAmount, knownDays, oldestFirst, perLaws, validOr, validStep, versionStep } from '../legal-constants/law-rows.ts'
import { parcelPieces, scale } from '../legal-constants/scale.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, answeredStep } from '../results.ts'

const tax = perLaws(() => scale('plr', { due: oldestFirst(law).map(({ brackets }) => parcelPieces(brackets, 'halfUp')) }))

/** Plan of the profit sharing calculator. Mirrors rules/withholding/plr.ts. */
function profitSharing(today: Day): PlannedFunction {
  const version = name('plr_version')
  const [total, base, due] = [name('year_total'), name('taxable_base'), name('annual_tax')]
  return {
    name: 'profit_sharing',
    says: 'The tax of a payment of profit sharing, by its own table and with what was paid before in the year.',
    parameters: { amount: 'money', previously_paid: 'money', previously_withheld: 'money', alimony: 'money', day: 'day' },
    steps: [
      validStep(...['amount', 'previously_paid', 'previously_withheld', 'alimony'].map(anyAmount), knownDays(today, law)),
      { name: 'year_total', value: plus(validOr('amount'), validOr('previously_paid')) },
      // Alimony within the year's total, and no previous withholding without previous pay.
      answeredStep(
        { value: minus(total, validOr('alimony')), from: 0n, to: LARGEST },
        { value: total, from: 0n, to: LARGEST },
        { value: when(validOr('previously_paid'), 0n, 0n, validOr('previously_withheld')), from: 0n, to: 0n },
      ),
      { name: 'taxable_base', value: larger(minus(total, validOr('alimony')), 0n) },
      versionStep('plr_version', law),
      { name: 'plr_law', row: tax().limits, index: version },
      tax().piece(base, 'plr_law', version),
      { name: 'annual_tax', value: larger(tax().value('due', base), 0n) },
      { name: 'tax', value: larger(minus(due, validOr('previously_withheld')), 0n) },
    ],
    result: answeredResults(
      {
        year_total: total,
        taxable_base: base,
        annual_tax: due,
        tax: name('tax'),
        net: minus(validOr('amount'), name('tax')),
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
