/** Result of reading a document. */
import type { Day } from '../core/day.ts'
import type { Money } from '../core/money.ts'
import type { LineKind } from '../domains/payroll/law/payroll-lines.ts'
import type { Reconciliation, Worker } from '../domains/payroll/rules/payslip/pay-document.ts'
import type { PrintedField } from './reader/printed.ts'
import type { Repair } from './reader/repair.ts'

export const DOCUMENT_KINDS = [
  'payslip',
  'thirteenth',
  'vacation',
  'trct',
  'income_statement',
  'fgts_statement',
  'das',
  'loan_contract',
  'cnis',
  'esocial',
  'unknown',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const LOOKS_LIKE = [
  'bank_statement',
  'card_bill',
  'utility_bill',
  'bank_slip',
  'invoice',
  'time_sheet',
  'benefit_statement',
  'work_contract',
  'tax_return',
  'rent_receipt',
  'bank_income',
  'spreadsheet',
  'message',
  'other',
] as const
/** Likely nature of a document that no check reads. */
export type LooksLike = (typeof LOOKS_LIKE)[number]

export const CERTAINTIES = ['sure', 'likely', 'unsure'] as const
export type Certainty = (typeof CERTAINTIES)[number]

export interface KindEvidence {
  readonly row: number
  readonly text: string
  readonly says: DocumentKind
}

export interface ReadLine {
  readonly row: number
  readonly code: string | null
  readonly label: string
  readonly reference: string | null
  readonly amount: Money
  readonly kind: LineKind
  readonly nature: string | null
  readonly candidates: readonly string[]
}

export interface Reading {
  readonly kind: DocumentKind
  readonly certainty: Certainty
  readonly kindEvidence: readonly KindEvidence[]
  /** Other kinds that the words admit. */
  readonly alternatives: readonly DocumentKind[]
  /** Only with `unknown`. */
  readonly looksLike: LooksLike | null
  readonly month: string | null
  readonly paidOn: Day | null
  readonly worker: Worker | null
  readonly dependents: number | null
  readonly lines: readonly ReadLine[]
  readonly printed: Readonly<Record<PrintedField, Money | null>>
  readonly reconciliation: Reconciliation
  /** True when two different readings reconcile equally well. */
  readonly doubtful: boolean
  readonly notUnderstood: readonly { readonly row: number; readonly text: string }[]
  readonly doubts: readonly string[]
  /** Contract facts that the document prints. */
  readonly state: string | null
  readonly occupation: string | null
  readonly contract: string | null
  readonly weeklyHours: number | null
  readonly monthlyHours: number | null
  /** Letters and digits changed so that the document closes. */
  readonly repaired: readonly Repair[]
  /** Rows as read, for manual comparison with the document. */
  readonly rows: readonly string[]
}
