import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../core/operation/run.ts'

const ask = (input: object) => run(registry.calculators.get('net-salary')!, input, ports)

describe('deductions against the pay', () => {
  it('that leave exactly nothing are answered; a centavo more is refused in the field that brought it', () => {
    // 1,500.00 pays 112.50 of INSS and no income tax.
    expect(ask({ gross_salary: 1500, other_deductions: 1387.5 })).toMatchObject({ netSalary: 0, totalDeductions: 1500 })
    expect(() => ask({ gross_salary: 1500, other_deductions: 1387.51 })).toThrow(/^other_deductions: .*R\$ 1\.500,01/)
    expect(ask({ gross_salary: 1500, alimony: 1387.5 })).toMatchObject({ netSalary: 0 })
    expect(() => ask({ gross_salary: 1500, alimony: 1387.51 })).toThrow(/^alimony: /)
  })
})

describe('the effective rate', () => {
  it('is INSS and IRRF over the gross, whatever else is deducted', () => {
    const plain = ask({ gross_salary: 10_000 })
    expect(plain.effectiveRatePercent).toBe(25.5762)
    expect(ask({ gross_salary: 10_000, other_deductions: 500 }).effectiveRatePercent).toBe(25.5762)
    const { inss, irrf, effectiveRatePercent } = ask({ gross_salary: 10_000, alimony: 1000 }) as Record<string, number>
    expect(effectiveRatePercent).toBeCloseTo(((inss! + irrf!) / 10_000) * 100, 6)
  })
})

describe('in the CPMF years', () => {
  it('the income tax deducts the contribution at the full rate', () => {
    // August 2006: 8.65% of 1,050.00 is paid, 9% is deducted.
    expect(ask({ gross_salary: 1050, reference_date: '2006-08-01' })).toMatchObject({ inss: 90.83, irrfDetail: { legalBase: 955.5 } })
  })
})
