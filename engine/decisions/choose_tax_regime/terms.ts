import type { Money } from '../../core/money.ts'
import type { Ratio } from '../../core/ratio.ts'

export const REGIMES = [
  'mei',
  'self_employed',
  'simples_i',
  'simples_ii',
  'simples_iii',
  'simples_iv',
  'simples_v',
  'presumed_profit',
  'real_profit',
] as const
export type RegimeName = (typeof REGIMES)[number]

export interface CompanyTerms {
  readonly revenue: Money
  readonly meiAllowed: boolean
  readonly issRate: Ratio
  readonly accountant: Money
  readonly dependents: number
  /** Fixed monthly ISS of a self-employed person. */
  readonly ownIss: Money
}
