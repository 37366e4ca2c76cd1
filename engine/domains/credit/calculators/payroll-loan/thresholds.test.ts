import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'
import payrollLoan from '../../law/payroll-loan.ts'

const ask = (input: object) =>
  run(
    registry.calculators.get('payroll-loan')!,
    { available_income: 5000, months: 12, monthly_rate: 1, category: 'inss', reference_date: '2026-06-01', ...input },
    ports,
  )
const warnings = (input: object) => (ask(input).warnings as string[]).map((warning) => warning.split(' ').slice(0, 2).join(' '))
const { maxMonths, maxMonthlyRate } = payrollLoan.at('2026-06-01').value.inss

describe('payroll loan warnings above a limit, not at it', () => {
  it('term in months', () => {
    expect(warnings({ months: maxMonths! })).toEqual([])
    expect(warnings({ months: maxMonths! + 1 })).toEqual(['O prazo'])
  })

  it('interest rate', () => {
    const top = maxMonthlyRate!.toPercent()
    expect(warnings({ monthly_rate: top })).toEqual([])
    expect(warnings({ monthly_rate: Math.round(top * 100 + 1) / 100 })).toEqual(['A taxa'])
  })

  it('margin: the maximum loan fits and one real more does not', () => {
    const { maxLoan } = ask({}) as { maxLoan: number }
    expect(ask({ requested_amount: maxLoan })).toMatchObject({ fits: true, warnings: [] })
    expect(warnings({ requested_amount: maxLoan + 1 })).toEqual(['A parcela'])
  })
})
