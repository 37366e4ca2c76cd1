/** Schedules all expensive work of a process in one fair queue, with admission control, in threads when available. */
import { setMaxListeners } from 'node:events'
import { BODY_TAKES_TOO_MUCH, queueFull, Refused, tooCostly, tooLargeToCompute, tooManyAtOnce } from '../runtime/problem-details.ts'
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
/** Longest wait worth beginning: a caller who would wait longer is asked to come back. */
const MAX_WAIT_SECONDS = 5
/** Weight of the last job in the mean time of a job. */
const LAST_JOB = 0.1

export class Work {
  readonly #place: JobExecutor
  readonly #queue: FairQueue<QueuedJob>
  readonly #most: number
  #running = 0
  #meanMilliseconds = 0
  #refusedForWait = 0

  constructor(place: JobExecutor, limits: QueueLimits = QUEUE_LIMITS) {
    this.#place = place
    this.#queue = new FairQueue(limits)
    this.#most = limits.inProgress + limits.waiting
    place.whenFree(() => this.#dispatch())
  }

  get waiting(): number {
    return this.#queue.waiting
  }

  /** Expected wait of a new job of an address: the jobs before it at the pace of the last ones. */
  expectedSeconds(address = ''): number {
    return (this.#queue.ahead(address) * this.#meanMilliseconds) / Math.max(1, this.#running) / 1000
  }

  /** True while a newcomer would be asked to come back. */
  get isFull(): boolean {
    return this.expectedSeconds() > MAX_WAIT_SECONDS
  }

  /** Requests refused because of the expected wait. */
  get refusedForWait(): number {
    return this.#refusedForWait
  }

  /** Throws a rejection when the address is at its limit or would wait too long, before anything is charged. */
  assertRoom(address: string): void {
    if (this.#queue.isFull(address)) throw new Refused(tooManyAtOnce(this.#most, RETRY_SECONDS))
    const wait = this.expectedSeconds(address)
    if (wait <= MAX_WAIT_SECONDS) return
    this.#refusedForWait++
    throw new Refused(queueFull(Math.ceil(wait)))
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

  #noteDuration(milliseconds: number): void {
    this.#meanMilliseconds += (milliseconds - this.#meanMilliseconds) * (this.#meanMilliseconds === 0 ? 1 : LAST_JOB)
  }

  #dispatch(): void {
    while (this.#place.free) {
      const next = this.#queue.next()
      if (!next) return
      const startedAt = performance.now()
      this.#running++
      void next.piece.begin().finally(() => {
        this.#running--
        this.#noteDuration(performance.now() - startedAt)
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
