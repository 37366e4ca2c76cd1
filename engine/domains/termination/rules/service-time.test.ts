import { describe, expect, it } from 'vitest'
import type { Day } from '../../../core/day.ts'
import { calendarTwelfths, monthsCounted, paidDays, serviceTime } from './service-time.ts'

describe('months of service, inclusive of both ends', () => {
  it.each([
    ['2026-03-10', '2026-04-09', { months: 1, days: 0 }],
    ['2026-03-10', '2026-04-08', { months: 0, days: 30 }],
    // Lei 810/1949, art. 3º: when the month lacks that date, the period ends on the first day of the next one.
    ['2024-02-29', '2025-02-27', { months: 11, days: 30 }],
    ['2024-02-29', '2025-02-28', { months: 12, days: 0 }],
    ['2026-03-31', '2026-05-14', { months: 1, days: 14 }],
    ['2026-03-31', '2026-05-15', { months: 1, days: 15 }],
    ['2026-01-31', '2026-02-28', { months: 1, days: 0 }],
    ['2026-01-30', '2026-02-27', { months: 0, days: 29 }],
  ] as const)('%s to %s', (from, to, expected) => expect(serviceTime(from, to)).toEqual(expected))

  it('counts a final fraction of fifteen days as a month', () => {
    expect(monthsCounted({ months: 3, days: 14 }, 15)).toBe(3)
    expect(monthsCounted({ months: 3, days: 15 }, 15)).toBe(4)
  })

  it('pays a fully worked month as thirty days', () => {
    expect(paidDays('2026-01-01', '2026-02-28', 30)).toBe(30)
    expect(paidDays('2026-01-01', '2026-01-31', 30)).toBe(30)
    expect(paidDays('2026-01-01', '2026-01-30', 30)).toBe(30)
    expect(paidDays('2026-01-10', '2026-01-15', 30)).toBe(6)
  })
})

describe('twelfths of a calendar year', () => {
  const twelfths = (from: Day, to: Day) => calendarTwelfths(from, to, 15)

  it('include a month started by the 17th of 31 days, or ended from the 15th on', () => {
    expect(twelfths('2026-03-17', '2026-03-31')).toBe(1)
    expect(twelfths('2026-03-18', '2026-03-31')).toBe(0)
    expect(twelfths('2026-01-01', '2026-07-15')).toBe(7)
    expect(twelfths('2026-01-01', '2026-07-14')).toBe(6)
  })

  it('use the length of February', () => {
    expect(twelfths('2026-02-14', '2026-02-28')).toBe(1)
    expect(twelfths('2026-02-15', '2026-02-28')).toBe(0)
    expect(twelfths('2024-02-15', '2024-02-29')).toBe(1)
  })

  it('are twelve in a full year', () => {
    expect(twelfths('2026-01-01', '2026-12-31')).toBe(12)
  })
})

describe('days paid by a salary', () => {
  const days = (from: Day, to: Day) => paidDays(from, to, 30)

  it('are thirty in a fully worked month of 28, 30 or 31 days', () => {
    expect([days('2020-01-01', '2026-02-28'), days('2020-01-01', '2026-04-30'), days('2020-01-01', '2026-07-31')]).toEqual([30, 30, 30])
  })

  it('are the days worked otherwise, at most thirty', () => {
    expect(days('2020-01-01', '2026-02-27')).toBe(27)
    expect(days('2020-01-01', '2026-07-30')).toBe(30)
    expect(days('2020-01-01', '2026-07-29')).toBe(29)
    expect(days('2026-07-02', '2026-07-31')).toBe(30)
    expect(days('2026-07-31', '2026-07-31')).toBe(1)
  })

  it('start with the contract when it began in the same month', () => {
    expect(days('2026-07-10', '2026-07-15')).toBe(6)
    expect(days('2026-07-01', '2026-07-15')).toBe(15)
    expect(days('2026-06-30', '2026-07-15')).toBe(15)
  })
})
