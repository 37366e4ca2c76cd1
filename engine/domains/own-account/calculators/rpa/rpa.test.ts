import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('rpa')!
const cents = (value: unknown) => Math.round((value as number) * 100)

it('the parts sum to the fee, and the ceiling covers all payers', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000_00 }),
      fc.integer({ min: 0, max: 10_000_00 }),
      fc.constantFrom('none', 'cargo', 'passengers'),
      fc.constantFrom('company', 'simples', 'charity', 'individual'),
      (gross, other, transport, payer) => {
        const answer = run(calculator, { gross_value: gross / 100, other_monthly_base: other / 100, transport, payer, iss_rate: 5 }, ports)
        expect(cents(answer.net) + cents(answer.inss) + cents(answer.carrierFunds) + cents(answer.irrf) + cents(answer.iss)).toBe(gross)
        expect(cents(answer.inssBase) + other).toBeLessThanOrEqual(Math.max(8475_55, other))
        expect(cents(answer.companyCost)).toBe(gross + cents(answer.employerInss))
      },
    ),
    { numRuns: 100 },
  )
})

it('rejects cargo before 2013, where the record of its taxable share starts', () => {
  const input = { gross_value: 1000, transport: 'cargo' }
  expect(() => run(calculator, { ...input, reference_date: '2012-12-31' }, ports)).toThrow('transport')
  expect(run(calculator, { ...input, reference_date: '2013-01-01' }, ports).inss).toBe(22)
})
