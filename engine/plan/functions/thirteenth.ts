import type { Day } from '../../core/day.ts'
import law from '../../domains/payroll/law/thirteenth.ts'
import { field, minus, name, type PlannedFunction, plus, quotient, times } from '../expression.ts'
import { anyAmount, anyDependents, asked, askedStep, column, knownDays, oldestFirst, versionStep } from '../law-rows.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { portionOf } from '../scale.ts'
import { inssDeductible, inssLaw, inssSteps } from './inss.ts'
import { irrfLaw, irrfSteps } from './irrf.ts'

/** As the calculator of the 13th: taxed alone and finally, on the whole of it. */
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
      askedStep(
        anyAmount('salary'),
        { value: name('months'), from: 1n, to: BigInt(most) },
        anyDependents,
        knownDays(today, law, inssLaw, irrfLaw),
      ),
      versionStep('thirteenth_version', law),
      { name: 'thirteenth_law', row: { parts: column(law, ({ parts: of }) => BigInt(of)) }, index: name('thirteenth_version') },
      // Half up: twice the product and one more part, over twice the parts.
      {
        name: 'gross',
        value: quotient(plus(times(times(plus(name('salary'), asked), name('months')), 2n), parts), times(parts, 2n)),
      },
      first.step,
      { name: 'first', value: first.value },
      ...inssSteps(gross),
      ...irrfSteps({ gross, deductions: inssDeductible(gross), dependents: name('dependents'), finalAtSource: true }),
    ],
    result: {
      gross: plus(gross, asked),
      first_installment: plus(name('first'), asked),
      inss: plus(name('inss_due'), asked),
      irrf: plus(name('irrf_due'), asked),
      net: plus(minus(minus(gross, name('inss_due')), name('irrf_due')), asked),
      second_installment: plus(minus(gross, name('first')), asked),
      second_installment_net: plus(minus(minus(minus(gross, name('first')), name('inss_due')), name('irrf_due')), asked),
      answered: asked,
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
