import { describe, expect, expectTypeOf, it } from 'vitest'
import { at, atPath, entriesOf, isOneOf, isRecord, keysOf, mapValues, nonEmpty, recordOf } from './records.ts'

const PRICES = { bread: 2, milk: 5 }

describe('what came from outside', () => {
  it('is a record where it has names of its own', () => {
    expect([{}, { a: 1 }].every(isRecord)).toBe(true)
    expect([null, undefined, [], 'a', 1].some(isRecord)).toBe(false)
  })

  it('holds something under a name, or nothing', () => {
    expect(at({ a: 1 }, 'a')).toBe(1)
    expect(at({ a: 1 }, 'b')).toBeUndefined()
    expect(at(null, 'a')).toBeUndefined()
    expect(at([1], '0')).toBeUndefined()
    expect(atPath({ a: { b: 2 } }, ['a', 'b'])).toBe(2)
    expect(atPath({ a: null }, ['a', 'b'])).toBeUndefined()
    expect(atPath(7, [])).toBe(7)
  })

  it('is one of a few words, or is not', () => {
    expect(isOneOf(['a', 'b'], 'b')).toBe(true)
    expect(isOneOf(['a', 'b'], 'c')).toBe(false)
    expect(isOneOf(['a', 'b'], undefined)).toBe(false)
  })
})

describe('a table of our own', () => {
  it('keeps the type of its names', () => {
    expect(keysOf(PRICES)).toEqual(['bread', 'milk'])
    expectTypeOf(keysOf(PRICES)).toEqualTypeOf<('bread' | 'milk')[]>()
    expect(entriesOf(PRICES)).toEqual([
      ['bread', 2],
      ['milk', 5],
    ])
    expectTypeOf(entriesOf(PRICES)).toEqualTypeOf<['bread' | 'milk', number][]>()
  })

  it('is made of its names, or of another', () => {
    expect(recordOf(keysOf(PRICES), (name) => name.length)).toEqual({ bread: 5, milk: 4 })
    expect(mapValues(PRICES, (price) => String(price))).toEqual({ bread: '2', milk: '5' })
    expectTypeOf(mapValues(PRICES, String)).toEqualTypeOf<Record<'bread' | 'milk', string>>()
  })

  it('has a first, or is refused', () => {
    expect(nonEmpty(new Set(['a', 'b']))).toEqual(['a', 'b'])
    expect(() => nonEmpty([])).toThrow(RangeError)
  })
})
