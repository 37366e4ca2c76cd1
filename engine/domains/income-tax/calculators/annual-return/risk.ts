/** Risk that the federal revenue holds the return for review: a rule that the told facts break, never a probability. */
import type { Money } from '../../../../core/money.ts'
import type { Phrase } from '../../../../core/text/sentence.ts'

export const SEVERITIES = ['sure', 'likely', 'possible'] as const

export const RISK_IDS = [
  'payer_mismatch',
  'payer_missing',
  'no_proof',
  'reimbursed_missing',
  'dependent_income',
  'dependent_age',
  'dependent_twice',
  'dependent_custody',
  'parent_income',
  'alimony_and_dependent',
  'alimony_without_decision',
  'education_kind',
  'medicine_kind',
  'pgbl_without_inss',
  'vgbl_as_pgbl',
  'pgbl_over_limit',
  'over_65_twice',
  'over_65_age',
  'carne_leao_missing',
  'book_without_work',
  'rra_months_missing',
  'thirteenth_in_taxable',
  'withheld_without_income',
  'stock_month_unpaid',
  'crypto_month_unpaid',
  'gain_unpaid',
  'exempt_stock_over_20000',
  'net_worth',
  'must_file_not_told',
] as const

export interface Risk {
  readonly id: (typeof RISK_IDS)[number]
  readonly severity: (typeof SEVERITIES)[number]
  readonly what: Phrase
  readonly why: Phrase
  readonly act: Phrase
  readonly amount: Money | null
}
