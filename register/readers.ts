/** Reading threads. Tasks wait for a free one; a failed task takes its thread's whole work down with a clear error. */
import { Worker } from 'node:worker_threads'
import { type ReadPiece, type ReadTask, readTask } from './read-task.ts'
import { ImportRefused } from './refused.ts'
import type { FromWorker } from './worker.ts'

export interface Readers {
  /** How many read at once. */
  readonly threads: number
  read(task: ReadTask, progress: (done: number, of: number) => void): Promise<ReadPiece>
  close(): Promise<void>
}

/** No threads: everything in place, one after the other. */
export function readersInPlace(): Readers {
  let queue: Promise<unknown> = Promise.resolve()
  return {
    threads: 1,
    read(task, progress) {
      const piece = queue.then(() => readTask(task, progress))
      queue = piece.catch(() => undefined)
      return piece
    },
    close: async () => undefined,
  }
}

const compiledWorker = (): Worker => new Worker(new URL('./worker.js', import.meta.url))

/**
 * Started when first needed: an import with nothing new to read starts none.
 * @param starting how a thread is started where this is not running compiled
 */
export function readerThreads(most: number, starting: () => Worker = compiledWorker): Readers {
  const idle: Worker[] = []
  const all = new Set<Worker>()
  const waiting: ((worker: Worker) => void)[] = []

  function start(): Worker {
    const worker = starting()
    all.add(worker)
    return worker
  }
  const free = (): Promise<Worker> => {
    const ready = idle.pop() ?? (all.size < most ? start() : undefined)
    return ready ? Promise.resolve(ready) : new Promise((resolve) => waiting.push(resolve))
  }
  function release(worker: Worker): void {
    const next = waiting.shift()
    if (next) next(worker)
    else idle.push(worker)
  }

  return {
    threads: most,
    async read(task, progress) {
      const worker = await free()
      try {
        return await new Promise<ReadPiece>((resolve, reject) => {
          const heard = (message: FromWorker): void => {
            if (message.kind === 'progress') progress(message.done, message.of)
            else if (message.kind === 'read') resolve(message.piece)
            else reject(message.kind === 'refused' ? new ImportRefused(message.message) : message.error)
          }
          worker.removeAllListeners()
          worker.on('message', heard)
          worker.on('error', reject)
          worker.on('exit', (code) => reject(new Error(`a reading thread stopped with code ${code}`)))
          worker.postMessage(task)
        })
      } finally {
        release(worker)
      }
    },
    async close() {
      for (const worker of all) worker.removeAllListeners()
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}
