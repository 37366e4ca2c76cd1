import { describe, expect, it } from 'vitest'
import { reais } from '../../../core/money.ts'
import simples from '../law/simples-nacional.ts'
import { annualLimit, lastYearInJanuary, monthOfActivity, monthsCounted, openingOf, revenue12mOf } from './simples-revenue.ts'

const until2026 = simples.at('2026-06-30').value
const from2027 = simples.at('2027-06-30').value

describe('month of activity', () => {
  it('is 1 in the month of the opening, counts whole months across December, and leads back to the opening', () => {
    expect(monthOfActivity('2026-04-30', '2026-04-10')).toBe(1)
    expect(monthOfActivity('2026-05-01', '2026-04-30')).toBe(2)
    expect(monthOfActivity('2027-01-31', '2026-11-15')).toBe(3)
    expect([openingOf('2026-06-30', 1), openingOf('2026-06-30', 6), openingOf('2026-06-30', 7)]).toEqual([
      '2026-06-01',
      '2026-01-01',
      '2025-12-01',
    ])
  })
})

describe('revenue of twelve months', () => {
  const of = (before: string, month: string, activity: number | null, table = until2026) =>
    revenue12mOf({ before: reais(before), month: reais(month), activity }, table)

  it('of a company opened in April is the month times twelve, then the mean of the months before times twelve', () => {
    // 18,000 × 12; 18,000 ÷ 1 × 12; (18,000 + 30,000) ÷ 2 × 12
    expect(of('0.00', '18000.00', 1)).toBe(reais('216000.00'))
    expect(of('18000.00', '30000.00', 2)).toBe(reais('216000.00'))
    expect(of('48000.00', '30000.00', 3)).toBe(reais('288000.00'))
  })

  it('is a mean until the twelfth month of activity and the plain sum from the thirteenth', () => {
    // 110,000 ÷ 11 × 12
    expect(of('110000.00', '1.00', 12)).toBe(reais('120000.00'))
    expect(of('110000.00', '1.00', 13)).toBe(reais('110000.00'))
    expect(of('110000.00', '1.00', null)).toBe(reais('110000.00'))
  })

  it('leaves out the last month from 2027: the first two months are in the first bracket and the sum starts in the fourteenth', () => {
    expect([1, 2, 3, 13, 14].map((activity) => monthsCounted(activity, from2027))).toEqual([0, 0, 1, 11, 12])
    expect(of('0.00', '18000.00', 1, from2027)).toBe(0n)
    expect(of('0.00', '18000.00', 2, from2027)).toBe(0n)
    expect(of('18000.00', '30000.00', 3, from2027)).toBe(reais('216000.00'))
    expect(of('110000.00', '1.00', 13, from2027)).toBe(reais('120000.00'))
    expect(of('110000.00', '1.00', 14, from2027)).toBe(reais('110000.00'))
  })
})

describe('limit and revenue of a year', () => {
  it('has twelfths from the month of the opening to December only in the year of the opening', () => {
    // Nine and six months of 400,000; nine of 300,000
    expect(annualLimit(until2026.ceiling, 2026, '2026-04-10')).toBe(reais('3600000.00'))
    expect(annualLimit(until2026.ceiling, 2026, '2026-07-01')).toBe(reais('2400000.00'))
    expect(annualLimit(until2026.sublimit, 2026, '2026-04-10')).toBe(reais('2700000.00'))
    expect(annualLimit(until2026.ceiling, 2026, '2026-12-31')).toBe(reais('400000.00'))
    expect(annualLimit(until2026.ceiling, 2027, '2026-12-31')).toBe(reais('4800000.00'))
    expect(annualLimit(until2026.ceiling, 2026, null)).toBe(reais('4800000.00'))
  })

  it('of the year before is the revenue of twelve months in January, only while they end in December', () => {
    const before = reais('3700000.00')
    expect(lastYearInJanuary(before, '2026-01-31', null, until2026)).toBe(before)
    expect(lastYearInJanuary(before, '2026-02-28', null, until2026)).toBeUndefined()
    expect(lastYearInJanuary(before, '2027-01-31', null, from2027)).toBeUndefined()
    expect(lastYearInJanuary(before, '2026-01-31', '2025-12-31', until2026)).toBe(before)
    expect(lastYearInJanuary(before, '2026-01-31', '2026-01-01', until2026)).toBeUndefined()
  })
})
