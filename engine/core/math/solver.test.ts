import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smallestInput } from './solver.ts'

/** Counts the evaluations of a function. */
function counted(evaluate: (x: bigint) => bigint) {
  const counter = {
    asked: 0,
    evaluate(x: bigint) {
      counter.asked++
      return evaluate(x)
    },
  }
  return counter
}

describe('smallestInput of a nondecreasing function', () => {
  it('finds the smallest x of any nondecreasing function in few evaluations', () => {
    const shapes: ((x: bigint, root: bigint) => bigint)[] = [
      (x, root) => x - root,
      (x, root) => (x - root) * 977n,
      (x, root) => (x < root ? -1n : 1n),
      (x, root) => (x - root) ** 3n,
      (x, root) => (x < root ? (x - root) * 5n : (x - root) / 7n),
      (x, root) => (x < root ? x - root - 10n ** 12n : x),
    ]
    fc.assert(
      fc.property(
        fc.bigInt({ min: 2n, max: 10n ** 12n }),
        fc.constantFrom(...shapes),
        fc.bigInt({ min: -(10n ** 6n), max: 10n ** 6n }),
        (root, shape, target) => {
          const counter = counted((x) => shape(x, root) + target)
          expect(smallestInput(counter.evaluate, target, 1n, 10n ** 12n)).toBe(root)
          expect(counter.asked).toBeLessThanOrEqual(91)
        },
      ),
    )
  })

  it('solves a straight line in at most seven evaluations', () => {
    const counter = counted((x) => x * 31n)
    expect(smallestInput(counter.evaluate, 123_456_789n * 31n, 1n, 10n ** 12n)).toBe(123_456_789n)
    expect(counter.asked).toBeLessThanOrEqual(7)
  })

  it('returns null when no input is enough and `low` when every input is', () => {
    expect(smallestInput(() => -1n, 0n, 1n, 100n)).toBeNull()
    expect(smallestInput(() => 0n, 0n, 1n, 100n)).toBe(1n)
    expect(smallestInput((x) => x, 100n, 1n, 100n)).toBe(100n)
    expect(smallestInput((x) => x, 101n, 1n, 100n)).toBeNull()
  })
})

describe('smallestInput of a function with dips', () => {
  /** Slope below one with a single drop of 1,000, as net pay where the IRRF waiver ends. */
  const cliff = (at: bigint) => (x: bigint) => (x * 7n) / 10n - (x > at ? 1000n : 0n)

  it('returns the first input that reaches the target', () => {
    const value = cliff(100_000n)
    // 70,000 is reached at the cliff and again about 1,430 further on; 69,500 only before and after the drop.
    expect(smallestInput(value, 70_000n, 0n, 10n ** 9n, { dip: 1000n })).toBe(100_000n)
    expect(smallestInput(value, 69_500n, 0n, 10n ** 9n, { dip: 1000n })).toBe(99_286n)
    expect(smallestInput(value, 70_001n, 0n, 10n ** 9n, { dip: 1000n })).toBe(101_430n)
  })

  it('agrees with brute force, with and without a known rise', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 300 }),
        fc.integer({ min: -20, max: 200 }),
        fc.boolean(),
        (changes, target, stepOver) => {
          const values: bigint[] = []
          let reached = 0n
          for (const change of changes) {
            reached += BigInt(change)
            values.push(reached)
          }
          const dip = values.reduce((most, value, index) => {
            const before = values.slice(0, index + 1).reduce((a, b) => (a > b ? a : b))
            return before - value > most ? before - value : most
          }, 0n)
          const first = values.findIndex((value) => value >= BigInt(target))
          const found = smallestInput((x) => values[Number(x)]!, BigInt(target), 0n, BigInt(values.length - 1), {
            dip,
            ...(stepOver && { rise: 3n }),
          })
          expect(found).toBe(first === -1 ? null : BigInt(first))
        },
      ),
    )
  })

  it('needs at most 40 evaluations with a known rise, even for a deep dip', () => {
    const counter = counted(cliff(100_000n))
    expect(smallestInput(counter.evaluate, 70_001n, 0n, 10n ** 9n, { dip: 1000n, rise: 1n })).toBe(101_430n)
    expect(counter.asked).toBeLessThanOrEqual(40)
  })
})
