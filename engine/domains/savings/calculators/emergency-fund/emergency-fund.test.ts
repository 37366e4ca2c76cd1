import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { fromNumber } from '../../../../core/money.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const emergencyFund = registry.calculators.get('emergency-fund')!

it('computes the months to complete the fund as the gap over the contribution, rounded up, up to a hundred years', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 8 }),
      fc.constantFrom('clt', 'self_employed', 'public_servant'),
      fc.integer({ min: 0, max: 10 ** 9 }),
      fc.integer({ min: 0, max: 10 ** 7 }),
      (expenses, profile, savings, contribution) => {
        const result = run(
          emergencyFund,
          { monthly_expenses: expenses / 100, profile, current_savings: savings / 100, monthly_contribution: contribution / 100 },
          ports,
        ) as Record<string, number>
        const gap = Number(fromNumber(result.gap!))
        const months = gap === 0 ? 0 : Math.ceil(gap / contribution)
        expect(result.monthsToTarget).toBe(months <= 1200 ? months : null)
        expect(gap).toBe(Math.max(0, expenses * result.targetMonths! - savings))
        expect(result.coveredMonths).toBeCloseTo(savings / expenses, 1)
      },
    ),
    { numRuns: 100 },
  )
})

it('rejects amounts that cannot be precise to the centavo', () => {
  expect(() => run(emergencyFund, { monthly_expenses: 7e13, months: 120 }, ports)).toThrow(/R\$ 70 trilhões/)
})
