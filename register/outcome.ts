import type { StoredStatistics } from '../service/salaries/published.ts'
import type { Progress } from './progress.ts'
import type { WindowChoice } from './publish.ts'
import type { Readers } from './readers.ts'
import type { TallyHeader } from './tally-file.ts'

export interface ImportOptions {
  readonly dataDir: string
  /** The catalogue's codes, four digits each, ascending. */
  readonly families: readonly string[]
  readonly readers: Readers
  readonly progress: Progress
  readonly choice: WindowChoice
}

export interface ImportOutcome {
  readonly statistics: StoredStatistics
  readonly used: readonly TallyHeader[]
  /** The files read now, and not taken from an earlier run. */
  readonly fresh: readonly string[]
}
