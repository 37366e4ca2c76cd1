/** Payslips of the last closed payroll, in session storage of the tab. */
import type { Holerite } from '../../../../engine/payroll-run/reports/payslip-document.ts'

const NAME = 'centavo-holerites'

/** False when storage quota is exceeded. */
export function storePayslips(papers: readonly Holerite[]): boolean {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(papers))
    return true
  } catch {
    sessionStorage.removeItem(NAME)
    return false
  }
}

export function storedPayslips(): readonly Holerite[] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? '[]')
  return Array.isArray(kept) ? kept : []
}
