import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percent } from '../ratio.ts'
import { evenSchedule } from './installment.ts'
import { internalRate } from './irr.ts'

const Exact = Decimal.clone({ precision: 60 })

describe('internalRate: limits', () => {
  it.each([
    [0.7, Array(7).fill(0.1)],
    [100, [33.33, 33.33, 33.34]],
    [1.1, Array(11).fill(0.1)],
  ])('treats reais that add up to %d as zero interest, despite floating-point noise', (received, payments) => {
    expect(internalRate(received, payments)).toBe(0)
  })

  it('converges for every loan the calculators accept, to a rate that reproduces the principal', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 100n, max: 100_000_000_000_000n }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 0, max: 340 }),
        (principal, basisPoints, months, taxBasisPoints) => {
          const payments = evenSchedule(principal, percent(basisPoints / 100), months).map((row) => Number(row.installment))
          const received = Number(principal - (principal * BigInt(taxBasisPoints)) / 10_000n)
          const rate = internalRate(received, payments)
          expect(rate).not.toBeNull()
          const discount = new Exact(1).div(new Exact(rate!).plus(1))
          let worth = new Exact(0)
          for (let month = months - 1; month >= 0; month--) worth = worth.plus(payments[month]!).times(discount)
          expect(worth.div(received).minus(1).abs().toNumber()).toBeLessThan(1e-9)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('accepts a first payment at any time: half a month compounds half a month', () => {
    expect(internalRate(886.5, [900], 0.5)).toBeCloseTo((900 / 886.5) ** 2 - 1, 12)
    expect(internalRate(100, [50, 51], 0)).toBeCloseTo(0.02, 12)
  })

  it('is null for an immediate repayment at a cost', () => {
    expect(internalRate(99, [100], 0)).toBeNull()
  })
})
