/** Test rows for each operation with a plan. */
import type { Day } from '../../../engine/core/day.ts'
import type { Operation } from '../../../engine/operation/definition/operation.ts'
import { PLANNED_ROWS } from '../plan.ts'
import { type RowSource, rowsOf } from './plan-rows.ts'

/** Input ranges where most schema combinations are rejected: amounts in centavos, decimals in ten-thousandths. */
const USUAL: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>> = {
  'bolsa-familia': {
    members: [2, 12],
    monthly_income: [0, 400_000],
    children_0_6: [0, 2],
    children_7_17: [0, 2],
    pregnant: [0, 1],
    nursing: [0, 1],
  },
  bpc: { family_income: [0, 1_000_000], excluded_income: [0, 200_000], excluded_minimum_benefits: [0, 3] },
  'carne-leao': {
    monthly_income: [50_000, 3_000_000],
    rental_costs: [0, 100_000],
    book_expenses: [0, 500_000],
    carried_expenses: [0, 500_000],
  },
  'death-pension': { pension_base: [1, 1_500_000] },
  'dividend-withholding': { month_total: [1, 20_000_000], profits_until_2025: [0, 4_000_000] },
  'domestic-worker': {
    salary: [50_000, 2_000_000],
    other_deductions: [0, 60_000],
    transport_cost: [0, 60_000],
    other_earnings: [0, 100_000],
  },
  'employee-cost': { rat_rate: [0, 65_000] },
  'inclusion-aid': { pay: [1, 500_000], other_family_income: [0, 200_000] },
  'intermittent-work': { hourly_wage: [600, 20_000], premiums: [0, 100_000] },
  'lump-sum-income': {
    amount: [1_000_000, 100_000_000],
    months: [1, 120],
    inss: [0, 500_000],
    alimony: [0, 500_000],
    legal_expenses: [0, 500_000],
  },
  'night-shift': {
    night_clock_hours: [0, 2_000_000],
    overtime_clock_hours: [0, 300_000],
    monthly_hours: [10_000, 7_440_000],
    overtime_premium_percent: [400_000, 2_000_000],
    working_days: [1, 26],
    rest_days: [0, 6],
  },
  overtime: { monthly_hours: [10_000, 7_440_000], working_days: [1, 26], rest_days: [0, 6] },
  percentage: { percent: [0, 1_500_000] },
  'presumed-profit': { quarterly_revenue: [1, 3_000_000_000] },
  'profit-sharing': { previously_paid: [0, 2_000_000], previously_withheld: [0, 200_000], alimony: [0, 100_000], amount: [1, 4_000_000] },
  'salary-allowance': { average_pay: [0, 400_000], years_registered: [3, 12] },
  'simples-nacional': { revenue_12m: [0, 600_000_000], monthly_revenue: [1, 60_000_000] },
  'time-bank': { positive_hours: [0, 3_000_000], negative_hours: [0, 1_000_000], premium_percent: [400_000, 2_000_000] },
  'vacation-pay': { days: [10, 30] },
  'weekly-rest': { working_days: [1, 26], rest_days: [0, 6] },
}

export const plannedRows = (operation: Operation, today: Day): RowSource =>
  PLANNED_ROWS[operation.id] ?? rowsOf(operation, today, USUAL[operation.id])
