/** Thread pool, started on demand. Each thread answers its tasks in FIFO order. */
import type { TransferListItem, Worker } from 'node:worker_threads'

/** Outcome of the oldest task of a thread; undefined while it runs. */
type Ended<R> = { readonly result: R } | { readonly error: unknown } | undefined

export interface ThreadsOptions<T, M, R> {
  readonly most: number
  /** Tasks queued per thread: more than one avoids idle time between tasks. */
  readonly ahead: number
  start(): Worker
  heard(message: M, task: T): Ended<R>
}

interface QueuedTask<T, R> {
  readonly task: T
  readonly send: (worker: Worker) => void
  resolve(result: R): void
  reject(error: unknown): void
}

interface Thread<T, R> {
  readonly worker: Worker
  readonly tasks: QueuedTask<T, R>[]
}

export class Threads<T, M, R> {
  readonly #options: ThreadsOptions<T, M, R>
  readonly #threads: Thread<T, R>[] = []
  readonly #line: QueuedTask<T, R>[] = []

  constructor(options: ThreadsOptions<T, M, R>) {
    this.#options = options
  }

  get size(): number {
    return this.#options.most
  }

  /** @param message posted to the thread; `moved` is transferred, not copied. */
  run(task: T, message: unknown, moved: readonly TransferListItem[] = []): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#line.push({ task, send: (worker) => worker.postMessage(message, moved), resolve, reject })
      this.#dispatch()
    })
  }

  async close(): Promise<void> {
    const threads = this.#threads.splice(0)
    for (const { worker } of threads) worker.removeAllListeners()
    await Promise.all(threads.map(({ worker }) => worker.terminate()))
  }

  #dispatch(): void {
    while (this.#line.length > 0) {
      const thread = this.#free()
      if (!thread) return
      const waiting = this.#line.shift()!
      thread.tasks.push(waiting)
      waiting.send(thread.worker)
    }
  }

  /** An idle thread, a new one below the limit, or the least busy one. */
  #free(): Thread<T, R> | undefined {
    const idlest = this.#threads.reduce<Thread<T, R> | undefined>(
      (least, each) => (!least || each.tasks.length < least.tasks.length ? each : least),
      undefined,
    )
    if (idlest?.tasks.length === 0) return idlest
    if (this.#threads.length < this.#options.most) return this.#started()
    return idlest && idlest.tasks.length < this.#options.ahead ? idlest : undefined
  }

  #started(): Thread<T, R> {
    const thread: Thread<T, R> = { worker: this.#options.start(), tasks: [] }
    this.#threads.push(thread)
    thread.worker.on('message', (message: M) => {
      const [oldest] = thread.tasks
      if (!oldest) return
      const ended = this.#options.heard(message, oldest.task)
      if (!ended) return
      thread.tasks.shift()
      if ('error' in ended) oldest.reject(ended.error)
      else oldest.resolve(ended.result)
      this.#dispatch()
    })
    thread.worker.on('error', (error) => this.#onThreadLost(thread, error))
    thread.worker.on('exit', (code) => this.#onThreadLost(thread, new Error(`a thread stopped with code ${code}`)))
    return thread
  }

  /** Rejects the tasks of the lost thread; queued tasks go to another. */
  #onThreadLost(thread: Thread<T, R>, error: unknown): void {
    const at = this.#threads.indexOf(thread)
    if (at >= 0) this.#threads.splice(at, 1)
    for (const { reject } of thread.tasks.splice(0)) reject(error)
    this.#dispatch()
  }
}
