import { expect, it } from 'vitest'
import law from '../law/family-allowance.ts'
import { familyQuota } from './family-quota.ts'

it('is a quota for each child up to the limit and nothing a centavo above', () => {
  const { value } = law.at('2026-06-01')
  expect(familyQuota(1980_38n, 2, value).amount).toBe(135_08n)
  expect(familyQuota(1980_39n, 2, value).amount).toBe(0n)
  expect(familyQuota(1621_00n, 0, value).amount).toBe(0n)
})
