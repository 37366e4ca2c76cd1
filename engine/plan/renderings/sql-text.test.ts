/** Parses the generated SQL text, without a database. */
import { describe, expect, it } from 'vitest'
import { addDays, type Day, daysBetween } from '../../core/day.ts'
import { type Expression, field, name, type PlannedFunction, plus, times } from '../expression.ts'
import { functionNamed } from '../functions.ts'
import { duckdbFunctions } from './duckdb.ts'
import { SPARK } from './spark.ts'
import { sparkSelect } from './spark-select.ts'
import { layeredBody, wordsOf } from './sql-lets.ts'
import { textOf, versionText } from './sql-text.ts'

const TODAY = '2026-11-14'

/** Evaluates nested CASE text for one day, and counts its comparisons. */
function caseOf(text: string, day: Day): { readonly found: number | null; readonly asked: number } {
  const tokens = text.match(/CASE WHEN d >= DATE '[\d-]+' THEN|ELSE|END|\d+/g)!
  let at = 0
  let asked = 0
  const read = (isRead: boolean): number | null => {
    const start = /DATE '([\d-]+)'/.exec(tokens[at++]!)?.[1]
    if (start === undefined) return Number(tokens[at - 1])
    if (isRead) asked++
    const isAfter = day >= start
    const then = read(isRead && isAfter)
    let otherwise: number | null = null
    if (tokens[at] === 'ELSE') {
      at++
      otherwise = read(isRead && !isAfter)
    }
    if (tokens[at++] !== 'END') throw new Error('a case without an end')
    return isAfter ? then : otherwise
  }
  return { found: read(true), asked }
}

describe('version by date', () => {
  it.each([1, 2, 3, 5, 8, 21])('of %d is the last started, found by bisection', (count) => {
    const starts = Array.from({ length: count }, (_, index) => addDays('2000-01-01', index * 100))
    const text = versionText(starts, 'd')
    for (const [index, start] of starts.entries()) {
      expect(caseOf(text, start).found).toBe(index + 1)
      expect(caseOf(text, addDays(start, -1)).found).toBe(index === 0 ? null : index)
      expect(caseOf(text, start).asked).toBeLessThanOrEqual(1 + Math.ceil(Math.log2(count)))
    }
  })
})

describe('expression text', () => {
  const plan: PlannedFunction = { name: 'made_up', says: 'Made up.', parameters: { a: 'money', kind: 'word' }, steps: [], result: 0n }
  const text = (expression: Expression) => textOf(expression, wordsOf(plan, SPARK))
  const a = name('a')

  it.each([
    ['a sum with nothing', plus(a, 0n), text(a)],
    ['nothing with a sum', plus(0n, a), text(a)],
    ['a product with nothing', times(a, 0n), '0'],
    ['nothing times something', times(0n, a), '0'],
    ['a product', times(a, 2n), `(${text(a)} * 2)`],
    ['a sum', plus(a, 2n), `(${text(a)} + 2)`],
    ['less than nothing', -2n, '(-2)'],
  ])('%s', (_case, expression, written) => {
    expect(text(expression)).toBe(written)
  })

  it('word positions are 1-based', () => {
    expect(text({ is: 'position', word: 'kind', among: ['x', "y'z"] })).toMatch(/^CASE \S+ WHEN 'x' THEN 1 WHEN 'y''z' THEN 2 END$/)
  })
})

it('layers name each step once, after everything it depends on', () => {
  const plan = functionNamed('net_salary', TODAY)!()
  const made = new Set(Object.keys(plan.parameters).map((parameter) => `v_${parameter}`))
  // Records the names of each layer, with a dialect that only lists names.
  const layers: string[][] = []
  const row = (values: readonly { readonly name: string }[]): string => {
    layers.push(values.map((value) => value.name))
    return ''
  }
  layeredBody(plan, { ...SPARK, row, list: () => '', next: () => '', first: () => '' }, 'centavos')
  const [given, ...later] = layers
  expect(new Set(given)).toEqual(made)
  const seen = new Set(made)
  for (const layer of later) {
    expect(new Set(layer).size).toBe(layer.length)
    for (const each of layer) seen.add(each)
  }
  for (const { name: step } of plan.steps) expect(seen.has(`v_${step}`)).toBe(true)
})

describe('DuckDB over a table', () => {
  /** An amount times a rate that differs in every version. */
  const planOf = (starts: readonly Day[]): PlannedFunction => ({
    name: 'made_up',
    says: 'Made up.',
    parameters: { amount: 'money', day: 'day' },
    steps: [
      { name: 'law_version', value: { is: 'version', starts, day: 'day' } },
      { name: 'law_row', row: { rate: starts.map((_, index) => BigInt(index)) }, index: name('law_version') },
    ],
    result: { due: times(name('amount'), field('law_row', 'rate')) },
    many: 'made_up_of_many',
  })

  it.each([[['2000-01-01', '2003-07-15']], [['2000-01-01', '2000-03-01', '2010-01-01', '2010-01-20']]] as const)(
    'finds the period of every day for laws starting %j, by stretches no longer than the shortest period',
    (starts) => {
      const text = duckdbFunctions([planOf(starts)], 's').find((each) => each.includes('next_from'))!
      const length = Number(/\/\/ (-?\d+) \+ 1/.exec(text)![1])
      const stretches = [...text.matchAll(/\{period: (\d+), next_from: (\d+)\}/g)].map(
        ([, period, next]) => [Number(period), Number(next)] as const,
      )
      const wrong: Day[] = []
      for (let day: Day = starts[0]; day < '2012-01-01'; day = addDays(day, 1)) {
        const passed = daysBetween(starts[0], day)
        const [period, next] = stretches[Math.min(Math.floor(passed / length), stretches.length - 1)] ?? [0, 0]
        if (period + (passed >= next ? 1 : 0) !== starts.filter((start) => start <= day).length) wrong.push(day)
      }
      expect(wrong).toEqual([])
      expect(length).toBeGreaterThan(0)
    },
  )
})

it('Spark joins the law of each day once, on the accepted days', () => {
  const text = sparkSelect(functionNamed('inss', TODAY)!(), { wanted: ['inss'], relation: 'payments', kept: ['id'] })
  expect(text.match(/explode\(days_of_law\)/g)).toHaveLength(1)
  expect(text).toContain('BROADCAST(t_day)')
})
