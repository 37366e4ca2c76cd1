import { describe, expect, it } from 'vitest'
import { reais } from '../../../core/money.ts'
import irpfAnnual from '../law/irpf-annual.ts'
import { annualReduction, annualTaxFormula, annualTaxOn, tableTax } from './annual-tax.ts'

const of2025 = irpfAnnual.at('2025-12-31').value
const of2026 = irpfAnnual.at('2026-12-31').value

describe('annual tax', () => {
  it('rounds the product before the deduction of the bracket (95,607.40 × 27.5% − 10,853.78)', () => {
    expect(tableTax(reais('95607.40'), of2025)).toBe(reais('15438.26'))
    expect(tableTax(reais('28467.20'), of2025)).toBe(0n)
  })

  it('is reduced from 2026 on: whole at 60,000.00, nothing above 88,200.00 (Lei 15.270/2025)', () => {
    expect(annualReduction(reais('60000.00'), of2026)).toBe(reais('2694.15'))
    expect(annualReduction(reais('66000.00'), of2026)).toBe(reais('2121.78'))
    expect(annualReduction(reais('88200.01'), of2026)).toBe(0n)
    expect(annualReduction(reais('60000.00'), of2025)).toBe(0n)
    expect(annualTaxOn(reais('52800.00'), reais('66000.00'), of2026)).toMatchObject({ tax: reais('1652.37') })
  })

  it('is written with its bracket', () => {
    const due = annualTaxOn(reais('42400.00'), reais('53000.00'), of2025)
    expect(String(annualTaxFormula(due, of2025))).toBe('R$ 42.400,00 × 15% − R$ 4.679,03 = R$ 1.680,97')
  })
})
