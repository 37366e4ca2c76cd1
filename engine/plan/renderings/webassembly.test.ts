/** Fused-loop tests on synthetic plans, one for each kind of expression; each operation's own tests cover the real plans. */
import { describe, expect, it } from 'vitest'
import { dayNumber } from '../../core/day.ts'
import {
  type Expression,
  type ExpressionStep,
  field,
  larger,
  minus,
  NONE,
  name,
  over,
  type PlannedFunction,
  plus,
  quotient,
  smaller,
  times,
  when,
} from '../expression.ts'
import { BLOCK, columnKernel } from './javascript.ts'
import { fusedKernel } from './webassembly.ts'

const plan = (result: Expression, steps: readonly ExpressionStep[] = []): PlannedFunction => ({
  name: 'made_up',
  says: 'Made up.',
  parameters: { a: 'money', b: 'money', day: 'day', word: 'word' },
  steps,
  result,
})
const [a, b] = [name('a'), name('b')]

type Rows = readonly Readonly<Record<string, number>>[]

/** Result per row from the fused loop, asserted equal to the columnar result. */
function results(of: PlannedFunction, rows: Rows, fixed: Readonly<Record<string, number>> = {}): number[] {
  const kernel = fusedKernel(of, fixed)!
  const columns: Record<string, Float64Array> = {}
  for (const [parameter, values] of Object.entries(kernel.given)) {
    for (const [at, row] of rows.entries()) values[at] = row[parameter] ?? 0
    columns[parameter] = values.slice()
  }
  kernel.run(rows.length)
  const plain = (found: Float64Array): number[] => [...found.subarray(0, rows.length)].map((value) => value + 0)
  const found = plain(kernel.found.made_up!)
  expect(found).toEqual(plain(columnKernel(of, { fixed })(columns, rows.length).made_up!))
  return found
}

const pairs: Rows = [
  { a: 7, b: 2 },
  { a: 2, b: 7 },
  { a: 5, b: 5 },
]

describe('each kind of operation', () => {
  it.each<[string, Expression, readonly number[]]>([
    ['sum', plus(a, b), [9, 9, 10]],
    ['difference', minus(a, b), [5, -5, 0]],
    ['product', times(a, b), [14, 14, 25]],
    ['quotient, toward zero', quotient(minus(a, b), 2n), [2, -2, 0]],
    ['larger', larger(a, b), [7, 7, 5]],
    ['smaller', smaller(a, b), [2, 2, 5]],
    ['over', over(a, b), [1, 0, 0]],
    ['choice', when(a, b, times(a, 10n), b), [70, 7, 5]],
    ['choice among constants', when(2n, 1n, a, b), [7, 2, 5]],
    ['no value', plus(a, NONE), [Number.NaN, Number.NaN, Number.NaN]],
    ['a constant alone', 12n, [12, 12, 12]],
    ['constants of several bytes', plus(a, 7_000_000_000_000_000n), [7_000_000_000_000_007, 7_000_000_000_000_002, 7_000_000_000_000_005]],
    ['what changes nothing', times(1n, plus(minus(a, 0n), 0n)), [7, 2, 5]],
  ])('%s', (_kind, expression, expected) => expect(results(plan(expression), pairs)).toEqual(expected))
})

describe('row of constants', () => {
  const among = (length: number) =>
    plan(field('table', 'value'), [{ name: 'table', index: a, row: { value: Array.from({ length }, (_, at) => BigInt(at + 1) * 100n) } }])

  it.each([3, 62, 63, 64, 127, 128, 300, 9000])('is looked up by its position among %i and yields nothing outside them', (length) => {
    const positions = [1, 2, length, 0, length + 1, 1e12, Number.NaN]
    expect(
      results(
        among(length),
        positions.map((position) => ({ a: position })),
      ),
    ).toEqual([100, 200, length * 100, Number.NaN, Number.NaN, Number.NaN, Number.NaN])
  })

  it('selects one of several tables at the same position, before the first row when the table is constant', () => {
    const row = { one: [1n, 2n, 3n], two: [10n, 20n, 30n], same: [5n, 5n, 5n] }
    const sum = plan(plus(plus(field('table', 'one'), field('table', 'two')), field('table', 'same')), [{ name: 'table', index: a, row }])
    expect(results(sum, [{ a: 1 }, { a: 3 }])).toEqual([16, 38])
    expect(results(sum, [{}], { a: 2 })).toEqual([27])
  })
})

describe('version by date', () => {
  const version = plan({ is: 'version', starts: ['2020-01-01', '2021-01-01', '2024-06-01'], day: 'day' })
  const on = (...days: ('2019-12-31' | '2020-01-01' | '2023-01-01' | '2024-06-01')[]) => days.map((day) => ({ day: dayNumber(day) }))

  it('selects the latest version already in force, and none before the first', () => {
    expect(results(version, on('2020-01-01', '2023-01-01', '2024-06-01', '2019-12-31'))).toEqual([1, 2, 3, Number.NaN])
  })

  it('shares the version when rows have one day and differs when the second row of a pair has another day', () => {
    expect(results(version, on('2023-01-01', '2023-01-01', '2023-01-01', '2024-06-01', '2023-01-01'))).toEqual([2, 2, 2, 3, 2])
    expect(results(version, [...on('2023-01-01'), { day: Number.NaN }, ...on('2023-01-01')])).toEqual([2, Number.NaN, 2])
  })

  it('is resolved before the first row when all rows have one day', () => {
    expect(results(version, [{}], { day: dayNumber('2023-01-01') })).toEqual([2])
    expect(results(version, [{}], { day: dayNumber('2019-12-31') })).toEqual([Number.NaN])
  })
})

describe('range conditions', () => {
  const inside = plan(
    plus(a, {
      is: 'within',
      conditions: [
        { value: a, from: 2n, to: b },
        { value: name('day'), from: '2020-01-01', to: '2020-12-31' },
      ],
    }),
  )
  const day = dayNumber('2020-05-01')

  it('accepts both limits and yields nothing outside them', () => {
    const rows = [2, 10, 1, 11, Number.NaN].map((value) => ({ a: value, b: 10, day }))
    expect(results(inside, rows)).toEqual([2, 10, Number.NaN, Number.NaN, Number.NaN])
    expect(results(inside, [{ a: 5, b: 10, day: dayNumber('2021-01-01') }])).toEqual([Number.NaN])
  })

  it('checks a constant value only once', () => {
    expect(results(inside, [{ a: 5, b: 10 }], { day })).toEqual([5])
    expect(results(inside, [{ a: 5, b: 10 }], { day: day + 400 })).toEqual([Number.NaN])
  })
})

it('represents a word by its position', () => {
  expect(results(plan({ is: 'position', word: 'word', among: ['x', 'y'] }), [{ word: 2 }, { word: 1 }])).toEqual([2, 1])
})

it('computes a full block, and in a partial one nothing past its rows except the second row of a pair', () => {
  const kernel = fusedKernel(plan(plus(a, 1n)), {})!
  for (let at = 0; at < BLOCK; at++) kernel.given.a![at] = at
  kernel.run(BLOCK)
  expect([...kernel.found.made_up!]).toEqual(Array.from({ length: BLOCK }, (_, at) => at + 1))
  kernel.given.a!.fill(1000)
  kernel.run(3)
  expect([...kernel.found.made_up!.subarray(0, 5)]).toEqual([1001, 1001, 1001, 1001, 5])
})

it('has no fused loop for a quotient that exceeds the precision of doubles', () => {
  expect(fusedKernel(plan(quotient(a, b, { wide: true })), {})).toBeNull()
})
