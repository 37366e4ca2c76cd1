/** Values of the official calculator of the labour courts (PJe-Calc 2.15.1), by the requests that give them. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { run } from '../../engine/operation/evaluation/run.ts'
import { portsOn, registry } from '../support/ports.ts'

interface Case {
  readonly id: string
  readonly post: string
  readonly evidence: 'engine' | 'reference'
  readonly input: Record<string, unknown>
  readonly expect: Readonly<Record<string, unknown>>
}

interface Recorded {
  readonly shared: Readonly<Record<string, unknown>>
  readonly cases: readonly Case[]
}

const recorded = JSON.parse(readFileSync(new URL('court-cases.json', import.meta.url), 'utf8')) as Recorded

/** Replaces `$name` by the shared value of that name. */
function filled(value: unknown): unknown {
  if (typeof value === 'string' && value.startsWith('$')) return recorded.shared[value.slice(1)]
  if (Array.isArray(value)) return value.map(filled)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner)]))
}

/** Value at a path: `items[id=he].occurrences.0.due`, `length` for a count. */
function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((within: unknown, step) => {
    const [, name = step, key, wanted] = /^(\w+)\[(\w+)=([^\]]+)\]$/.exec(step) ?? []
    const inner = (within as Record<string, unknown> | null | undefined)?.[name]
    if (key === undefined) return inner
    return (inner as Record<string, unknown>[] | undefined)?.find((each) => String(each[key]) === wanted)
  }, value)
}

/** Money to the centavo, of which an unrounded value may be shown rounded; the others to nine digits. */
const UNROUNDED = 0.005
const COUNTED = /(factor|quantity|wholeQuantity|months|divisor|multiplier|ratePercent|effectiveRatePercent|length|days)$/i

function agrees(path: string, found: unknown, expected: unknown): boolean {
  if (expected === null || expected === 0) return found === undefined || found === null || found === 0
  if (typeof expected !== 'number') return found === expected
  if (typeof found !== 'number') return false
  const within = COUNTED.test(path) ? Math.max(1, Math.abs(expected)) * 1e-9 : UNROUNDED + 1e-9
  return Math.abs(found - expected) <= within
}

const operationOf = (post: string) => {
  const name = post.split('/').at(-1)!
  return registry.calculators.get(name) ?? [...registry.queries.values()].find(({ path }) => path === post)!
}

describe.each([...new Set(recorded.cases.map(({ post }) => post))])('%s', (post) => {
  it.each(recorded.cases.filter((each) => each.post === post).map((each) => [each.id, each] as const))('equals PJe-Calc: %s', (_, each) => {
    const answer = run(operationOf(post) as never, filled(each.input) as object, portsOn('2026-11-19'))
    const wrong = Object.entries(each.expect)
      .map(([path, expected]) => ({ path, found: at(answer, path), expected }))
      .filter(({ path, found, expected }) => !agrees(path, found, expected))
    expect(wrong).toEqual([])
  })
})
