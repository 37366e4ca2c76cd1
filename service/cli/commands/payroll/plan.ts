import type { Day } from '../../../../engine/core/day.ts'
import type { ExtraLines, RowForm } from './rows.ts'

/** Payroll settings sent to a worker thread. */
export interface PayrollPlan extends RowForm {
  readonly month: Day
  /** Unparsed company data: each thread parses the rates itself. */
  readonly company: Readonly<Record<string, unknown>>
  readonly paidOn: Day | undefined
  readonly extra: ExtraLines | null
  readonly asJson: boolean
  /** Employer name for printed payslips; null to print none. */
  readonly printedFor: string | null
  /** True when values are returned separately, for a workbook. */
  readonly table: boolean
}
