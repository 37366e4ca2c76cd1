import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakEven } from './break-even.ts'

describe('breakEven', () => {
  it('finds the least x, whatever the shape, in few evaluations', () => {
    const shapes: ((x: bigint, root: bigint) => bigint)[] = [
      (x, root) => x - root,
      (x, root) => (x - root) * 977n,
      (x, root) => (x < root ? -1n : 1n),
      (x, root) => (x - root) ** 3n,
      (x, root) => (x < root ? (x - root) * 5n : (x - root) / 7n),
      (x, root) => (x < root ? x - root - 10n ** 12n : x),
    ]
    fc.assert(
      fc.property(fc.bigInt({ min: 2n, max: 10n ** 12n }), fc.constantFrom(...shapes), (root, shape) => {
        let evaluations = 0
        const found = breakEven(1n, 10n ** 12n, (x) => {
          evaluations++
          return shape(x, root)
        })
        expect(found).toBe(root)
        expect(evaluations).toBeLessThanOrEqual(90)
      }),
    )
  })

  it('a straight line takes half a dozen', () => {
    let evaluations = 0
    breakEven(1n, 10n ** 12n, (x) => {
      evaluations++
      return (x - 123_456_789n) * 31n
    })
    expect(evaluations).toBeLessThanOrEqual(6)
  })

  it('says so when nothing is enough, or when anything is', () => {
    expect(breakEven(1n, 100n, () => -1n)).toBeNull()
    expect(breakEven(1n, 100n, () => 0n)).toBe(1n)
  })
})
