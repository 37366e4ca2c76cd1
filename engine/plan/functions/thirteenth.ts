import type { Day } from '../../core/day.ts'
import law from '../../domains/payroll/law/thirteenth.ts'
import { field, minus, name, type PlannedFunction, plus, quotient, times } from '../expression.ts'
import { anyAmount, anyDependents, column, knownDays, oldestFirst, valid, validStep, versionStep } from '../legal-constants/law-rows.ts'
import { portionOf } from '../legal-constants/scale.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { inssDeductible, inssLaw, inssSteps } from './inss.ts'
import { irrfLaw, irrfSteps } from './irrf.ts'

/** Plan of the 13th calculator: taxed separately and exclusively at source, on the whole amount. */
function thirteenth(today: Day): PlannedFunction {
  const gross = name('gross')
  const parts = field('thirteenth_law', 'parts')
  const first = portionOf(
    'first_installment',
    oldestFirst(law).map(({ firstInstallment }) => firstInstallment),
    gross,
    name('thirteenth_version'),
  )
  const most = oldestFirst(law).reduce((largest, { parts: of }) => Math.max(largest, of), 1)
  return {
    name: 'thirteenth',
    says: 'The 13th salary of so many months of the year: whole, its first installment, what is withheld from it and what is left.',
    parameters: { salary: 'money', months: 'count', dependents: 'count', day: 'day' },
    steps: [
      validStep(
        anyAmount('salary'),
        { value: name('months'), from: 1n, to: BigInt(most) },
        anyDependents,
        knownDays(today, law, inssLaw, irrfLaw),
      ),
      versionStep('thirteenth_version', law),
      { name: 'thirteenth_law', row: { parts: column(law, ({ parts: of }) => BigInt(of)) }, index: name('thirteenth_version') },
      // Rounds half up: twice the product plus one part, over twice the parts.
      {
        name: 'gross',
        value: quotient(plus(times(times(plus(name('salary'), valid), name('months')), 2n), parts), times(parts, 2n)),
      },
      first.step,
      { name: 'first', value: first.value },
      ...inssSteps(gross),
      ...irrfSteps({ gross, deductions: inssDeductible(gross), dependents: name('dependents'), finalAtSource: true }),
    ],
    result: {
      gross: plus(gross, valid),
      first_installment: plus(name('first'), valid),
      inss: plus(name('inss_due'), valid),
      irrf: plus(name('irrf_due'), valid),
      net: plus(minus(minus(gross, name('inss_due')), name('irrf_due')), valid),
      second_installment: plus(minus(gross, name('first')), valid),
      second_installment_net: plus(minus(minus(minus(gross, name('first')), name('inss_due')), name('irrf_due')), valid),
      answered: valid,
    },
    units: { answered: 'count' },
  }
}

export const thirteenthPlan: OperationPlan = {
  function: thirteenth,
  inputs: { salary: 'salary', months: 'months_worked', dependents: 'dependents', day: 'reference_date' },
  fields: {
    grossThirteenth: 'gross',
    firstInstallment: 'first_installment',
    secondInstallmentGross: 'second_installment',
    inss: 'inss',
    irrf: 'irrf',
    secondInstallmentNet: 'second_installment_net',
    netThirteenth: 'net',
  },
  answered: 'answered',
}
