import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('vacation-pay')!
const cents = (value: unknown) => Math.round((value as number) * 100)

it('the four items sum to the gross, and the net is the gross less the taxes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_00 }),
      fc.integer({ min: 0, max: 10 }),
      fc.integer({ min: 0, max: 9 }),
      (salary, sold, dependents) => {
        const answer = run(calculator, { salary: salary / 100, sell_days: sold, dependents }, ports)
        const { vacationPay, oneThird, cashAllowance, cashAllowanceThird, inss, irrf, gross, net } = answer
        expect([vacationPay, oneThird, cashAllowance, cashAllowanceThird].map(cents).reduce((a, b) => a + b)).toBe(cents(gross))
        expect(cents(gross) - cents(inss) - cents(irrf)).toBe(cents(net))
        expect((answer.restDays as number) + (answer.soldDays as number)).toBe(30)
      },
    ),
  )
})

it('selling days adds no tax: the sold part is paid in full', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50_000_00 }), fc.integer({ min: 1, max: 10 }), (salary, sold) => {
      const selling = run(calculator, { salary: salary / 100, sell_days: sold }, ports)
      const resting = run(calculator, { salary: salary / 100, days: 30 - sold }, ports)
      expect([selling.inss, selling.irrf]).toEqual([resting.inss, resting.irrf])
    }),
  )
})

it.each([
  [25, 10, 'somam 35'],
  [15, 10, 'no máximo 8'],
  [29, 2, 'somam 31'],
])('rejects %i days of rest with %i sold', (days, sold, message) => {
  expect(() => run(calculator, { salary: 3000, days, sell_days: sold }, ports)).toThrow(InvalidInput)
  expect(() => run(calculator, { salary: 3000, days, sell_days: sold }, ports)).toThrow(message)
})
