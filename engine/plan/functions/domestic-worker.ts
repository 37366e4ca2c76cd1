import type { Day } from '../../core/day.ts'
import { LARGEST } from '../../core/money.ts'
import law from '../../domains/payroll/law/domestic.ts'
import { type Expression, field, minus, name, type PlannedFunction, plus, quotient, smaller, times, when } from '../expression.ts'
import {
  anyAmount,
  anyDependents,
  between,
  column,
  knownDays,
  oldestFirst,
  perLaws,
  validOr,
  validStep,
} from '../legal-constants/law-rows.ts'
import { rates } from '../legal-constants/rates.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, answeredStep, lawSteps } from '../results.ts'
import { fgtsLaw } from './fgts.ts'
import { inssCeiling, inssDeductible, inssLaw, inssSteps } from './inss.ts'
import { irrfLaw, irrfSteps } from './irrf.ts'
import { familySteps, MAX_CHILDREN, voucherSteps } from './monthly-pay.ts'

const shares = perLaws(() =>
  rates(
    'domestic_law',
    oldestFirst(law).map(({ employerInss, gilrat, fgts, indemnity }) => ({ employer_inss: employerInss, gilrat, fgts, indemnity })),
  ),
)

/** Plan of the domestic worker calculator. Mirrors rules/charges-and-benefits/domestic-charges.ts. */
function domesticWorker(today: Day): PlannedFunction {
  const [pay, contribution] = [name('pay'), name('contribution_base')]
  const amounts = ['salary', 'transport_cost', 'other_earnings', 'other_deductions']
  // The eSocial rounds these two like the FGTS deposit.
  const deposit = (rate: 'fgts' | 'indemnity'): Expression =>
    quotient(plus(times(pay, shares().share(rate)), field('deposit_law', 'half')), shares().parts, { wide: true })
  const transport = validOr('transport_cost')
  const taken = ['irrf_due', 'transport_discount'].map(name).reduce(plus, name('inss_due'))
  const left = minus(minus(pay, taken), validOr('other_deductions'))
  return {
    name: 'domestic_worker',
    says: "A domestic worker's month: what is withheld and left, the employer's charges, the slip and the whole cost.",
    parameters: {
      salary: 'money',
      dependents: 'count',
      children: 'count',
      transport_cost: 'money',
      other_earnings: 'money',
      other_deductions: 'money',
      day: 'day',
    },
    steps: [
      validStep(
        ...amounts.map(anyAmount),
        anyDependents,
        between('children', 0n, MAX_CHILDREN),
        knownDays(today, law, inssLaw, irrfLaw, fgtsLaw),
      ),
      { name: 'pay', value: plus(validOr('salary'), validOr('other_earnings')) },
      ...inssSteps(pay),
      ...irrfSteps({ gross: pay, deductions: inssDeductible(pay), dependents: validOr('dependents') }),
      ...voucherSteps(validOr('salary'), transport),
      { name: 'transport_discount', value: when(transport, 0n, name('voucher_discount'), 0n) },
      ...familySteps(pay, validOr('children')),
      { name: 'allowance', value: when(validOr('children'), 0n, name('family_allowance'), 0n) },
      ...lawSteps('domestic_law', law, shares().columns),
      ...lawSteps('deposit_law', fgtsLaw, {
        half: column(fgtsLaw, ({ depositRounding }) => (depositRounding === 'halfUp' ? shares().parts / 2n : 0n)),
      }),
      { name: 'contribution_base', value: smaller(pay, inssCeiling) },
      { name: 'employer_inss', value: shares().portion(contribution, 'employer_inss') },
      { name: 'gilrat', value: shares().portion(contribution, 'gilrat') },
      { name: 'fgts', value: deposit('fgts') },
      { name: 'indemnity', value: deposit('indemnity') },
      { name: 'charges', value: ['gilrat', 'fgts', 'indemnity'].map(name).reduce(plus, name('employer_inss')) },
      { name: 'left', value: left },
      answeredStep({ value: name('left'), from: 0n, to: LARGEST }),
    ],
    result: answeredResults(
      {
        inss: name('inss_due'),
        irrf: name('irrf_due'),
        transport_discount: name('transport_discount'),
        family_allowance: name('allowance'),
        net_salary: plus(name('left'), name('allowance')),
        employer_inss: name('employer_inss'),
        gilrat: name('gilrat'),
        fgts: name('fgts'),
        indemnity: name('indemnity'),
        employer_charges: name('charges'),
        dae: minus(['irrf_due', 'charges'].map(name).reduce(plus, name('inss_due')), name('allowance')),
        employer_cost: minus(plus(plus(pay, name('charges')), transport), name('transport_discount')),
      },
      name('answered'),
    ),
    units: { answered: 'count' },
  }
}

export const domesticWorkerPlan: OperationPlan = {
  function: domesticWorker,
  inputs: {
    salary: 'salary',
    dependents: 'dependents',
    children: 'children',
    transport_cost: 'transport_cost',
    other_earnings: 'other_earnings',
    other_deductions: 'other_deductions',
    day: 'reference_date',
  },
  fields: {
    inss: 'inss',
    irrf: 'irrf',
    transportDiscount: 'transport_discount',
    familyAllowance: 'family_allowance',
    netSalary: 'net_salary',
    employerInss: 'employer_inss',
    gilrat: 'gilrat',
    fgts: 'fgts',
    indemnity: 'indemnity',
    employerCharges: 'employer_charges',
    dae: 'dae',
    employerCost: 'employer_cost',
  },
  answered: 'answered',
}
