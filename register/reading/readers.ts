/** Readers: a pool of threads, or in process. */
import { Worker } from 'node:worker_threads'
import { programOf } from '../../service/runtime/paths.ts'
import { Threads } from '../../service/work/threads.ts'
import { ImportRefused } from '../refused.ts'
import type { FromWorker } from '../worker.ts'
import { type ReadPiece, type ReadTask, readTask } from './read-task.ts'

export interface Readers {
  /** Concurrency. */
  readonly threads: number
  read(task: ReadTask, progress: (done: number, of: number) => void): Promise<ReadPiece>
  close(): Promise<void>
}

/** Reads in process, one task at a time. */
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

const compiledWorker = (): Worker => new Worker(programOf('register/worker'))

interface Reading {
  progress(done: number, of: number): void
}

/**
 * Starts threads lazily: an import with nothing new starts none.
 * @param starting starts a thread when the program is not compiled
 */
export function readerThreads(most: number, starting: () => Worker = compiledWorker): Readers {
  const threads = new Threads<Reading, FromWorker, ReadPiece>({
    most,
    ahead: 1,
    start: starting,
    heard(message, { progress }) {
      if (message.kind === 'progress') return void progress(message.done, message.of)
      if (message.kind === 'read') return { result: message.piece }
      return { error: message.kind === 'refused' ? new ImportRefused(message.message) : message.error }
    },
  })
  return {
    threads: most,
    read: (task, progress) => threads.run({ progress }, task),
    close: () => threads.close(),
  }
}
