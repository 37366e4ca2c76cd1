import { describe, expect, it } from 'vitest'
import { ports } from '../../../../test/support/ports.ts'
import { Context } from '../../../operation/evaluation/context.ts'
import { monthlySelic, monthsBetween } from './monthly-selic.ts'

const selic = (month: `${number}-${number}-${number}`) =>
  monthlySelic(new Context({ day: '2026-11-14', given: false }, ports), month).toPercent()

describe('monthly Selic', () => {
  it.each([
    ['1995-01-01', 3.37],
    ['2025-01-01', 1.01],
    ['2025-02-01', 0.99],
    ['2025-03-01', 0.96],
    ['2026-07-01', 1.22],
  ] as const)('of %s is %d% as published (SGS 4390)', (month, percent) => expect(selic(month)).toBe(percent))

  it('sums to the 195.08% published by the federal courts for February 2005 to August 2024', () => {
    const total = monthsBetween('2005-01-15', '2024-09-01').reduce((sum, month) => sum + Math.round(selic(month) * 100), 0)
    expect(total).toBe(19508)
  })

  it('excludes both end months', () => {
    expect(monthsBetween('2024-12-15', '2025-03-15')).toEqual(['2025-01-01', '2025-02-01'])
    expect(monthsBetween('2025-02-20', '2025-03-10')).toEqual([])
    expect(monthsBetween('2025-03-10', '2025-03-20')).toEqual([])
  })
})
