/** Reader thread: receives tasks and returns pieces. */
import { parentPort } from 'node:worker_threads'
import { type ReadPiece, type ReadTask, readTask } from './reading/read-task.ts'
import { ImportRefused } from './refused.ts'

export type FromWorker =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'read'; readonly piece: ReadPiece }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly error: unknown }

const port = parentPort!
const PROGRESS_EVERY = 8 << 20

port.on('message', (task: ReadTask) => {
  let told = 0
  const say = (message: FromWorker): void => port.postMessage(message)
  readTask(task, (done, of) => {
    if (done - told < PROGRESS_EVERY && done < of) return
    told = done
    say({ kind: 'progress', done, of })
  }).then(
    (piece) => port.postMessage({ kind: 'read', piece } satisfies FromWorker, [piece.months.buffer]),
    (error: unknown) => say(error instanceof ImportRefused ? { kind: 'refused', message: error.message } : { kind: 'failed', error }),
  )
})
