import { type Money, split } from '../../../core/money.ts'
import type { MeiTable } from '../law/mei.ts'

const MONTHS = 12

/**
 * MEI revenue limit for the months of activity in a year; a partial month counts whole (LC 123/2006, art. 18-A, § 2º). The law prints the
 * trucker's limit per month (art. 18-F), and twelve of them exceed the annual limit by centavos: a full year uses the annual limit.
 */
export function meiLimit(months: number, { annualLimit, trucker }: Pick<MeiTable, 'annualLimit' | 'trucker'>, isTrucker: boolean): Money {
  if (isTrucker && trucker) return months === MONTHS ? trucker.annualLimit : trucker.monthlyLimit * BigInt(months)
  return split(annualLimit * BigInt(months), MONTHS, 'halfUp')
}
