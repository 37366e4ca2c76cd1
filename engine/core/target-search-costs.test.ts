/** Every question of a search is a calculation that its caller waits and pays for: whoever changes how it looks sees here what that costs. */
import { describe, expect, it } from 'vitest'
import { crossings } from './target-search.ts'

type Shape = (x: number) => number | null

const SHAPES: Readonly<Record<string, Shape>> = {
  'a straight line': (x) => 3 * x,
  'a line that falls': (x) => 5_000_000 - x,
  'two years of a cut deposit': (x) => Math.floor(x * 0.08) * 24,
  'pay that falls once': (x) => Math.floor(x * 0.7) - (x > 654_321 ? 1000 : 0),
  'roundings that dip': (x) => Math.floor(x * 0.66) + (x % 7 === 0 ? 1 : 0) - (x % 11 === 0 ? 1 : 0),
  'a peak': (x) => Math.max(0, x < 6_000_000 ? x - 3_000_000 : 3_000_000 - Math.ceil((x - 6_000_000) * 1.2)),
  'a valley': (x) => Math.abs(x - 46_137_343) * 2,
  'a stretch refused': (x) => (x > 1000 && x < 900_123 ? null : x),
  'a part answered': (x) => (x < 777_777 || x > 998_888 ? null : x),
  stairs: (x) => Math.floor(x / 1000) * 1000,
  'a saw': (x) => x % 977,
  'a rate of what was rounded': (x) => Math.round((Math.floor(x * 0.3) / x) * 100_000_000),
  'a curve': (x) => -((x - 1000) ** 2),
  'a line that bends': (x) => (x < 500_000 ? Math.floor(x * 0.9) : 450_000 + Math.floor((x - 500_000) * 0.5)),
  'a line that jumps up': (x) => Math.floor(x * 0.5) + (x > 300_000 ? 50_000 : 0),
  'a line that jumps down': (x) => Math.floor(x * 0.5) - (x > 300_000 ? 50_000 : 0),
  'a fall from one below a target': (x) => (x <= 300_000 ? x + 37_855 : 337_855 - 3 * (x - 300_000)),
  'a narrow hole': (x) => Math.floor(x * 0.5) - (x > 2_000_000 && x <= 2_000_040 ? 900_000 : 0),
}

const TARGETS = [100, 7_777, 300_000, 1_234_567]

/** How far the search may go, how many small inputs it looks at one by one, and for how many questions there is time. */
const ASKED = [
  { high: 7e15, dense: 0n, time: null },
  { high: 7e15, dense: 0n, time: 300 },
  { high: 7e15, dense: 0n, time: 120 },
  { high: 1e7, dense: 64n, time: null },
  { high: 250, dense: 0n, time: null },
] as const

function questions(value: Shape, target: number, { high, dense, time }: (typeof ASKED)[number]): number {
  let asked = 0
  const search = crossings(BigInt(target), 1n, BigInt(high), 400, dense, time === null ? undefined : () => time - asked)
  let next = search.next()
  while (!next.done) {
    asked++
    const heard = value(Number(next.value))
    next = search.next(heard === null ? null : BigInt(heard))
  }
  return asked
}

/** For each target, as it is asked in the five ways above. */

const COSTS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  'a straight line': [
    [210, 208, 120, 131, 250],
    [240, 211, 120, 160, 250],
    [79, 62, 29, 116, 250],
    [284, 211, 120, 172, 250],
  ],
  'a line that falls': [
    [100, 74, 37, 131, 250],
    [103, 75, 38, 137, 250],
    [97, 71, 34, 128, 250],
    [101, 76, 38, 129, 250],
  ],
  'two years of a cut deposit': [
    [243, 223, 120, 136, 250],
    [266, 229, 120, 207, 250],
    [90, 81, 38, 116, 250],
    [280, 232, 120, 219, 250],
  ],
  'pay that falls once': [
    [82, 77, 34, 115, 250],
    [93, 80, 36, 123, 250],
    [101, 82, 38, 136, 250],
    [105, 82, 39, 134, 250],
  ],
  'roundings that dip': [
    [117, 83, 34, 155, 250],
    [135, 87, 37, 165, 250],
    [136, 88, 37, 173, 250],
    [138, 88, 38, 176, 250],
  ],
  'a peak': [
    [152, 140, 120, 196, 250],
    [170, 118, 120, 198, 250],
    [159, 89, 120, 190, 250],
    [211, 86, 120, 195, 250],
  ],
  'a valley': [
    [207, 87, 83, 205, 250],
    [308, 234, 120, 205, 250],
    [210, 87, 69, 205, 250],
    [307, 234, 120, 205, 250],
  ],
  'a stretch refused': [
    [73, 71, 33, 103, 250],
    [212, 209, 120, 152, 250],
    [212, 208, 120, 152, 250],
    [97, 75, 48, 129, 250],
  ],
  'a part answered': [
    [381, 300, 120, 223, 250],
    [381, 300, 120, 223, 250],
    [381, 300, 120, 223, 250],
    [393, 300, 120, 237, 250],
  ],
  stairs: [
    [264, 231, 120, 203, 250],
    [216, 211, 120, 158, 250],
    [89, 87, 46, 132, 250],
    [229, 212, 120, 174, 250],
  ],
  'a saw': [
    [400, 293, 120, 400, 250],
    [399, 236, 120, 255, 250],
    [399, 236, 120, 255, 250],
    [399, 236, 120, 255, 250],
  ],
  'a rate of what was rounded': [
    [237, 209, 120, 131, 250],
    [237, 209, 120, 131, 250],
    [237, 209, 120, 131, 250],
    [237, 209, 120, 131, 250],
  ],
  'a curve': [
    [400, 299, 120, 400, 250],
    [400, 249, 120, 364, 250],
    [400, 255, 120, 364, 250],
    [400, 254, 120, 370, 250],
  ],
  'a line that bends': [
    [75, 73, 34, 106, 250],
    [102, 75, 36, 118, 250],
    [96, 81, 39, 134, 250],
    [112, 88, 41, 144, 250],
  ],
  'a line that jumps up': [
    [90, 84, 33, 119, 250],
    [102, 87, 37, 131, 250],
    [108, 88, 40, 142, 250],
    [116, 88, 42, 151, 250],
  ],
  'a line that jumps down': [
    [90, 84, 33, 119, 250],
    [102, 87, 37, 131, 250],
    [107, 84, 35, 140, 250],
    [116, 88, 40, 145, 250],
  ],
  'a fall from one below a target': [
    [104, 68, 36, 135, 250],
    [117, 66, 34, 135, 250],
    [239, 76, 60, 191, 250],
    [314, 233, 120, 252, 250],
  ],
  'a narrow hole': [
    [90, 84, 33, 119, 250],
    [102, 87, 37, 131, 250],
    [107, 83, 33, 140, 250],
    [116, 88, 40, 145, 250],
  ],
}

describe('the questions of a search', () => {
  it.each(Object.entries(SHAPES))('about %s', (name, value) => {
    expect(TARGETS.map((target) => ASKED.map((asked) => questions(value, target, asked)))).toEqual(COSTS[name])
  })
})
