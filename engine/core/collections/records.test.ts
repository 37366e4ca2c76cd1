import { describe, expect, expectTypeOf, it } from 'vitest'
import { at, atPath, entriesOf, isOneOf, isRecord, keysOf, mapValues, nonEmpty, recordOf } from './records.ts'

const PRICES = { bread: 2, milk: 5 }

describe('untyped values', () => {
  it('isRecord accepts only plain objects', () => {
    expect([{}, { a: 1 }].every(isRecord)).toBe(true)
    expect([null, undefined, [], 'a', 1].some(isRecord)).toBe(false)
  })

  it('at and atPath return the value of a key, or undefined', () => {
    expect(at({ a: 1 }, 'a')).toBe(1)
    expect(at({ a: 1 }, 'b')).toBeUndefined()
    expect(at(null, 'a')).toBeUndefined()
    expect(at([1], '0')).toBeUndefined()
    expect(atPath({ a: { b: 2 } }, ['a', 'b'])).toBe(2)
    expect(atPath({ a: null }, ['a', 'b'])).toBeUndefined()
    expect(atPath(7, [])).toBe(7)
  })

  it('isOneOf tests membership in a list', () => {
    expect(isOneOf(['a', 'b'], 'b')).toBe(true)
    expect(isOneOf(['a', 'b'], 'c')).toBe(false)
    expect(isOneOf(['a', 'b'], undefined)).toBe(false)
  })
})

describe('typed records', () => {
  it('keysOf and entriesOf keep the key type', () => {
    expect(keysOf(PRICES)).toEqual(['bread', 'milk'])
    expectTypeOf(keysOf(PRICES)).toEqualTypeOf<('bread' | 'milk')[]>()
    expect(entriesOf(PRICES)).toEqual([
      ['bread', 2],
      ['milk', 5],
    ])
    expectTypeOf(entriesOf(PRICES)).toEqualTypeOf<['bread' | 'milk', number][]>()
  })

  it('recordOf and mapValues build records with the same keys', () => {
    expect(recordOf(keysOf(PRICES), (name) => name.length)).toEqual({ bread: 5, milk: 4 })
    expect(mapValues(PRICES, (price) => String(price))).toEqual({ bread: '2', milk: '5' })
    expectTypeOf(mapValues(PRICES, String)).toEqualTypeOf<Record<'bread' | 'milk', string>>()
  })

  it('nonEmpty rejects an empty list', () => {
    expect(nonEmpty(new Set(['a', 'b']))).toEqual(['a', 'b'])
    expect(() => nonEmpty([])).toThrow(RangeError)
  })
})
