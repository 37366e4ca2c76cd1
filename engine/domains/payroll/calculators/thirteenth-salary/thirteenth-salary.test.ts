import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('thirteenth-salary')!
const cents = (value: unknown) => Math.round((value as number) * 100)

it('the installments sum to the 13th salary, and the net sums up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_00 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 0, max: 9 }),
      (salary, months, dependents) => {
        const answer = run(calculator, { salary: salary / 100, months_worked: months, dependents }, ports)
        expect(cents(answer.firstInstallment) + cents(answer.secondInstallmentGross)).toBe(cents(answer.grossThirteenth))
        expect(cents(answer.secondInstallmentGross) - cents(answer.inss) - cents(answer.irrf)).toBe(cents(answer.secondInstallmentNet))
        expect(cents(answer.firstInstallment) + cents(answer.secondInstallmentNet)).toBe(cents(answer.netThirteenth))
        expect(answer.secondInstallmentNet as number).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
