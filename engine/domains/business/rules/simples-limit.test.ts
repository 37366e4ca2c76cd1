import { describe, expect, it } from 'vitest'
import type { Day } from '../../../core/day.ts'
import { reais } from '../../../core/money.ts'
import simples from '../law/simples-nacional.ts'
import { ceilingPosition, hadLeft, sublimitPosition } from './simples-month.ts'

const table = simples.at('2026-09-30').value
const asked = (before: string, month: string, opened: Day | null = null) =>
  [
    { before: reais(before), month: reais(month), lastYear: undefined },
    { day: '2026-09-30' as const, opened },
  ] as const
const at = (before: string, month: string, opened: Day | null = null) => ceilingPosition(...asked(before, month, opened), table)

describe('annual ceiling', () => {
  it('is not exceeded by revenue equal to it', () => {
    expect(at('4300000.00', '500000.00')).toMatchObject({ status: 'within', excess: 0n, since: null })
  })
  it('exceeded by one centavo: exit in January, with one centavo of excess', () => {
    expect(at('4300000.00', '500000.01')).toMatchObject({ status: 'up_to_20', excess: 1n, since: '2027-01-01' })
  })
  it('exceeded by exactly 20%: exit in January', () => {
    expect(at('5260000.00', '500000.00')).toMatchObject({ status: 'up_to_20', excess: reais('500000.00') })
  })
  it('exceeded by more than 20%: exit from the next month', () => {
    expect(at('5260000.00', '500000.01')).toMatchObject({ status: 'over_20', since: '2026-10-01' })
  })
  it('had been left when the year passed it by more than 20% before the month', () => {
    expect(hadLeft(...asked('5760000.00', '1.00'), table)).toBe(false)
    expect(hadLeft(...asked('5760000.01', '1.00'), table)).toBe(true)
    expect(hadLeft(...asked('5760000.01', '1.00', '2026-02-01'), table)).toBe(false)
  })
})

describe('company opened during the year', () => {
  it('has one twelfth of the ceiling per month from the opening to December', () => {
    expect(at('1900000.00', '500000.00', '2026-07-15')).toMatchObject({ status: 'within', limit: reais('2400000.00') })
    expect(at('1900000.00', '500000.01', '2026-07-15')).toMatchObject({ status: 'up_to_20', excess: 1n, since: '2027-01-01' })
  })
  it('leaves retroactively from its opening above 20%', () => {
    expect(at('2380000.00', '500000.00', '2026-07-15').status).toBe('up_to_20')
    expect(at('2380000.01', '500000.00', '2026-07-15')).toMatchObject({ status: 'over_20', since: '2026-07-15' })
  })
  it('has the whole ceiling in the year after the opening', () => {
    expect(at('4300000.00', '500000.00', '2025-12-01')).toMatchObject({ status: 'within', limit: reais('4800000.00') })
  })
})

describe('sublimit', () => {
  const sub = (before: string, lastYear: string | undefined, opened: Day | null = null) =>
    sublimitPosition(
      { before: reais(before), month: reais('100.00'), lastYear: lastYear === undefined ? undefined : reais(lastYear) },
      table.sublimit,
      { day: '2026-09-30', opened },
      table,
    )
  it('follows the calendar year, and by more than 20% from the next month', () => {
    expect(sub('3599900.00', undefined)).toMatchObject({ status: 'within' })
    expect(sub('3599900.01', undefined)).toMatchObject({ status: 'up_to_20', excess: 1n, since: '2027-01-01' })
    expect(sub('4319900.01', undefined)).toMatchObject({ status: 'over_20', since: '2026-10-01' })
    expect(sub('4320000.01', undefined)).toMatchObject({ status: 'outside', by: 'this_year' })
  })
  it('is outside after a year above its own, proportional in the year of the opening', () => {
    expect(sub('0.00', '3600000.00').status).toBe('within')
    expect(sub('0.00', '3600000.01')).toMatchObject({ status: 'outside', by: 'last_year', since: '2026-01-01' })
    expect(sub('0.00', '600000.00', '2025-11-20').status).toBe('within')
    expect(sub('0.00', '600000.01', '2025-11-20').status).toBe('outside')
  })
})
