/** Maps an operation to its plan: the input of each parameter, and the result of each field. */
import type { Law } from '../core/dated.ts'
import type { Day } from '../core/day.ts'
import type { PlannedFunction } from './expression.ts'

export interface OperationPlan {
  readonly function: (today: Day) => PlannedFunction
  /** Input field of each parameter. Rows with any other input are not supported. */
  readonly inputs: Readonly<Record<string, string>>
  /** Parameters that default to a figure of a table: under a change of it, rows that omit them fall back to the scalar path. */
  readonly lawDefaults?: Readonly<Record<string, Law<unknown>>>
  /** Value of each parameter that a row may omit, in units of the plan; other defaults are the schema's. */
  readonly absent?: Readonly<Record<string, number>>
  /** Tables that some result reads, of a plan that holds the law as it is: under a change of one, rows fall back to the scalar path. */
  readonly tables?: readonly string[]
  /** Result of each field; nested fields use a dotted path. */
  readonly fields: Readonly<Record<string, string>>
  /** Result that is null when the operation refuses, and zero otherwise. */
  readonly answered: string
}

/** A check whose plan handles documents that agree with the law. */
export interface CheckPlan extends OperationPlan {
  /** Text fields of the result, equal for every document of a day. */
  readonly words: readonly string[]
}
