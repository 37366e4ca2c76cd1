/** Admission control by event-loop delay: above a threshold, rejects new work to protect accepted work. */

const EVERY_MS = 50
/** Consecutive readings required: a single pause (a stopped process, garbage collection) ends by itself, only a queue persists. */
const READINGS = 3

/**
 * Delay threshold by kind of request. A late event loop means a queue: at 250 ms callers already wait twice that. Rejects batches first,
 * then the API, pages, and assets last.
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

  /** Takes one reading. */
  sample(): void {
    const now = this.#now()
    this.#late[this.#reading++ % READINGS] = Math.max(0, now - this.#expected)
    this.#expected = now + EVERY_MS
  }

  /** Minimum of the last readings. */
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
