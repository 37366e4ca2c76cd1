import { describe, expect, it } from 'vitest'
import type { Day } from '../../../core/day.ts'
import { calendarTwelfths, monthsCounted, paidDays, serviceTime } from './service-time.ts'

describe('the time of service', () => {
  it('counts both ends: a month ends on the eve of its day', () => {
    expect(serviceTime('2026-03-10', '2026-04-08')).toEqual({ months: 0, days: 30 })
    expect(serviceTime('2026-03-10', '2026-04-09')).toEqual({ months: 1, days: 0 })
    expect(serviceTime('2026-03-10', '2026-04-10')).toEqual({ months: 1, days: 1 })
    expect(serviceTime('2026-03-10', '2026-03-10')).toEqual({ months: 0, days: 1 })
  })

  it('crosses years and short months', () => {
    expect(serviceTime('2025-01-01', '2025-12-31')).toEqual({ months: 12, days: 0 })
    expect(serviceTime('2025-01-31', '2025-02-27')).toEqual({ months: 1, days: 0 })
    expect(serviceTime('2024-01-31', '2024-02-28')).toEqual({ months: 1, days: 0 })
    expect(serviceTime('2020-03-10', '2026-07-15')).toEqual({ months: 76, days: 6 })
  })
})

describe('the months counted', () => {
  it('take a fraction of fifteen days for a month, and leave fourteen out', () => {
    expect(monthsCounted({ months: 4, days: 14 }, 15)).toBe(4)
    expect(monthsCounted({ months: 4, days: 15 }, 15)).toBe(5)
  })
})

describe('the twelfths of a calendar year', () => {
  const twelfths = (from: Day, to: Day) => calendarTwelfths(from, to, 15)

  it('take a month that begins by its seventeenth of thirty-one days, or ends by its fifteenth', () => {
    expect(twelfths('2026-03-17', '2026-03-31')).toBe(1)
    expect(twelfths('2026-03-18', '2026-03-31')).toBe(0)
    expect(twelfths('2026-01-01', '2026-07-15')).toBe(7)
    expect(twelfths('2026-01-01', '2026-07-14')).toBe(6)
  })

  it('count February by its own days', () => {
    expect(twelfths('2026-02-14', '2026-02-28')).toBe(1)
    expect(twelfths('2026-02-15', '2026-02-28')).toBe(0)
    expect(twelfths('2024-02-15', '2024-02-29')).toBe(1)
  })

  it('are twelve in a whole year', () => {
    expect(twelfths('2026-01-01', '2026-12-31')).toBe(12)
  })
})

describe('the days a salary pays', () => {
  const days = (from: Day, to: Day) => paidDays(from, to, 30)

  it('are thirty of a month worked whole, be it of 28, 30 or 31', () => {
    expect([days('2020-01-01', '2026-02-28'), days('2020-01-01', '2026-04-30'), days('2020-01-01', '2026-07-31')]).toEqual([30, 30, 30])
  })

  it('are those worked otherwise, and never more than thirty', () => {
    expect(days('2020-01-01', '2026-02-27')).toBe(27)
    expect(days('2020-01-01', '2026-07-30')).toBe(30)
    expect(days('2020-01-01', '2026-07-29')).toBe(29)
    expect(days('2026-07-02', '2026-07-31')).toBe(30)
    expect(days('2026-07-31', '2026-07-31')).toBe(1)
  })

  it('start with the contract where it began in the same month', () => {
    expect(days('2026-07-10', '2026-07-15')).toBe(6)
    expect(days('2026-07-01', '2026-07-15')).toBe(15)
    expect(days('2026-06-30', '2026-07-15')).toBe(15)
  })
})
