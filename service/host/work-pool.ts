/**
 * Dear work in threads of its own: started when first needed and kept, one job at a time each, with a budget of processor time watched from
 * outside. A thread that passes it, or does not stop when told, is ended and replaced.
 */
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Done, Job, JobKind } from '../doors/job.ts'
import { Abandoned, OverBudget } from './abandoned.ts'
import type { Workplace } from './work.ts'

/** Processor time of one job: the dearest question within the limit takes a third of it. */
const BUDGET_MILLISECONDS = 6_000
/** Between two looks at the threads that work. */
const WATCH_MILLISECONDS = 100
/** A thread that was told to stop looks at it between two evaluations. */
const STOP_MILLISECONDS = 300
/** Past this a thread that has not opened its engine never will. */
const START_MILLISECONDS = 30_000
/** What a thread may keep of old objects and of new ones. */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 4 }

/** The series whose last reading failed, each with why. */
type Failing = readonly (readonly [series: string, why: string])[]

/** From the service to a thread. */
export type ToThread =
  | { readonly say: 'job'; readonly job: Job; readonly failing: Failing; readonly stop: SharedArrayBuffer }
  | { readonly say: 'saved'; readonly name: string; readonly text: string }

/** From a thread: which of the kernel's tasks it is, or how a job ended. */
export type FromThread<R = never> =
  | { readonly say: 'ready'; readonly task: number | null }
  | { readonly say: 'done'; readonly result: R }
  | { readonly say: 'failed'; readonly error: unknown }

export interface PoolOptions {
  readonly most: number
  /** The file a thread runs. */
  readonly program: URL
  /** With what one is started besides. */
  readonly threads?: { readonly execArgv?: string[] }
  /** What a thread is given at its start. */
  readonly world: () => unknown
  /** What a thread threw, as it is thrown here. */
  readonly unpack: (thrown: unknown) => unknown
  /** The series whose last reading failed, sent with every job. */
  readonly failing?: () => Failing
  readonly budgetMilliseconds?: number
}

interface Running {
  readonly stop: SharedArrayBuffer
  /** A job that waits for its thread to start begins when it has. */
  startedAt: number
  /** Processor time of the thread when the job began, in milliseconds. */
  spentBefore: number
  abandonedAt: number | null
  resolve(result: never): void
  reject(error: unknown): void
}

interface Thread {
  readonly worker: Worker
  /** Undefined until its engine is open. */
  task: number | null | undefined
  running: Running | null
}

export class WorkPool implements Workplace {
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

  /** Whether a thread is free, or may still be started. */
  get free(): boolean {
    return this.#threads.length < this.#options.most || this.#threads.some(({ running }) => running === null)
  }

  /** Called whenever a thread has become free. */
  whenFree(freed: () => void): void {
    this.#freed = freed
  }

  /** Threads ended before their time. */
  get replaced(): number {
    return this.#replaced
  }

  get size(): number {
    return this.#threads.length
  }

  /** The job's result, from a thread that is free. Rejects with what the job threw, `OverBudget` or `Abandoned`. */
  run<K extends JobKind>(job: Job<K>, signal?: AbortSignal): Promise<Done[K]> {
    const thread = this.#threads.find(({ running }) => running === null) ?? this.#started()
    let leave = (): void => {}
    const done = new Promise<Done[K]>((resolve, reject) => {
      const stop = new SharedArrayBuffer(4)
      const running: Running = {
        stop,
        startedAt: performance.now(),
        spentBefore: spentBy(thread) ?? 0,
        abandonedAt: null,
        resolve,
        reject,
      }
      thread.running = running
      leave = () => this.#abandon(running)
      signal?.addEventListener('abort', leave, { once: true })
      thread.worker.postMessage({ say: 'job', job, failing: this.#options.failing?.() ?? [], stop } satisfies ToThread)
      this.#watch ??= setInterval(() => this.#look(), WATCH_MILLISECONDS).unref()
      if (signal?.aborted) this.#abandon(running)
    })
    // A batch hands on thousands of pieces under one signal: what still listened would keep every result until its end.
    return done.finally(() => signal?.removeEventListener('abort', leave))
  }

  /** What was saved of the data, to every thread there is. */
  tell(name: string, text: string): void {
    for (const { worker } of this.#threads) worker.postMessage({ say: 'saved', name, text } satisfies ToThread)
  }

  async close(): Promise<void> {
    clearInterval(this.#watch)
    this.#watch = undefined
    const threads = this.#threads.splice(0)
    for (const { worker, running } of threads) {
      worker.removeAllListeners()
      running?.reject(new Abandoned('the service ends'))
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
      thread.running = null
      if (message.say === 'done') running?.resolve(message.result)
      else running?.reject(this.#options.unpack(message.error))
      this.#freed()
    })
    worker.on('error', (error) => this.#lost(thread, error))
    worker.on('exit', () => this.#lost(thread, new Error('a thread of the pool ended')))
    return thread
  }

  #abandon(running: Running): void {
    running.abandonedAt = performance.now()
    Atomics.store(new Int32Array(running.stop), 0, 1)
    // Whoever left is told nothing; the thread counts as busy until it has stopped.
    running.reject(new Abandoned('the caller left'))
  }

  #look(): void {
    const now = performance.now()
    let busy = false
    for (const thread of [...this.#threads]) {
      const { running } = thread
      if (!running) continue
      busy = true
      if (running.abandonedAt !== null && now - running.abandonedAt > STOP_MILLISECONDS) this.#end(thread, new Abandoned('the caller left'))
      else if (thread.task === undefined) {
        if (now - running.startedAt > START_MILLISECONDS) this.#end(thread, new Error('a thread of the pool did not start'))
      } else if (now - running.startedAt > this.#budget && this.#spent(thread, running, now) > this.#budget)
        this.#end(thread, new OverBudget(this.#budget / 1000))
    }
    if (busy) return
    clearInterval(this.#watch)
    this.#watch = undefined
  }

  /** Processor time where the kernel tells it of a thread, else time. */
  #spent(thread: Thread, running: Running, now: number): number {
    const spent = spentBy(thread)
    return spent === null ? now - running.startedAt : spent - running.spentBefore
  }

  #end(thread: Thread, reason: Error): void {
    this.#replaced++
    thread.worker.removeAllListeners()
    // It may still fail on its way out, which is nobody's concern.
    thread.worker.on('error', () => {})
    void thread.worker.terminate()
    this.#lost(thread, reason)
  }

  #lost(thread: Thread, reason: unknown): void {
    const at = this.#threads.indexOf(thread)
    if (at < 0) return
    this.#threads.splice(at, 1)
    thread.running?.reject(reason)
    thread.running = null
    this.#freed()
  }
}

/** Milliseconds of processor a thread has had, by Linux's own account; null elsewhere. */
function spentBy({ task }: Thread): number | null {
  if (task === null || task === undefined) return null
  try {
    return Number(readFileSync(`/proc/self/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return null
  }
}
