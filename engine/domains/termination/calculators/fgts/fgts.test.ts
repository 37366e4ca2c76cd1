import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('fgts')!
const cents = (value: unknown) => Math.round((value as number) * 100)

it('sums the initial balance, deposits and yield', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000_00 }),
      fc.integer({ min: 1, max: 600 }),
      fc.integer({ min: 0, max: 100_000_00 }),
      fc.boolean(),
      (salary, months, balance, opted) => {
        const answer = run(
          calculator,
          { salary: salary / 100, months_worked: months, balance: balance / 100, include_anniversary_withdrawal: opted },
          ports,
        )
        expect(cents(answer.monthlyDeposit) * months).toBe(cents(answer.totalDeposits))
        expect(balance + cents(answer.totalDeposits) + cents(answer.yield)).toBe(cents(answer.balance))
        expect(cents(answer.terminationTotal)).toBe(cents(answer.terminationFine) + (opted ? 0 : cents(answer.balance)))
      },
    ),
    { numRuns: 50 },
  )
})

it('defaults to the legal yield', () => {
  const law = registry.laws.get('fgts')!.at('2026-11-14').value as { annualYield: { toPercent(): number } }
  expect((calculator.inputSchema.properties as Record<string, { default?: number }>).annual_return!.default).toBe(
    law.annualYield.toPercent(),
  )
})

it('rejects the anniversary withdrawal before April 2020', () => {
  const input = { salary: 3000, months_worked: 12, include_anniversary_withdrawal: true, reference_date: '2020-03-31' }
  expect(() => run(calculator, input, ports)).toThrow('2020-04-01')
})
