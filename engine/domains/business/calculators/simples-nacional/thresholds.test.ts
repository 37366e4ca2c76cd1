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
    warnings: string[]
  }

describe('Simples thresholds', () => {
  it('warns above the sublimit of 3.6 million, not at it', () => {
    const warned = (revenue_12m: number) => ask({ annex: 'I', revenue_12m }).warnings.some((warning) => warning.includes('sublimite'))
    expect([warned(3_600_000), warned(3_600_000.01)]).toEqual([false, true])
  })

  it('allows up to 20% above the ceiling of 4.8 million and rejects more', () => {
    expect(ask({ annex: 'I', revenue_12m: 4_800_000 }).annex).toBe('I')
    expect(() => ask({ annex: 'I', revenue_12m: 5_760_000.01 })).toThrow(/^revenue_12m: /)
  })

  it('taxes services under annex III from a payroll of exactly 28%', () => {
    const annex = (payroll_12m: number) => ask({ annex: 'V', revenue_12m: 100_000, payroll_12m }).annex
    expect([annex(27_999.99), annex(28_000)]).toEqual(['V', 'III'])
  })
})
