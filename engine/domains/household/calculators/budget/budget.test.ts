import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const budget = registry.calculators.get('budget')!
const cents = (reais: unknown) => Math.round((reais as number) * 100)

it.each([
  { monthly_income: 1000, needs_percent: 60 },
  { monthly_income: 1000, needs_percent: 33.33, wants_percent: 33.33, savings_percent: 33.33 },
])('rejects %j, which does not add to 100%%', (input) => {
  expect(() => run(budget, input, ports)).toThrow(InvalidInput)
  expect(() => run(budget, input, ports)).toThrow(/100%/)
})

it('0.1 + 0.2 + 99.7 is 100', () => {
  expect(run(budget, { monthly_income: 1000, needs_percent: 0.1, wants_percent: 0.2, savings_percent: 99.7 }, ports)).toMatchObject({
    allocations: { needs: 1, wants: 2, savings: 997 },
  })
})

it('the three parts sum to the income and are nonnegative', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 14 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      (income, a, b) => {
        const needs = Math.min(a, b)
        const wants = Math.max(a, b) - needs
        const input = { monthly_income: income / 100, needs_percent: needs, wants_percent: wants, savings_percent: 100 - needs - wants }
        const { allocations } = run(budget, input, ports) as { allocations: Record<string, number> }
        const parts = Object.values(allocations).map(cents)
        expect(parts.reduce((sum, part) => sum + part)).toBe(income)
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
