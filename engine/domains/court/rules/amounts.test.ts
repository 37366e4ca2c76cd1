import { describe, expect, it } from 'vitest'
import {
  asPercent,
  centavos,
  equal,
  even,
  fraction,
  notBelowZero,
  over,
  plain,
  rounder,
  total,
  truncatedToCentavo,
  whole,
} from './amounts.ts'

const cents = (value: number) => fraction(value, 1000)

describe('amounts of the court', () => {
  it('rounds half to even as PJe-Calc and half up as the law', () => {
    expect([centavos(even(cents(1_005))), centavos(rounder('pje-calc')(cents(1_015))), centavos(rounder('law')(cents(1_005)))]).toEqual([
      100n,
      102n,
      101n,
    ])
  })

  it('truncates to the centavo', () => expect(centavos(truncatedToCentavo(cents(1_009)))).toBe(100n))

  it('divides by zero as zero and keeps a negative amount out', () => {
    expect(equal(over(whole(5), whole(0)), whole(0))).toBe(true)
    expect(equal(over(whole(5), whole(2)), fraction(5, 2))).toBe(true)
    expect(equal(notBelowZero(whole(-1)), whole(0))).toBe(true)
    expect(equal(notBelowZero(whole(1)), whole(1))).toBe(true)
  })

  it('sums, and shows plain numbers and percentages', () => {
    expect(plain(total([fraction(1, 4), fraction(1, 2)]))).toBe(0.75)
    expect(asPercent(fraction(75, 1000))).toBe(7.5)
  })
})
