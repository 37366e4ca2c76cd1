/** How late the event loop runs: past a limit, new work is turned away before what was accepted drowns. */

const EVERY_MS = 50
/** So many readings in a row: one pause (a stopped process, a collection) is over when it is noticed, and only a queue lasts. */
const READINGS = 3

/**
 * From which lateness on each kind of request is turned away. A late loop means a queue: at a quarter of a second callers already wait
 * two of them. Batches go first, the pages people look at last, and what draws them after all the rest.
 */
const TOO_LATE_MS = { batch: 100, api: 250, page: 1000, asset: 3000 } as const

export type Load = keyof typeof TOO_LATE_MS

export class Pressure {
  readonly #late: number[] = Array(READINGS).fill(0)
  #reading = 0
  #expected: number
  readonly #timer: NodeJS.Timeout
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#expected = now() + EVERY_MS
    this.#timer = setInterval(() => this.sample(), EVERY_MS)
    this.#timer.unref()
  }

  /** One reading. */
  sample(): void {
    const now = this.#now()
    this.#late[this.#reading++ % READINGS] = Math.max(0, now - this.#expected)
    this.#expected = now + EVERY_MS
  }

  /** The least of the last readings. */
  get lateMilliseconds(): number {
    return Math.min(...this.#late)
  }

  tooHighFor(load: Load): boolean {
    return this.lateMilliseconds > TOO_LATE_MS[load]
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
