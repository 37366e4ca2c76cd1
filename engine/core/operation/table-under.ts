import type { Law } from '../dated.ts'
import type { Hypothesis } from './ports.ts'

/** The table as it is read: the recorded one, or what a hypothesis puts in its place. */
export function tableUnder<T>(hypothesis: Hypothesis | undefined, recorded: Law<T>): Law<T> {
  // Of the same table and shape: a change that is not is refused before it gets here.
  return (hypothesis?.laws.get(recorded.id) as Law<T> | undefined) ?? recorded
}
