import { describe, expect, it } from 'vitest'
import type { Day } from '../../../../core/day.ts'
import { reais } from '../../../../core/money.ts'
import { percent } from '../../../../core/ratio.ts'
import payrollRelief from '../../law/payroll-relief.ts'
import { reliefDue, reliefField, SECTORS } from './payroll-relief.ts'

const due = (day: Day, covered: string, other = '0.00') => {
  const law = payrollRelief.at(day).value
  return reliefDue(
    {
      covered: reais(covered),
      other: reais(other),
      payroll: reais('50000.00'),
      thirteenth: reais('10000.00'),
      rate: law.revenueRates.it,
      inss: percent('20'),
    },
    law,
  )
}

describe('payroll relief', () => {
  // Lei 14.973/2024: 4.5% × 100, 80, 60, 40% of the revenue; 20% × 0, 25, 50, 75% of the payroll; nothing on the 13th.
  it.each([
    ['2024-12-01', '4500.00', '0.00'],
    ['2025-01-01', '3600.00', '2500.00'],
    ['2026-01-01', '2700.00', '5000.00'],
    ['2027-12-01', '1800.00', '7500.00'],
  ] as const)('follows the share of the year on %s', (day, onRevenue, onPayroll) => {
    expect(due(day, '100000.00')).toMatchObject({ onRevenue: reais(onRevenue), onPayroll: reais(onPayroll), onThirteenth: 0n })
  })

  // Lei 12.546/2011, art. 9º, § 6º: 5,000.00 of 100,000.00 is 5%; 100,000.00 × 2.7% = 2,700.00.
  it('taxes all revenue at the covered rate while the other is up to 5%', () => {
    const { taxed, otherShare, onRevenue, onPayroll } = due('2026-06-01', '95000.00', '5000.00')
    expect([taxed, otherShare.isZero, onRevenue, onPayroll]).toEqual([reais('100000.00'), true, reais('2700.00'), reais('5000.00')])
  })

  // Other revenue of 6%: 94,000.00 × 2.7% = 2,538.00; payroll 20% × (50% × 0.94 + 0.06) = 10.6%; 13th 20% × 0.06 = 1.2%.
  it('splits the payroll by revenue above 5%, the 13th too', () => {
    const split = due('2026-06-01', '94000.00', '6000.00')
    expect([split.taxed, split.onRevenue, split.onPayroll, split.onThirteenth]).toEqual([
      reais('94000.00'),
      reais('2538.00'),
      reais('5300.00'),
      reais('120.00'),
    ])
    expect(split.payrollRate.toPercent()).toBe(10.6)
  })
})

it('has a field of the sectors of the law', () => {
  expect(Object.keys(payrollRelief.at('2026-01-01').value.revenueRates)).toEqual([...SECTORS])
  expect(reliefField().safeParse('it').success).toBe(true)
  expect(reliefField().safeParse('commerce').success).toBe(false)
})
