import type { Day } from '../../core/day.ts'
import { minus, name, type PlannedFunction } from '../expression.ts'
import { anyAmount, anyDependents, knownDays, validOr, validStep } from '../legal-constants/law-rows.ts'
import type { CheckPlan } from '../operation-plan.ts'
import { answeredResults, answeredStep } from '../results.ts'
import { inssDeductible, inssLaw, inssSteps } from './inss.ts'
import { irrfLaw, irrfSteps } from './irrf.ts'

/**
 * Payslip whose gross, INSS and tax match the law of its month to the centavo. Others have no result here: differences, other roundings and
 * doubts are examined individually.
 */
function payslipCheck(today: Day): PlannedFunction {
  const pay = validOr('gross')
  return {
    name: 'payslip_check',
    says: 'Whether the INSS and the income tax of a payslip are those of the law of its month.',
    parameters: { gross: 'money', inss: 'money', irrf: 'money', dependents: 'count', day: 'day' },
    steps: [
      validStep(
        anyAmount('gross'),
        anyAmount('inss'),
        anyAmount('irrf'),
        anyDependents,
        knownDays(today, inssLaw, irrfLaw),
        // A future month is compared with today's law, as its result states.
        { value: name('day'), from: inssLaw.recordStarts, to: today },
      ),
      ...inssSteps(pay),
      ...irrfSteps({ gross: pay, deductions: inssDeductible(pay), dependents: validOr('dependents') }),
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
