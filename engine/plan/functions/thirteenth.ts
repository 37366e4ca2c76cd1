import type { Day } from '../../core/day.ts'
import recorded from '../../domains/payroll/law/thirteenth.ts'
import { field, minus, name, type PlannedFunction, plus, quotient, times } from '../expression.ts'
import { anyAmount, anyDependents, asked, askedSteps, column, oldestFirst, type PlanLaws, versionStep } from '../law-rows.ts'
import { portionOf } from '../scale.ts'
import { inssLaw, inssOf } from './inss.ts'
import { irrfLaw, irrfSteps } from './irrf.ts'

/** As the calculator of the 13th: taxed alone and finally, on the whole of it. */
export function thirteenth(today: Day, laws: PlanLaws): PlannedFunction {
  const [law, inss, irrf] = [laws(recorded), laws(inssLaw), laws(irrfLaw)]
  const gross = name('gross')
  const contribution = inssOf(gross, inss)
  const parts = field('thirteenth_law', 'parts')
  const first = portionOf(
    'first_installment',
    oldestFirst(law).map(({ firstInstallment }) => firstInstallment),
    gross,
    name('thirteenth_version'),
  )
  // The calculator takes the months of a year, whatever they are divided by.
  const most = oldestFirst(recorded).reduce((largest, { parts: of }) => Math.max(largest, of), 1)
  return {
    name: 'thirteenth',
    says: 'The 13th salary of so many months of the year: whole, its first installment, what is withheld from it and what is left.',
    parameters: { salary: 'money', months: 'count', dependents: 'count', day: 'day' },
    steps: [
      ...askedSteps(today, [law, inss, irrf], anyAmount('salary'), { value: name('months'), from: 1n, to: BigInt(most) }, anyDependents),
      versionStep('thirteenth_version', law),
      { name: 'thirteenth_law', row: { parts: column(law, ({ parts: of }) => BigInt(of), 1n) }, index: name('thirteenth_version') },
      // Half up: twice the product and one more part, over twice the parts.
      {
        name: 'gross',
        value: quotient(plus(times(times(plus(name('salary'), asked), name('months')), 2n), parts), times(parts, 2n)),
      },
      first.step,
      { name: 'first', value: first.value },
      ...contribution.steps,
      ...irrfSteps({ gross, deductions: contribution.deductible, dependents: name('dependents'), finalAtSource: true }, irrf),
    ],
    result: {
      gross: plus(gross, asked),
      first_installment: plus(name('first'), asked),
      inss: plus(name('inss_due'), asked),
      irrf: plus(name('irrf_due'), asked),
      net: plus(minus(minus(gross, name('inss_due')), name('irrf_due')), asked),
    },
  }
}
