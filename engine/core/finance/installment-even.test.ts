import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '../money.ts'
import { decimal, percent } from '../ratio.ts'
import { evenSchedule, presentValue, priceInstallment, priceSchedule } from './installment.ts'

const Exact = Decimal.clone({ precision: 250, rounding: Decimal.ROUND_HALF_UP })

/** Textbook instalment, independently computed with 250-digit decimals. */
function textbook(principal: bigint, monthlyPercent: number | string, months: number) {
  const rate = new Exact(monthlyPercent).div(100)
  const cents = new Exact(principal.toString())
  if (rate.isZero()) return cents.div(months)
  return cents.times(rate).div(new Exact(1).minus(rate.plus(1).pow(-months)))
}

const anyLoan = [
  fc.bigInt({ min: 1n, max: 100_000_000_000_000n }),
  fc.integer({ min: 0, max: 10_000 }).map((basisPoints) => basisPoints / 100),
  fc.integer({ min: 1, max: 600 }),
] as const

describe('evenSchedule', () => {
  it('pays the principal exactly, ends at zero and adds up, for rates up to 100% a month and terms up to 600', () => {
    fc.assert(
      fc.property(...anyLoan, (principal, ratePercent, months) => {
        const rows = evenSchedule(principal, percent(ratePercent), months)
        expect(rows).toHaveLength(months)
        expect(sum(rows.map((row) => row.amortization))).toBe(principal)
        expect(rows.at(-1)!.balance).toBe(0n)
        expect(rows.every((row) => row.installment === row.interest + row.amortization)).toBe(true)
        expect(rows.every((row) => row.interest >= 0n && row.amortization >= 0n && row.balance >= 0n)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('starts with the textbook instalment, and no instalment exceeds twice that', () => {
    fc.assert(
      fc.property(...anyLoan, (principal, ratePercent, months) => {
        const rows = evenSchedule(principal, percent(ratePercent), months)
        const expected = BigInt(textbook(principal, ratePercent, months).toFixed(0))
        expect(rows[0]!.installment).toBe(expected)
        expect(rows.every((row) => row.installment <= 2n * expected + 1n)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('adds up to the textbook total, within one instalment', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1_000_00n, max: 100_000_000_000_000n }), anyLoan[1], anyLoan[2], (principal, ratePercent, months) => {
        const total = sum(evenSchedule(principal, percent(ratePercent), months).map((row) => row.installment))
        const expected = textbook(principal, ratePercent, months).times(months)
        expect(expected.minus(total.toString()).abs().toNumber()).toBeLessThanOrEqual(
          Math.max(months, Number(priceInstallment(principal, percent(ratePercent), months))),
        )
      }),
      { numRuns: 40 },
    )
  })

  it('equals the constant schedule when rounding allows', () => {
    expect(evenSchedule(500_000_00n, percent(0.8), 420)).toEqual(priceSchedule(500_000_00n, percent(0.8), 420))
  })

  it('spreads rounding when one centavo would compound to the whole debt: 1,000.00 at 10% a month in 600', () => {
    const rows = evenSchedule(1_000_00n, percent(10), 600)
    expect(priceSchedule(1_000_00n, percent(10), 600).at(-1)!.installment).toBe(1_100_00n)
    for (const { installment } of rows) expect(installment >= 99_95n && installment <= 100_06n).toBe(true)
  })
})

describe('rates too small to earn a centavo', () => {
  it.each([1e-320, 1e-60, 1e-38, 1e-25])('treats %d%% a month as zero interest', (tiny) => {
    expect(priceInstallment(100_000_000_000_000n, percent(tiny), 600)).toBe(priceInstallment(100_000_000_000_000n, percent(0), 600))
    expect(presentValue(100_00n, percent(tiny), 600)).toBe(60_000_00n)
  })

  it('uses the closed form just above the negligible rate', () => {
    expect(priceInstallment(100_000_000_000_000n, decimal('1e-19'), 600).toString()).toBe(
      textbook(100_000_000_000_000n, '1e-17', 600).toFixed(0),
    )
  })
})

describe('presentValue', () => {
  it('is the largest loan payable with the given instalment', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        anyLoan[1],
        fc.integer({ min: 1, max: 600 }),
        (installment, ratePercent, months) => {
          const rate = percent(ratePercent)
          const loan = presentValue(installment, rate, months)
          expect(priceInstallment(loan, rate, months) <= installment).toBe(true)
          expect(textbook(loan + 1n, ratePercent, months).gt(installment.toString())).toBe(true)
        },
      ),
      { numRuns: 40 },
    )
  })
})
