import type { Money } from '../../../../core/money.ts'

interface Row {
  readonly incomeLimit: Money
  readonly quota: Money
}

interface FamilyQuota {
  /** Maximum pay with entitlement. */
  readonly limit: Money
  /** Per child; zero above the limit, without phase-out. */
  readonly quota: Money
  readonly amount: Money
}

/**
 * Monthly family allowance (Lei 8.213/1991, arts. 65 to 70; EC 103/2019, art. 27). Until 2019 the table had a larger quota for lower pay.
 */
export function familyQuota(pay: Money, children: number, { lowerPay, ...row }: Row & { readonly lowerPay?: Row }): FamilyQuota {
  const due = [...(lowerPay ? [lowerPay] : []), row].find(({ incomeLimit }) => pay <= incomeLimit)?.quota ?? 0n
  return { limit: row.incomeLimit, quota: due, amount: due * BigInt(children) }
}
