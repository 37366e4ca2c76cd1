import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BeyondExact } from '../../../core/errors.ts'
import { monthlyFromAnnual } from '../../../core/finance/installment.ts'
import { portion, reais } from '../../../core/money.ts'
import { arithmeticDone, percent } from '../../../core/ratio.ts'
import { balances, growthFactor, monthsToReach, reach } from './growth.ts'

const Exact = Decimal.clone({ precision: 150, rounding: Decimal.ROUND_HALF_UP })

const cents = (value: Decimal): bigint => BigInt(value.toFixed(0, Decimal.ROUND_HALF_UP))

/** FV = P × g^n + D × (g^n − 1) ÷ (g − 1) × g, the annuity due; at g = 1, P + n × D. */
function closedForm(initial: bigint, ratePercent: number, months: number, deposit: bigint, timing: 'start' | 'end'): Decimal {
  const growth = new Exact(ratePercent).div(100).plus(1)
  const power = growth.pow(months)
  const annuity = growth.eq(1)
    ? new Exact(months)
    : power
        .minus(1)
        .div(growth.minus(1))
        .times(timing === 'start' ? growth : 1)
  return power.times(initial.toString()).plus(annuity.times(deposit.toString()))
}

const amount = fc.bigInt({ min: 0n, max: 1_000_000_000_000_00n })
const rate = fc.integer({ min: -99_9999, max: 1_5000 }).map((n) => n / 10_000)

describe('balances', () => {
  it('match the closed form to the centavo for any term', () => {
    fc.assert(
      fc.property(
        amount,
        rate,
        fc.integer({ min: 1, max: 1200 }),
        amount,
        fc.constantFrom('start', 'end'),
        (initial, r, n, deposit, timing) => {
          const expected = closedForm(initial, r, n, deposit, timing)
          fc.pre(expected.lt('7e15'))
          const points = balances({ initial, monthlyRate: percent(r), depositIn: () => deposit, timing }, n)
          expect(points.at(-1)!.balance).toBe(cents(expected))
          expect(points).toHaveLength(n + 1)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('match a month-by-month reference at every point', () => {
    const [initial, deposit] = [reais('1234.56'), reais('78.90')]
    let expected = new Exact(initial.toString())
    for (const { month, balance } of balances({ initial, monthlyRate: percent('0.37'), depositIn: () => deposit }, 600)) {
      if (month > 0) expected = expected.plus(deposit.toString()).times('1.0037')
      expect(balance).toBe(cents(expected))
    }
  })

  it('equal the sum of invested and interest', () => {
    fc.assert(
      fc.property(amount, rate, fc.integer({ min: 1, max: 60 }), amount, (initial, r, n, deposit) => {
        const plan = { initial: initial / 1000n, monthlyRate: percent(r / 10), depositIn: () => deposit / 1000n }
        for (const { invested, interest, balance } of balances(plan, n)) expect(invested + interest).toBe(balance)
      }),
      { numRuns: 50 },
    )
  })

  it('round half a centavo up even when the twelfth root falls slightly short of it', () => {
    // 0.40 × 1.1375 = 0.455
    const plan = { initial: reais('0.40'), monthlyRate: monthlyFromAnnual(percent('13.75')), depositIn: () => 0n }
    expect(balances(plan, 12).at(-1)!.balance).toBe(reais('0.46'))
  })

  it('reject an amount too large for an exact JSON number', () => {
    const doubling = { initial: reais('1.00'), monthlyRate: percent(100), depositIn: () => 0n }
    expect(balances(doubling, 45).at(-1)!.balance).toBe(2n ** 45n * 100n)
    expect(() => balances(doubling, 1200)).toThrow(BeyondExact)
  })
})

describe('reach', () => {
  it('returns the first month that meets the target', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 8n), fc.bigInt(1n, 10n ** 6n), fc.integer({ min: -500, max: 500 }), (initial, deposit, r) => {
        const target = 10n ** 9n
        const { points, months } = reach({ initial, monthlyRate: percent(r / 100), depositIn: () => deposit }, target)
        if (months === null) expect(points).toHaveLength(1201)
        else {
          expect(points.at(-1)!.balance >= target).toBe(true)
          expect(points.at(-2)!.balance < target).toBe(true)
          expect(points).toHaveLength(months + 1)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('takes exactly twelve months for a year of interest', () => {
    const plan = { initial: reais('100.00'), monthlyRate: monthlyFromAnnual(percent(10)), depositIn: () => 0n }
    expect(reach(plan, reais('110.00')).months).toBe(12)
    expect(reach(plan, reais('110.01')).months).toBe(13)
    expect(reach(plan, reais('100.00')).months).toBe(0)
  })
})

describe('growthFactor', () => {
  it('equals (1 + a)^(n/12) to the centavo on a trillion', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 20_000 }), fc.integer({ min: 0, max: 600 }), (basisPoints, months) => {
        const exact = new Exact(basisPoints).div(10_000).plus(1).pow(new Exact(months).div(12)).times('1e14')
        fc.pre(exact.lt('1e18'))
        expect(portion(10n ** 14n, growthFactor(percent(basisPoints / 100), months), 'halfUp')).toBe(cents(exact))
      }),
      { numRuns: 100 },
    )
  })
})

it('monthsToReach agrees with the balances of reach', () => {
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 3_0000 }), amount, (initial, deposit, tenThousandths, target) => {
      const plan = { initial, depositIn: () => deposit, monthlyRate: percent(tenThousandths / 10_000) }
      expect(monthsToReach(plan, target)).toBe(reach(plan, target).months)
    }),
    { numRuns: 50 },
  )
})

it('charges arithmetic cost by the number of months', () => {
  const cost = (months: number): number => {
    const plan = { initial: reais('1.00'), monthlyRate: percent(1), depositIn: () => 0n }
    const before = arithmeticDone()
    balances(plan, months)
    return arithmeticDone() - before
  }
  expect(cost(400) - cost(200)).toBeGreaterThanOrEqual(50)
  expect(cost(4)).toBeGreaterThan(cost(3))
})
