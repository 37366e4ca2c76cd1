import { describe, expect, it } from 'vitest'
import { reais } from '../../../core/money.ts'
import { Ratio, ZERO } from '../../../core/ratio.ts'
import simples, { type AnnexName } from '../law/simples-nacional.ts'
import { ceilingPosition, exactTaxes, hadLeft, type Parts, partsOf, sublimitPosition } from './simples-month.ts'

const table = simples.at('2026-06-30').value
const revenue = (before: string, month: string) => ({ before: reais(before), month: reais(month) })

describe('position of a company opened on 2026-07-01', () => {
  const december = { day: '2026-12-31', opened: '2026-07-01' } as const

  it('is measured by six twelfths of the ceiling and the sublimit, which count back to the opening by more than 20%', () => {
    // 1,800,000 + 1,080,000 = 2,880,000 = 2,400,000 × 1.2
    expect(ceilingPosition(revenue('1800000.00', '600000.00'), december, table).status).toBe('within')
    expect(ceilingPosition(revenue('1800000.00', '1080000.00'), december, table)).toMatchObject({
      limit: reais('2400000.00'),
      status: 'up_to_20',
      since: '2027-01-01',
    })
    expect(ceilingPosition(revenue('1800000.00', '1080000.01'), december, table)).toMatchObject({ status: 'over_20', since: '2026-07-01' })
    // 2,160,000 = 1,800,000 × 1.2
    const at = (month: string) =>
      sublimitPosition({ ...revenue('1800000.00', month), lastYear: undefined }, table.sublimit, december, table)
    expect(at('360000.00')).toMatchObject({ status: 'up_to_20', since: '2027-01-01', by: null })
    expect(at('360000.01')).toMatchObject({ status: 'over_20', since: '2026-07-01', by: null })
  })
})

describe('sublimit and ceiling of a whole year', () => {
  const june = { day: '2026-06-30', opened: null } as const

  it('exceeds the sublimit by the first centavo above 3,600,000', () => {
    const at = (month: string) => sublimitPosition({ ...revenue('3300000.00', month), lastYear: undefined }, table.sublimit, june, table)
    expect(at('300000.00')).toMatchObject({ status: 'within', excess: 0n })
    expect(at('300000.01')).toMatchObject({ status: 'up_to_20', excess: 1n, since: '2027-01-01' })
    expect(at('500000.00').excess).toBe(reais('200000.00'))
  })

  it('puts ICMS and ISS outside after a year above the sublimit, and recognizes a company that had left', () => {
    const after = (lastYear: string) =>
      sublimitPosition({ ...revenue('3500000.00', '1.00'), lastYear: reais(lastYear) }, table.sublimit, june, table)
    expect(after('3600000.00')).toMatchObject({ status: 'within', by: null })
    expect(after('3700000.00')).toMatchObject({ status: 'outside', by: 'last_year', since: '2026-01-01' })
    expect(hadLeft(revenue('5760000.00', '1.00'), june, table)).toBe(false)
    expect(hadLeft(revenue('5760000.01', '1.00'), june, table)).toBe(true)
  })
})

describe('parts and exact taxes of a month', () => {
  it('take the part above the ceiling out of the part above the sublimit', () => {
    expect(partsOf(500n, 0n, 0n)).toEqual({ within: 500n, overSublimit: 0n, overLimit: 0n })
    expect(partsOf(500n, 0n, 200n)).toEqual({ within: 300n, overSublimit: 200n, overLimit: 0n })
    expect(partsOf(500n, 100n, 500n)).toEqual({ within: 0n, overSublimit: 400n, overLimit: 100n })
    expect(partsOf(500n, 100n, 0n)).toEqual({ within: 400n, overSublimit: 0n, overLimit: 100n })
  })

  const taxOf = (annex: AnnexName, amount: string, revenue12m: string, market: Parts, withLocal = true) => {
    const { taxes } = exactTaxes({ revenue: reais(amount), annex, revenue12m: reais(revenue12m), withLocal }, market, table)
    const sum = Object.values(taxes).reduce((total: Ratio, tax) => total.plus(tax), ZERO)
    return { sum: sum.over(Ratio.of(100n)).toNumber(2), icms: taxes.icms?.over(Ratio.of(100n)).toNumber(2), iss: taxes.iss }
  }
  const market = (within: string, overSublimit = '0.00', overLimit = '0.00') => ({
    within: reais(within),
    overSublimit: reais(overSublimit),
    overLimit: reais(overLimit),
  })

  it('follow the published months of annexes I and III within the limits', () => {
    // (800,000 × 10.7% − 22,500) ÷ 800,000 = 7.8875%; × 50,000 = 3,943.75, which the guide shows by the sum of rounded taxes as 3,943.76
    expect(taxOf('I', '50000.00', '800000.00', market('50000.00'))).toMatchObject({ sum: 3943.75, icms: 1321.16 })
    // (800,000 × 16% − 35,640) ÷ 800,000 = 11.545%
    expect(taxOf('III', '20000.00', '800000.00', market('20000.00')).sum).toBe(2309)
  })

  it('follow the published months above the sublimit, and without ISS outside it', () => {
    // The published totals add taxes already rounded, so they may differ by half a centavo for each tax of each annex.
    const crossing = taxOf('I', '500000.00', '3500000.00', market('300000.00', '200000.00'))
    expect(crossing.icms).toBe(19820.99)
    expect(crossing.sum).toBeCloseTo(59074.99, 1)
    expect(taxOf('III', '200000.00', '4000000.00', market('100000.00', '100000.00')).sum).toBeCloseTo(45448.62, 1)
    const outside = taxOf('III', '200000.00', '4000000.00', market('200000.00'), false)
    expect(outside.sum).toBeCloseTo(33600, 1)
    expect(outside.iss?.isZero).toBe(true)
  })
})
