import { describe, expect, it } from 'vitest'
import familyAllowance from '../../law/family-allowance.ts'
import { familyQuota } from './family-allowance.ts'

describe('family allowance quota', () => {
  it.each([
    ['2019-06-01', 907_77n, 1, 46_54n],
    ['2019-06-01', 907_78n, 2, 32_80n],
    ['2019-06-01', 1364_43n, 2, 32_80n],
    ['2019-06-01', 1364_44n, null, 0n],
    ['2026-06-01', 1980_38n, 1, 67_54n],
    ['2026-06-01', 1980_39n, null, 0n],
  ] as const)('on %s, earning %s centavos, is row %s', (day, pay, bracket, quota) => {
    expect(familyQuota(pay, familyAllowance.at(day).value)).toEqual({ bracket, quota })
  })

  it('grows every year, and the lower row has the larger quota', () => {
    for (const [index, { value }] of familyAllowance.versions.entries()) {
      const before = familyAllowance.versions[index + 1]?.value
      if (before) expect(value.incomeLimit).toBeGreaterThan(before.incomeLimit)
      if (!value.lowerPay) continue
      expect(value.lowerPay.incomeLimit).toBeLessThan(value.incomeLimit)
      expect(value.lowerPay.quota).toBeGreaterThan(value.quota)
    }
  })
})
