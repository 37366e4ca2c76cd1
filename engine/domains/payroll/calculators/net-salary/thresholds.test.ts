import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const ask = (input: object) => run(registry.calculators.get('net-salary')!, input, ports)

describe('deductions versus pay', () => {
  it('accepts a net of exactly zero and rejects one centavo more in the field that caused it', () => {
    // INSS on 1,500.00 is 112.50; no income tax.
    expect(ask({ gross_salary: 1500, other_deductions: 1387.5 })).toMatchObject({ netSalary: 0, totalDeductions: 1500 })
    expect(() => ask({ gross_salary: 1500, other_deductions: 1387.51 })).toThrow(/^other_deductions: .*R\$ 1\.500,01/)
    expect(ask({ gross_salary: 1500, alimony: 1387.5 })).toMatchObject({ netSalary: 0 })
    expect(() => ask({ gross_salary: 1500, alimony: 1387.51 })).toThrow(/^alimony: /)
  })
})

describe('effective rate', () => {
  it('is INSS plus IRRF over the gross, regardless of other deductions', () => {
    const plain = ask({ gross_salary: 10_000 })
    expect(plain.effectiveRatePercent).toBe(25.5762)
    expect(ask({ gross_salary: 10_000, other_deductions: 500 }).effectiveRatePercent).toBe(25.5762)
    const { inss, irrf, effectiveRatePercent } = ask({ gross_salary: 10_000, alimony: 1000 }) as Record<string, number>
    expect(effectiveRatePercent).toBeCloseTo(((inss! + irrf!) / 10_000) * 100, 6)
  })
})

describe('CPMF years', () => {
  it('the income tax deducts the contribution at the full rate', () => {
    // August 2006: the worker pays 8.65% of 1,050.00, and the tax deducts 9%.
    expect(ask({ gross_salary: 1050, reference_date: '2006-08-01' })).toMatchObject({ inss: 90.83, irrfDetail: { legalBase: 955.5 } })
  })
})
