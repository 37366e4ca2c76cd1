import type { Day } from '../../core/day.ts'
import { minus, name, type PlannedFunction, plus } from '../expression.ts'
import { anyAmount, anyDependents, asked, askedSteps, type PlanLaws } from '../law-rows.ts'
import { inssLaw, inssOf } from './inss.ts'
import { irrfLaw, irrfSteps } from './irrf.ts'

/** As rules/net-pay.ts. */
export function netSalary(today: Day, laws: PlanLaws): PlannedFunction {
  const pay = name('pay')
  const [inss, irrf] = [laws(inssLaw), laws(irrfLaw)]
  const contribution = inssOf(pay, inss)
  return {
    name: 'net_salary',
    many: 'net_salaries',
    says: "What is left of a month's pay after social security and income tax.",
    parameters: { gross: 'money', dependents: 'count', day: 'day' },
    steps: [
      ...askedSteps(today, [inss, irrf], anyAmount('gross'), anyDependents),
      { name: 'pay', value: plus(name('gross'), asked) },
      ...contribution.steps,
      ...irrfSteps({ gross: pay, deductions: contribution.deductible, dependents: name('dependents') }, irrf),
    ],
    result: {
      inss: plus(name('inss_due'), asked),
      irrf: plus(name('irrf_due'), asked),
      net: minus(minus(pay, name('inss_due')), name('irrf_due')),
    },
  }
}
