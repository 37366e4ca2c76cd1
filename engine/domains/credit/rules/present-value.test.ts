import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percent } from '../../../core/ratio.ts'
import { presentValueByDays } from './present-value.ts'

describe('present value by days', () => {
  it('equals the amount today or without interest', () => {
    expect(presentValueByDays([{ days: 0, amount: 100_00n }], percent(10))).toBe(100_00n)
    expect(presentValueByDays([{ days: 45, amount: 100_00n }], percent(0))).toBe(100_00n)
  })

  it('is exact for whole months and fractions', () => {
    expect(presentValueByDays([{ days: 30, amount: 1_100_00n }], percent(10))).toBe(1_000_00n)
    expect(presentValueByDays([{ days: 15, amount: 1_100_00n }], percent(21))).toBe(1_000_00n)
  })

  it('agrees with 60-digit decimals', () => {
    const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP })
    fc.assert(
      fc.property(
        fc.array(fc.record({ days: fc.integer({ min: 0, max: 4000 }), cents: fc.integer({ min: 1, max: 10 ** 9 }) }), {
          minLength: 1,
          maxLength: 20,
        }),
        fc.integer({ min: 0, max: 2000 }),
        (rows, basisPoints) => {
          const growth = new Exact(basisPoints).div(10_000).plus(1)
          const exact = rows.reduce(
            (sum, { days, cents }) => sum.plus(new Exact(cents).div(growth.pow(new Exact(days).div(30)))),
            new Exact(0),
          )
          const ours = presentValueByDays(
            rows.map(({ days, cents }) => ({ days, amount: BigInt(cents) })),
            percent(basisPoints / 100),
          )
          expect(ours).toBe(BigInt(exact.toDecimalPlaces(0).toFixed()))
        },
      ),
      { numRuns: 60 },
    )
  })
})
