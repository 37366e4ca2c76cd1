import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BeyondExact } from './errors.ts'
import { formatBRL, fromNumber, LARGEST, portion, reais, split, toNumber } from './money.ts'
import { percent } from './ratio.ts'

describe('half-centavo ties', () => {
  it.each([
    [1.005, 1.01],
    [8.345, 8.35],
    [2066.655, 2066.66],
    [10.075, 10.08],
    [-1.005, -1.01],
    [1.0049999999, 1],
  ])('rounds %d to %d', (came, kept) => {
    expect(toNumber(fromNumber(came))).toBe(kept)
  })

  it('rounds every x.xx5 up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(fromNumber(Number(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}5`))).toBe(BigInt(cents) + 1n)
      }),
    )
  })
})

describe('portion', () => {
  it('matches the decimal oracle in both rounding modes', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -LARGEST, max: LARGEST }), fc.integer({ min: 0, max: 1_000_000 }), (amount, rate) => {
        const exact = new Decimal(amount.toString()).times(rate).div(1_000_000)
        const places = (rounding: Decimal.Rounding) => BigInt(exact.toDecimalPlaces(0, rounding).toFixed(0))
        expect(portion(amount, percent(rate / 10_000), 'halfUp')).toBe(places(Decimal.ROUND_HALF_UP))
        expect(portion(amount, percent(rate / 10_000), 'truncate')).toBe(places(Decimal.ROUND_DOWN))
      }),
    )
  })
})

describe('toNumber and formatBRL', () => {
  it('round-trips every amount up to the largest through JSON', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -LARGEST, max: LARGEST }), (amount) => {
        expect(fromNumber(JSON.parse(JSON.stringify(toNumber(amount))) as number)).toBe(amount)
      }),
      { numRuns: 2000 },
    )
    expect(fromNumber(toNumber(LARGEST - 1n))).toBe(LARGEST - 1n)
  })

  it('rejects larger amounts', () => {
    expect(() => toNumber(LARGEST + 1n)).toThrow(BeyondExact)
    expect(() => toNumber(-LARGEST - 1n)).toThrow(BeyondExact)
  })

  it('never returns negative zero', () => {
    expect(Object.is(toNumber(0n), 0)).toBe(true)
    expect(Object.is(toNumber(split(-1n, 10, 'truncate')), 0)).toBe(true)
  })

  it('formats an amount in the Brazilian style', () => {
    expect(formatBRL(reais('1234567.8'))).toBe('R$ 1.234.567,80')
    expect(formatBRL(5n)).toBe('R$ 0,05')
    expect(formatBRL(-123456n)).toBe('-R$ 1.234,56')
  })
})

it('reais rejects a literal with more than two decimals', () => {
  expect(() => reais('1.005')).toThrow(RangeError)
})
