import type { Day } from '../../core/day.ts'
import law from '../../domains/payroll/law/minimum-wage.ts'
import { field, name, type PlannedFunction, plus } from '../expression.ts'
import { column, knownDays, valid, validStep, versionStep } from '../legal-constants/law-rows.ts'

export function minimumWage(today: Day): PlannedFunction {
  return {
    name: 'minimum_wage',
    says: 'The national monthly minimum wage.',
    parameters: { day: 'day' },
    steps: [
      validStep(knownDays(today, law)),
      versionStep('minimum_wage_version', law),
      { name: 'minimum_wage_law', row: { monthly: column(law, ({ monthly }) => monthly) }, index: name('minimum_wage_version') },
    ],
    result: plus(field('minimum_wage_law', 'monthly'), valid),
  }
}
