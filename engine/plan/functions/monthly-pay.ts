import type { Day } from '../../core/day.ts'
import { LARGEST } from '../../core/money.ts'
import familyAllowanceLaw from '../../domains/payroll/law/family-allowance.ts'
import voucherLaw from '../../domains/payroll/law/transport-voucher.ts'
import {
  type Expression,
  type ExpressionStep,
  field,
  minus,
  NONE,
  name,
  type PlannedFunction,
  plus,
  smaller,
  times,
  when,
} from '../expression.ts'
import {
  anyAmount,
  anyDependents,
  column,
  knownDays,
  oldestFirst,
  perLaws,
  valid,
  validStep,
  versionStep,
} from '../legal-constants/law-rows.ts'
import { portionOf } from '../legal-constants/scale.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { percentage, percentStep } from '../results.ts'
import { fgtsDeposit, fgtsLaw } from './fgts.ts'
import { inssDeductible, inssLaw, inssSteps } from './inss.ts'
import { irrfLaw, irrfSteps } from './irrf.ts'

/** Employer's deposit on a month's pay, as `fgts_due`. */
function fgtsSteps(pay: Expression): readonly ExpressionStep[] {
  const { step, value } = fgtsDeposit(pay)
  return [versionStep('fgts_version', fgtsLaw), step, { name: 'fgts_due', value }]
}

/** Transport discount from the salary, as `voucher_discount`; zero for zero cost. Mirrors rules/charges-and-benefits/transport-voucher.ts. */
export function voucherSteps(salary: Expression, cost: Expression): readonly ExpressionStep[] {
  const limit = portionOf(
    'voucher',
    oldestFirst(voucherLaw).map(({ employeeShare }) => employeeShare),
    salary,
    name('voucher_version'),
  )
  return [
    versionStep('voucher_version', voucherLaw),
    limit.step,
    { name: 'voucher_limit', value: limit.value },
    { name: 'voucher_discount', value: smaller(name('voucher_limit'), cost) },
  ]
}

const familyRow = perLaws(() => ({
  income_limit: column(familyAllowanceLaw, ({ incomeLimit }) => incomeLimit),
  quota: column(familyAllowanceLaw, ({ quota }) => quota),
  lower_limit: column(familyAllowanceLaw, ({ lowerPay }) => lowerPay?.incomeLimit ?? null, -1n),
  lower_quota: column(familyAllowanceLaw, ({ lowerPay }) => lowerPay?.quota ?? null, 0n),
}))

/**
 * Family allowance, as `family_allowance`: zero above the limit, and a higher quota for lower pay until 2019. Mirrors
 * rules/charges-and-benefits/family-quota.ts.
 */
export function familySteps(pay: Expression, children: Expression): readonly ExpressionStep[] {
  const of = (which: keyof ReturnType<typeof familyRow>): Expression => field('family_law', which)
  const quota = when(pay, of('income_limit'), 0n, when(pay, of('lower_limit'), of('quota'), of('lower_quota')))
  return [
    versionStep('family_version', familyAllowanceLaw),
    { name: 'family_law', row: familyRow(), index: name('family_version') },
    { name: 'family_allowance', value: times(quota, children) },
  ]
}

export const MAX_CHILDREN = 30n

/** Plan of the full payslip of the net salary calculator, without the employer's cost. */
function monthlyPay(today: Day): PlannedFunction {
  const [pay, gross, children] = [name('pay'), name('gross'), name('children')]
  const added = plus(name('overtime'), name('premiums'))
  const taken = [name('alimony'), name('other'), name('transport_discount'), name('health_plan'), name('meal_share')]
  const givenOr = (value: Expression, given: Expression, otherwise: Expression): Expression => when(given, 0n, value, otherwise)
  const answered = name('answered')
  const shown = (value: Expression): Expression => plus(value, answered)
  return {
    name: 'monthly_pay',
    says: "A month's pay with what is added to it and taken from it; what does not apply is NULL.",
    parameters: {
      gross: 'money',
      dependents: 'count',
      alimony: 'money',
      other: 'money',
      overtime: 'money',
      premiums: 'money',
      transport_cost: 'money',
      health_plan: 'money',
      meal_share: 'money',
      children: 'count',
      day: 'day',
    },
    steps: [
      validStep(
        ...['gross', 'alimony', 'other', 'overtime', 'premiums', 'transport_cost', 'health_plan', 'meal_share'].map(anyAmount),
        anyDependents,
        { value: children, from: 0n, to: MAX_CHILDREN },
        knownDays(today, inssLaw, irrfLaw, fgtsLaw),
      ),
      { name: 'pay', value: plus(plus(gross, added), valid) },
      ...inssSteps(pay),
      ...irrfSteps({ gross: pay, deductions: plus(inssDeductible(pay), name('alimony')), dependents: name('dependents') }),
      ...voucherSteps(gross, name('transport_cost')),
      { name: 'transport_discount', value: givenOr(name('voucher_discount'), name('transport_cost'), 0n) },
      ...familySteps(pay, children),
      { name: 'allowance', value: givenOr(name('family_allowance'), children, 0n) },
      ...fgtsSteps(pay),
      { name: 'taxes', value: plus(name('inss_due'), name('irrf_due')) },
      { name: 'total_deductions', value: taken.reduce(plus, name('taxes')) },
      { name: 'left', value: minus(pay, name('total_deductions')) },
      percentStep('effective_rate', name('taxes'), pay),
      // Deductions above the pay are rejected, and so are children before the record of the allowance.
      {
        name: 'answered',
        value: {
          is: 'within',
          conditions: [
            { value: name('left'), from: 0n, to: LARGEST },
            { value: plus(name('left'), name('allowance')), from: 0n, to: LARGEST },
          ],
        },
      },
    ],
    result: {
      gross_salary: shown(gross),
      inss: shown(name('inss_due')),
      irrf: shown(name('irrf_due')),
      alimony_paid: shown(name('alimony')),
      other_deductions: shown(name('other')),
      total_deductions: shown(name('total_deductions')),
      net: shown(plus(name('left'), name('allowance'))),
      effective_rate: shown(percentage('effective_rate')),
      fgts: shown(name('fgts_due')),
      total_pay: shown(givenOr(pay, added, NONE)),
      transport_discount: shown(givenOr(name('transport_discount'), name('transport_cost'), NONE)),
      health_plan_discount: shown(givenOr(name('health_plan'), name('health_plan'), NONE)),
      meal_discount: shown(givenOr(name('meal_share'), name('meal_share'), NONE)),
      family_allowance: shown(givenOr(name('allowance'), children, NONE)),
      answered,
    },
    units: { effective_rate: 'percentage', answered: 'count' },
  }
}

export const netSalaryPlan: OperationPlan = {
  function: monthlyPay,
  inputs: {
    gross: 'gross_salary',
    dependents: 'dependents',
    alimony: 'alimony',
    other: 'other_deductions',
    overtime: 'overtime_pay',
    premiums: 'premiums',
    transport_cost: 'transport_cost',
    health_plan: 'health_plan',
    meal_share: 'meal_share',
    children: 'children',
    day: 'reference_date',
  },
  fields: {
    grossSalary: 'gross_salary',
    inss: 'inss',
    irrf: 'irrf',
    alimony: 'alimony_paid',
    otherDeductions: 'other_deductions',
    totalDeductions: 'total_deductions',
    netSalary: 'net',
    effectiveRatePercent: 'effective_rate',
    fgts: 'fgts',
    totalPay: 'total_pay',
    transportDiscount: 'transport_discount',
    healthPlan: 'health_plan_discount',
    mealShare: 'meal_discount',
    familyAllowance: 'family_allowance',
  },
  answered: 'answered',
}
