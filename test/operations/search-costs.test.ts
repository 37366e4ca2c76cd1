/**
 * Each evaluation of a search is a calculation that the caller waits and pays for; this snapshot shows the cost of changes to the search.
 * To update: `npm run said:record`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { crossings } from '../../engine/core/math/target-search.ts'

const FILE = new URL('search-costs.txt', import.meta.url)

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

/** Upper bound of the search, size of the exhaustive scan of small inputs, and evaluation budget. */
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

/** Number of evaluations per shape, under each of the five settings above. */
const now = new Map(
  Object.entries(SHAPES).flatMap(([name, value]) =>
    TARGETS.map((target) => [`${name}, at ${target}`, ASKED.map((asked) => questions(value, target, asked)).join(' ')] as const),
  ),
)
if (process.env.RECORD_SAID) writeFileSync(FILE, `${[...now].map(([asked, costs]) => `${asked}: ${costs}`).join('\n')}\n`)

it('evaluation counts match the snapshot', () => {
  const recorded = readFileSync(FILE, 'utf8').trimEnd().split('\n')
  expect([...now].map(([asked, costs]) => `${asked}: ${costs}`)).toEqual(recorded)
})
