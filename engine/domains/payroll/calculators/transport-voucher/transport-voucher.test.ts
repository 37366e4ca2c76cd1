import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('transport-voucher')!
const ask = (input: object) => run(calculator, { salary: 2000, ...input }, ports)
const cents = (value: unknown) => Math.round((value as number) * 100)

it('accepts one complete form of the cost', () => {
  expect(() => ask({})).toThrow(/monthly_cost/)
  expect(() => ask({ monthly_cost: 100, daily_cost: 5, days: 20 })).toThrow(/monthly_cost/)
  expect(() => ask({ daily_cost: 5 })).toThrow(/days/)
  expect(() => ask({ fare: 5, days: 20 })).toThrow(/trips_per_day/)
  expect(() => ask({ monthly_cost: 100, days: 20 })).toThrow(/days/)
  expect(() => ask({ monthly_cost: 100, trips_per_day: 2 })).toThrow(/trips_per_day/)
})

it('both shares sum to the cost, and the worker never pays more than it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 500_000 }), (salary, cost) => {
      const { discount, employerShare } = ask({ salary: salary / 100, monthly_cost: cost / 100 })
      expect(cents(discount) + cents(employerShare)).toBe(cost)
      expect(cents(discount)).toBeLessThanOrEqual(Math.min(cost, Math.round(salary * 0.06 + 0.5)))
    }),
  )
})
