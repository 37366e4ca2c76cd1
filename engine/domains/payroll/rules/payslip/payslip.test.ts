import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import { reais } from '../../../../core/money.ts'
import { Context } from '../../../../operation/evaluation/context.ts'
import { payslip } from './payslip.ts'

const NOTHING = { gross: reais('6000.00'), dependents: 0, alimony: 0n, other: 0n }
const paid = (month: Partial<Parameters<typeof payslip>[1]> = {}) =>
  payslip(new Context({ day: '2026-01-01', given: true }, portsOn('2026-11-14')), { ...NOTHING, ...month })

function refusedField(month: Partial<Parameters<typeof payslip>[1]>): string | undefined {
  try {
    paid(month)
  } catch (error) {
    if (error instanceof InvalidInput) return error.issues[0]!.field
    throw error
  }
  return undefined
}

describe('monthly pay', () => {
  it('subtracts INSS and income tax from the gross: the Receita’s own example for 2026', () => {
    expect(paid()).toMatchObject({
      inss: reais('641.50'),
      irrf: reais('385.11'),
      totalDeductions: reais('1026.61'),
      netSalary: reais('4973.39'),
      // 6,000.00 × 8%
      fgts: reais('480.00'),
    })
  })

  it('taxes additions together with the salary but reports only the salary as gross', () => {
    const split = paid({ gross: reais('5000.00'), added: [reais('700.00'), reais('300.00')] })
    expect(split).toMatchObject({ grossSalary: reais('5000.00'), inss: reais('641.50'), irrf: reais('385.11'), fgts: reais('480.00') })
  })

  it('subtracts other deductions from the net without changing the tax, and adds the family allowance', () => {
    const whole = paid({ other: reais('100.00'), taken: [reais('50.00'), reais('0.39')], allowance: reais('67.54') })
    expect(whole).toMatchObject({ irrf: reais('385.11'), totalDeductions: reais('1177.00'), netSalary: reais('4890.54') })
  })

  it('allows deductions up to the whole net pay, and rejects one centavo more', () => {
    expect(paid({ other: reais('4973.39') }).netSalary).toBe(0n)
    expect(refusedField({ other: reais('4973.40') })).toBe('other_deductions')
    expect(paid({ taken: [reais('4973.39')] }).netSalary).toBe(0n)
    expect(refusedField({ taken: [reais('4973.40')] })).toBe('health_plan')
  })

  it('blames the alimony when no other deduction was informed', () => {
    expect(refusedField({ alimony: reais('6000.00') })).toBe('alimony')
    expect(refusedField({ alimony: reais('6000.00'), other: 1n })).toBe('other_deductions')
  })
})
