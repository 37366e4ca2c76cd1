/**
 * Worker pool for expensive jobs: threads start on demand and persist, run one job at a time, and have a CPU budget monitored from outside.
 * A thread that exceeds it or does not stop is terminated and replaced.
 */
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { codeOf } from '../../engine/core/errors.ts'
import { ClientDisconnected, MemoryLimitExceeded, TimeBudgetExceeded } from './abort-reasons.ts'
import type { Charge, Done, Job, JobKind } from './batch-job.ts'
import type { JobExecutor } from './expensive-work.ts'

/** CPU budget per job: the most expensive permitted question uses a third of it. */
const BUDGET_MILLISECONDS = 6_000
/** Interval between checks of running threads. */
const WATCH_MILLISECONDS = 100
/** Grace period: a thread checks for cancellation between evaluations. */
const STOP_MILLISECONDS = 300
/** Processor time of a rate-limit unit: a hundred rows of a light calculator. */
const UNIT_MILLISECONDS = 30
/** Start timeout for opening the engine. */
const START_MILLISECONDS = 30_000
/**
 * Memory of a thread, in old objects and in new ones. Node ends a thread that reaches it little by little; a single list or map that
 * grows past it in one allocation ends the whole process, so no list may grow with the value of an input.
 */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 }

/** How Node reports a thread that reached its `resourceLimits`. */
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'

/** Series whose last reading failed, with reasons. */
type Failing = readonly (readonly [series: string, why: string])[]

/** Messages from the service to a thread. */
export type ToThread =
  | { readonly say: 'job'; readonly job: Job; readonly failing: Failing; readonly stop: SharedArrayBuffer }
  | { readonly say: 'saved'; readonly name: string; readonly text: string }
  /** The price of the job is paid, or why not. */
  | { readonly say: 'paid'; readonly refusal: unknown }

/** Messages from a thread: its kernel task id, the price of its job, or the outcome. */
export type FromThread<R = never> =
  | { readonly say: 'ready'; readonly task: number | null }
  | { readonly say: 'costs'; readonly units: number }
  | { readonly say: 'done'; readonly result: R }
  | { readonly say: 'failed'; readonly error: unknown }

export interface PoolOptions {
  readonly most: number
  /** Thread entry file. */
  readonly program: URL
  /** Additional thread options. */
  readonly threads?: { readonly execArgv?: string[] }
  /** Data passed to a thread on start. */
  readonly world: () => unknown
  /** Deserializes an error thrown in a thread. */
  readonly unpack: (thrown: unknown) => unknown
  readonly pack: (thrown: unknown) => unknown
  /** Series whose last reading failed, sent with every job. */
  readonly failing?: () => Failing
  readonly budgetMilliseconds?: number
}

interface Running {
  readonly stop: SharedArrayBuffer
  /** For a job assigned to a starting thread, the time it actually began. */
  startedAt: number
  /** CPU time of the thread when the job began, in milliseconds. */
  spentBefore: number
  abandonedAt: number | null
  readonly charge: Charge | undefined
  resolve(result: never): void
  reject(error: unknown): void
}

interface Thread {
  readonly worker: Worker
  /** Undefined until the engine is open. */
  task: number | null | undefined
  running: Running | null
}

export class WorkPool implements JobExecutor {
  readonly #options: PoolOptions
  readonly #budget: number
  readonly #threads: Thread[] = []
  #watch: NodeJS.Timeout | undefined
  #replaced = 0
  #freed = (): void => {}

  constructor(options: PoolOptions) {
    this.#options = options
    this.#budget = options.budgetMilliseconds ?? BUDGET_MILLISECONDS
  }

  /** True when a thread is idle or another may be started. */
  get free(): boolean {
    return this.#threads.length < this.#options.most || this.#threads.some(({ running }) => running === null)
  }

  /** Registers the callback for a freed thread. */
  whenFree(freed: () => void): void {
    this.#freed = freed
  }

  /** Number of terminated threads. */
  get replaced(): number {
    return this.#replaced
  }

  get size(): number {
    return this.#threads.length
  }

  /** The job's result, from a thread that is free. Rejects with what the job threw, `OverBudget`, `OverMemory` or `Abandoned`. */
  run<K extends JobKind>(job: Job<K>, signal?: AbortSignal, charge?: Charge): Promise<Done[K]> {
    let thread: Thread
    try {
      thread = this.#threads.find(({ running }) => running === null) ?? this.#started()
    } catch (error) {
      // No descriptor or memory is left for another thread.
      return Promise.reject(error)
    }
    let leave = (): void => {}
    const done = new Promise<Done[K]>((resolve, reject) => {
      const stop = new SharedArrayBuffer(4)
      const running: Running = {
        stop,
        startedAt: performance.now(),
        spentBefore: spentBy(thread) ?? 0,
        abandonedAt: null,
        charge,
        resolve,
        reject,
      }
      thread.running = running
      leave = () => this.#abandon(running)
      signal?.addEventListener('abort', leave, { once: true })
      thread.worker.postMessage(
        { say: 'job', job, failing: this.#options.failing?.() ?? [], stop } satisfies ToThread,
        transferredWith(job),
      )
      this.#watch ??= setInterval(() => this.#enforceBudgets(), WATCH_MILLISECONDS).unref()
      if (signal?.aborted) this.#abandon(running)
    })
    // Remove the listener: a batch shares one signal across thousands of pieces, and it would retain every result.
    return done.finally(() => signal?.removeEventListener('abort', leave))
  }

  /** Broadcasts saved data to every thread. */
  sendSnapshot(name: string, text: string): void {
    for (const { worker } of this.#threads) worker.postMessage({ say: 'saved', name, text } satisfies ToThread)
  }

  async close(): Promise<void> {
    clearInterval(this.#watch)
    this.#watch = undefined
    const threads = this.#threads.splice(0)
    for (const { worker, running } of threads) {
      worker.removeAllListeners()
      running?.reject(new ClientDisconnected('the service ends'))
    }
    await Promise.all(threads.map(({ worker }) => worker.terminate()))
  }

  #started(): Thread {
    const worker = new Worker(this.#options.program, {
      ...this.#options.threads,
      workerData: this.#options.world(),
      resourceLimits: THREAD_MEMORY,
      stdin: false,
    })
    const thread: Thread = { worker, task: undefined, running: null }
    this.#threads.push(thread)
    worker.unref()
    worker.on('message', (message: FromThread) => {
      if (message.say === 'ready') {
        thread.task = message.task
        if (thread.running) Object.assign(thread.running, { startedAt: performance.now(), spentBefore: spentBy(thread) ?? 0 })
        return
      }
      const { running } = thread
      if (message.say === 'costs') return void this.#charge(thread, running, message.units)
      thread.running = null
      if (message.say === 'done') running?.resolve(message.result)
      else {
        this.#chargeForRefusal(thread, running)
        running?.reject(this.#options.unpack(message.error))
      }
      this.#freed()
    })
    worker.on('error', (error) => this.#onThreadLost(thread, codeOf(error) === OUT_OF_MEMORY ? new MemoryLimitExceeded() : error))
    worker.on('exit', () => this.#onThreadLost(thread, new Error('a thread of the pool ended')))
    return thread
  }

  async #charge(thread: Thread, running: Running | null, units: number): Promise<void> {
    const refusal = await running?.charge?.(units).then(
      () => null,
      (error: unknown) => this.#options.pack(error),
    )
    thread.worker.postMessage({ say: 'paid', refusal: refusal ?? null } satisfies ToThread)
  }

  /** A refusal that took long to find is not free: it costs what its processor time does, where the job has a price. */
  #chargeForRefusal(thread: Thread, running: Running | null): void {
    const spent = spentBy(thread)
    if (!running?.charge || spent === null) return
    const units = Math.ceil((spent - running.spentBefore) / UNIT_MILLISECONDS)
    // Too little left: the refusal stays the answer.
    running.charge(units).catch(() => {})
  }

  #abandon(running: Running): void {
    running.abandonedAt = performance.now()
    Atomics.store(new Int32Array(running.stop), 0, 1)
    // The caller has left; the thread stays busy until it stops.
    running.reject(new ClientDisconnected('the caller left'))
  }

  #enforceBudgets(): void {
    const now = performance.now()
    let busy = false
    for (const thread of [...this.#threads]) {
      const { running } = thread
      if (!running) continue
      busy = true
      if (running.abandonedAt !== null && now - running.abandonedAt > STOP_MILLISECONDS)
        this.#end(thread, new ClientDisconnected('the caller left'))
      else if (thread.task === undefined) {
        if (now - running.startedAt > START_MILLISECONDS) this.#end(thread, new Error('a thread of the pool did not start'))
      } else if (now - running.startedAt > this.#budget && this.#spent(thread, running, now) > this.#budget)
        this.#end(thread, new TimeBudgetExceeded(this.#budget / 1000))
    }
    if (busy) return
    clearInterval(this.#watch)
    this.#watch = undefined
  }

  /** CPU time of the thread if the kernel reports it, otherwise elapsed time. */
  #spent(thread: Thread, running: Running, now: number): number {
    const spent = spentBy(thread)
    return spent === null ? now - running.startedAt : spent - running.spentBefore
  }

  #end(thread: Thread, reason: Error): void {
    thread.worker.removeAllListeners()
    // Ignore errors during termination.
    thread.worker.on('error', () => {})
    void thread.worker.terminate()
    this.#onThreadLost(thread, reason)
  }

  #onThreadLost(thread: Thread, reason: unknown): void {
    const at = this.#threads.indexOf(thread)
    if (at < 0) return
    this.#replaced++
    this.#threads.splice(at, 1)
    thread.running?.reject(reason)
    thread.running = null
    this.#freed()
  }
}

/** Bytes of a body move to the thread: a copy would double them. */
function transferredWith(job: Job): ArrayBuffer[] {
  if (job.do !== 'posted') return []
  const { buffer, byteLength } = job.body.bytes
  // A view of a shared pool cannot move.
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}

/** CPU time of a thread in milliseconds, from Linux `/proc`; null elsewhere. */
function spentBy({ task }: Thread): number | null {
  if (task === null || task === undefined) return null
  try {
    return Number(readFileSync(`/proc/self/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return null
  }
}
