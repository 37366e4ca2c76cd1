import type { ColumnProgram } from './column-program.ts'
import type { Plan } from './plan.ts'

/** First message to a thread. */
export interface ThreadTask {
  readonly plan: Plan
  /** Null when no row can be evaluated in columns. */
  readonly program: ColumnProgram | null
}
