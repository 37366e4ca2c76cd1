/** How late the event loop runs: past a limit, new work is turned away before what was accepted drowns. */

const EVERY_MS = 50
/** A late loop means a queue: at a quarter of a second callers already wait two of them. */
const TOO_LATE_MS = 250

export class Pressure {
  #late = 0
  #expected: number
  readonly #timer: NodeJS.Timeout
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#expected = now() + EVERY_MS
    this.#timer = setInterval(() => this.sample(), EVERY_MS)
    this.#timer.unref()
  }

  /** One reading: half of the memory is the last one, so that a single pause is forgiven at once and a queue is not. */
  sample(): void {
    const now = this.#now()
    const late = Math.max(0, now - this.#expected)
    this.#late = late < this.#late ? (this.#late + late) / 2 : late
    this.#expected = now + EVERY_MS
  }

  get lateMilliseconds(): number {
    return this.#late
  }

  get tooHigh(): boolean {
    return this.#late > TOO_LATE_MS
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
