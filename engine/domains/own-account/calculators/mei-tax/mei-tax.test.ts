import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('mei-tax')!
const cents = (amount: unknown) => Math.round((amount as number) * 100)

describe('monthly MEI payment (DAS)', () => {
  it('is the sum of its parts, and the status follows the limit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3_000_000 }),
        fc.constantFrom('commerce', 'industry', 'services', 'mixed', 'trucker'),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('2022-04-01', '2026-11-14', '2027-01-01'),
        (revenue, activity, months, day) => {
          const answer = run(calculator, { monthly_revenue: revenue / 100, activity, months_active: months, reference_date: day }, ports)
          const { total, ...parts } = answer.das as Record<string, number>
          expect(Object.values(parts).reduce((sofar, part) => sofar + cents(part), 0)).toBe(cents(total))
          expect(cents(answer.annualRevenue)).toBe(revenue * months)
          const { annualRevenue, annualLimit, toleranceLimit } = answer as Record<string, number>
          const expected = annualRevenue! <= annualLimit! ? 'within' : annualRevenue! <= toleranceLimit! ? 'up_to_20_over' : 'over'
          expect(answer.status).toBe(expected)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('adds R$ 1 of IBS and CBS in 2027', () => {
    const on = (day: string) => run(calculator, { monthly_revenue: 0, reference_date: day }, ports).das as Record<string, number>
    expect(on('2027-01-01').ibsCbs).toBe(1)
    expect(on('2026-12-31').ibsCbs).toBeUndefined()
    expect(on('2027-01-01').total! - on('2026-12-31').total!).toBeCloseTo(1, 6)
  })

  it('rejects the MEI trucker before April 2022', () => {
    const input = { monthly_revenue: 5000, activity: 'trucker', reference_date: '2022-03-31' }
    expect(() => run(calculator, input, ports)).toThrow(/activity: .*abril de 2022/)
  })
})
