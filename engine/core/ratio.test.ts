import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BeyondExact } from './errors.ts'
import { decimal, divide, ONE, percent, Ratio } from './ratio.ts'

const Oracle = Decimal.clone({ precision: 80, rounding: Decimal.ROUND_HALF_UP })

describe('divide', () => {
  it('half up rounds away from zero on both sides', () => {
    expect(divide(5n, 10n, 'halfUp')).toBe(1n)
    expect(divide(-5n, 10n, 'halfUp')).toBe(-1n)
    expect(divide(4n, 10n, 'halfUp')).toBe(0n)
    expect(divide(15n, -10n, 'halfUp')).toBe(-2n)
  })

  it('recognizes an exact half with remainder one: 1 ÷ 2, 3 ÷ 2, −1 ÷ 2', () => {
    expect([1n, 3n, -1n, -3n].map((n) => divide(n, 2n, 'halfUp'))).toEqual([1n, 2n, -1n, -2n])
    expect(divide(1n, 3n, 'halfUp')).toBe(0n)
    expect(divide(2n, 3n, 'halfUp')).toBe(1n)
  })

  it('half even rounds an exact half to the even neighbour, and anything else to the nearest (NBR 5891)', () => {
    expect([5n, 15n, 25n, -5n, -15n, -25n].map((n) => divide(n, 10n, 'halfEven'))).toEqual([0n, 2n, 2n, 0n, -2n, -2n])
    expect([14n, 16n, 24n, 26n].map((n) => divide(n, 10n, 'halfEven'))).toEqual([1n, 2n, 2n, 3n])
    expect(divide(20n, 10n, 'halfEven')).toBe(2n)
  })

  it('truncate rounds toward zero', () => {
    expect(divide(19n, 10n, 'truncate')).toBe(1n)
    expect(divide(-19n, 10n, 'truncate')).toBe(-1n)
  })

  it('matches the decimal oracle', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), fc.bigInt({ min: 1n, max: 10n ** 12n }), (n, d) => {
        const exact = new Oracle(n.toString()).div(d.toString())
        expect(divide(n, d, 'halfUp').toString()).toBe(exact.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toFixed(0).replace('-0', '0'))
        expect(divide(n, d, 'truncate').toString()).toBe(exact.trunc().toFixed(0).replace('-0', '0'))
      }),
    )
  })
})

describe('decimal', () => {
  it('parses numbers by their decimal text, not their binary value', () => {
    expect(decimal(0.1).compare(Ratio.of(1n, 10n))).toBe(0)
    expect(decimal(1.005).compare(Ratio.of(1005n, 1000n))).toBe(0)
    expect(decimal('1e21').n).toBe(10n ** 21n)
    expect(decimal(5e-324).compare(Ratio.of(5n, 10n ** 324n))).toBe(0)
    expect(percent('7.5').compare(Ratio.of(75n, 1000n))).toBe(0)
  })

  it.each(['', 'NaN', 'Infinity', '1,5', '0x10', ' 1'])('rejects %j', (text) => {
    expect(() => decimal(text)).toThrow(RangeError)
  })
})

describe('Ratio as a number', () => {
  it('has at most eight decimals, or six as a percentage, by default, rounding halves away from zero', () => {
    const third = Ratio.of(1n, 3n)
    expect([third.toNumber(), third.toPercent(), third.toNumber(2), third.toPercent(2), third.toPercent(12)]).toEqual([
      0.33333333, 33.333333, 0.33, 33.33, 33.333333333333,
    ])
    expect([Ratio.of(5n, 10n ** 9n).toNumber(), Ratio.of(-5n, 10n ** 9n).toNumber()]).toEqual([1e-8, -1e-8])
    expect(Ratio.of(4n, 10n ** 9n).toNumber()).toBe(0)
    expect(third.toPercent()).toBe(33.333333)
  })

  it('compares by value, whatever the denominator', () => {
    expect(Ratio.of(1n, 2n).compare(Ratio.of(2n, 4n))).toBe(0)
    expect(Ratio.of(1n, -2n).compare(Ratio.of(0n))).toBe(-1)
    expect([Ratio.of(0n, 5n).isZero, Ratio.of(1n, 5n).isZero]).toEqual([true, false])
    expect(() => Ratio.of(1n, 0n)).toThrow(BeyondExact)
  })
})

describe('power and root', () => {
  it('handle zero, one and negative exponents', () => {
    expect(Ratio.of(2n).power(0).compare(ONE)).toBe(0)
    expect(Ratio.of(2n).power(1).compare(Ratio.of(2n))).toBe(0)
    expect(Ratio.of(2n).power(-2).compare(Ratio.of(1n, 4n))).toBe(0)
    expect(Ratio.of(0n).root(12).isZero).toBe(true)
    expect(Ratio.of(1n).root(12).compare(ONE)).toBe(0)
    expect(Ratio.of(4n).root(2).compare(Ratio.of(2n))).toBe(0)
    expect(() => Ratio.of(-1n).root(2)).toThrow(RangeError)
  })

  it('settled keeps up to forty decimals and truncates the rest', () => {
    const exact = Ratio.of(1n, 10n ** 40n)
    expect(exact.truncated()).toBe(exact)
    const finer = Ratio.of(15n, 10n ** 41n)
    expect(finer.truncated().compare(exact)).toBe(0)
  })

  it('match the oracle to thirty places', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 100_000 }), fc.integer({ min: 1, max: 1200 }), (basisPoints, exponent) => {
        const growth = ONE.plus(Ratio.of(BigInt(basisPoints), 10_000n)).power(exponent)
        const expected = new Oracle(basisPoints).div(10_000).plus(1).pow(exponent)
        const difference = new Oracle(growth.n.toString()).div(growth.d.toString()).minus(expected).abs()
        expect(difference.lte(expected.abs().times('1e-30').plus('1e-36'))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('the twelfth root compounds back to the year', () => {
    for (const annual of ['0.01', '10.49', '100', '1000000']) {
      const year = ONE.plus(percent(annual))
      const back = year.root(12).power(12).minus(year)
      expect(Math.abs(back.toNumber(20))).toBeLessThan(1e-18)
    }
  })

  it('root is the greatest lower bound with forty decimals, for any degree', () => {
    const units = 10n ** 40n
    const whole = fc.bigInt(1n, 10n ** 15n)
    fc.assert(
      fc.property(whole, whole, fc.constantFrom(2, 3, 12, 30, 252, 365), (n, d, degree) => {
        const { n: top, d: bottom } = Ratio.of(n, d).root(degree)
        const root = (top * units) / bottom
        const power = (value: bigint) => value ** BigInt(degree) * d
        const target = n * units ** BigInt(degree)
        expect(power(root) <= target && power(root + 1n) > target).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
