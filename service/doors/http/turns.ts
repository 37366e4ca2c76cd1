/** Long work in short turns: one at a time in the whole process, and between two of them whatever else is waiting. */

/** The last piece of a turn may run over it: half of the 10 ms that nobody should wait for a stranger's work. */
const TURN_MILLISECONDS = 5

export class Turns {
  readonly #now: () => number
  readonly #waiting: { readonly worker: object; readonly begin: () => void }[] = []
  #worker: object | null = null
  #endsAt = 0

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Null where this worker may do one more piece at once; otherwise a promise of its next turn, in order of arrival. */
  take(worker: object): Promise<void> | null {
    if (this.#worker === null) this.#begin(worker)
    // Only its own: what two were told in one moment both would do in it.
    if (this.#worker === worker && this.#now() < this.#endsAt) return null
    return new Promise((begin) => this.#waiting.push({ worker, begin }))
  }

  /** Ended by the loop itself, once it has looked at every socket. */
  #begin(worker: object): void {
    this.#worker = worker
    this.#endsAt = this.#now() + TURN_MILLISECONDS
    setImmediate(() => {
      this.#worker = null
      const next = this.#waiting.shift()
      if (!next) return
      this.#begin(next.worker)
      next.begin()
    })
  }
}
