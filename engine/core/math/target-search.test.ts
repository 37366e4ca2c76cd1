import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Crossings, crossings, type Search } from './target-search.ts'

/** Drives a search with a function and counts the evaluations. */
function answered(search: Search<Crossings>, value: (x: number) => number | null): Crossings & { readonly asked: number } {
  let asked = 0
  let next = search.next()
  while (!next.done) {
    asked++
    const heard = value(Number(next.value))
    next = search.next(heard === null ? null : BigInt(heard))
  }
  return { ...next.value, asked }
}

const found = (value: (x: number) => number | null, target: number, low: number, high: number) => {
  const { found: all, asked } = answered(crossings(BigInt(target), BigInt(low), BigInt(high), 400), value)
  expect(asked).toBeLessThanOrEqual(400)
  return all.map(({ x, exact }) => [Number(x), exact])
}

describe('crossings', () => {
  it('finds the crossing of a rising or falling line', () => {
    expect(found((x) => 3 * x, 3_000_000, 1, 1e15)).toEqual([[1_000_000, true]])
    expect(found((x) => 5_000_000 - x, 4_999_000, 1, 1e15)).toEqual([[1000, true]])
  })

  it('returns the smallest input past the target when none is exact', () => {
    expect(found((x) => 3 * x, 100, 1, 1e15)).toEqual([[34, false]])
    expect(found((x) => 1000 - 3 * x, 100, 1, 1e15)).toEqual([[300, true]])
    expect(found((x) => 1000 - 3 * x, 101, 1, 1e15)).toEqual([[300, false]])
  })

  it('finds none when the target is out of range, and reports the nearest value', () => {
    const { found: all, nearest } = answered(crossings(-5n, 1n, 1000n, 400), (x) => x)
    expect(all).toEqual([])
    expect(nearest).toMatchObject({ x: 1n, value: 1n })
  })

  it('covers the exact edges of a partially defined function', () => {
    const inside = (x: number) => (x < 777_777 || x > 998_888 ? null : x)
    for (const target of [777_777, 800_000, 998_888]) expect(found(inside, target, 1, 1e15)).toEqual([[target, true]])
    expect(answered(crossings(5n, 1n, 1_000_000n, 400), () => null)).toMatchObject({ found: [], nearest: null })
  })

  /** Slope below one with a single drop, as net pay where the IRRF waiver ends. */
  const cliff = (at: number) => (x: number) => Math.floor(x * 0.7) - (x > at ? 1000 : 0)

  it('finds crossings before and after a drop at any position', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 2_000_000 }), fc.integer({ min: 0, max: 999 }), (at, under) => {
        const value = cliff(at)
        const target = value(at) - under
        const [first] = found(value, target, 1, 7e15)
        let least = Math.floor(target / 0.7) - 2
        while (value(least) < target) least++
        expect(first).toEqual([least, true])
      }),
      { numRuns: 300 },
    )
  })

  it('finds the smallest exact input among rounding dips', () => {
    const dips = (x: number) => Math.floor(x * 0.66) + (x % 7 === 0 ? 1 : 0) - (x % 11 === 0 ? 1 : 0)
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 1_000_000 }), (target) => {
        const near = Array.from({ length: 200 }, (_, index) => Math.max(1, Math.floor(target / 0.66) - 100) + index)
        const exact = near.find((x) => dips(x) === target)
        const enough = near.find((x) => dips(x) >= target)
        expect(found(dips, target, 1, 7e15)[0]).toEqual([exact ?? enough, exact !== undefined])
      }),
      { numRuns: 200 },
    )
  })

  it('finds both sides of a parabola', () => {
    expect(found((x) => -((x - 1000) ** 2), -250_000, 0, 1e6)).toEqual([
      [500, true],
      [1500, true],
    ])
  })

  it('terminates within the budget, with a result, on jittering, flat or discontinuous functions', () => {
    const shapes: ((x: number) => number | null)[] = [
      (x) => (x % 2 === 0 ? 29_999_999 : 30_000_001),
      () => 7,
      (x) => Math.round((Math.floor(x * 0.3) / x) * 100_000_000),
      (x) => Math.round(Math.sin(x) * 1000),
      (x) => (x > 1000 && x < 900_000 ? null : x),
      (x) => (x % 1000 < 400 ? null : x % 977),
    ]
    for (const shape of shapes)
      for (const target of [0, 7, 30_000_000, 500_000, -3]) {
        const { asked, found: all, nearest } = answered(crossings(BigInt(target), 1n, 7_000_000_000_000_000n, 399), shape)
        expect(asked).toBeLessThanOrEqual(399)
        expect(nearest).not.toBeNull()
        for (const { x, value, exact } of all) {
          expect(Number(value)).toBe(shape(Number(x))! + 0)
          expect(exact).toBe(Number(value) === target)
        }
      }
  })

  it('returns the far edge of a rejected range', () => {
    expect(found((x) => (x > 1000 && x < 900_123 ? null : x), 5000, 1, 1e9)).toEqual([[900_123, false]])
  })

  it('finds a peak between two grid points', () => {
    const peak = (x: number) => Math.max(0, x < 6_000_000 ? x - 3_000_000 : 3_000_000 - Math.ceil((x - 6_000_000) * 1.2))
    expect(found(peak, 3_000_000, 1, 7e15)).toEqual([[6_000_000, true]])
    expect(found(peak, 2_900_000, 1, 7e15)[0]).toEqual([5_900_000, true])
  })
})
