import { describe, expect, it } from 'vitest'
import { decimal, percent } from '../../../core/ratio.ts'
import { roundedFactor, roundedPercent } from './rounding.ts'

describe('percentage rounding', () => {
  it.each([
    ['4.32507777', 6, 'halfUp', 4.325078],
    ['4.32507777', 6, 'truncate', 4.325077],
    // Half, and just below and above it.
    ['14.5749', 2, 'halfUp', 14.57],
    ['14.575', 2, 'halfUp', 14.58],
    ['14.5751', 2, 'halfUp', 14.58],
    ['14.579999', 2, 'truncate', 14.57],
    ['14.58', 2, 'truncate', 14.58],
    // A half goes to the even digit; anything above it goes up.
    ['14.565', 2, 'halfEven', 14.56],
    ['14.575', 2, 'halfEven', 14.58],
    ['14.565001', 2, 'halfEven', 14.57],
    ['-14.575', 2, 'halfUp', -14.58],
    ['-14.579', 2, 'truncate', -14.57],
  ] as const)('rounds %s%% to %d decimals (%s): %d%%', (rate, places, rounding, expected) => {
    const found = roundedPercent(percent(rate), places, rounding)
    expect(found.compare(percent(String(expected)))).toBe(0)
  })
})

describe('factor rounding', () => {
  it.each([
    ['1.00234999', 4, 'halfUp', '1.0023'],
    ['1.00235', 4, 'halfUp', '1.0024'],
    ['1.00239999', 4, 'truncate', '1.0023'],
    ['1.0024', 4, 'truncate', '1.0024'],
  ] as const)('rounds %s to %d decimals (%s): %s', (factor, places, rounding, expected) => {
    expect(roundedFactor(decimal(factor), places, rounding).compare(decimal(expected))).toBe(0)
  })
})
