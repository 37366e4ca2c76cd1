import { describe, expect, it } from 'vitest'
import { ports } from '../../../../../test/support/ports.ts'
import { percent } from '../../../../core/ratio.ts'
import { Context } from '../../../../operation/evaluation/context.ts'
import { cdiFactor, cdiYearly, realCdi } from './cdi.ts'

describe('share of the CDI', () => {
  it('by day exceeds by year above 100%, and falls short below it', () => {
    // 110% of 13.65%: 15.11 by the day, 15.015 by the year; 115% by the year: 15.6975
    expect(cdiYearly(percent('13.65'), percent(110), 'daily').toPercent(2)).toBe(15.11)
    expect(cdiYearly(percent('13.65'), percent(110), 'annual').toPercent(4)).toBe(15.015)
    expect(cdiYearly(percent('13.65'), percent(115), 'annual').toPercent(4)).toBe(15.6975)
    expect(cdiYearly(percent('13.65'), percent(90), 'daily').toPercent()).toBeLessThan(13.65 * 0.9)
  })

  it('100% over a year equals the yearly rate', () => {
    for (const convention of ['daily', 'annual'] as const) expect(cdiYearly(percent(15), percent(100), convention).toPercent(10)).toBe(15)
    expect(cdiFactor(percent(15), percent(100), 0, 'daily').toPercent()).toBe(100)
  })
})

describe('published CDI', () => {
  const context = () => new Context({ day: '2026-11-14', given: true }, ports)

  it('includes the first day and excludes the last; 10.88% in 2024', () => {
    const { factor, days } = realCdi(context(), '2024-01-01', '2025-01-01', percent(100))
    expect(days).toBe(253)
    expect((factor.toNumber(6) - 1) * 100).toBeCloseTo(10.88, 1)
  })

  it('applies a share to each day, and reports only the last reading', () => {
    const ctx = context()
    const whole = realCdi(context(), '2024-01-01', '2025-01-01', percent(100)).factor.toNumber(8)
    const more = realCdi(ctx, '2024-01-01', '2025-01-01', percent(110)).factor.toNumber(8)
    expect(Math.log(more) / Math.log(whole)).toBeCloseTo(1.1, 3)
    expect(ctx.rates).toHaveLength(1)
    expect(ctx.rates[0]!.date).toBe('2024-12-31')
  })

  it('is empty between a Saturday and a Monday', () => {
    expect(realCdi(context(), '2024-01-06', '2024-01-08', percent(100)).days).toBe(0)
  })
})
