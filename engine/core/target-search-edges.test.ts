import { describe, expect, it } from 'vitest'
import { crossings } from './target-search.ts'

/** What a search finds in a function that refuses some inputs. */
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

describe('where inputs are refused past a limit', () => {
  it('the last input that answers is found, wherever the limit lies', () => {
    for (const last of [65, 100, 127, 128, 129, 1000, 4095, 4096, 4097, 50_000, 99_999])
      expect(
        found((x) => (x > last ? null : x), last, 1, 100_000),
        String(last),
      ).toEqual([last])
  })

  it('and the first, where those before it are refused', () => {
    for (const first of [2, 3, 65, 127, 128, 129, 4095, 4096, 4097])
      expect(
        found((x) => (x < first || x > first + 500 ? null : x), first, 1, 100_000),
        String(first),
      ).toEqual([first])
  })

  it('the last one too where the first inputs are refused as well', () => {
    for (const last of [65, 129, 998_888])
      expect(
        found((x) => (x < 50 || x > last ? null : x), last, 1, 1e15),
        String(last),
      ).toEqual([last])
  })

  it('with few questions: what was seen to be refused is not asked about again', () => {
    // Looking for the limit from the far end of the range takes 130 and 149; from the nearest that was refused, 91 and 120.
    for (const [last, most] of [
      [1000, 100],
      [998_888, 130],
    ] as const)
      expect(
        asked((x) => (x > last ? null : x), last, 1, 1e15),
        String(last),
      ).toBeLessThanOrEqual(most)
  })

  it('and a steady line is followed, not cut in sixteen all the way', () => {
    // A deposit of 8% cut at the centavo, for two years: flat for a dozen inputs, then 24 more.
    expect(asked((x) => Math.floor(x * 0.08) * 24, 576_000, 1, 7e15)).toBeLessThanOrEqual(90)
  })

  it('the far end is not looked for where the value only goes away from the target', () => {
    // Falls to 46, then rises: refused below 10 million and past 346 billion.
    const value = (x: number): number | null => (x < 10_000_000 || x > 346_267_769_671 ? null : Math.abs(x - 46_137_343) * 2)
    const { found: inputs, questions } = searched(value, 20_000_000, 1, 7e15)
    expect(inputs).toEqual([36_137_343, 56_137_343])
    expect(questions).toBeLessThanOrEqual(260)
  })

  it('ends where only some inputs in between answer, and none gives what is wanted', () => {
    // Months of one decimal on a grid of four: one step in a thousand is taken.
    for (const step of [10, 1000, 1024])
      for (const target of [-5, 333, 7_777_777]) {
        const { questions } = searched((x) => (x % step === 0 ? (x / step) * 10 : null), target, 1, 12_000_000)
        expect(questions, `${step} ${target}`).toBeLessThanOrEqual(400)
      }
  })

  it('a round input is found below one that only roundings make fit', () => {
    const value = (x: number): number => (x === 4_000_000 || x === 4_045_671 ? 101_000 : x < 4_045_671 ? 100_500 : 101_500)
    expect(found(value, 101_000, 1, 5_000_000)).toEqual([4_000_000, 4_045_671])
  })
})

describe('at the ends of the range', () => {
  it('an exact input there is told, and none beside it that only comes near', () => {
    expect(found((x) => (x === 1 ? 1_000_000 : x === 2 ? 999_999 : 999_998 + x), 1_000_000, 1, 1e9)).toEqual([1])
    expect(found((x) => (x === 100_000 ? 1_000_000 : x === 99_999 ? 1_000_001 : 899_999 + x), 1_000_000, 1, 100_000)).toEqual([100_000])
  })
})

describe('where the value leaps', () => {
  it('over inputs that are refused, from a hair below: the first that is answered again', () =>
    expect(found((x) => (x > 1000 && x < 900_123 ? null : x <= 1000 ? 99_999 : 100_001), 100_000, 1, 1e9)).toEqual([900_123]))

  it('at a single round input, it is tried', () => expect(found((x) => (x === 7_000_000 ? 500 : 100), 500, 1, 1e9)).toEqual([7_000_000]))

  it('up and down many times, not only the first crossings are told', () => {
    const zigzag = (x: number): number => Math.abs(((x + 4465) % 8930) - 4465) * 43
    expect(found(zigzag, 185_153, 1, 100_000).length).toBeGreaterThan(2)
  })
})

it('says whether the value hovers a hair from the target long before it reaches it', () => {
  const step = (x: number): number => (x < 40_000 ? 99_999 : 100_000)
  expect(searched(step, 100_000, 1, 1e9)).toMatchObject({ found: [40_000], hovers: true })
  expect(searched((x) => x, 40_000, 1, 1e9)).toMatchObject({ found: [40_000], hovers: false })
})

it('and hovers only where that input is not past half the way there', () => {
  // A hair is a ten thousandth: ten in a hundred thousand.
  const step = (from: number, to: number) => (x: number) => (x < from ? 50_000 : x < to ? 99_990 : 100_000)
  // From 1, half the way to 2,047 is 1,024, which the grid asks for.
  expect(searched(step(1024, 2047), 100_000, 1, 1e9)).toMatchObject({ found: [2047], hovers: true })
  expect(searched(step(1024, 2046), 100_000, 1, 1e9)).toMatchObject({ found: [2046], hovers: false })
})

it('climbs a peak that is steeper than the way to it tells', () => {
  const peak = (x: number): number => Math.floor(1_000_000 / (1 + Math.abs(x - 3000) / 50))
  expect(found(peak, 900_000, 1, 1e9)).toEqual([2995])
})

it('a dip before the crossing is looked for where the line, with its margin for roundings, just reaches the target', () => {
  // Falls by five from 1: the grid asks for 1,024 and 2,048, and 5 × 1,024 × 1.05 further on stands the target.
  const target = 100_000 - 5 * 1023 - 5376
  const dips = (x: number): number => (x >= 1501 && x <= 1600 ? target - 1 : 100_000 - 5 * (x - 1))
  expect(found(dips, target, 1, 15_000)[0]).toBe(1501)
})
