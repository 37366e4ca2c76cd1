import { describe, expect, it } from 'vitest'
import { monthsCounted, paidDays, serviceTime } from './service-time.ts'

describe('months of service, both ends counted', () => {
  it.each([
    ['2026-03-10', '2026-04-09', { months: 1, days: 0 }],
    ['2026-03-10', '2026-04-08', { months: 0, days: 30 }],
    // Lei 810/1949, art. 3º: where the month has no such date, the period ends on the first day of the next.
    ['2024-02-29', '2025-02-27', { months: 11, days: 30 }],
    ['2024-02-29', '2025-02-28', { months: 12, days: 0 }],
    ['2026-03-31', '2026-05-14', { months: 1, days: 14 }],
    ['2026-03-31', '2026-05-15', { months: 1, days: 15 }],
    ['2026-01-31', '2026-02-28', { months: 1, days: 0 }],
    ['2026-01-30', '2026-02-27', { months: 0, days: 29 }],
  ] as const)('%s to %s', (from, to, expected) => expect(serviceTime(from, to)).toEqual(expected))

  it('a last fraction of fifteen days is a month', () => {
    expect(monthsCounted({ months: 3, days: 14 }, 15)).toBe(3)
    expect(monthsCounted({ months: 3, days: 15 }, 15)).toBe(4)
  })

  it('a month worked whole is paid as thirty days', () => {
    expect(paidDays('2026-01-01', '2026-02-28', 30)).toBe(30)
    expect(paidDays('2026-01-01', '2026-01-31', 30)).toBe(30)
    expect(paidDays('2026-01-01', '2026-01-30', 30)).toBe(30)
    expect(paidDays('2026-01-10', '2026-01-15', 30)).toBe(6)
  })
})
