import fc from 'fast-check'
import { fv, irr, npv, PaymentDueTime, pmt, pv, rate } from 'financial'
import { describe, expect, it } from 'vitest'
import { presentValue, priceInstallment, priceSchedule, sacSchedule } from '../../engine/core/finance/installment.ts'
import { internalRate } from '../../engine/core/finance/irr.ts'
import { toNumber } from '../../engine/core/money.ts'
import { percent } from '../../engine/core/ratio.ts'
import { balances } from '../../engine/domains/savings/rules/growth.ts'

const principal = fc.integer({ min: 10_000, max: 10 ** 9 })
const basisPoints = fc.integer({ min: 1, max: 2000 })
const months = fc.integer({ min: 1, max: 600 })

/** `financial`, a port of numpy-financial, is an independent implementation in floating point. */
describe('agreement with an independent finance library', () => {
  it('matches the installment', () => {
    fc.assert(
      fc.property(principal, basisPoints, months, (cents, bp, n) => {
        const ours = toNumber(priceInstallment(BigInt(cents), percent(bp / 100), n))
        expect(Math.abs(ours + pmt(bp / 10_000, n, cents / 100))).toBeLessThanOrEqual(0.005 + cents * 1e-13)
      }),
    )
  })

  it('matches the present value: the installments are worth the principal', () => {
    fc.assert(
      fc.property(principal, basisPoints, months, (cents, bp, n) => {
        const installment = toNumber(priceInstallment(BigInt(cents), percent(bp / 100), n))
        // Tolerance: present value of half a centavo of rounding per installment.
        const tolerance = -pv(bp / 10_000, n, 0.005) + cents * 1e-12
        expect(Math.abs(-pv(bp / 10_000, n, installment) - cents / 100)).toBeLessThanOrEqual(tolerance)
      }),
    )
  })

  it('matches the principal that an installment can repay', () => {
    fc.assert(
      fc.property(principal, basisPoints, months, (cents, bp, n) => {
        const ours = toNumber(presentValue(BigInt(cents), percent(bp / 100), n))
        const theirs = -pv(bp / 10_000, n, cents / 100)
        expect(Math.abs(theirs - ours)).toBeLessThanOrEqual(0.01 + theirs * 1e-12)
      }),
    )
  })

  it.each(['price', 'sac'] as const)('matches the present value of a whole %s schedule', (system) => {
    fc.assert(
      fc.property(principal, basisPoints, fc.integer({ min: 1, max: 420 }), (cents, bp, n) => {
        const rows = (system === 'sac' ? sacSchedule : priceSchedule)(BigInt(cents), percent(bp / 100), n)
        const worth = npv(bp / 10_000, [0, ...rows.map((row) => toNumber(row.installment))])
        // Each month's interest is rounded by at most half a centavo.
        expect(Math.abs(worth - cents / 100)).toBeLessThanOrEqual(0.005 * n + cents * 1e-12)
      }),
      { numRuns: 40 },
    )
  })

  it('matches the internal rate of return', () => {
    fc.assert(
      fc.property(principal, fc.integer({ min: 10, max: 2000 }), fc.integer({ min: 2, max: 120 }), (cents, bp, n) => {
        const payments = priceSchedule(BigInt(cents), percent(bp / 100), n).map((row) => toNumber(row.installment))
        const ours = internalRate(cents / 100, payments)!
        const theirs = irr([-cents / 100, ...payments], bp / 10_000, 1e-12, 200)
        fc.pre(Number.isFinite(theirs))
        expect(Math.abs(ours - theirs)).toBeLessThan(1e-8)
      }),
    )
  })

  it('matches the rate of equal installments: 750.00 in ten of 86.00, the central bank’s own example', () => {
    const ours = internalRate(750, Array<number>(10).fill(86))!
    expect(ours).toBeCloseTo(rate(10, -86, 750, 0), 10)
    expect(ours * 100).toBeCloseTo(2.569, 3)
  })

  it('matches the future value, with deposits at the start or end of the month', () => {
    fc.assert(
      fc.property(principal, fc.integer({ min: 0, max: 200 }), months, fc.constantFrom('start', 'end'), (cents, bp, n, timing) => {
        const deposit = BigInt(cents) / 100n
        const when = timing === 'start' ? PaymentDueTime.Begin : PaymentDueTime.End
        const theirs = -fv(bp / 10_000, n, toNumber(deposit), cents / 100, when)
        fc.pre(theirs < 1e12)
        const plan = { initial: BigInt(cents), monthlyRate: percent(bp / 100), depositIn: () => deposit, timing }
        const ours = toNumber(balances(plan, n).at(-1)!.balance)
        expect(Math.abs(ours - theirs)).toBeLessThanOrEqual(0.006 + theirs * 1e-11)
      }),
    )
  })
})
