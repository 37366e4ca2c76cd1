import type { DocumentKind } from './reading.ts'

/** The paper each check is of, by how the check is addressed. */
export const PAPER_OF_CHECK: Readonly<Record<string, DocumentKind>> = {
  payslip: 'payslip',
  thirteenth: 'thirteenth',
  'vacation-receipt': 'vacation',
  severance: 'trct',
}
