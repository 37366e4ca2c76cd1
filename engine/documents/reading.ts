/** Result of reading a document. */
import type { Day } from '../core/day.ts'
import type { Money } from '../core/money.ts'
import type { LineKind } from '../domains/payroll/law/payroll-lines.ts'
import type { Reconciliation, Worker } from '../domains/payroll/rules/payslip/pay-document.ts'
import type { PrintedField } from './reader/printed.ts'

export const DOCUMENT_KINDS = ['payslip', 'thirteenth', 'vacation', 'trct', 'cnis', 'esocial', 'unknown'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

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
  /** Rows as read, for manual comparison with the document. */
  readonly rows: readonly string[]
}
