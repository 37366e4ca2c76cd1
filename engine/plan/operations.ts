/** The operations that have a plan: which input is each parameter, which result each field. What is not here is answered the long way. */
import type { Day } from '../core/day.ts'
import type { PlannedFunction } from './expression.ts'
import { monthlyPay } from './functions/monthly-pay.ts'

/** `amount`: centavos, shown as reais. `percentage`: millionths of a percent. */
type PlannedUnit = 'amount' | 'percentage'

export interface PlannedField {
  readonly result: string
  readonly unit: PlannedUnit
}

export interface OperationPlan {
  readonly function: (today: Day) => PlannedFunction
  /** The input of each parameter. A row with any other input has no plan. */
  readonly inputs: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, PlannedField>>
  /** The result that has no value where the operation refuses, and that is zero elsewhere. */
  readonly answered: string
}

const amount = (result: string): PlannedField => ({ result, unit: 'amount' })
const percentage = (result: string): PlannedField => ({ result, unit: 'percentage' })

export const OPERATION_PLANS: Readonly<Record<string, OperationPlan>> = {
  'net-salary': {
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
      grossSalary: amount('gross'),
      inss: amount('inss'),
      irrf: amount('irrf'),
      alimony: amount('alimony'),
      otherDeductions: amount('other_deductions'),
      totalDeductions: amount('total_deductions'),
      netSalary: amount('net'),
      effectiveRatePercent: percentage('effective_rate'),
      fgts: amount('fgts'),
      totalPay: amount('total_pay'),
      transportDiscount: amount('transport_discount'),
      healthPlan: amount('health_plan'),
      mealShare: amount('meal_share'),
      familyAllowance: amount('family_allowance'),
    },
    answered: 'answered',
  },
}
