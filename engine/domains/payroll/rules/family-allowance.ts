import type { Money } from '../../../core/money.ts'
import type { FamilyAllowance } from '../law/family-allowance.ts'

interface Quota {
  /** Which row of the table, from 1; null above the last. */
  readonly bracket: number | null
  /** Per child and month. */
  readonly quota: Money
}

/** The quota of the first row whose limit the pay does not pass; a centavo above the last there is none (Lei 8.213/1991, art. 66). */
export function familyQuota(pay: Money, { lowerPay, incomeLimit, quota }: FamilyAllowance): Quota {
  const rows = lowerPay ? [lowerPay, { incomeLimit, quota }] : [{ incomeLimit, quota }]
  const index = rows.findIndex((row) => pay <= row.incomeLimit)
  return index === -1 ? { bracket: null, quota: 0n } : { bracket: index + 1, quota: rows[index]!.quota }
}
