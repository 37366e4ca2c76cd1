import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, ONE, Ratio } from '../ratio.ts'
import { inBinaryPlaces } from './exponential.ts'
import { powersOf, realPower } from './power.ts'

const Exact = Decimal.clone({ precision: 80 })

describe('realPower', () => {
  it('matches an independent decimal implementation to 25 digits, for any rate and number of days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500_000, max: 20_000_000 }), fc.integer({ min: -60 * 252, max: 60 * 252 }), (base, days) => {
        const expected = new Exact(base).div(1_000_000).pow(new Exact(days).div(252))
        fc.pre(expected.gt('1e-3') && expected.lt('1e12'))
        const found = realPower(Ratio.of(BigInt(base), 1_000_000n), Ratio.of(BigInt(days), 252n))
        const value = new Exact(found.n.toString()).div(found.d.toString())
        expect(value.minus(expected).abs().div(expected).toNumber()).toBeLessThan(1e-25)
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    ['1.21', '0.5', '1.1'],
    ['1.25', '1', '1.25'],
    ['1.4641', '0.25', '1.1'],
    ['1.331', '2', '1.771561'],
    ['0.81', '0.5', '0.9'],
    ['1', '0.73015873015873', '1'],
    ['2', '0', '1'],
    ['1.5', '-1', '0.666666666666666666666666666666666666'],
  ])('%s to the power %s is exactly %s', (base, exponent, expected) => {
    const found = realPower(decimal(base), decimal(exponent))
    if (exponent === '-1') expect(found.times(decimal(base)).compare(ONE)).toBe(0)
    else expect(found.compare(decimal(expected))).toBe(0)
  })

  it.each([1n, 12n, 252n, -3n])('computes an integer power directly: %s', (exponent) => {
    const base = decimal('1.0101')
    expect(powersOf(base)(Ratio.of(exponent)).compare(base.power(Number(exponent)))).toBe(0)
  })

  it('reuses the logarithm across exponents', () => {
    const discount = powersOf(decimal('1.0701'))
    expect(
      discount(decimal('0.5'))
        .times(discount(decimal('0.5')))
        .toNumber(30),
    ).toBe(1.0701)
  })

  it('rejects a negative base', () => {
    expect(() => realPower(decimal('-1'), decimal('0.5'))).toThrow(RangeError)
  })
})

it('rejects the logarithm of zero and of negative numbers', () => {
  const { logarithm } = inBinaryPlaces(64n)
  for (const n of [0n, -1n]) expect(() => logarithm(n, 1n)).toThrow('not positive')
})
