import { describe, expect, it } from 'vitest'
import { reais, sum } from '../../../core/money.ts'
import { percent } from '../../../core/ratio.ts'
import law from '../law/investment-income-tax.ts'
import { lotsOf, redemptionOfLots } from './lots.ts'

const TABLE = law.at('2026-11-14').value

describe('lots', () => {
  it('ages each deposit separately: 24 months give one lot of each age', () => {
    const lots = lotsOf(reais('1000.00'), reais('100.00'), 24)
    expect(lots).toHaveLength(25)
    const { byRate, invested, gross, incomeTax } = redemptionOfLots(lots, percent(1), TABLE, 'cdb')
    // 24 months: 730 days, 15%; 12 to 23 months: 17.5%; 6 to 11: 20%; 1 to 5: 22.5%
    expect(byRate.map(({ rate, lots: count }) => [rate.toPercent(), count])).toEqual([
      [15, 2],
      [17.5, 12],
      [20, 6],
      [22.5, 5],
    ])
    expect(invested).toBe(reais('3400.00'))
    expect(sum(byRate.map((group) => group.invested))).toBe(invested)
    const yields = sum(byRate.map((group) => group.yield))
    expect(Number(gross - invested - yields)).toBeLessThanOrEqual(2)
    expect(incomeTax).toBeGreaterThan(0n)
    // 1.000,00 × 1,01^24 + 100,00 × (1,01^24 − 1) ÷ 0,01 × 1,01
    expect(gross).toBe(reais('3994.05'))
  })

  it('assigns the last month to the bracket of the day that changes the rate', () => {
    const rateAt = (months: number) => redemptionOfLots(lotsOf(100n, 0n, months), percent(1), TABLE, 'cdb').byRate[0]!.rate.toPercent()
    expect([5, 6, 11, 12, 23, 24].map(rateAt)).toEqual([22.5, 20, 20, 17.5, 17.5, 15])
  })

  it('charge nothing on exempt applications', () => {
    expect(redemptionOfLots(lotsOf(reais('1000.00'), reais('100.00'), 12), percent(1), TABLE, 'lci').incomeTax).toBe(0n)
  })
})
