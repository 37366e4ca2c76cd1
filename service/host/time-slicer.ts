/** Work on the loop in short slices: past one, whoever asks waits, one address after another, and the loop looks at every socket between. */

/** The last piece of a slice may run over it: half of the 10 ms that nobody should wait for a stranger's work. */
const SLICE_MILLISECONDS = 5

/**
 * Turns of the loop between two slices while somebody waits: an empty one takes some microseconds, and a listener accepts one connection in
 * each. Without them a hundred connections that come at once are accepted one a slice, and a stranger's waits behind them all.
 */
const TURNS_BETWEEN = 16

/**
 * As long as every turn brings somebody new and only who worked last waits, the loop goes on looking for so long: who presses comes with
 * nine hundred connections at once, and a stranger's is behind them.
 */
const LOOK_MILLISECONDS = 25

/** @typeParam K whose work it is: an address, or a thing that works by itself. */
export class TimeSlicer<K = unknown> {
  readonly #now: () => number
  /** In the order they are served. */
  readonly #waiting = new Map<K, (() => void)[]>()
  /** Who has the slice, with what else it waits for: it comes after everybody who arrives meanwhile. */
  #served: { readonly key: K; readonly line: (() => void)[] } | null = null
  #open = false
  #endsAt = 0
  /** Who worked last. */
  #last: K | undefined
  /** Connections and requests so far. */
  #arrivals = 0

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /**
   * Null where one more piece may be done at once; otherwise a promise of the next turn.
   * @param whole nothing else begins in its slice: of work that goes on after it has waited for something, nobody can tell how long it takes.
   */
  take(key: K, whole = false): Promise<void> | null {
    if (!this.#open) this.#begin()
    // Nobody passes those who wait already.
    if (this.#waiting.size === 0 && !this.#served?.line.length && this.#now() < this.#endsAt) {
      if (whole) this.#endsAt = 0
      this.#last = key
      return null
    }
    return new Promise((resolve) => {
      const begin = (): void => {
        if (whole) this.#endsAt = 0
        resolve()
      }
      const line = this.#served?.key === key ? this.#served.line : this.#waiting.get(key)
      if (line) line.push(begin)
      else this.#waiting.set(key, [begin])
    })
  }

  /** Called for each connection and each request: while they come, the loop looks for more. */
  arrived(): void {
    this.#arrivals++
  }

  /** Ended by the loop itself, once it has looked at every socket. One begins at a time: what two were told in one moment both would do in it. */
  #begin(): void {
    this.#open = true
    this.#endsAt = this.#now() + SLICE_MILLISECONDS
    this.#after(1, this.#arrivals)
  }

  #after(turn: number, arrivals: number, looksUntil?: number): void {
    setImmediate(() => {
      const until = looksUntil ?? this.#now() + LOOK_MILLISECONDS
      const waits = this.#waiting.size > 0 || (this.#served?.line.length ?? 0) > 0
      const onlyLast = this.#waiting.size === 0 || (this.#waiting.size === 1 && this.#waiting.has(this.#last!))
      const looks = turn < TURNS_BETWEEN || (onlyLast && this.#arrivals !== arrivals && this.#now() < until)
      if (waits && looks) {
        this.#after(turn + 1, this.#arrivals, until)
        return
      }
      this.#open = false
      if (this.#served?.line.length) this.#waiting.set(this.#served.key, this.#served.line)
      this.#served = null
      const next = this.#next()
      if (!next) return
      const [key, line] = next
      this.#served = { key, line }
      this.#last = key
      const begin = line.shift()!
      this.#begin()
      begin()
    })
  }

  /** The first in line, and who worked last only where nobody else waits. */
  #next(): [K, (() => void)[]] | undefined {
    for (const [key, line] of this.#waiting) {
      if (key === this.#last && this.#waiting.size > 1) continue
      this.#waiting.delete(key)
      return [key, line]
    }
    return undefined
  }
}
