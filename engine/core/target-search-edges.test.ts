import { describe, expect, it } from 'vitest'
import { crossings } from './math/target-search.ts'

/** Runs a search on a function that rejects some inputs. */
function searched(value: (x: number) => number | null, target: number, low: number, high: number) {
  const search = crossings(BigInt(target), BigInt(low), BigInt(high), 400)
  let questions = 0
  let next = search.next()
  while (!next.done) {
    questions++
    const heard = value(Number(next.value))
    next = search.next(heard === null ? null : BigInt(heard))
  }
  const { found: all, hovers } = next.value
  return { found: all.map(({ x }) => Number(x)), questions, hovers }
}

const found = (...asked: Parameters<typeof searched>): number[] => searched(...asked).found
const asked = (...asking: Parameters<typeof searched>): number => searched(...asking).questions

describe('inputs rejected past a limit', () => {
  it('finds the last accepted input for any limit', () => {
    for (const last of [65, 100, 127, 128, 129, 1000, 4095, 4096, 4097, 50_000, 99_999])
      expect(
        found((x) => (x > last ? null : x), last, 1, 100_000),
        String(last),
      ).toEqual([last])
  })

  it('finds the first accepted input when earlier ones are rejected', () => {
    for (const first of [2, 3, 65, 127, 128, 129, 4095, 4096, 4097])
      expect(
        found((x) => (x < first || x > first + 500 ? null : x), first, 1, 100_000),
        String(first),
      ).toEqual([first])
  })

  it('finds the last accepted input when the first inputs are rejected as well', () => {
    for (const last of [65, 129, 998_888])
      expect(
        found((x) => (x < 50 || x > last ? null : x), last, 1, 1e15),
        String(last),
      ).toEqual([last])
  })

  it('stays within the evaluation budget by reusing known rejections', () => {
    // Bisecting from the far end of the range takes 130 and 149 evaluations; from the nearest rejected input, 91 and 120.
    for (const [last, most] of [
      [1000, 100],
      [998_888, 130],
    ] as const)
      expect(
        asked((x) => (x > last ? null : x), last, 1, 1e15),
        String(last),
      ).toBeLessThanOrEqual(most)
  })

  it('follows a steady line instead of splitting every cell in 16', () => {
    // 8% deposit truncated to the centavo, over two years: flat for a dozen inputs, then a step of 24.
    expect(asked((x) => Math.floor(x * 0.08) * 24, 576_000, 1, 7e15)).toBeLessThanOrEqual(90)
  })

  it('skips the far end when the value only moves away from the target', () => {
    // Falls until 46 million, then rises; rejected below 10 million and above 346 billion.
    const value = (x: number): number | null => (x < 10_000_000 || x > 346_267_769_671 ? null : Math.abs(x - 46_137_343) * 2)
    const { found: inputs, questions } = searched(value, 20_000_000, 1, 7e15)
    expect(inputs).toEqual([36_137_343, 56_137_343])
    expect(questions).toBeLessThanOrEqual(260)
  })

  it('terminates within the budget when only scattered inputs are accepted and none reaches the target', () => {
    // Scattered accepted inputs, as one-decimal months on a finer grid: one in `step` is accepted.
    for (const step of [10, 1000, 1024])
      for (const target of [-5, 333, 7_777_777]) {
        const { questions } = searched((x) => (x % step === 0 ? (x / step) * 10 : null), target, 1, 12_000_000)
        expect(questions, `${step} ${target}`).toBeLessThanOrEqual(400)
      }
  })

  it('finds a round exact input below an exact one caused by rounding', () => {
    const value = (x: number): number => (x === 4_000_000 || x === 4_045_671 ? 101_000 : x < 4_045_671 ? 100_500 : 101_500)
    expect(found(value, 101_000, 1, 5_000_000)).toEqual([4_000_000, 4_045_671])
  })
})

describe('ends of the range', () => {
  it('reports only the exact input, without its near-miss neighbour', () => {
    expect(found((x) => (x === 1 ? 1_000_000 : x === 2 ? 999_999 : 999_998 + x), 1_000_000, 1, 1e9)).toEqual([1])
    expect(found((x) => (x === 100_000 ? 1_000_000 : x === 99_999 ? 1_000_001 : 899_999 + x), 1_000_000, 1, 100_000)).toEqual([100_000])
  })
})

describe('jumps', () => {
  it('returns the first accepted input after a rejected gap that starts just below the target', () =>
    expect(found((x) => (x > 1000 && x < 900_123 ? null : x <= 1000 ? 99_999 : 100_001), 100_000, 1, 1e9)).toEqual([900_123]))

  it('tries a round input at an isolated jump', () => expect(found((x) => (x === 7_000_000 ? 500 : 100), 500, 1, 1e9)).toEqual([7_000_000]))

  it('reports more than the first crossings of a zigzag', () => {
    const zigzag = (x: number): number => Math.abs(((x + 4465) % 8930) - 4465) * 43
    expect(found(zigzag, 185_153, 1, 100_000).length).toBeGreaterThan(2)
  })
})

it('flags a value that comes within tolerance of the target long before reaching it', () => {
  const step = (x: number): number => (x < 40_000 ? 99_999 : 100_000)
  expect(searched(step, 100_000, 1, 1e9)).toMatchObject({ found: [40_000], hovers: true })
  expect(searched((x) => x, 40_000, 1, 1e9)).toMatchObject({ found: [40_000], hovers: false })
})

it('flags hovering only up to half the distance to the solution', () => {
  // Tolerance: 1/10,000 of the target, 10 in 100,000.
  const step = (from: number, to: number) => (x: number) => (x < from ? 50_000 : x < to ? 99_990 : 100_000)
  // From 1, half the distance to 2,047 is 1,024, which is on the grid.
  expect(searched(step(1024, 2047), 100_000, 1, 1e9)).toMatchObject({ found: [2047], hovers: true })
  expect(searched(step(1024, 2046), 100_000, 1, 1e9)).toMatchObject({ found: [2046], hovers: false })
})

it('climbs a peak steeper than its approach', () => {
  const peak = (x: number): number => Math.floor(1_000_000 / (1 + Math.abs(x - 3000) / 50))
  expect(found(peak, 900_000, 1, 1e9)).toEqual([2995])
})

it('searches for a dip before the crossing where the extrapolated line, with rounding margin, just reaches the target', () => {
  // Falls by 5 per input from 1: the grid samples 1,024 and 2,048; the target is 5 × 1,024 × 1.05 below the first sample.
  const target = 100_000 - 5 * 1023 - 5376
  const dips = (x: number): number => (x >= 1501 && x <= 1600 ? target - 1 : 100_000 - 5 * (x - 1))
  expect(found(dips, target, 1, 15_000)[0]).toBe(1501)
})
