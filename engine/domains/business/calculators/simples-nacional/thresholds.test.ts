import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const ask = (input: object) =>
  run(
    registry.calculators.get('simples-nacional')!,
    { monthly_revenue: 1000, reference_date: '2026-06-01', ...input },
    ports,
  ) as unknown as {
    annex: string
    limitStatus: string
    sublimitStatus: string
  }

describe('Simples thresholds', () => {
  it('moves ICMS out of the slip above the sublimit of the year before, not at it', () => {
    const status = (revenue_last_year: number) => ask({ annex: 'I', revenue_12m: 3_500_000, revenue_last_year }).sublimitStatus
    expect([status(3_600_000), status(3_600_000.01)]).toEqual(['within', 'outside'])
  })

  it('moves ICMS out of the slip after a year more than 20% above the sublimit', () => {
    const status = (revenue_year: number) => ask({ annex: 'I', revenue_12m: 4_300_000, revenue_year }).sublimitStatus
    expect([status(4_319_000), status(4_319_000.01), status(4_320_000), status(4_320_000.01)]).toEqual([
      'up_to_20',
      'over_20',
      'over_20',
      'outside',
    ])
  })

  it('rejects only a year that had passed the ceiling by more than 20% before the month', () => {
    expect(ask({ annex: 'I', revenue_12m: 5_760_000.01 }).annex).toBe('I')
    expect(ask({ annex: 'I', revenue_12m: 5_760_000, revenue_year: 5_760_000 }).limitStatus).toBe('over_20')
    expect(() => ask({ annex: 'I', revenue_12m: 5_760_000, revenue_year: 5_760_000.01 })).toThrow(/^revenue_year: /)
  })

  it('asks for the revenue of the year when the month alone passes the sublimit', () => {
    expect(() => ask({ annex: 'I', monthly_revenue: 3_600_000.01 })).toThrow(/^revenue_year: /)
    expect(ask({ annex: 'I', monthly_revenue: 3_600_000.01, revenue_year: 0 }).sublimitStatus).toBe('up_to_20')
  })

  it('reads the year before in the twelve months of a January before 2027', () => {
    const status = (reference_date: string) => ask({ annex: 'I', revenue_12m: 3_700_000, reference_date }).sublimitStatus
    expect([status('2026-01-31'), status('2026-02-28'), status('2027-01-31')]).toEqual(['outside', 'within', 'within'])
  })

  it('refuses months from 2029, whose annexes are not recorded', () => {
    expect(ask({ annex: 'I', reference_date: '2028-12-31' }).annex).toBe('I')
    expect(() => ask({ annex: 'I', reference_date: '2029-01-01' })).toThrow(/^reference_date: .*2028-12-31/)
  })

  it('taxes services under annex III from a payroll of exactly 28%', () => {
    const annex = (payroll_12m: number) => ask({ annex: 'V', revenue_12m: 100_000, payroll_12m }).annex
    expect([annex(27_999.99), annex(28_000)]).toEqual(['V', 'III'])
  })
})
