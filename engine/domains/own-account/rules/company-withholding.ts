import { atLeastZero, type Money, portion, smallest } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'

interface PaidByCompany {
  /** Fee or pró-labore of the month. */
  readonly pay: Money
  /** Pay of the same month with INSS already withheld by another payer. */
  readonly other?: Money
}

/**
 * INSS that a company withholds from a non-employee: on pay up to the ceiling over all payers (Lei 8.212/1991, art. 28, § 5º), truncated to
 * the centavo (eSocial manual, S-1200: 3,601.06 × 11% = 396.11).
 */
export function companyWithholding({ pay, other = 0n }: PaidByCompany, ceiling: Money, rate: Ratio): { base: Money; inss: Money } {
  const base = smallest(pay, atLeastZero(ceiling - other))
  return { base, inss: portion(base, rate, 'truncate') }
}
