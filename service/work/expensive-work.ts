/** Schedules all expensive work of a process in one fair queue, with admission control, in threads when available. */
import { setMaxListeners } from 'node:events'
import { BODY_TAKES_TOO_MUCH, Refused, tooCostly, tooLargeToCompute, tooManyAtOnce } from '../runtime/problem-details.ts'
import { ClientDisconnected, MemoryLimitExceeded, TimeBudgetExceeded } from './abort-reasons.ts'
import type { Charge, Done, Job, JobKind, RunJob } from './batch-job.ts'
import { FairQueue, QUEUE_LIMITS, type QueueLimits } from './fair-queue.ts'

/** Executor of jobs: worker threads or the event loop. */
export interface JobExecutor {
  readonly free: boolean
  readonly run: RunJob
  /** Registers the callback for freed capacity. */
  whenFree(freed: () => void): void
}

interface QueuedJob {
  begin(): Promise<void>
}

/** Admitted request; its pieces wait in its address's queue. */
export interface QueueSlot {
  readonly run: RunJob
  leave(): void
}

/** Time in which one of ten jobs usually completes. */
const RETRY_SECONDS = 2

export class Work {
  readonly #place: JobExecutor
  readonly #queue: FairQueue<QueuedJob>
  readonly #most: number

  constructor(place: JobExecutor, limits: QueueLimits = QUEUE_LIMITS) {
    this.#place = place
    this.#queue = new FairQueue(limits)
    this.#most = limits.inProgress + limits.waiting
    place.whenFree(() => this.#dispatch())
  }

  get waiting(): number {
    return this.#queue.waiting
  }

  /** Throws a rejection when the address is at its limit, before anything is charged. */
  assertRoom(address: string): void {
    if (this.#queue.isFull(address)) throw new Refused(tooManyAtOnce(this.#most, RETRY_SECONDS))
  }

  /** Queue slot for an address, or a thrown rejection, before any work. */
  reserveSlot(address: string): QueueSlot {
    this.assertRoom(address)
    this.#queue.admit(address)
    let seated = true
    return {
      run: (job, signal, charge) => this.#enqueue(address, job, signal, charge),
      leave: () => {
        if (seated) this.#queue.leave(address)
        seated = false
      },
    }
  }

  /** Runs one job from admission to completion. */
  async run<K extends JobKind>(address: string, job: Job<K>, signal?: AbortSignal, charge?: Charge): Promise<Done[K]> {
    const seat = this.reserveSlot(address)
    try {
      return await seat.run(job, signal, charge)
    } finally {
      seat.leave()
    }
  }

  #enqueue<K extends JobKind>(address: string, job: Job<K>, signal: AbortSignal | undefined, charge: Charge | undefined): Promise<Done[K]> {
    // All pieces of a batch share one signal.
    if (signal) setMaxListeners(0, signal)
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new ClientDisconnected('the caller left'))
      const left = (): void => {
        if (this.#queue.remove(address, waiting)) reject(new ClientDisconnected('the caller left'))
      }
      const waiting: QueuedJob = {
        begin: () => {
          signal?.removeEventListener('abort', left)
          return this.#place.run(job, signal, charge).then(resolve, (error: unknown) => reject(asRefusal(error, job)))
        },
      }
      signal?.addEventListener('abort', left, { once: true })
      this.#queue.push(address, waiting)
      this.#dispatch()
    })
  }

  #dispatch(): void {
    while (this.#place.free) {
      const next = this.#queue.next()
      if (!next) return
      void next.piece.begin().finally(() => {
        this.#queue.done(next.address)
        this.#dispatch()
      })
    }
  }
}

/** A job past its budget of time or memory is refused: the caller can ask for less. */
function asRefusal(error: unknown, job: Job): unknown {
  if (error instanceof TimeBudgetExceeded) return new Refused(tooCostly(error.seconds))
  if (!(error instanceof MemoryLimitExceeded)) return error
  return new Refused(job.do === 'posted' ? BODY_TAKES_TOO_MUCH : tooLargeToCompute())
}
