import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../test/support/ports.ts'
import { addDays, type Day } from '../../../core/day.ts'
import { run } from '../../../operation/evaluation/run.ts'
import { twelfthsOfDays, twelfthsUntil } from './notice-projection.ts'

const FROM = { thirteenth: 15, vacation: 15 }

describe('projection of the notice', () => {
  it('without dates counts whole months and a final fraction of fifteen days', () => {
    expect(twelfthsOfDays(30, 30, FROM)).toEqual({ thirteenth: 1, vacation: 1 })
    expect(twelfthsOfDays(44, 30, FROM).thirteenth).toBe(1)
    expect(twelfthsOfDays(45, 30, FROM).thirteenth).toBe(2)
    expect(twelfthsOfDays(90, 30, FROM).thirteenth).toBe(3)
  })

  it('with dates counts the months that reach fifteen days only because of the notice', () => {
    // 10 March to 9 April: March reaches 31 days, April only 9.
    expect(twelfthsUntil('2020-01-01', '2026-03-10', '2026-04-09', FROM)).toEqual({ thirteenth: 1, vacation: 1 })
    expect(twelfthsUntil('2020-01-01', '2026-03-20', '2026-04-14', FROM).thirteenth).toBe(0)
    expect(twelfthsUntil('2020-01-01', '2026-03-20', '2026-04-15', FROM).thirteenth).toBe(1)
    // Counting continues past the end of the year.
    expect(twelfthsUntil('2020-01-01', '2025-12-10', '2026-01-20', FROM).thirteenth).toBe(2)
  })

  it('matches the notice items of severance-by-dates', () => {
    const severance = registry.calculators.get('severance-by-dates')!
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 700 }), (served, offset) => {
        const admission = addDays('2012-01-01', offset)
        const termination: Day = addDays(admission, served)
        const answer = run(
          severance,
          { salary: 1200, admission_date: admission, termination_date: termination, type: 'sem_justa_causa', fgts_balance: 0 },
          ports,
        )
        const paid = (code: string) =>
          Math.round(((answer.items as { code: string; amount: number }[]).find((item) => item.code === code)?.amount ?? 0) / 100)
        const projected = twelfthsUntil(admission, termination, answer.projectedEndDate as Day, FROM)
        expect({ thirteenth: paid('thirteenth_on_notice'), vacation: paid('vacation_on_notice') }).toEqual(projected)
      }),
      { numRuns: 60 },
    )
  })
})
