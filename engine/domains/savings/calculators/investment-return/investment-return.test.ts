import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { portsWith } from '../../../../../test/support/corpora/rates.ts'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import { fromNumber } from '../../../../core/money.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const investmentReturn = registry.calculators.get('investment-return')!
const Exact = Decimal.clone({ precision: 120, rounding: Decimal.ROUND_HALF_UP })

interface Result extends Record<string, unknown> {
  grossAmount: number
  grossYield: number
  iof: number
  incomeTax: number
  incomeTaxRatePercent: number
  custodyFee: number
  netAmount: number
  netYield: number
  netAnnualPercent: number
  versusSavings: { netAmount: number; difference: number } | null
  assumptions: string[]
}

const TYPES = ['cdb', 'lci', 'lca', 'tesouro_selic', 'savings'] as const
const ask = (input: Record<string, unknown>, on = ports) => run(investmentReturn, input, on) as Result

describe('investment-return', () => {
  it('sums deductions and net to the gross, which matches the closed form', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 12 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 240 }),
        fc.constantFrom(...TYPES),
        (principal, basisPoints, months, type) => {
          const exact = new Exact(basisPoints).div(10_000).plus(1).pow(new Exact(months).div(12)).times(principal)
          fc.pre(exact.lt('7e15'))
          const result = ask({ principal: principal / 100, annual_rate: basisPoints / 100, months, type })
          const gross = fromNumber(result.grossAmount)
          expect(gross).toBe(BigInt(exact.toFixed(0)))
          const taken = fromNumber(result.iof) + fromNumber(result.incomeTax) + fromNumber(result.custodyFee)
          expect(fromNumber(result.netAmount) + taken).toBe(gross)
          expect(fromNumber(result.netYield)).toBe(fromNumber(result.netAmount) - BigInt(principal))
          expect(result.netAmount).toBeLessThanOrEqual(result.grossAmount)
          if (type === 'lci' || type === 'lca' || type === 'savings') expect(taken).toBe(0n)
        },
      ),
      { numRuns: 80 },
    )
  })

  it.each([
    [1, 22.5],
    [5, 22.5],
    [6, 20],
    [11, 20],
    [12, 17.5],
    [23, 17.5],
    [24, 15],
    [600, 15],
  ])('%d months pay %d%%', (months, rate) => {
    expect(ask({ principal: 1000, annual_rate: 1, months, type: 'cdb' }).incomeTaxRatePercent).toBe(rate)
  })

  it('charges the IOF share printed in the decree for each day before the thirtieth', () => {
    const shares = [96, 93, 90, 86, 83, 80, 76, 73, 70, 66, 63, 60, 56, 53, 50, 46, 43, 40, 36, 33, 30, 26, 23, 20, 16, 13, 10, 6, 3]
    let before = 0
    for (const [index, share] of shares.entries()) {
      const result = ask({ principal: 1_000_000, annual_rate: 14, months: 1, type: 'cdb', days: index + 1 })
      expect(result.iof).toBeCloseTo((result.grossYield * share) / 100, 2)
      expect(result.netAmount).toBeGreaterThan(before)
      before = result.netAmount
    }
    expect(ask({ principal: 1_000_000, annual_rate: 14, months: 1, type: 'cdb' }).netAmount).toBeGreaterThan(before)
  })

  it('pays nothing on savings before the first anniversary, and charges no IOF on LCI', () => {
    expect(ask({ principal: 1000, annual_rate: 6, months: 1, type: 'savings', days: 29 })).toMatchObject({
      netAmount: 1000,
      netAnnualPercent: 0,
    })
    const lci = ask({ principal: 100_000, annual_rate: 10, months: 1, type: 'lci', days: 10, selic_annual: 15, tr_monthly: 0.17 })
    expect(lci).toMatchObject({ iof: 0, incomeTax: 0, versusSavings: { netAmount: 100_000, difference: lci.netYield } })
  })

  it('charges IOF only on public bonds from January to 24 May 2011', () => {
    const iof = (type: string, reference_date: string) =>
      ask({ principal: 100_000, annual_rate: 11, months: 1, type, days: 10, reference_date, selic_annual: 11, tr_monthly: 0 }).iof
    expect(iof('cdb', '2010-12-31')).toBeGreaterThan(0)
    expect(iof('cdb', '2011-05-24')).toBe(0)
    expect(iof('cdb', '2011-05-25')).toBeGreaterThan(0)
  })

  it('exempts LCA since Lei 11.311/2006', () => {
    const rate = (reference_date: string) =>
      ask({ principal: 1000, annual_rate: 10, months: 12, type: 'lca', reference_date }).incomeTaxRatePercent
    expect(rate('2006-06-13')).toBe(17.5)
    expect(rate('2006-06-14')).toBe(0)
  })

  it.each([
    ['2020-08-03', 20_000, 25],
    ['2020-08-03', 30_000, 50],
    ['2020-07-31', 11_000, 27.5],
    ['2022-01-03', 50_000, 80],
    ['2026-11-14', 10_000, 0],
  ])('on %s charges a year of Tesouro Selic at %d without yield %d of custody', (reference_date, principal, fee) => {
    expect(ask({ principal, annual_rate: 0, months: 12, type: 'tesouro_selic', reference_date }).custodyFee).toBe(fee)
  })

  it('keeps the custody of a growing balance within 0.1% of a daily accrual', () => {
    const result = ask({ principal: 100_000, annual_rate: 13.75, months: 36, type: 'tesouro_selic' })
    let daily = 0
    for (let day = 0; day < 1095; day++) daily += ((100_000 * 1.1375 ** ((day + 0.5) / 365) - 10_000) * 0.002) / 365
    expect(Math.abs(result.custodyFee - daily)).toBeLessThan(daily / 1000)
  })

  it('compares with savings at the rates of the day', () => {
    const market = portsWith({ selic: { '2026-09-17': 13.75 }, tr: { '2026-09-22': 0.1668 } })
    const result = ask({ principal: 10_000, annual_rate: 13.65, months: 12, type: 'cdb' }, market)
    // 10,000.00 × 1.006676^12; 1,365.00 − 238.88 (238.875 of tax, half up)
    expect(result.versusSavings).toEqual({ netAmount: 10_831.2, difference: 294.92 })
    expect(result.rates).toMatchObject([{ metric: 'selic' }, { metric: 'tr' }])
  })

  it('without the rates, still answers and explains the missing comparison', () => {
    const result = ask({ principal: 10_000, annual_rate: 13.65, months: 12, type: 'cdb' }, portsWith({}))
    expect(result).toMatchObject({ netAmount: 11_126.12, versusSavings: null })
    expect(result.assumptions.some((sentence) => sentence.startsWith('Sem comparação com a poupança'))).toBe(true)
  })

  it('compounds the annual net rate back to the net amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 0, max: 4000 }), (months, basisPoints) => {
        const result = ask({ principal: 10_000, annual_rate: basisPoints / 100, months, type: 'cdb' })
        const back = 10_000 * (1 + result.netAnnualPercent / 100) ** (months / 12)
        expect(Math.abs(back - result.netAmount) / result.netAmount).toBeLessThan(1e-6)
      }),
      { numRuns: 60 },
    )
  })

  it('rejects days outside the term and amounts beyond exact precision', () => {
    expect(() => ask({ principal: 1000, annual_rate: 10, months: 2, type: 'cdb', days: 10 })).toThrow(/months = 1/)
    expect(() => ask({ principal: 1000, annual_rate: 10, months: 1, type: 'cdb', days: 30 })).toThrow(InvalidInput)
    expect(() => ask({ principal: 1e12, annual_rate: 1000, months: 600, type: 'cdb' })).toThrow(/R\$ 70 trilhões/)
    expect(() => ask({ principal: 1000, annual_rate: -1, months: 1, type: 'cdb' })).toThrow(InvalidInput)
  })
})
