/** Work on the loop in short slices: past one, whoever asks waits, who has worked least goes first, and the loop looks at every socket between. */

/** The last piece of a slice may run over it: half of the 10 ms that nobody should wait for a stranger's work. */
const SLICE_MILLISECONDS = 5

/**
 * Turns of the loop between two slices while somebody waits: an empty one takes some microseconds, and a listener accepts one connection in
 * each. Without them a hundred connections that come at once are accepted one a slice, and a stranger's waits behind them all.
 */
const TURNS_BETWEEN = 16

/** And no longer than this where somebody waits who has not worked a slice yet: a turn that brings requests takes far more. */
const SHORT_LOOK_MILLISECONDS = 2

/**
 * As long as every turn brings somebody new and all who wait have worked a slice, the loop goes on looking for so long: who presses comes
 * with nine hundred connections at once, and a stranger's is behind them.
 */
const LOOK_MILLISECONDS = 25

/** Then what each has worked is forgotten: nobody waits behind newcomers for longer. */
const FORGOTTEN_MILLISECONDS = 1000

/** @typeParam K whose work it is: an address, or a thing that works by itself. */
export class TimeSlicer<K = unknown> {
  readonly #now: () => number
  /** What each waits for, in the order they came. */
  readonly #waiting = new Map<K, (() => void)[]>()
  /** Milliseconds that each has worked since nobody waited and nobody connected, of the last second at most. */
  readonly #worked = new Map<K, number>()
  #countedFrom = 0
  /** Who works, since when. */
  #working: { readonly key: K; readonly since: number } | null = null
  /** Whose turn it is while `enter` runs its work. */
  #inside: K | undefined
  #open = false
  #begunAt = 0
  #endsAt = 0
  /** Whether the loop has looked long enough for those who have worked a slice already. */
  #forAll = false
  /** Connections and requests so far. */
  #arrivals = 0
  #lastConnectionAt = Number.NEGATIVE_INFINITY

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /**
   * Null where one more piece may be done at once; otherwise a promise of the next turn.
   * @param whole nothing else begins in its slice: of work that goes on after it has waited for something, nobody can tell how long it takes.
   */
  take(key: K, whole = false): Promise<void> | null {
    return this.#turn(key, whole, false)
  }

  /** The same for the next piece of what was begun: it goes before all else that its own waits for, which would else be begun and not ended. */
  goOn(key: K): Promise<void> | null {
    return this.#turn(key, false, true)
  }

  #turn(key: K, whole: boolean, goesOn: boolean): Promise<void> | null {
    if (!this.#open) this.#begin()
    // Nobody passes those who wait already, but who is at work within its turn goes on. Who has worked a slice waits for whoever connects.
    const waits = this.#inside !== key && (this.#waiting.size > 0 || (!this.#isNew(key) && this.#areConnecting()))
    if (!waits && this.#now() < this.#endsAt) {
      if (whole) this.#endsAt = 0
      this.#works(key)
      return null
    }
    return new Promise((resolve) => {
      const begin = (): void => {
        if (whole) this.#endsAt = 0
        resolve()
      }
      const line = this.#waiting.get(key)
      if (!line) this.#waiting.set(key, [begin])
      else if (goesOn) line.unshift(begin)
      else line.push(begin)
    })
  }

  /** Runs `work` in the caller's turn: at once where it may. What it takes itself, before it waits for anything, is of the same turn. */
  enter(key: K, work: () => void): void {
    const within = (): void => {
      const outer = this.#inside
      this.#inside = key
      try {
        work()
      } finally {
        this.#inside = outer
      }
    }
    const turn = this.take(key)
    // A promise and not a plain call: it remembers whose request it is.
    if (turn) void turn.then(within)
    else within()
  }

  /** Called for each connection: a request will come with it. */
  connected(): void {
    this.#lastConnectionAt = this.#now()
    this.#arrivals++
  }

  /** Called for each request: while they come, the loop looks for more. */
  asked(): void {
    this.#arrivals++
  }

  /** Not by the clock of this moment: while a long piece is worked nobody can connect. */
  #areConnecting(): boolean {
    return this.#lastConnectionAt > this.#begunAt - SLICE_MILLISECONDS
  }

  /** Ended by the loop itself, once it has looked at every socket. */
  #begin(): void {
    this.#open = true
    this.#begunAt = this.#now()
    this.#endsAt = this.#begunAt + SLICE_MILLISECONDS
    this.#after(1, this.#arrivals)
  }

  #after(turn: number, arrivals: number, since?: number): void {
    setImmediate(() => {
      this.#works(null)
      const startedAt = since ?? this.#now()
      if (this.#looksOn(turn, arrivals, this.#now() - startedAt)) {
        this.#after(turn + 1, this.#arrivals, startedAt)
        return
      }
      this.#open = false
      if (this.#now() - this.#countedFrom >= FORGOTTEN_MILLISECONDS) this.#forget()
      this.#forAll = !this.#isNew(this.#next())
      if (this.#waiting.size > 0) this.#serve()
      else if (!this.#areConnecting()) this.#forget()
    })
  }

  /** Whether the loop goes round once more before the next slice. */
  #looksOn(turn: number, arrivals: number, lasts: number): boolean {
    if (this.#waiting.size === 0) return false
    if (this.#isNew(this.#next())) return turn < TURNS_BETWEEN && lasts < SHORT_LOOK_MILLISECONDS
    return turn < TURNS_BETWEEN || (this.#arrivals !== arrivals && lasts < LOOK_MILLISECONDS)
  }

  /** One after another as long as the slice lasts: the next begins when all that the one before did at once is done. */
  #serve(): void {
    const key = this.#next()!
    const line = this.#waiting.get(key)!
    const begin = line.shift()!
    if (line.length === 0) this.#waiting.delete(key)
    if (!this.#open) this.#begin()
    this.#works(key)
    begin()
    queueMicrotask(() =>
      process.nextTick(() => {
        this.#works(null)
        if (this.#waiting.size > 0 && this.#now() < this.#endsAt && (this.#forAll || this.#isNew(this.#next()))) this.#serve()
      }),
    )
  }

  /** Who has worked least of those who wait, and of these the first that came. */
  #next(): K | undefined {
    let next: K | undefined
    let least = Number.POSITIVE_INFINITY
    for (const key of this.#waiting.keys()) {
      const worked = this.#workedBy(key)
      if (worked === 0) return key
      if (worked >= least) continue
      next = key
      least = worked
    }
    return next
  }

  #forget(): void {
    this.#worked.clear()
    this.#countedFrom = this.#now()
  }

  #workedBy(key: K | undefined): number {
    return this.#worked.get(key!) ?? 0
  }

  /** Who has not worked a slice yet. */
  #isNew(key: K | undefined): boolean {
    return this.#workedBy(key) < SLICE_MILLISECONDS
  }

  /** Counts what was worked so far to whom it was, and goes on counting to `key`. */
  #works(key: K | null): void {
    const now = this.#now()
    if (this.#working) this.#worked.set(this.#working.key, this.#workedBy(this.#working.key) + now - this.#working.since)
    this.#working = key === null ? null : { key, since: now }
  }
}
