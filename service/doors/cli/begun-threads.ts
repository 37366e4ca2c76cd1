/** Threads that start while it is not yet known what they are told, which is their first message: a start takes as long as making a plan does. */
import { Worker } from 'node:worker_threads'
import { programOf, THREAD_OPTIONS } from '../../paths.ts'

export class BegunThreads {
  readonly #program: string
  readonly #idle: Worker[]

  constructor(program: string, count: number) {
    this.#program = program
    this.#idle = Array.from({ length: count }, () => this.#begun())
    // Nobody waits for one that was told nothing.
    for (const worker of this.#idle) worker.unref()
  }

  /** One that began before, or begins now. */
  told(what: unknown): Worker {
    const worker = this.#idle.pop() ?? this.#begun()
    worker.ref()
    worker.postMessage(what)
    return worker
  }

  /** Ends those that were told nothing. */
  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((worker) => worker.terminate()))
  }

  #begun(): Worker {
    return new Worker(programOf(this.#program), THREAD_OPTIONS)
  }
}
