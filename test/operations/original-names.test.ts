/** Names of the newer original: an agent that knows them gets the same answers here. */
import { describe, expect, it } from 'vitest'
import { run } from '../../engine/operation/evaluation/run.ts'
import { ports, registry } from '../support/ports.ts'

const operationOf = (id: string) => registry.calculators.get(id) ?? registry.operations.get(id)!
const answerOf = (id: string, input: object): object => {
  const { input: _echo, inputs: _inputs, ...answer } = run(operationOf(id), input, ports) as Record<string, unknown>
  return answer
}

const OCTOBER = { reference_date: '2026-10-01' }

/** Operation, input by its own names, and input by the names of the newer original. */
const TWINS: readonly (readonly [string, object, object])[] = [
  ['check-inss', { base_salary: 3000, informed_inss: 248.58, ...OCTOBER }, { base_salary: 3000, informed_deduction: 248.58, ...OCTOBER }],
  [
    'check-irrf',
    { gross_salary: 9000, informed_inss: 988.07, informed_irrf: 1294.55, ...OCTOBER },
    { gross_salary: 9000, inss_deduction: 988.07, informed_deduction: 1294.55, ...OCTOBER },
  ],
  [
    'check-severance',
    {
      salary: 3000,
      type: 'sem_justa_causa',
      months_worked: 20,
      notice: 'worked',
      informed_vacation_third: 200,
      informed_fgts_fine: 100,
      ...OCTOBER,
    },
    {
      salary: 3000,
      type: 'sem_justa_causa',
      months_worked: 20,
      notice_worked: true,
      informed_vacation_bonus: 200,
      informed_fgts_penalty: 100,
      ...OCTOBER,
    },
  ],
  [
    'check-severance',
    { salary: 3000, type: 'sem_justa_causa', months_worked: 20, notice: 'indemnified', informed_notice: 3300, ...OCTOBER },
    { salary: 3000, type: 'sem_justa_causa', months_worked: 20, notice_worked: false, informed_notice_pay: 3300, ...OCTOBER },
  ],
  [
    'severance',
    { salary: 3000, months_worked: 20, type: 'sem_justa_causa', notice: 'worked' },
    { salary: 3000, months_worked: 20, type: 'sem_justa_causa', notice_worked: true },
  ],
  [
    'severance',
    { salary: 3000, months_worked: 20, type: 'sem_justa_causa', notice: 'indemnified' },
    { salary: 3000, months_worked: 20, type: 'sem_justa_causa', notice_worked: 'false' },
  ],
  ['notice', { salary: 3000, full_years: 4 }, { salary: 3000, full_years_worked: 4 }],
  [
    'real-salary',
    { previous_salary: 3000, current_salary: 3300, inflation_period: 5 },
    { previous_gross: 3000, current_gross: 3300, accumulated_inflation_percent: 5 },
  ],
  [
    'inflation-adjustment',
    { original_value: 3000, from: '2020-01', to: '2026-01' },
    { gross_salary: 3000, reference_date: '2020-01', to: '2026-01' },
  ],
  [
    'property-gain',
    { sale_price: 500000, acquisition_cost: 300000, acquisition_date: '2015-03-01', sale_date: '2026-03-01', reinvested: 100000 },
    {
      sale_price: 500000,
      acquisition_cost: 300000,
      acquisition_date: '2015-03-01',
      sale_date: '2026-03-01',
      reinvested_in_residential: 100000,
    },
  ],
  [
    'civil-update',
    { amount: 1000, interest_from: '2020-01-10', to: '2026-01-10' },
    { principal: 1000, interest_from: '2020-01-10', to: '2026-01-10' },
  ],
  ['cdb-comparison', { principal: 1000, months: 12, cdb_percent: 110 }, { principal: 1000, months: 12, cdi_percent: 110 }],
  ['lci-lca', { lci_percent: 90, months: 12 }, { cdi_percent: 90, months: 12 }],
  [
    'dividend-yield',
    { target_monthly_income: 1000, annual_yield: 6, current_investment: 50000 },
    { monthly_income: 1000, dividend_yield: 6, current_portfolio: 50000 },
  ],
  [
    'tesouro-selic',
    { trade: '2026-09-01', maturity: '2029-03-01', amount: 1000, rate: 0 },
    { trade: '2026-09-01', maturity: '2029-03-01', principal: 1000, rate: 0 },
  ],
  [
    'tesouro-prefixado',
    { trade: '2026-09-01', maturity: '2029-01-01', amount: 1000, rate: 13 },
    { trade: '2026-09-01', maturity: '2029-01-01', principal: 1000, annual_rate: 13 },
  ],
  ['where_to_invest', { amount: 10000, months: 12, liquidity: 'any_day' }, { amount: 10000, months: 12, needs_liquidity: true }],
  ['where_to_invest', { amount: 10000, months: 12, liquidity: 'at_end' }, { amount: 10000, months: 12, needs_liquidity: false }],
]

describe('names of the newer original', () => {
  it.each(TWINS)('%s answers %j as %j', (id, own, original) => {
    expect(answerOf(id, original)).toEqual(answerOf(id, own))
  })

  it('are refused beside the name that replaced them', () => {
    expect(() => run(operationOf('notice'), { salary: 3000, full_years: 4, full_years_worked: 4 }, ports)).toThrow(/full_years/)
  })

  it('a flag is refused where no option stands for it', () => {
    expect(() => run(operationOf('severance'), { salary: 3000, months_worked: 20, type: true }, ports)).toThrow(/type/)
  })
})
