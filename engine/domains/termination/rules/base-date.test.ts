import { describe, expect, it } from 'vitest'
import { contextOn } from '../../../../test/support/corpora/terminations.ts'
import type { Day } from '../../../core/day.ts'
import { additionalIndemnity, assumeNoStability } from './base-date.ts'

describe('the additional indemnity (Lei 7.238/1984, art. 9º)', () => {
  const owed = (end: Day, baseDate?: Day) => additionalIndemnity(contextOn(), baseDate, { type: 'sem_justa_causa', end })

  it('is owed in the thirty days before the base date, and on no other', () => {
    expect(owed('2026-10-01', '2026-11-01')).toBe(false)
    expect(owed('2026-10-02', '2026-11-01')).toBe(true)
    expect(owed('2026-10-31', '2026-11-30')).toBe(true)
    expect(owed('2026-11-01', '2026-11-01')).toBe(false)
    expect(owed('2026-10-31')).toBe(false)
  })

  it('is refused in another termination', () => {
    const resigned = (baseDate?: Day) => additionalIndemnity(contextOn(), baseDate, { type: 'pedido_demissao', end: '2026-10-31' })
    expect(resigned()).toBe(false)
    expect(() => resigned('2026-11-01')).toThrow(/base_date/)
  })
})

it('stability concerns a dismissal without cause only', () => {
  const said = (type: 'sem_justa_causa' | 'acordo') => {
    const ctx = contextOn()
    assumeNoStability(ctx, type)
    return ctx.assumptions.length
  }
  expect([said('sem_justa_causa'), said('acordo')]).toEqual([1, 0])
})
