/** The end of a process that serves: in good order, and in time whatever hangs. */

/** Whoever still sends or has not read by now is cut off: the process ends when it was told to, not when its clients please. */
export const CUT_OFF_SECONDS = 20

/** What is left to end in once connections are cut off: whoever asked for the end waits 30 s, as a rule, and then kills. */
const AFTER_CUT_OFF_MILLISECONDS = 4_000

export interface Ending {
  /** Answers what was accepted. */
  drain(): Promise<void>
  /** What answers needed, once none is open any more. */
  release(): Promise<unknown>
  /** What works beside the answers, stopped at once. */
  stop(): Promise<unknown>
  /** Told when all the rest is over. */
  lastWords(): Promise<void>
  exit(code: number): void
}

/** What ends the process, however many times it is told to. */
export function endOf({ drain, release, stop, lastWords, exit }: Ending, cutOffSeconds = CUT_OFF_SECONDS): () => void {
  let ending = false
  return () => {
    if (ending) return
    ending = true
    setTimeout(() => exit(1), cutOffSeconds * 1000 + AFTER_CUT_OFF_MILLISECONDS).unref()
    Promise.all([drain().finally(release), stop()])
      .then(lastWords)
      .then(
        () => exit(0),
        () => exit(1),
      )
  }
}
