import { describe, expect, it } from 'vitest'
import { dueBy, lateness } from './due.ts'
import { SERIES_IDS, seriesSpec } from './metrics.ts'

describe('dueBy', () => {
  it('of a daily series is the observation of a number of business days ago, skipping holidays', () => {
    // Monday 16 November 2026; Sunday the 15th is Republic Day.
    expect(dueBy({ businessDays: 3 }, '2026-11-16')).toBe('2026-11-11')
    // Monday the 2nd is a holiday.
    expect(dueBy({ businessDays: 3 }, '2026-11-04')).toBe('2026-10-29')
  })

  it('of a monthly series is the previous month from its publication day on, and the one before until then', () => {
    expect(dueBy({ months: 1, day: 16 }, '2026-11-16')).toBe('2026-10-01')
    expect(dueBy({ months: 1, day: 16 }, '2026-11-15')).toBe('2026-09-01')
    expect(dueBy({ months: 0, day: 29 }, '2026-01-28')).toBe('2025-12-01')
  })
})

it('monthly series are published in the next month, except those measured mid-month or fixed at its start', () => {
  const within = SERIES_IDS.filter((id) => {
    const { due } = seriesSpec(id)
    return due !== undefined && 'months' in due && due.months === 0
  })
  expect([...within].sort()).toEqual(['ipca15', 'ipca15-index', 'poupanca', 'taxa-legal', 'tr'])
})

describe('lateness', () => {
  it('is reported when the newest day is older than due, and null at the limit', () => {
    const cdi = (day: '2026-11-10' | '2026-11-11') => lateness(seriesSpec('cdi'), { days: [day], completeTo: day }, '2026-11-16')
    expect(cdi('2026-11-10')).toBe('the newest day is 2026-11-10, and 2026-11-11 was due')
    expect(cdi('2026-11-11')).toBeNull()
  })

  it('of a step series depends on the day it was last confirmed', () => {
    const target = (completeTo: '2026-11-16' | '2026-10-05') =>
      lateness(seriesSpec('selic-target'), { days: ['2026-09-17'], completeTo }, '2026-11-16')
    expect(target('2026-11-16')).toBeNull()
    expect(target('2026-10-05')).toMatch(/2026-10-05/)
  })
})
