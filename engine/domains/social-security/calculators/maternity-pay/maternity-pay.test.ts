import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../core/operation/run.ts'

const calculator = registry.calculators.get('maternity-pay')!

it('each category says which input it is made of', () => {
  expect(() => run(calculator, { category: 'employee' }, ports)).toThrow('last_salary')
  expect(() => run(calculator, { category: 'variable_employee', last_salary: 3000 }, ports)).toThrow(/last_salar/)
  expect(() => run(calculator, { category: 'mei', last_salary: 3000 }, ports)).toThrow(/contributions|last_salary/)
  expect(() => run(calculator, { category: 'domestic', last_salary: 3000, event: 'company_program' }, ports)).toThrow('event')
})

it('for own-account is between the minimum wage and the ceiling, and net is what INSS leaves', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 20_000_00 }), { minLength: 1, maxLength: 12 }),
      fc.constantFrom('self_employed', 'optional', 'mei', 'unemployed'),
      (cents, category) => {
        const answer = run(calculator, { category, contributions: cents.map((amount) => amount / 100) }, ports)
        expect((answer.monthlyAmount as number) >= 1621 && (answer.monthlyAmount as number) <= 8475.55).toBe(true)
        expect(answer.net).toBe(answer.monthlyAmount)
      },
    ),
    { numRuns: 60 },
  )
})
