import { describe, expect, it } from 'vitest'
import { businessDayAfter, lastBusinessDayOfNextMonth } from './due-date.ts'

describe('last business day of the next month', () => {
  it('is the last day when banks open on it', () => {
    expect(lastBusinessDayOfNextMonth('2026-05-31')).toBe('2026-06-30')
    expect(lastBusinessDayOfNextMonth('2026-06-15')).toBe('2026-07-31')
  })
  it('is the last day before a weekend or a holiday', () => {
    expect(lastBusinessDayOfNextMonth('2026-01-10')).toBe('2026-02-27')
    expect(lastBusinessDayOfNextMonth('2026-09-01')).toBe('2026-10-30')
  })
  it('is the day before the last business day of the year, on which banks are closed to the public', () => {
    expect(lastBusinessDayOfNextMonth('2026-11-10')).toBe('2026-12-30')
    expect(lastBusinessDayOfNextMonth('2025-11-30')).toBe('2025-12-30')
    expect(lastBusinessDayOfNextMonth('2019-11-01')).toBe('2019-12-30')
    expect(lastBusinessDayOfNextMonth('2007-11-15')).toBe('2007-12-28')
  })
  it('crosses the year boundary', () => expect(lastBusinessDayOfNextMonth('2025-12-31')).toBe('2026-01-30'))
})

describe('next business day', () => {
  it('is the next day on a weekday', () => expect(businessDayAfter('2025-03-10')).toBe('2025-03-11'))
  it('skips weekends and Carnival', () => expect(businessDayAfter('2025-02-28')).toBe('2025-03-05'))
  it('skips the last business day of the year', () => expect(businessDayAfter('2026-12-30')).toBe('2027-01-04'))
})
