import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addBusinessDays, businessDays, countBusinessDays, isBusinessDay } from './calendar/business-day.ts'
import { addDays, type Day, dayFromNumber, dayNumber } from './day.ts'

const day = fc.integer({ min: dayNumber('1994-01-01'), max: dayNumber('2079-12-31') }).map(dayFromNumber)

describe('countBusinessDays', () => {
  it('counts the same days as the enumeration, end excluded', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 3000 }), (from, length) => {
        const to = addDays(from, length)
        expect(countBusinessDays(from, to)).toBe(businessDays(from, addDays(to, -1)).length)
      }),
      { numRuns: 300 },
    )
  })

  it('is additive over adjacent periods, for both holiday lists', () => {
    fc.assert(
      fc.property(day, day, day, fc.boolean(), (x, y, z, november20) => {
        const [a, b, c] = [x, y, z].sort() as [Day, Day, Day]
        const count = (from: Day, to: Day) => countBusinessDays(from, to, { november20 })
        expect(count(a, b) + count(b, c)).toBe(count(a, c))
      }),
      { numRuns: 500 },
    )
  })

  it('the old list counts 20 November as a business day whenever it is a weekday', () => {
    expect(countBusinessDays('2026-11-20', '2026-11-21')).toBe(0)
    expect(countBusinessDays('2026-11-20', '2026-11-21', { november20: false })).toBe(1)
    expect(countBusinessDays('2023-11-20', '2023-11-21')).toBe(1)
    // 2027-11-20 is a Saturday
    expect(countBusinessDays('2027-11-20', '2027-11-21', { november20: false })).toBe(0)
  })

  it.each([
    ['2026-01-01', '2027-01-01', true, 249],
    // Tesouro Nacional, Metodologia de Cálculo dos Títulos Públicos Federais: 532 business days; Tesouro Direto, Cálculo da Rentabilidade: 846
    ['2008-05-21', '2010-07-01', false, 532],
    ['2012-01-03', '2015-05-15', false, 846],
    ['2003-03-21', '2003-10-01', false, 134],
  ] as const)('counts business days from %s to %s (20 November: %s): %d', (from, to, november20, expected) => {
    expect(countBusinessDays(from, to, { november20 })).toBe(expected)
  })

  it('is zero when the end precedes the start', () => {
    expect(countBusinessDays('2026-02-06', '2026-02-06')).toBe(0)
    expect(countBusinessDays('2026-02-07', '2026-02-06')).toBe(0)
  })
})

describe('addBusinessDays', () => {
  it.each([
    ['2026-08-26', 1, '2026-08-27'],
    ['2026-02-13', 1, '2026-02-18'], // spans Carnival
    ['2026-02-14', 0, '2026-02-18'],
    ['2026-11-19', 1, '2026-11-23'],
    ['2026-02-06', 0, '2026-02-06'],
  ] as const)('%s plus %d is %s', (from, days, expected) => {
    expect(addBusinessDays(from, days)).toBe(expected)
  })

  it('lands on a business day the requested number of days away', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 30 }), (from, days) => {
        const found = addBusinessDays(from, days)
        expect(isBusinessDay(found)).toBe(true)
        if (isBusinessDay(from)) expect(countBusinessDays(from, found)).toBe(days)
      }),
      { numRuns: 200 },
    )
  })
})
