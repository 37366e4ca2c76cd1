import { type Money, split } from '../../../core/money.ts'
import type { MeiTable } from '../law/mei.ts'

const MONTHS = 12

/**
 * The MEI's revenue limit for the months of activity in a year, a fraction counting as a month (LC 123/2006, art. 18-A, § 2º). The
 * trucker's is printed per month (art. 18-F), so that twelve of them pass the year's by centavos: a whole year has the year's.
 */
export function meiLimit(months: number, { annualLimit, trucker }: Pick<MeiTable, 'annualLimit' | 'trucker'>, isTrucker: boolean): Money {
  if (isTrucker && trucker) return months === MONTHS ? trucker.annualLimit : trucker.monthlyLimit * BigInt(months)
  return split(annualLimit * BigInt(months), MONTHS, 'halfUp')
}
