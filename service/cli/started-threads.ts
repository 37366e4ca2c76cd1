/** Starts threads before their first message is ready: a thread start takes as long as planning. */
import { Worker } from 'node:worker_threads'
import { programOf, THREAD_OPTIONS } from '../runtime/paths.ts'

export class PrestartedThreads {
  readonly #program: string
  readonly #idle: Worker[]

  constructor(program: string, count: number) {
    this.#program = program
    this.#idle = Array.from({ length: count }, () => this.#start())
    // Idle threads must not keep the process alive.
    for (const worker of this.#idle) worker.unref()
  }

  /** Assigns a message to a prestarted or new thread. */
  assign(what: unknown): Worker {
    const worker = this.#idle.pop() ?? this.#start()
    worker.ref()
    worker.postMessage(what)
    return worker
  }

  /** Terminates the idle threads. */
  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((worker) => worker.terminate()))
  }

  #start(): Worker {
    return new Worker(programOf(this.#program), THREAD_OPTIONS)
  }
}
