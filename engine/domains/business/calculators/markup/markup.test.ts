import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const markup = registry.calculators.get('markup')!
const cents = (reais: unknown) => Math.round((reais as number) * 100)

it.each([
  { unit_cost: 10, desired_margin: 50, fixed_costs_percent: 25, variable_costs_percent: 25 },
  { unit_cost: 10, desired_margin: 99.99, fixed_costs_percent: 0.01 },
  { unit_cost: 10, desired_margin: 0, variable_costs_percent: 250 },
])('rejects %j, which adds to 100%% or more', (input) => {
  expect(() => run(markup, input, ports)).toThrow(InvalidInput)
  expect(() => run(markup, input, ports)).toThrow(/desired_margin/)
})

it('cost, expenses and profit sum to the price, and the profit matches the margin within two centavos', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 9 }),
      fc.integer({ min: 0, max: 3300 }),
      fc.integer({ min: 0, max: 3300 }),
      fc.integer({ min: 0, max: 3300 }),
      (cost, margin, fixed, variable) => {
        const answer = run(
          markup,
          {
            unit_cost: cost / 100,
            desired_margin: margin / 100,
            fixed_costs_percent: fixed / 100,
            variable_costs_percent: variable / 100,
          },
          ports,
        )
        const price = cents(answer.sellingPrice)
        expect(cost + cents(answer.fixedCosts) + cents(answer.variableCosts) + cents(answer.profit)).toBe(price)
        expect(Math.abs(cents(answer.profit) - (price * margin) / 10_000)).toBeLessThanOrEqual(2)
      },
    ),
  )
})

it('rejects a price too large to represent to the centavo', () => {
  expect(() => run(markup, { unit_cost: 1e12, desired_margin: 99.99 }, ports)).toThrow(InvalidInput)
})
