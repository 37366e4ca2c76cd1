import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percent } from '../../../core/ratio.ts'
import { asStated, costByDays, costByMonths } from './cet.ts'

const monthsOf = (amount: number, months: number) => Array.from({ length: months }, () => amount)
const daysOf = (amount: number, months: number, days: number) =>
  Array.from({ length: months }, (_, index) => ({ amount, days: days * (index + 1) }))

describe('CET', () => {
  // Banco Central, FAQ on the CET: 940.00 received, five installments of 205.73.
  it('matches the Banco Central example: 3.08% a month, 43.93% a year', () => {
    const cost = costByMonths(940, monthsOf(205.73, 5))!
    expect(asStated(cost.monthly).toPercent()).toBe(3.08)
    expect(asStated(cost.annual).toPercent()).toBe(43.93)
  })

  it('with months of 30 days over 365, the same flows yield 44.66%', () => {
    expect(asStated(costByDays(940, daysOf(205.73, 5, 30))!.annual).toPercent()).toBe(44.66)
  })

  it('of a single payment after 365 days equals its interest', () => {
    expect(costByDays(1000, [{ days: 365, amount: 1200 }])!.annual.toPercent()).toBeCloseTo(20, 9)
    expect(costByDays(1000, [{ days: 365, amount: 1000 }])!.annual.toPercent()).toBe(0)
    expect(costByDays(1000, [{ days: 365, amount: 999 }])).toBeNull()
    expect(costByDays(0, [{ days: 365, amount: 999 }])).toBeNull()
    expect(costByMonths(1000, [999])).toBeNull()
  })

  it('discounts the payments to the amount released', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1, max: 45 }),
        fc.integer({ min: 1, max: 300 }),
        (months, gap, excess) => {
          const payments = daysOf((1000 * (1 + excess / 100)) / months, months, gap)
          const { annual } = costByDays(1000, payments)!
          const growth = 1 + annual.toNumber(20)
          const worth = payments.reduce((sum, { days, amount }) => sum + amount / growth ** (days / 365), 0)
          expect(worth).toBeCloseTo(1000, 5)
        },
      ),
    )
  })

  it('is stated with two decimals, rounded half to even', () => {
    expect(asStated(percent('1.005')).toPercent()).toBe(1)
    expect(asStated(percent('1.015')).toPercent()).toBe(1.02)
    expect(asStated(percent('1.0051')).toPercent()).toBe(1.01)
  })
})
