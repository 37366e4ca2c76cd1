import { Worker } from 'node:worker_threads'
import type { Piece } from './split.ts'
import type { Done, Plan } from './work.ts'

/** Threads that work on pieces. Each answers in the order it was asked. */
export class Pool {
  readonly size: number
  readonly #threads: { readonly worker: Worker; readonly waiting: { resolve(done: Done): void; reject(error: unknown): void }[] }[]

  constructor(plan: Plan, size: number) {
    this.size = size
    this.#threads = Array.from({ length: size }, () => {
      const worker = new Worker(new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url), {
        workerData: plan,
      })
      const thread = { worker, waiting: [] as { resolve(done: Done): void; reject(error: unknown): void }[] }
      worker.on('message', (done: Done) => thread.waiting.shift()!.resolve(done))
      worker.on('error', (error) => {
        for (const { reject } of thread.waiting.splice(0)) reject(error)
      })
      return thread
    })
  }

  run(piece: Piece): Promise<Done> {
    const thread = this.#threads.reduce((idlest, each) => (each.waiting.length < idlest.waiting.length ? each : idlest))
    return new Promise((resolve, reject) => {
      thread.waiting.push({ resolve, reject })
      // In memory of its own, so that it is handed over and not copied once more.
      const bytes = new Uint8Array(piece.bytes)
      thread.worker.postMessage({ ...piece, bytes }, [bytes.buffer])
    })
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()))
  }
}

/** Results in the order of the pieces, a few pieces ahead so that no thread waits for work. */
export async function* inOrder(pieces: AsyncIterable<Piece>, pool: Pool): AsyncGenerator<Done> {
  const ahead: Promise<Done>[] = []
  try {
    for await (const piece of pieces) {
      const done = pool.run(piece)
      done.catch(() => {}) // met when its turn comes
      ahead.push(done)
      if (ahead.length >= pool.size * 3) yield await ahead.shift()!
    }
    while (ahead.length > 0) yield await ahead.shift()!
  } finally {
    await pool.close()
  }
}
