import { describe, expect, it } from 'vitest'
import { bondBusinessDays, settlementOf } from './bond-calendar.ts'

describe('business days of a bond', () => {
  it('include the settlement and exclude the payment', () => {
    expect(bondBusinessDays('2026-08-24', '2026-08-25')).toBe(1)
    expect(bondBusinessDays('2026-08-24', '2026-08-31')).toBe(5)
    expect(bondBusinessDays('2026-08-24', '2026-08-24')).toBe(0)
  })

  it.each([
    // Official examples of the LTN and of Tesouro Direto, and market data of 6 February 2026.
    ['2008-05-21', '2010-07-01', 532],
    ['2003-03-21', '2003-10-01', 134],
    ['2012-01-03', '2015-05-15', 846],
    ['2026-02-06', '2032-01-01', 1476],
  ] as const)('from %s to %s counts %d', (settlement, payment, days) => expect(bondBusinessDays(settlement, payment)).toBe(days))

  it.each([
    ['2023-12-22', 1],
    ['2023-12-25', 1],
    ['2023-12-26', 0],
  ] as const)('a price of %s treats 20 November 2024 as %d business days', (settlement, days) => {
    expect(bondBusinessDays(settlement, '2024-11-21') - bondBusinessDays(settlement, '2024-11-20')).toBe(days)
  })
})

describe('settlement of a trade', () => {
  it.each([
    ['2026-08-26', 'buy', '2026-08-27'],
    ['2026-08-26', 'sell', '2026-08-26'],
    // Friday, Saturday and the eve of a holiday.
    ['2026-08-28', 'buy', '2026-08-31'],
    ['2026-08-28', 'sell', '2026-08-28'],
    ['2026-08-29', 'sell', '2026-08-31'],
    ['2026-12-24', 'buy', '2026-12-28'],
  ] as const)('%s, %s: %s', (trade, side, settlement) => expect(settlementOf(trade, side)).toBe(settlement))
})
