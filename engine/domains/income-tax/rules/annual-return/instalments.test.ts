import { describe, expect, it } from 'vitest'
import { reais } from '../../../../core/money.ts'
import { percent, type Ratio } from '../../../../core/ratio.ts'
import annualReturn from '../../law/annual-return.ts'
import { instalmentDays, instalmentInterest, instalmentsOf } from './instalments.ts'

const rules = annualReturn.at('2025-12-31').value

describe('instalments of the annual tax (Lei 9.250/1995, art. 14)', () => {
  it.each([
    ['9.99', null],
    ['10.00', { count: 1, amount: reais('10.00') }],
    ['99.99', { count: 1, amount: reais('99.99') }],
    ['100.00', { count: 2, amount: reais('50.00') }],
    ['149.99', { count: 2, amount: reais('75.00'), last: reais('74.99') }],
    ['150.00', { count: 3, amount: reais('50.00') }],
    ['400.00', { count: 8, amount: reais('50.00') }],
  ])('splits %s so that no instalment is below 50.00', (due, split) => {
    if (split === null) expect(instalmentsOf(reais(due), 8, rules)).toBeNull()
    else expect(instalmentsOf(reais(due), 8, rules)).toMatchObject(split)
  })

  it('adds up to the tax for any amount and number of instalments', () => {
    for (let due = 1000n; due < 200_000n; due += 37n)
      for (const wanted of [1, 3, 8]) {
        const { count, amount, last } = instalmentsOf(due, wanted, rules)!
        expect(amount * BigInt(count - 1) + last).toBe(due)
        expect(count).toBeLessThanOrEqual(wanted)
      }
  })

  it.each([
    ['2024-05-31', ['2024-05-31', '2024-06-28', '2024-07-31', '2024-08-30', '2024-09-30', '2024-10-31', '2024-11-29', '2024-12-30']],
    ['2025-05-30', ['2025-05-30', '2025-06-30', '2025-07-31', '2025-08-29', '2025-09-30', '2025-10-31', '2025-11-28', '2025-12-30']],
    ['2026-05-29', ['2026-05-29', '2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-30', '2026-11-30', '2026-12-30']],
  ] as const)('after %s fall on the last banking day of each month, never on 31 December', (closes, days) => {
    expect(instalmentDays(closes, 8)).toEqual(days)
  })

  it('charge the Selic of the months between and 1% in the month of payment, until a month is unknown', () => {
    const published: Readonly<Record<string, Ratio>> = {
      '2026-06-01': percent('1.12'),
      '2026-07-01': percent('1.22'),
      '2026-08-01': percent('1.09'),
      '2026-09-01': percent('1.08'),
    }
    const interest = instalmentInterest(instalmentDays('2026-05-29', 8), (month) => published[month] ?? null, rules)
    expect(interest.map((each) => each?.toPercent() ?? null)).toEqual([0, 1, 2.12, 3.34, 4.43, 5.51, null, null])
  })
})
