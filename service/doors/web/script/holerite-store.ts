/** The payslips of the payroll closed last, kept by the tab and gone with it. */
import type { Holerite } from '../../../../engine/payroll-run/holerite.ts'

const NAME = 'centavo-holerites'

/** False where they are more than a tab keeps. */
export function keepPapers(papers: readonly Holerite[]): boolean {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(papers))
    return true
  } catch {
    sessionStorage.removeItem(NAME)
    return false
  }
}

export function keptPapers(): readonly Holerite[] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? '[]')
  return Array.isArray(kept) ? kept : []
}
