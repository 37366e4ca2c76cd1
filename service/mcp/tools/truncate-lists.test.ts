import { describe, expect, it } from 'vitest'
import { run } from '../../../engine/operation/evaluation/run.ts'
import { ports, registry } from '../../../test/support/ports.ts'
import { MAX_DAYS, truncateLists } from './truncate-lists.ts'

const history = registry.queries.get('rates-history')!
const asked = (input: object) => {
  const whole = run(history, input, ports)
  return { whole, ...truncateLists(history, whole) }
}
const pointsOf = ({ points }: Readonly<Record<string, unknown>>): readonly unknown[] => (Array.isArray(points) ? points : [])

describe('daily lists', () => {
  it('keep their newest dates, with the omitted count and how to request the rest', () => {
    const { whole, answer, omitted } = asked({ metric: 'dollar', from: '2010-01-01', to: '2020-12-31' })
    expect(pointsOf(whole).length).toBeGreaterThan(2000)
    expect(pointsOf(answer)).toEqual(pointsOf(whole).slice(-MAX_DAYS))
    expect(answer.omitted).toEqual({ points: pointsOf(whole).length - MAX_DAYS, how: omitted })
    expect(omitted).toContain('informe from e to, ou aggregate para menos pontos')
  })

  it('are truncated at their oldest end in either order', () => {
    const days = Array.from({ length: MAX_DAYS + 1 }, (_, index) => ({ date: `2${String(index).padStart(3, '0')}-01-01` }))
    const cut = (points: readonly object[]) => pointsOf(truncateLists(history, { points }).answer)
    expect(cut(days)).toEqual(days.slice(1))
    expect(cut([...days].reverse())).toEqual([...days].reverse().slice(0, -1))
    expect(cut(days.slice(1))).toEqual(days.slice(1))
  })

  it('are complete when short', () => {
    const { whole, answer, omitted } = asked({ metric: 'dollar', from: '2010-01-01', to: '2020-12-31', aggregate: 'monthly' })
    expect(answer).toBe(whole)
    expect(omitted).toBeNull()
  })

  it('are complete when no parameter can narrow them', () => {
    const days = Array.from({ length: MAX_DAYS + 1 }, () => ({ date: '2026-01-01' }))
    const { inputSchema, resultSchema } = history
    const { from: _, ...properties } = inputSchema.properties ?? {}
    const answer = { points: days }
    expect(truncateLists({ inputSchema: { ...inputSchema, properties }, resultSchema }, answer).answer).toBe(answer)
  })
})
