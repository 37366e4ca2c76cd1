import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const affordability = registry.calculators.get('rent-affordability')!

it('the recommended rent keeps housing within 30% of income, unless other bills already exceed it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 9 }),
      fc.integer({ min: 0, max: 10 ** 8 }),
      fc.integer({ min: 0, max: 10 ** 8 }),
      (income, condo, bills) => {
        const input = { monthly_income: income / 100, condo_fee: condo / 100, utilities: bills / 100 }
        const answer = run(affordability, input, ports) as Record<string, number>
        expect(answer.recommendedRent).toBe(Math.min(answer.maxRentByRule!, answer.maxRentByBudget!))
        if (answer.recommendedRent! > 0) expect(answer.committedPercent).toBeLessThanOrEqual(30)
        else expect((condo + bills) * 10).toBeGreaterThanOrEqual(income * 3 - 10)
      },
    ),
  )
})
