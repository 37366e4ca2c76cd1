/** Lines of the month alone, which a plan over columns pays; and what such a plan gives. */
import type { Incidence } from '../domains/payroll/law/payroll-lines.ts'
import type { MonthLaw } from './month-law.ts'

/** A line by its amount, which any person may have: a column of a sheet. */
interface PlannedLine {
  readonly parameter: string
  readonly nature: string
  readonly kind: 'earning' | 'deduction'
  readonly incidence: Incidence
}

/** Codes of incidence that enter the month's bases or none: the others have bases of their own. */
const MONTH = { cp: ['00', '11', '51'], irrf: ['9', '11', '46', '51', '67', '72', '73', '74', '75', '79'], fgts: ['00', '11', '31'] }
/** Lines that take the place of the salary, come out of a provision or have a note of their own. */
const APART = ['1000', '6000', '3501', '3506', '3508', '1350', '9201', '9203', '9901', '9902', '9903', '9908', '9216', '9221']

/** Null where a line is not one of the month alone, by one incidence. */
export function plannedLine(nature: string, label: string, parameter: string, law: MonthLaw): PlannedLine | null {
  const entry = law.byNature.get(nature)
  if (!entry || entry.kind === 'informative' || APART.includes(nature)) return null
  const { incidence, of } = law.meaningOf(label, entry.kind, nature)
  const [only, other] = incidence
  if (!only || other || of !== 'month') return null
  const ofMonth = MONTH.cp.includes(only.cp) && MONTH.irrf.includes(only.irrf) && MONTH.fgts.includes(only.fgts)
  return ofMonth ? { parameter, nature, kind: entry.kind, incidence: only } : null
}

/** The results, by the names of a payslip. */
export const MONTH_RESULTS = [
  'totalEarnings',
  'totalDeductions',
  'net',
  'inss',
  'irrf',
  'fgts',
  'base',
  'employerInss',
  'employerRat',
  'employerThirdParties',
  'employerTotal',
  'thirteenth',
  'vacation',
  'charges',
] as const
export type MonthResult = (typeof MONTH_RESULTS)[number]
