import type { Day } from '../../../../engine/core/day.ts'
import type { ExtraLines, RowForm } from './rows.ts'

/** What a payroll is, as a thread is told. */
export interface PayrollPlan extends RowForm {
  readonly month: Day
  /** As it came: rates are read again where they are used. */
  readonly company: Readonly<Record<string, unknown>>
  readonly paidOn: Day | undefined
  readonly extra: ExtraLines | null
  readonly asJson: boolean
  /** Whose payslips are to be printed; null where none are. */
  readonly printedFor: string | null
  /** Whether the values are wanted apart, for a workbook. */
  readonly table: boolean
}
