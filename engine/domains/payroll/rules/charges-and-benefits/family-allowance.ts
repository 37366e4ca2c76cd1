import type { Money } from '../../../../core/money.ts'
import type { FamilyAllowance } from '../../law/family-allowance.ts'

interface Quota {
  /** Row of the table, 1-based; null above the last. */
  readonly bracket: number | null
  /** Per child and month. */
  readonly quota: Money
}

/** Quota of the first row with a limit at or above the pay; none above the last (Lei 8.213/1991, art. 66). */
export function familyQuota(pay: Money, { lowerPay, incomeLimit, quota }: FamilyAllowance): Quota {
  const rows = lowerPay ? [lowerPay, { incomeLimit, quota }] : [{ incomeLimit, quota }]
  const index = rows.findIndex((row) => pay <= row.incomeLimit)
  return index === -1 ? { bracket: null, quota: 0n } : { bracket: index + 1, quota: rows[index]!.quota }
}
