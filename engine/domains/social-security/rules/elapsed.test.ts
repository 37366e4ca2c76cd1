import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Day, dayFromNumber } from '../../../core/day.ts'
import { Ratio } from '../../../core/ratio.ts'
import { dayAfterMonths, monthsBetween, wholeYears } from './elapsed.ts'

describe('months between two days', () => {
  it.each([
    ['2019-11-13', '2026-11-13', 84],
    ['2019-11-13', '2026-11-12', 83.96774194],
    ['2026-11-15', '2028-05-15', 18],
    ['2000-02-29', '2001-02-28', 12],
    ['2024-01-31', '2024-02-29', 1],
    ['2026-04-01', '2026-04-16', 0.5],
  ] as const)('%s to %s', (from, to, months) => {
    expect(monthsBetween(from, to).toNumber()).toBe(months)
  })

  const days = fc.integer({ min: -20_000, max: 60_000 }).map(dayFromNumber)
  const spans = fc.tuple(days, fc.integer({ min: 0, max: 30_000 }))

  it('grow with each later end day, and never grow with a later start day', () => {
    fc.assert(
      fc.property(spans, ([from, length]) => {
        const to = addDays(from, length)
        const span = monthsBetween(from, to)
        expect(monthsBetween(from, addDays(to, 1)).compare(span)).toBeGreaterThan(0)
        if (length > 0) expect(monthsBetween(addDays(from, 1), to).compare(span)).toBeLessThanOrEqual(0)
      }),
      { numRuns: 2000 },
    )
  })
})

it('counts only complete years', () => {
  const birth: Day = '1964-11-15'
  expect(wholeYears(monthsBetween(birth, '2026-11-15'))).toBe(62)
  expect(wholeYears(monthsBetween(birth, '2026-11-14'))).toBe(61)
  expect(wholeYears(Ratio.of(743n))).toBe(61)
})

it('returns the first day by which the months have passed', () => {
  expect(dayAfterMonths('2026-11-15', Ratio.of(18n))).toBe('2028-05-15')
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 60_000 }).map(dayFromNumber), fc.integer({ min: 0, max: 80_000 }), (from, hundredths) => {
      const months = Ratio.of(BigInt(hundredths), 100n)
      const day = dayAfterMonths(from, months)
      expect(monthsBetween(from, day).compare(months)).toBeGreaterThanOrEqual(0)
      if (day > from) expect(monthsBetween(from, addDays(day, -1)).compare(months)).toBeLessThan(0)
    }),
    { numRuns: 1000 },
  )
})
