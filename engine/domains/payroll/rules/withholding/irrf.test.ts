import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { rate, reais } from '../../../../core/dated.ts'
import { parcel } from '../../../../core/scale.ts'
import { Context } from '../../../../operation/evaluation/context.ts'
import irrf, { type IrrfTable } from '../../law/irrf.ts'
import { assumeIrrfChoices, irrfDue, irrfFormula } from './irrf.ts'

const plain: IrrfTable = {
  brackets: parcel([
    ['2000.00', '0', '0'],
    ['4000.00', '10', '200.00'],
    [null, '20', '600.00'],
  ]),
  perDependent: reais('100.00'),
  exemptFrom65: null,
  simplifiedDiscount: null,
  reduction: null,
  waivedUpTo: null,
  monthlyExclusion: null,
}
const waiving = { ...plain, waivedUpTo: reais('10.00') }
const simplifying = { ...plain, simplifiedDiscount: reais('500.00') }
const excluding = { ...plain, monthlyExclusion: reais('100.00') }
/** 300.00 up to 5,000.00, then 900 − 12% of the pay, down to 60.00 at 7,000.00. */
const reducing: IrrfTable = {
  ...plain,
  reduction: {
    fullUpTo: reais('5000.00'),
    fullAmount: reais('300.00'),
    phaseOutUpTo: reais('7000.00'),
    constant: reais('900.00'),
    slope: rate('12'),
  },
}

const tax = (gross: bigint, table: IrrfTable, deductions = 0n) => irrfDue({ gross, deductions }, table)

const said = (table: IrrfTable, gross: bigint, deductions = 0n, of?: string) => {
  const ctx = new Context({ day: '2026-01-01', given: true }, portsOn('2026-11-14'))
  assumeIrrfChoices(ctx, tax(gross, table, deductions), table, of)
  return ctx.assumptions.map(String)
}

describe('tax brackets', () => {
  it('change one centavo above their limit', () => {
    expect(tax(2000_00n, plain)).toMatchObject({ amount: 0n, detail: { ratePercent: rate('0') } })
    expect(tax(2000_01n, plain).detail.ratePercent).toEqual(rate('10'))
    expect(tax(4000_00n, plain)).toMatchObject({ amount: 200_00n, detail: { ratePercent: rate('10') } })
    expect(tax(4000_01n, plain).detail.ratePercent).toEqual(rate('20'))
  })

  it('round half up, and never yield a negative tax', () => {
    // 2,000.04 × 10% = 200.004; 2,000.05 × 10% = 200.005
    expect([2000_04n, 2000_05n].map((pay) => tax(pay, plain).amount)).toEqual([0n, 1n])
    const loose = { ...plain, brackets: [{ limit: null, rate: rate('10'), deduct: 50_00n }] }
    expect(tax(100_00n, loose)).toMatchObject({ amount: 0n, detail: { beforeReduction: 0n } })
  })

  it('apply after deductions, with a base of at least zero', () => {
    expect(tax(3000_00n, plain, 500_00n)).toMatchObject({ amount: 50_00n, detail: { legalBase: 2500_00n, base: 2500_00n } })
    expect(tax(100_00n, plain, 100_01n).detail.base).toBe(0n)
  })
})

describe('waived withholding (Lei 9.430/1996, art. 67)', () => {
  it('covers exactly R$ 10.00, not R$ 10.01', () => {
    expect(tax(2100_00n, waiving)).toMatchObject({ amount: 0n, detail: { waived: 10_00n, beforeReduction: 10_00n } })
    expect(tax(2100_10n, waiving)).toMatchObject({ amount: 10_01n, detail: { waived: 0n } })
  })

  it('excludes income taxed finally at source, such as the 13th salary', () => {
    expect(irrfDue({ gross: 2100_00n, deductions: 0n, finalAtSource: true }, waiving)).toMatchObject({
      amount: 10_00n,
      detail: { waived: 0n },
    })
  })

  it('does not exist before the law', () => {
    expect(tax(2100_00n, plain).amount).toBe(10_00n)
  })
})

describe('simplified discount', () => {
  it('replaces the deductions only when strictly larger', () => {
    expect(tax(3000_00n, simplifying, 499_99n).detail).toMatchObject({ deductionUsed: 'simplified', base: 2500_00n, legalBase: 2500_01n })
    expect(tax(3000_00n, simplifying, 500_00n).detail).toMatchObject({ deductionUsed: 'legal', base: 2500_00n })
    expect(tax(3000_00n, simplifying, 500_01n).detail).toMatchObject({ deductionUsed: 'legal', base: 2499_99n, simplifiedBase: 2500_00n })
    expect(tax(400_00n, simplifying).detail.simplifiedBase).toBe(0n)
  })

  it('does not exist before its law', () => {
    expect(tax(3000_00n, plain).detail).toMatchObject({ deductionUsed: 'legal', simplifiedBase: null })
  })
})

describe('reduction (Lei 15.270/2025)', () => {
  it('is full up to its limit, decreases above it, and ends after the upper limit', () => {
    const reduction = (gross: bigint) => tax(gross, reducing).detail.reduction
    expect(reduction(5000_00n)).toBe(300_00n)
    // 900 − 12% × 5,000.01 = 299.9988, the product rounded to 600.00; 5,000.05 gives 600.006 → 600.01.
    expect(reduction(5000_01n)).toBe(300_00n)
    expect(reduction(5000_05n)).toBe(299_99n)
    expect(reduction(7000_00n)).toBe(60_00n)
    expect(reduction(7000_01n)).toBe(0n)
  })

  it('with half a centavo has an alternative rounding, stated in the assumptions', () => {
    const law = irrf.at('2026-06-15').value
    // 978.62 − 0.133145 × 7,000.00 = 46.605: 932.015 rounds to 932.02, and 46.605 to 46.61.
    expect(irrfDue({ gross: 7000_00n, deductions: 0n }, law)).toMatchObject({ detail: { reduction: 46_60n }, otherReduction: 46_61n })
    for (const gross of [5000_00n, 6000_00n, 6999_99n, 7000_01n, 7350_00n])
      expect(irrfDue({ gross, deductions: 0n }, law).otherReduction).toBeNull()
    expect(said(law, 7000_00n)).toContainEqual(expect.stringMatching(/R\$ 46,60.*R\$ 46,61/))
    expect(said(law, 6999_99n).join()).not.toContain('meio centavo')
  })

  it('is based on the gross pay, regardless of deductions', () => {
    expect(tax(7000_00n, reducing, 1000_00n).detail.reduction).toBe(60_00n)
    expect(tax(7000_01n, reducing, 1000_00n).detail.reduction).toBe(0n)
  })

  it('is capped at the tax, and is never negative', () => {
    expect(tax(3000_00n, reducing)).toMatchObject({ amount: 0n, detail: { beforeReduction: 100_00n, reduction: 100_00n } })
    const steep = { ...reducing, reduction: { ...reducing.reduction!, constant: reais('600.00') } }
    expect(tax(6000_00n, steep).detail.reduction).toBe(0n)
  })

  it('precedes the waiver: a remaining R$ 10.00 is waived', () => {
    // 4,000.00 pays 200.00; a reduction of 190.00 leaves 10.00.
    const table = { ...reducing, waivedUpTo: reais('10.00'), reduction: { ...reducing.reduction!, fullAmount: reais('190.00') } }
    expect(tax(4000_00n, table)).toMatchObject({ amount: 0n, detail: { reduction: 190_00n, waived: 10_00n } })
  })
})

describe('monthly exclusion of 2004', () => {
  it('is subtracted from the base before the deductions, also for the 13th salary', () => {
    expect(tax(3000_00n, excluding, 500_00n).detail.base).toBe(2400_00n)
    expect(tax(99_00n, excluding).detail.base).toBe(0n)
    expect(irrfDue({ gross: 3000_00n, deductions: 500_00n, finalAtSource: true }, excluding).detail.base).toBe(2400_00n)
  })
})

describe('explanatory text', () => {
  it('shows the computation, with reduction and waiver when they apply', () => {
    expect(String(irrfFormula(tax(2000_00n, plain)))).toBe('R$ 2.000,00 × 0%; na faixa isenta')
    expect(String(irrfFormula(tax(3000_00n, plain)))).toBe('R$ 3.000,00 × 10% − R$ 200,00 = R$ 100,00')
    expect(String(irrfFormula(tax(6000_00n, reducing)))).toBe('(R$ 6.000,00 × 20% − R$ 600,00 = R$ 600,00) − redução de R$ 180,00')
    expect(String(irrfFormula(tax(2100_00n, waiving)))).toBe('(R$ 2.100,00 × 10% − R$ 200,00 = R$ 10,00) − dispensa de R$ 10,00')
  })

  it('states the deduction used, and the payment, when there is a choice', () => {
    expect(said(simplifying, 3000_00n, 0n, 'do 13º')[0]).toMatch(/^IRRF do 13º com o desconto simplificado de R\$ 500,00/)
    expect(said(simplifying, 3000_00n, 500_00n)[0]).toMatch(/^IRRF com as deduções legais/)
    expect(said(plain, 3000_00n)).toHaveLength(1)
  })

  it('always states the rounding, and waiver and exclusion when they apply', () => {
    expect(said(plain, 3000_00n)[0]).toMatch(/imposto arredondado ao centavo/)
    expect(said(waiving, 2100_00n)[1]).toMatch(/R\$ 10,00 é dispensada/)
    expect(said(waiving, 2000_00n)).toHaveLength(1)
    expect(said(excluding, 3000_00n)[1]).toMatch(/Excluídos R\$ 100,00/)
  })
})
