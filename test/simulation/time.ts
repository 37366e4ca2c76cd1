/**
 * Discrete-event time. During a simulation it replaces the clock and timers of the whole program, so that no part of the service can bypass
 * it; every action belongs to the process whose event triggered it.
 */
import type { Chance } from './random.ts'

/** System functions, saved before they are replaced. */
const system = {
  Date,
  setTimeout,
  clearTimeout,
  setInterval,
  clearInterval,
  setImmediate,
  clearImmediate,
  now: performance.now,
  random: Math.random,
}

export class SimProcess {
  readonly name: string
  alive = true
  stopped = false
  endedAt: number | null = null
  exitCode: number | null = null
  /** Events that arrived while the process was stopped. */
  readonly parked: Event[] = []
  readonly onEnd: (() => void)[] = []

  constructor(name: string) {
    this.name = name
  }
}

const MOMENT = 0.0001

interface Event {
  at: number
  readonly order: number
  readonly process: SimProcess | null
  readonly run: () => void
  cancelled: boolean
}

/** Timer handle returned to callers. */
class Timer {
  event: Event | null = null

  unref(): this {
    return this
  }

  ref(): this {
    return this
  }
}

export class SimTime {
  readonly #chance: Chance
  readonly #queue: Event[] = []
  readonly #epoch: number
  #now = 0
  #order = 0
  /** Offset of the wall clock from true time. */
  #jumped = 0
  /** Process whose event is running. */
  current: SimProcess | null = null
  events = 0

  constructor(chance: Chance, start: string) {
    this.#chance = chance
    this.#epoch = Date.parse(start)
  }

  /** Monotonic milliseconds since the simulation began, shared by all processes. */
  get now(): number {
    return this.#now
  }

  /** Wall clock of the service. */
  get wall(): number {
    return this.#epoch + Math.floor(this.#now) + this.#jumped
  }

  /** True time outside the service. */
  get truth(): number {
    return this.#epoch + Math.floor(this.#now)
  }

  jump(milliseconds: number): void {
    this.#jumped += milliseconds
  }

  /** @param process owner of the event: dropped when it ends, deferred while it is stopped. */
  post(delay: number, run: () => void, process: SimProcess | null = this.current): Event {
    // Simultaneous events run in random order.
    const event = { at: this.#now + Math.max(0, delay), order: this.#chance.next() + this.#order++ * 1e-9, process, run, cancelled: false }
    this.#push(event)
    return event
  }

  wait(delay: number, process: SimProcess | null = this.current): Promise<void> {
    return new Promise((resolve) => this.post(delay, resolve, process))
  }

  end(process: SimProcess, code: number | null): void {
    if (!process.alive) return
    process.alive = false
    process.endedAt = this.#now
    process.exitCode = code
    process.parked.length = 0
    for (const ended of process.onEnd.splice(0)) ended()
  }

  stop(process: SimProcess): void {
    process.stopped = true
  }

  go(process: SimProcess): void {
    process.stopped = false
    // In arrival order: a connection is read in order.
    for (const [index, event] of process.parked.splice(0).entries()) {
      event.at = this.#now + index * MOMENT
      this.#push(event)
    }
  }

  /** Runs events up to a moment, or until the queue is empty. */
  async until(moment: number, over: () => boolean = () => false): Promise<void> {
    while (this.#queue.length > 0 && this.#queue[0]!.at <= moment && !over()) {
      const event = this.#pop()
      this.#now = Math.max(this.#now, event.at)
      const { process } = event
      if (event.cancelled || process?.alive === false) continue
      if (process?.stopped) {
        process.parked.push(event)
        continue
      }
      this.events++
      this.current = process
      event.run()
      // Drains promises and next-tick callbacks.
      await new Promise<void>((resolve) => system.setImmediate(resolve))
      this.current = null
    }
    if (!over()) this.#now = Math.max(this.#now, moment)
  }

  /** Installs this clock in place of the system's; returns a function that restores it. */
  install(): () => void {
    const time = this
    class SimDate extends system.Date {
      constructor(...given: [] | ConstructorParameters<typeof Date>) {
        if (given.length === 0) super(time.wall)
        else super(...given)
      }
      static override now(): number {
        return time.wall
      }
    }
    const later = (run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]): Timer => {
      const timer = new Timer()
      timer.event = time.post(Math.max(1, Number(delay)), () => run(...given))
      return timer
    }
    const again = (run: () => void, delay = 1): Timer => {
      const timer = new Timer()
      const tick = (): void => {
        timer.event = time.post(Math.max(1, delay), tick)
        run()
      }
      timer.event = time.post(Math.max(1, delay), tick)
      return timer
    }
    const soon = (run: (...given: unknown[]) => void, ...given: unknown[]): Timer => {
      const timer = new Timer()
      timer.event = time.post(0, () => run(...given))
      return timer
    }
    const cancel = (timer: unknown): void => {
      if (timer instanceof Timer && timer.event) timer.event.cancelled = true
    }
    Object.assign(globalThis, {
      Date: SimDate,
      setTimeout: later,
      setInterval: again,
      setImmediate: soon,
      clearTimeout: cancel,
      clearInterval: cancel,
      clearImmediate: cancel,
    })
    performance.now = () => time.now
    Math.random = this.#chance.next
    return () => {
      const { now, random, ...globals } = system
      Object.assign(globalThis, globals)
      performance.now = now
      Math.random = random
    }
  }

  #push(event: Event): void {
    const queue = this.#queue
    let at = queue.push(event) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!isBefore(event, queue[parent]!)) break
      queue[at] = queue[parent]!
      at = parent
    }
    queue[at] = event
  }

  #pop(): Event {
    const queue = this.#queue
    const first = queue[0]!
    const last = queue.pop()!
    if (queue.length === 0) return first
    let at = 0
    for (let child = 1; child < queue.length; child = 2 * at + 1) {
      if (child + 1 < queue.length && isBefore(queue[child + 1]!, queue[child]!)) child++
      if (!isBefore(queue[child]!, last)) break
      queue[at] = queue[child]!
      at = child
    }
    queue[at] = last
    return first
  }
}

const isBefore = (one: Event, other: Event): boolean => one.at < other.at || (one.at === other.at && one.order < other.order)
