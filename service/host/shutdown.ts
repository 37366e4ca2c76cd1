/** Graceful shutdown with a deadline. */

/** Connections still open after this time are destroyed, so that slow clients cannot delay the exit. */
export const CUT_OFF_SECONDS = 20

/** Time left after the cut-off: orchestrators usually kill after 30 s. */
const AFTER_CUT_OFF_MILLISECONDS = 4_000

export interface ShutdownSteps {
  /** Completes accepted requests. */
  drain(): Promise<void>
  /** Releases dependencies of request handling, after the drain. */
  release(): Promise<unknown>
  /** Aborts background jobs. */
  stop(): Promise<unknown>
  /** Runs last: reports the final metrics. */
  lastWords(): Promise<void>
  exit(code: number): void
}

/** Shutdown function; idempotent. */
export function createShutdown({ drain, release, stop, lastWords, exit }: ShutdownSteps, cutOffSeconds = CUT_OFF_SECONDS): () => void {
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
