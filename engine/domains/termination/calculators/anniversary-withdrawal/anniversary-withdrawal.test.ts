import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('anniversary-withdrawal')!

it('matches the fgts calculator for the same balance', () => {
  const fgts = registry.calculators.get('fgts')!
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000_00 }), (cents) => {
      const whole = run(
        fgts,
        { salary: 1000, months_worked: 1, balance: cents / 100, annual_yield_percent: 0, include_anniversary_withdrawal: true },
        ports,
      )
      const { ratePercent, additional, amount } = run(calculator, { balance: whole.balance }, ports)
      expect({ ratePercent, additional, amount }).toEqual(whole.anniversaryWithdrawal)
    }),
    { numRuns: 60 },
  )
})

it('never leaves a negative balance, and returns no calendar in 2020', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000_00 }), (cents) => {
      expect(run(calculator, { balance: cents / 100 }, ports).remaining as number).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 60 },
  )
  expect(run(calculator, { balance: 1000, birth_month: 5, reference_date: '2020-12-31' }, ports).window).toBeNull()
})
