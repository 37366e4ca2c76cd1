/** All dear work of a process, in one fair line: admitted or refused before it begins, worked in threads where there are any. */
import { setMaxListeners } from 'node:events'
import type { Done, Job, JobKind, Perform } from '../doors/job.ts'
import { Refused, tooCostly, tooManyAtOnce } from '../doors/refusals.ts'
import { Abandoned, OverBudget } from './abandoned.ts'
import { FairQueue, QUEUE_LIMITS, type QueueLimits } from './fair-queue.ts'

/** Where jobs are worked: threads, or the loop itself. */
export interface Workplace {
  readonly free: boolean
  readonly run: Perform
  /** Called whenever there is room again. */
  whenFree(freed: () => void): void
}

interface Waiting {
  begin(): Promise<void>
}

/** One request that was taken in: its pieces wait in the line of its address. */
export interface Seat {
  readonly run: Perform
  leave(): void
}

/** Until one of ten is likely over. */
const RETRY_SECONDS = 2

export class Work {
  readonly #place: Workplace
  readonly #queue: FairQueue<Waiting>
  readonly #most: number

  constructor(place: Workplace, limits: QueueLimits = QUEUE_LIMITS) {
    this.#place = place
    this.#queue = new FairQueue(limits)
    this.#most = limits.inProgress + limits.waiting
    place.whenFree(() => this.#hand())
  }

  get waiting(): number {
    return this.#queue.waiting
  }

  /** Throws the refusal where an address has as many as it may: before anything is paid for. */
  assertRoom(address: string): void {
    if (this.#queue.isFull(address)) throw new Refused(tooManyAtOnce(this.#most, RETRY_SECONDS))
  }

  /** A place in the line of an address, or the refusal: before any work. */
  sit(address: string): Seat {
    this.assertRoom(address)
    this.#queue.admit(address)
    let seated = true
    return {
      run: (job, signal) => this.#enqueue(address, job, signal),
      leave: () => {
        if (seated) this.#queue.leave(address)
        seated = false
      },
    }
  }

  /** One job, from its admission to its end. */
  async run<K extends JobKind>(address: string, job: Job<K>, signal?: AbortSignal): Promise<Done[K]> {
    const seat = this.sit(address)
    try {
      return await seat.run(job, signal)
    } finally {
      seat.leave()
    }
  }

  #enqueue<K extends JobKind>(address: string, job: Job<K>, signal: AbortSignal | undefined): Promise<Done[K]> {
    // A batch hands on its pieces under one signal.
    if (signal) setMaxListeners(0, signal)
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new Abandoned('the caller left'))
      const left = (): void => {
        if (this.#queue.remove(address, waiting)) reject(new Abandoned('the caller left'))
      }
      const waiting: Waiting = {
        begin: () => {
          signal?.removeEventListener('abort', left)
          return this.#place
            .run(job, signal)
            .then(resolve, (error: unknown) => reject(error instanceof OverBudget ? new Refused(tooCostly(error.seconds)) : error))
        },
      }
      signal?.addEventListener('abort', left, { once: true })
      this.#queue.push(address, waiting)
      this.#hand()
    })
  }

  #hand(): void {
    while (this.#place.free) {
      const next = this.#queue.next()
      if (!next) return
      void next.piece.begin().finally(() => {
        this.#queue.done(next.address)
        this.#hand()
      })
    }
  }
}
