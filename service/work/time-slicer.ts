/** Fair time slicing on the event loop: after each slice the loop polls every socket, and the address with the least usage goes next. */

/** The last piece may overrun the slice: half of the 10 ms target for waiting on another client's work. */
const SLICE_MILLISECONDS = 5

/**
 * Event-loop iterations between two slices while work waits. An empty one takes microseconds and accepts one connection per listener.
 * Without them, a hundred simultaneous connections are accepted one per slice, delaying every new client.
 */
const TURNS_BETWEEN = 16

/** Upper bound while an address with less than a slice of usage waits: an iteration with new requests takes much longer. */
const SHORT_LOOK_MILLISECONDS = 2

/**
 * Polling budget while each iteration brings new arrivals and every waiting address has used a slice: a heavy client may open nine hundred
 * connections at once, ahead of a new client's.
 */
const LOOK_MILLISECONDS = 25

/** Usage resets after this time, which bounds the delay caused by newcomers. */
const FORGOTTEN_MILLISECONDS = 1000

/** @typeParam K owner of the work: an address, or a background job. */
export class TimeSlicer<K = unknown> {
  readonly #now: () => number
  /** Waiting work per owner, in arrival order. */
  readonly #waiting = new Map<K, (() => void)[]>()
  /** Milliseconds used per owner since the queue was last idle, within the last second. */
  readonly #worked = new Map<K, number>()
  #countedFrom = 0
  /** Current owner and start time. */
  #working: { readonly key: K; readonly since: number } | null = null
  /** Owner of the turn that `enter` is running. */
  #inside: K | undefined
  #open = false
  #begunAt = 0
  #endsAt = 0
  /** True when polling has lasted long enough to serve heavy owners. */
  #forAll = false
  /** Connections and requests so far. */
  #arrivals = 0
  #lastConnectionAt = Number.NEGATIVE_INFINITY

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /**
   * Null when one more piece may run immediately; otherwise a promise of the next turn.
   * @param whole exclusive slice: work that resumes after waiting has an unpredictable duration.
   */
  take(key: K, whole = false): Promise<void> | null {
    return this.#turn(key, whole, false)
  }

  /** Same for the next piece of started work, which precedes the owner's other queued work. */
  resume(key: K): Promise<void> | null {
    return this.#turn(key, false, true)
  }

  #turn(key: K, whole: boolean, goesOn: boolean): Promise<void> | null {
    if (!this.#open) this.#begin()
    // New work queues behind waiting work, except within the current turn. A heavy owner also waits while connections arrive.
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

  /** Runs `work` in the owner's turn, immediately if possible. Nested synchronous requests belong to the same turn. */
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
    // A promise keeps the async context of the request; a plain callback would not.
    if (turn) void turn.then(within)
    else within()
  }

  /** Called for each connection, in anticipation of its request. */
  connected(): void {
    this.#lastConnectionAt = this.#now()
    this.#arrivals++
  }

  /** Called for each request; arrivals prolong polling. */
  noteArrival(): void {
    this.#arrivals++
  }

  /** Compares with the slice start, not the current time: nobody can connect during a long piece. */
  #areConnecting(): boolean {
    return this.#lastConnectionAt > this.#begunAt - SLICE_MILLISECONDS
  }

  /** Starts a slice; the event loop ends it after polling every socket. */
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

  /** True when the loop should poll again before the next slice. */
  #looksOn(turn: number, arrivals: number, lasts: number): boolean {
    if (this.#waiting.size === 0) return false
    if (this.#isNew(this.#next())) return turn < TURNS_BETWEEN && lasts < SHORT_LOOK_MILLISECONDS
    return turn < TURNS_BETWEEN || (this.#arrivals !== arrivals && lasts < LOOK_MILLISECONDS)
  }

  /** Serves owners one after another during the slice; each starts after the synchronous work of the previous. */
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

  /** Waiting owner with the least usage; ties go to the first to arrive. */
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

  /** True for an owner that has used less than a slice. */
  #isNew(key: K | undefined): boolean {
    return this.#workedBy(key) < SLICE_MILLISECONDS
  }

  /** Charges the elapsed time to the current owner and starts charging `key`. */
  #works(key: K | null): void {
    const now = this.#now()
    if (this.#working) this.#worked.set(this.#working.key, this.#workedBy(this.#working.key) + now - this.#working.since)
    this.#working = key === null ? null : { key, since: now }
  }
}
