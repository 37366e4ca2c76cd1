/** How an operation is answered by a plan: which input is each parameter, which result each field. */
import type { Law } from '../core/dated.ts'
import type { Day } from '../core/day.ts'
import type { PlannedFunction } from './expression.ts'

export interface OperationPlan {
  readonly function: (today: Day) => PlannedFunction
  /** The input of each parameter. A row with any other input has no plan. */
  readonly inputs: Readonly<Record<string, string>>
  /** Parameters whose default is a figure of a table: under a change of it, a row that leaves one out goes the long way. */
  readonly lawDefaults?: Readonly<Record<string, Law<unknown>>>
  /** The result of each field; one within another is written with a point. */
  readonly fields: Readonly<Record<string, string>>
  /** The result that has no value where the operation refuses, and that is zero elsewhere. */
  readonly answered: string
}

/** A check whose plan answers the papers that agree. */
export interface CheckPlan extends OperationPlan {
  /** The fields that say it in words: the same for every paper of a day. */
  readonly words: readonly string[]
}
