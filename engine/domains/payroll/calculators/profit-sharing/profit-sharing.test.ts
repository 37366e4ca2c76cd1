import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('profit-sharing')!
const ask = (input: object) => run(calculator, input, ports)
const cents = (value: unknown) => Math.round((value as number) * 100)

it('two payments owe the same tax as a single one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1, max: 5_000_000 }), (first, second) => {
      const before = ask({ amount: first / 100 })
      const after = ask({ amount: second / 100, previously_paid: first / 100, previously_withheld: before.tax })
      const whole = ask({ amount: (first + second) / 100 })
      expect(cents(before.tax) + cents(after.tax)).toBe(cents(whole.tax))
    }),
  )
})

it('rejects impossible inputs, and years before the exclusive table', () => {
  expect(() => ask({ amount: 1000, alimony: 1000.01 })).toThrow(/alimony/)
  expect(() => ask({ amount: 1000, previously_withheld: 1 })).toThrow(/previously_withheld/)
  expect(() => ask({ amount: 1000, reference_date: '2012-12-31' })).toThrow(/reference_date/)
})
