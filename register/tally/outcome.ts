import type { StoredStatistics } from '../../service/salaries/published.ts'
import type { Progress } from '../progress.ts'
import type { Readers } from '../reading/readers.ts'
import type { WindowChoice } from './publish.ts'
import type { TallyHeader } from './tally-file.ts'

export interface ImportOptions {
  readonly dataDir: string
  /** Family codes of the catalogue, four digits each, ascending. */
  readonly families: readonly string[]
  readonly readers: Readers
  readonly progress: Progress
  readonly choice: WindowChoice
}

export interface ImportOutcome {
  readonly statistics: StoredStatistics
  readonly used: readonly TallyHeader[]
  /** Files read in this run, as opposed to an earlier one. */
  readonly fresh: readonly string[]
}
