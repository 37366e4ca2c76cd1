/** Threads that take tasks, started as they are needed. Each answers in the order it was asked. */
import type { TransferListItem, Worker } from 'node:worker_threads'

/** What a message says of the oldest task of its thread: how it ended; undefined while it goes on. */
type Ended<R> = { readonly result: R } | { readonly error: unknown } | undefined

export interface ThreadsOptions<T, M, R> {
  readonly most: number
  /** How many tasks a thread holds: more than one, and it need not wait for the next. */
  readonly ahead: number
  start(): Worker
  heard(message: M, task: T): Ended<R>
}

interface Waiting<T, R> {
  readonly task: T
  readonly send: (worker: Worker) => void
  resolve(result: R): void
  reject(error: unknown): void
}

interface Thread<T, R> {
  readonly worker: Worker
  readonly tasks: Waiting<T, R>[]
}

export class Threads<T, M, R> {
  readonly #options: ThreadsOptions<T, M, R>
  readonly #threads: Thread<T, R>[] = []
  readonly #line: Waiting<T, R>[] = []

  constructor(options: ThreadsOptions<T, M, R>) {
    this.#options = options
  }

  get size(): number {
    return this.#options.most
  }

  /** @param message what the thread is sent; `moved` is handed over and not copied. */
  run(task: T, message: unknown, moved: readonly TransferListItem[] = []): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#line.push({ task, send: (worker) => worker.postMessage(message, moved), resolve, reject })
      this.#hand()
    })
  }

  async close(): Promise<void> {
    const threads = this.#threads.splice(0)
    for (const { worker } of threads) worker.removeAllListeners()
    await Promise.all(threads.map(({ worker }) => worker.terminate()))
  }

  #hand(): void {
    while (this.#line.length > 0) {
      const thread = this.#free()
      if (!thread) return
      const waiting = this.#line.shift()!
      thread.tasks.push(waiting)
      waiting.send(thread.worker)
    }
  }

  /** An idle one, a new one while there may be more, or the one with least to do. */
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
      this.#hand()
    })
    thread.worker.on('error', (error) => this.#lost(thread, error))
    thread.worker.on('exit', (code) => this.#lost(thread, new Error(`a thread stopped with code ${code}`)))
    return thread
  }

  /** What it held is lost with it; what waits in line finds another. */
  #lost(thread: Thread<T, R>, error: unknown): void {
    const at = this.#threads.indexOf(thread)
    if (at >= 0) this.#threads.splice(at, 1)
    for (const { reject } of thread.tasks.splice(0)) reject(error)
    this.#hand()
  }
}
