import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('clt-vs-pj')!
const cents = (amount: unknown) => Math.round((amount as number) * 100)

interface Comparison {
  clt: Record<string, number>
  pj: Record<string, number>
  difference: number
  betterOption: string
  breakEvenInvoice: number | null
  assumptions: string[]
}

const compare = (input: object) => run(calculator, input, ports) as unknown as Comparison

const day = fc.constantFrom('2018-01-01', '2021-06-01', '2025-12-31', '2026-11-14', '2027-06-01')

describe('CLT versus PJ comparison', () => {
  it('sums up on both sides', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40_000_000 }),
        fc.option(fc.integer({ min: 0, max: 99 }), { nil: undefined }),
        fc.integer({ min: 0, max: 500_000 }),
        fc.integer({ min: 0, max: 4 }),
        day,
        (gross, rate, benefits, dependents, reference_date) => {
          const { clt, pj, difference, betterOption } = compare({
            gross_value: gross / 100,
            ...(rate !== undefined && { pj_tax_rate: rate }),
            benefits: benefits / 100,
            dependents,
            reference_date,
          })
          expect(cents(clt.netAnnual)).toBe(cents(clt.grossAnnual) - cents(clt.inss) - cents(clt.irrf))
          expect(cents(clt.total)).toBe(cents(clt.netAnnual) + cents(clt.fgts) + cents(clt.benefits))
          const costs = [pj.taxes, pj.inss, pj.irrf, pj.dividendTax, pj.settlement, pj.accountant].reduce(
            (total: number, cost) => total + cents(cost),
            0,
          )
          expect(cents(pj.total)).toBe(cents(pj.grossAnnual) - costs)
          expect(cents(pj.dividendTax) + cents(pj.settlement)).toBe(cents(pj.minimumTax))
          expect(cents(difference)).toBe(cents(pj.total) - cents(clt.total))
          expect(betterOption).toBe(cents(difference) > 12 ? 'pj' : cents(difference) < -12 ? 'clt' : 'tie')
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('tie', () => {
  it('is a tie up to one centavo a month, either way', () => {
    // Without tax and accountant, an invoice of v yields 12 × v a year; benefits change the CLT side in steps of twelve centavos.
    const option = (benefits: number) => {
      const { difference, betterOption } = compare({ gross_value: 10_000, pj_tax_rate: 0, pj_accountant: 0, benefits })
      return [cents(difference), betterOption] as const
    }
    const [start] = option(0)
    const even = Math.floor(start / 12) / 100
    const around = [-2, -1, 0, 1, 2].map((step) => option(Math.round(even * 100 + step) / 100))
    expect(around.map(([, better]) => better)).toEqual(around.map(([gap]) => (gap > 12 ? 'pj' : gap < -12 ? 'clt' : 'tie')))
    expect(new Set(around.map(([, better]) => better))).toEqual(new Set(['pj', 'tie', 'clt']))
  })
})

describe('annual CLT pay', () => {
  it('taxes the 13th salary separately: withholds its small tax although the monthly one is waived', () => {
    // June 2025, 3,100.00: (3,100.00 − 607.20) × 7.5% − 182.16 = 4.80 on the 13th salary, waived in each month; vacation: (4,133.33 −
    // 607.20) × 15% − 394.16 = 134.76.
    const { clt } = compare({ gross_value: 3100, reference_date: '2025-06-01' })
    expect(clt.irrf).toBe(139.56)
  })
})

describe('break-even invoice', () => {
  it('ties within one centavo a month when recomputed, and loses with one centavo less', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000, max: 15_000_000 }),
        fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
        fc.integer({ min: 0, max: 300_000 }),
        fc.integer({ min: 0, max: 3 }),
        day,
        (gross, rate, benefits, dependents, reference_date) => {
          const common = { ...(rate !== undefined && { pj_tax_rate: rate }), dependents, reference_date }
          const { clt, breakEvenInvoice } = compare({ ...common, gross_value: gross / 100, benefits: benefits / 100 })
          expect(breakEvenInvoice).not.toBeNull()
          const left = (invoice: number) => cents(compare({ ...common, gross_value: invoice / 100 }).pj.total)
          const over = left(cents(breakEvenInvoice)) - cents(clt.total)
          expect(over).toBeGreaterThanOrEqual(0)
          expect(over).toBeLessThanOrEqual(12)
          expect(left(cents(breakEvenInvoice) - 1)).toBeLessThan(cents(clt.total))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('settles like high-income-tax: refunds the 10% withholding above the minimum tax', () => {
    const year = registry.calculators.get('high-income-tax')!
    for (const gross_value of [60_000, 85_000, 100_000, 180_000, 260_000]) {
      const { pj } = compare({ gross_value, reference_date: '2026-06-30' })
      const profits = cents(pj.grossAnnual) - cents(pj.taxes) - cents(pj.accountant) - cents(pj.proLabore)
      const settled = run(
        year,
        {
          base_income: (cents(pj.proLabore) + profits) / 100,
          dividends: profits / 100,
          regular_tax: pj.irrf,
          dividend_withheld: pj.dividendTax,
          calendar_year: 2026,
        },
        ports,
      )
      expect([pj.minimumTax, pj.settlement]).toEqual([settled.due, settled.settlement])
    }
  })

  it('is null past the Simples ceiling, with an explanation', () => {
    const { breakEvenInvoice, assumptions } = compare({ gross_value: 400000 })
    expect(breakEvenInvoice).toBeNull()
    expect(assumptions).toContain('Nenhuma nota dentro do teto do Simples Nacional iguala esta CLT.')
    expect(() => compare({ gross_value: 400000.01 })).toThrow(/gross_value: .*pj_tax_rate/)
    expect(compare({ gross_value: 400000.01, pj_tax_rate: 20 }).breakEvenInvoice).toBeGreaterThan(0)
  })
})
