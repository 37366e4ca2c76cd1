import type { Money } from '../../../core/money.ts'
import type { FamilyAllowance } from '../law/family-allowance.ts'

interface FamilyQuota {
  /** The most pay that gives a right to it. */
  readonly limit: Money
  /** Of each child; zero above the limit, where the right ends at once. */
  readonly quota: Money
  readonly amount: Money
}

/** The family allowance of a month (Lei 8.213/1991, arts. 65 to 70; EC 103/2019, art. 27). */
export function familyQuota(pay: Money, children: number, { incomeLimit, quota }: FamilyAllowance): FamilyQuota {
  const due = pay <= incomeLimit ? quota : 0n
  return { limit: incomeLimit, quota: due, amount: due * BigInt(children) }
}
