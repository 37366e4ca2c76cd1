import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import { fromNumber } from '../../../../core/money.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const savingsReturn = registry.calculators.get('savings-return')!
const Exact = Decimal.clone({ precision: 150 })
const ask = (input: Record<string, unknown>) => run(savingsReturn, input, ports) as Record<string, number>

describe('savings-return', () => {
  it('sums deposits and yield to the balance, which matches the closed form at the reported rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.integer({ min: 1, max: 1200 }),
        fc.integer({ min: 0, max: 1500 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 0, max: 10 ** 9 }),
        (initial, months, selic, tr, deposit) => {
          const result = ask({
            initial_amount: initial / 100,
            months,
            selic_annual: selic / 100,
            tr_monthly: tr / 10_000,
            monthly_deposit: deposit / 100,
          })
          expect(fromNumber(result.totalInvested!) + fromNumber(result.totalYield!)).toBe(fromNumber(result.finalAmount!))
          const growth = new Exact(result.monthlyRatePercent!).div(100).plus(1)
          const power = growth.pow(months)
          const annuity = growth.eq(1) ? new Exact(months) : power.minus(1).div(growth.minus(1)).times(growth)
          const expected = power.times(initial).plus(annuity.times(deposit))
          expect(fromNumber(result.finalAmount!)).toBe(BigInt(expected.toFixed(0, Decimal.ROUND_HALF_UP)))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('never pays less for a higher Selic, except at the legal step at 8.5%', () => {
    const monthly = (selic: number) => ask({ initial_amount: 1000, months: 1, selic_annual: selic, tr_monthly: 0 }).monthlyRatePercent!
    let before = 0
    for (let selic = 0; selic <= 20; selic += 0.25) {
      expect(monthly(selic)).toBeGreaterThanOrEqual(before)
      before = monthly(selic)
    }
    expect(monthly(8.5)).toBeLessThan(monthly(8.51))
  })

  it('rejects amounts that are too large', () => {
    expect(() => ask({ initial_amount: 7e13, months: 1200, selic_annual: 13.75, tr_monthly: 100 })).toThrow(InvalidInput)
  })
})
