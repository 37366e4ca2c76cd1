import type { Day } from '../../core/day.ts'
import { minus, name, type PlannedFunction, plus } from '../expression.ts'
import { anyAmount, anyDependents, knownDays, valid, validStep } from '../legal-constants/law-rows.ts'
import { inssDeductible, inssLaw, inssSteps } from './inss.ts'
import { irrfLaw, irrfSteps } from './irrf.ts'

/** Mirrors rules/withholding/net-pay.ts. */
export function netSalary(today: Day): PlannedFunction {
  const pay = name('pay')
  return {
    name: 'net_salary',
    many: 'net_salaries',
    says: "What is left of a month's pay after social security and income tax.",
    parameters: { gross: 'money', dependents: 'count', day: 'day' },
    steps: [
      validStep(anyAmount('gross'), anyDependents, knownDays(today, inssLaw, irrfLaw)),
      { name: 'pay', value: plus(name('gross'), valid) },
      ...inssSteps(pay),
      ...irrfSteps({ gross: pay, deductions: inssDeductible(pay), dependents: name('dependents') }),
    ],
    result: {
      inss: plus(name('inss_due'), valid),
      irrf: plus(name('irrf_due'), valid),
      net: minus(minus(pay, name('inss_due')), name('irrf_due')),
    },
  }
}
