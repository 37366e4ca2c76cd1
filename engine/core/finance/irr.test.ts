import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { internalRate } from './irr.ts'

describe('internalRate', () => {
  it('equals the growth of a single payment one month later', () => {
    expect(internalRate(1000, [1020])).toBeCloseTo(0.02, 12)
  })

  it('recovers the rate the payments were computed from', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 50, noNaN: true }), fc.integer({ min: 1, max: 600 }), (rate, months) => {
        const installment = (1000 * rate) / (1 - (1 + rate) ** -months)
        const found = internalRate(1000, Array(months).fill(installment))!
        expect(Math.abs(found - rate)).toBeLessThan(1e-9 * Math.max(1, rate))
      }),
    )
  })

  it('is zero when repayment equals the loan, and null when it is less', () => {
    expect(internalRate(100, [50, 50])).toBe(0)
    expect(internalRate(100, [50, 49])).toBeNull()
    expect(internalRate(0, [1])).toBeNull()
  })
})
