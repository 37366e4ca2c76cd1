import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { fromNumber } from '../../../../core/money.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const opportunityCost = registry.calculators.get('opportunity-cost')!
const Exact = Decimal.clone({ precision: 120, rounding: Decimal.ROUND_HALF_UP })

const EVERY = { once: 'once', monthly: 12, yearly: 1 } as const

/** One payment compounded, or the annuity due at the rate of the period. */
function closedForm(cents: number, years: number, frequency: keyof typeof EVERY, annual: number): Decimal {
  const yearly = new Exact(annual).div(100).plus(1)
  const perYear = EVERY[frequency]
  if (perYear === 'once') return yearly.pow(years).times(cents)
  if (annual === 0) return new Exact(cents).times(perYear * years)
  const growth = yearly.pow(new Exact(1).div(perYear))
  return growth
    .pow(perYear * years)
    .minus(1)
    .div(growth.minus(1))
    .times(growth)
    .times(cents)
}

it('matches the closed form to the centavo for every frequency, and splits the total into spent and forgone', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 10 }),
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom('once', 'monthly', 'yearly'),
      fc.integer({ min: -9900, max: 2000 }),
      (cents, years, frequency, basisPoints) => {
        const exact = closedForm(cents, years, frequency, basisPoints / 100)
        fc.pre(exact.lt('7e15'))
        const input = { amount: cents / 100, years, frequency, annual_return: basisPoints / 100 }
        const result = run(opportunityCost, input, ports) as Record<string, number> & { timeline: { month: number; balance: number }[] }
        expect(fromNumber(result.futureValue!)).toBe(BigInt(exact.toFixed(0)))
        expect(fromNumber(result.totalSpent!) + fromNumber(result.forgoneReturn!)).toBe(fromNumber(result.futureValue!))
        expect(result.timeline.length).toBeLessThanOrEqual(120)
        expect(result.timeline[0]!.month).toBe(0)
        expect(result.timeline.at(-1)).toMatchObject({ month: years * 12, balance: result.futureValue })
      },
    ),
    { numRuns: 80 },
  )
})

it('rejects sixty years at 100% with a reason', () => {
  expect(() => run(opportunityCost, { amount: 1, years: 60, annual_return: 100 }, ports)).toThrow(/R\$ 70 trilhões/)
})
