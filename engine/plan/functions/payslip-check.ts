import type { Day } from '../../core/day.ts'
import { minus, name, type PlannedFunction } from '../expression.ts'
import { anyAmount, anyDependents, askedStep, given, knownDays } from '../law-rows.ts'
import type { CheckPlan } from '../operation-plan.ts'
import { answeredResults, answeredStep } from '../results.ts'
import { inssDeductible, inssLaw, inssSteps } from './inss.ts'
import { irrfLaw, irrfSteps } from './irrf.ts'

/**
 * A payslip by its gross, INSS and tax that agrees with the law of its month to the centavo. Any other has no answer here: what differs, was
 * rounded elsewhere or is in doubt is examined as one payslip is.
 */
function payslipCheck(today: Day): PlannedFunction {
  const pay = given('gross')
  return {
    name: 'payslip_check',
    says: 'Whether the INSS and the income tax of a payslip are those of the law of its month.',
    parameters: { gross: 'money', inss: 'money', irrf: 'money', dependents: 'count', day: 'day' },
    steps: [
      askedStep(
        anyAmount('gross'),
        anyAmount('inss'),
        anyAmount('irrf'),
        anyDependents,
        knownDays(today, inssLaw, irrfLaw),
        // A month to come is compared with the law of today, and the answer says it.
        { value: name('day'), from: inssLaw.recordStarts, to: today },
      ),
      ...inssSteps(pay),
      ...irrfSteps({ gross: pay, deductions: inssDeductible(pay), dependents: given('dependents') }),
      answeredStep(
        { value: minus(name('inss'), name('inss_due')), from: 0n, to: 0n },
        { value: minus(name('irrf'), name('irrf_due')), from: 0n, to: 0n },
      ),
    ],
    result: answeredResults({ lost: 0n, gained: 0n }, name('answered')),
    units: { answered: 'count' },
  }
}

export const payslipCheckPlan: CheckPlan = {
  function: payslipCheck,
  inputs: { gross: 'gross_salary', inss: 'informed_inss', irrf: 'informed_irrf', dependents: 'dependents', day: 'reference_date' },
  fields: { lost: 'lost', gained: 'gained' },
  answered: 'answered',
  words: ['verdict', 'answer', 'message', 'nextQuestion', 'worker'],
}
