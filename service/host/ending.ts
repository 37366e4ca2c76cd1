/** The end of a process that serves: in good order, and in time whatever hangs. */

/** Whoever asked for the end waits 30 s and then kills. */
const MAX_ENDING_MILLISECONDS = 24_000

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
export function endOf({ drain, release, stop, lastWords, exit }: Ending): () => void {
  let ending = false
  return () => {
    if (ending) return
    ending = true
    setTimeout(() => exit(1), MAX_ENDING_MILLISECONDS).unref()
    Promise.all([drain().finally(release), stop()])
      .then(lastWords)
      .then(
        () => exit(0),
        () => exit(1),
      )
  }
}
