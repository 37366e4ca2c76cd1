import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('fgts-advance')!

it('discounts the parcels to the amount received at the reported cost, which never exceeds their sum', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 400_00, max: 100_000_00 }),
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 12 }),
      (balance, hundredths, withdrawals, birth_month) => {
        const answer = run(
          calculator,
          { balance: balance / 100, monthly_rate: hundredths / 100, withdrawals, birth_month },
          ports,
        ) as unknown as {
          received: number
          totalAssigned: number
          monthlyRatePercent: number
          parcels: { months: number; amount: number }[]
        }
        expect(answer.received).toBeLessThan(answer.totalAssigned)
        expect(answer.monthlyRatePercent).toBeGreaterThanOrEqual(hundredths / 100)
        const worth = answer.parcels.reduce((sum, { months, amount }) => sum + amount / (1 + answer.monthlyRatePercent / 100) ** months, 0)
        expect(worth).toBeCloseTo(answer.received, 1)
        for (const { amount } of answer.parcels) expect(amount >= 100 && amount <= 500).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})

it('applies the limit of the contract day', () => {
  const ask = (withdrawals: number, reference_date: string) =>
    run(calculator, { balance: 10_000, monthly_rate: 1.5, withdrawals, reference_date }, ports)
  expect(ask(5, '2026-10-31').totalAssigned).toBe(2500)
  expect(() => ask(6, '2026-10-31')).toThrow('withdrawals')
  expect(ask(3, '2026-11-01').totalAssigned).toBe(1500)
  expect(() => ask(4, '2026-11-01')).toThrow('withdrawals')
  expect(() => ask(1, '2025-10-31')).toThrow('2025-11-01')
})

it('requires each of the two questions to be complete and separate', () => {
  expect(() => run(calculator, {}, ports)).toThrow('balance')
  expect(() => run(calculator, { balance: 1000, withdrawals: 1 }, ports)).toThrow('monthly_rate')
  const both = { balance: 1000, withdrawals: 1, monthly_rate: 1, amount_received: 100, yearly_parcel: 100, years: 1 }
  expect(() => run(calculator, both, ports)).toThrow('amount_received')
})
