import type { ColumnProgram } from './column-program.ts'
import type { Plan } from './plan.ts'

/** What a thread is told before the first piece. */
export interface ThreadTask {
  readonly plan: Plan
  /** Null where no row goes by columns. */
  readonly program: ColumnProgram | null
}
