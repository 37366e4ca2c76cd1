import { expect, it } from 'vitest'
import law from '../../law/family-allowance.ts'
import { familyQuota } from './family-quota.ts'

it('pays one quota per child up to the limit and nothing one centavo above', () => {
  const { value } = law.at('2026-06-01')
  expect(familyQuota(1980_38n, 2, value).amount).toBe(135_08n)
  expect(familyQuota(1980_39n, 2, value).amount).toBe(0n)
  expect(familyQuota(1621_00n, 0, value).amount).toBe(0n)
})

it('applies the larger quota for lower pay when the table has one', () => {
  // Portaria ME nº 9/2019.
  const table = { lowerPay: { incomeLimit: 907_77n, quota: 46_54n }, incomeLimit: 1364_43n, quota: 32_80n }
  expect([907_77n, 907_78n, 1364_43n, 1364_44n].map((pay) => familyQuota(pay, 1, table).quota)).toEqual([46_54n, 32_80n, 32_80n, 0n])
})
