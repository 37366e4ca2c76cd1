import type { DocumentKind } from './reading.ts'

/** Document kind per check name. */
export const PAPER_OF_CHECK: Readonly<Record<string, DocumentKind>> = {
  payslip: 'payslip',
  thirteenth: 'thirteenth',
  'vacation-receipt': 'vacation',
  severance: 'trct',
}
