import type { Day } from '../../core/day.ts'
import recorded from '../../domains/payroll/law/minimum-wage.ts'
import { field, name, type PlannedFunction, plus } from '../expression.ts'
import { asked, askedSteps, column, type PlanLaws, versionStep } from '../law-rows.ts'

export function minimumWage(today: Day, laws: PlanLaws): PlannedFunction {
  const law = laws(recorded)
  return {
    name: 'minimum_wage',
    says: 'The national monthly minimum wage.',
    parameters: { day: 'day' },
    steps: [
      ...askedSteps(today, [law]),
      versionStep('minimum_wage_version', law),
      { name: 'minimum_wage_law', row: { monthly: column(law, ({ monthly }) => monthly, 0n) }, index: name('minimum_wage_version') },
    ],
    result: plus(field('minimum_wage_law', 'monthly'), asked),
  }
}
