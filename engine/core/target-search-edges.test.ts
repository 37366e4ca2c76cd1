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
  return { found: next.value.found.map(({ x }) => Number(x)), questions }
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

  it('with few questions: what was seen to be refused is not asked about again', () => {
    // Looking for the limit from the far end of the range takes 170 and 209.
    for (const [last, most] of [
      [1000, 150],
      [998_888, 195],
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
