import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const ask = (id: string, input: object) => run(registry.calculators.get(id)!, input, ports) as Record<string, number>

/** Rate on the whole amount less the exact deduction times the months (annex IV of IN RFB 1.500/2014). */
const ROWS = [
  [2428.8, 0, 0],
  [2826.65, 0.075, 182.16],
  [3751.05, 0.15, 394.158_75],
  [4664.68, 0.225, 675.4875],
  [Number.POSITIVE_INFINITY, 0.275, 908.7215],
] as const

describe('lump-sum income of earlier years', () => {
  it('agrees with the exact deductions times the months', () => {
    for (const months of [0.5, 1, 7.3, 24, 120])
      for (let monthly = 500; monthly < 20_000; monthly += 487.13) {
        const amount = Math.round(monthly * months * 100) / 100
        const [, rate, deduct] = ROWS.find(([limit]) => amount <= limit * months + 1e-9)!
        const { taxBeforeReduction, ratePercent } = ask('lump-sum-income', { amount, months, reference_date: '2025-06-15' })
        expect(ratePercent).toBeCloseTo(rate * 100, 9)
        expect(Math.abs(taxBeforeReduction! - (amount * rate - deduct * months))).toBeLessThanOrEqual(0.0051)
      }
  })

  it('for one month of 2025 equals the monthly table without the simplified discount, within a centavo', () => {
    for (let amount = 2000; amount < 12_000; amount += 311.17) {
      const income = Math.round(amount * 100) / 100
      const { tax } = ask('lump-sum-income', { amount: income, months: 1, reference_date: '2025-06-15' })
      // An INSS equal to the discount leads to the same base as the lump sum.
      const { beforeReduction } = ask('irrf-monthly', { taxable_income: income + 607.2, inss: 607.2, reference_date: '2025-06-15' })
      expect(Math.abs(tax! - beforeReduction!)).toBeLessThanOrEqual(0.011)
    }
  })

  it('never reduces below zero, and rejects dates before its law and finer fractions of months', () => {
    for (const average of [2000, 5000, 5000.01, 7350, 7350.01]) {
      const { tax, reduction, taxBeforeReduction } = ask('lump-sum-income', {
        amount: average * 10,
        months: 10,
        reference_date: '2026-06-15',
      })
      expect(tax!).toBeGreaterThanOrEqual(0)
      expect(Math.round((taxBeforeReduction! - reduction!) * 100)).toBe(Math.round(tax! * 100))
      if (average > 7350) expect(reduction).toBe(0)
    }
    expect(() => ask('lump-sum-income', { amount: 1000, months: 1, reference_date: '2010-07-27' })).toThrow()
    expect(() => ask('lump-sum-income', { amount: 1000, months: 1.25 })).toThrow(/^months: /)
    expect(() => ask('lump-sum-income', { amount: 1000, months: 1, inss: 1000.01 })).toThrow(/^amount: /)
  })
})
