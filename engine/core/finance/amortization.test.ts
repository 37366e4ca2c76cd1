import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '../money.ts'
import { percent, ZERO } from '../ratio.ts'
import { type AmortizationTerms, amortized } from './amortization.ts'
import { priceSchedule, sacSchedule } from './installment.ts'

const terms = (over: Partial<AmortizationTerms> = {}): AmortizationTerms => ({
  principal: 1_200_00n,
  monthlyRate: percent(1),
  months: 12,
  system: 'sac',
  monthlyIndex: ZERO,
  extraOf: () => 0n,
  reduce: 'term',
  ...over,
})

const anyTerms = fc.record({
  principal: fc.bigInt({ min: 100_00n, max: 10n ** 9n }),
  monthlyRate: fc.integer({ min: 0, max: 300 }).map((points) => percent(points / 100)),
  months: fc.integer({ min: 1, max: 420 }),
  system: fc.constantFrom('sac' as const, 'price' as const),
  reduce: fc.constantFrom('term' as const, 'installment' as const),
})

describe('debt without correction or extra payments', () => {
  it('equals the plain schedule, row by row', () => {
    fc.assert(
      fc.property(anyTerms, (given) => {
        const plain = (given.system === 'sac' ? sacSchedule : priceSchedule)(given.principal, given.monthlyRate, given.months)
        const rows = amortized(terms(given))
        // Rounding may end a long plain schedule with empty rows.
        expect(
          rows.map(({ month, installment, interest, amortization, balance }) => ({ month, installment, interest, amortization, balance })),
        ).toEqual(plain.slice(0, rows.length))
      }),
      { numRuns: 100 },
    )
  })
})

describe('extra payment', () => {
  it('of one month’s amortization shortens SAC by one month', () => {
    const rows = amortized(terms({ extraOf: (month) => (month === 1 ? 100_00n : 0n) }))
    expect(rows).toHaveLength(11)
    // 12.00, then 10 + 9 + … + 1
    expect(sum(rows.map(({ interest }) => interest))).toBe(67_00n)
  })

  it('reduces every later instalment when it keeps the term', () => {
    const rows = amortized(terms({ reduce: 'installment', extraOf: (month) => (month === 1 ? 100_00n : 0n) }))
    expect(rows).toHaveLength(12)
    expect(rows[1]!.amortization).toBe(90_91n)
  })

  it('never exceeds the balance, and payments add up to principal plus correction', () => {
    fc.assert(
      fc.property(anyTerms, fc.bigInt({ min: 0n, max: 10n ** 7n }), fc.integer({ min: 0, max: 100 }), (given, extra, index) => {
        const rows = amortized(terms({ ...given, monthlyIndex: percent(index / 100), extraOf: () => extra }))
        const of = (field: 'amortization' | 'extra' | 'correction') => sum(rows.map((row) => row[field]))
        expect(of('amortization') + of('extra')).toBe(given.principal + of('correction'))
        expect(rows.at(-1)!.balance).toBe(0n)
      }),
      { numRuns: 200 },
    )
  })

  it('costs less interest when it shortens the term than when it lowers the instalment', () => {
    fc.assert(
      fc.property(anyTerms, fc.bigInt({ min: 100_00n, max: 10n ** 6n }), (given, extra) => {
        const interest = (reduce: 'term' | 'installment') =>
          sum(amortized(terms({ ...given, reduce, extraOf: () => extra })).map((row) => row.interest))
        // Tolerance: one centavo of rounding per month.
        expect(interest('term')).toBeLessThanOrEqual(interest('installment') + BigInt(given.months))
      }),
      { numRuns: 100 },
    )
  })
})

describe('corrected balance', () => {
  it('grows before interest, and SAC divides it by the remaining months', () => {
    const rows = amortized(terms({ principal: 1_000_00n, months: 2, monthlyIndex: percent(1), reduce: 'installment' }))
    expect(rows).toMatchObject([
      { correction: 10_00n, interest: 10_10n, amortization: 505_00n, balance: 505_00n },
      { correction: 5_05n, interest: 5_10n, amortization: 510_05n, balance: 0n },
    ])
  })

  it('makes the Price instalment follow the index', () => {
    const rows = amortized(
      terms({ principal: 10_000_00n, months: 24, system: 'price', monthlyIndex: percent('0.5'), reduce: 'installment' }),
    )
    for (const [index, { installment }] of rows.slice(1, -1).entries()) {
      const before = rows[index]!.installment
      expect(Math.abs(Number(installment) - Number(before) * 1.005)).toBeLessThan(2)
    }
  })
})
