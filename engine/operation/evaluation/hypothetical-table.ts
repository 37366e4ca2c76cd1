import type { Law } from '../../core/dated.ts'
import type { Hypothesis } from './ports.ts'

/** The table in use: the recorded one, or its replacement in the hypothesis. */
export function hypotheticalTable<T>(hypothesis: Hypothesis | undefined, recorded: Law<T>): Law<T> {
  // Safe cast: changes that alter a table's shape are rejected earlier.
  return (hypothesis?.laws.get(recorded.id) as Law<T> | undefined) ?? recorded
}
