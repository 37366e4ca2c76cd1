import { expect, it } from 'vitest'
import { thinned } from './timeline.ts'

const months = (last: number): number[] => Array.from({ length: last + 1 }, (_, month) => month)

it('keeps at most 120 evenly spaced points for any term, including the first and the last', () => {
  for (let last = 0; last <= 3000; last++) {
    const points = thinned(months(last))
    expect(points.length).toBeLessThanOrEqual(120)
    expect(points[0]).toBe(0)
    expect(points.at(-1)).toBe(last)
    const gaps = new Set(points.slice(1, -1).map((month, index) => month - points[index]!))
    expect(gaps.size).toBeLessThanOrEqual(1)
  }
})

it('keeps every month while it fits, then the smallest stride that divides a year', () => {
  expect(thinned(months(119))).toHaveLength(120)
  expect(thinned(months(120))).toEqual(months(60).map((month) => month * 2))
  expect(thinned(months(360)).slice(0, 4)).toEqual([0, 4, 8, 12])
  expect(thinned(months(600)).slice(0, 3)).toEqual([0, 6, 12])
  expect(thinned(months(1200))).toHaveLength(101)
  expect(thinned(months(601)).slice(-2)).toEqual([600, 601])
  // 119 steps of a year; one month more requires two-year steps.
  expect(thinned(months(1428)).slice(0, 2)).toEqual([0, 12])
  expect(thinned(months(1429)).slice(0, 2)).toEqual([0, 24])
})
