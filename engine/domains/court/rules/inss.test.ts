import { describe, expect, it } from 'vitest'
import type { Day } from '../../../core/day.ts'
import { ONE, percent } from '../../../core/ratio.ts'
import inss from '../../payroll/law/inss.ts'
import { centavos, fraction, whole } from './amounts.ts'
import { employeeInss, updatedShare } from './inss.ts'

const shares = (day: Day, pay: number, claim: number) =>
  (['pje-calc', 'law'] as const).map((reading) => centavos(employeeInss(whole(pay), whole(claim), inss.at(day).value, reading).amount))

describe("employee's contribution on a claim", () => {
  // February 2020, one bracket: 1,000.00 × 9%.
  it('is the same both ways while one rate falls on the whole pay', () => {
    expect(shares('2020-02-01', 2000, 1000)).toEqual([90_00n, 90_00n])
  })

  // March 2020, on 3,000.00: 78.375 + 94.014 + 109.248, and 0.01 × 7.5%: 281.63775, which is 9.387925%; × 1,000.00 = 93.88.
  // By slices truncated: 78.37 + 94.01 + 109.24 = 281.62, less 78.37 + 85.95 = 164.32 on 2,000.00: 117.30.
  // May 2024, on 4,500.00: 105.90 + 112.9212 + 160.002 + 69.9958 + 0.00075 = 448.81975; ÷ 3 = 149.61. Truncated: 448.81 − 258.81.
  it('is the effective rate of the sum under PJe-Calc, and a difference under the law', () => {
    expect(shares('2020-03-01', 2000, 1000)).toEqual([93_88n, 117_30n])
    expect(shares('2024-05-01', 3000, 1500)).toEqual([149_61n, 190_00n])
  })

  // Ceiling of 2024: 7,786.02, which pays 908.86. On 7,000.00 it is 798.82: 908.86 − 798.82 = 110.04 left for the claim.
  it('stops at the ceiling, and is zero above it', () => {
    expect(shares('2024-05-01', 7000, 2000)).toEqual([110_04n, 110_04n])
    expect(shares('2024-05-01', 9000, 500)).toEqual([0n, 0n])
  })

  it('is zero without a claim', () => expect(shares('2024-05-01', 3000, 0)).toEqual([0n, 0n]))
})

describe('updated contribution', () => {
  const terms = { factor: percent('110'), interest: percent('12.345'), fine: percent('20'), reading: 'pje-calc' } as const

  // 100.00 × 1.1 = 110.00; × 12.345% = 13.5795, truncated to 13.57; fine 110.00 × 20% = 22.00.
  it('truncates social-security interest and carries the fine', () => {
    const due = updatedShare(whole(100), { ...terms, kind: 'social_security' })
    expect([due.corrected, due.interest, due.fine, due.total].map((each) => centavos(each))).toEqual([110_00n, 13_57n, 22_00n, 145_57n])
  })

  it('neither rounds nor fines labour interest', () => {
    const due = updatedShare(whole(100), { ...terms, kind: 'labour' })
    expect([due.interest.toNumber(), due.fine.toNumber(), due.total.toNumber()]).toEqual([13.5795, 0, 123.5795])
  })

  it('rounds a correction of half a centavo to the even one under PJe-Calc, and up under the law', () => {
    const half = { ...terms, kind: 'labour', factor: ONE } as const
    const amount = fraction(10_125, 1_000)
    expect(centavos(updatedShare(amount, half).corrected)).toBe(10_12n)
    expect(centavos(updatedShare(amount, { ...half, reading: 'law' }).corrected)).toBe(10_13n)
  })
})
