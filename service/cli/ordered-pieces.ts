/** Processes pieces of a file and yields results in input order. */
import { type TransferListItem, Worker } from 'node:worker_threads'
import { inLanguage, readersLanguage } from '../../engine/core/text/language.ts'
import { englishLanguage } from '../runtime/language.ts'
import { programOf, THREAD_OPTIONS } from '../runtime/paths.ts'
import { Threads } from '../work/threads.ts'

/** Starts a worker thread with its initial data. */
export const startThread = (program: string, told: unknown): Worker =>
  new Worker(programOf(program), { ...THREAD_OPTIONS, workerData: told })

/** Pieces queued per thread, so that it never waits for the next. */
const AHEAD = 3

interface InThreads<P> {
  /** Starts a thread with its initial data. */
  readonly start: (told: ThreadInput<unknown>) => Worker
  readonly plan: unknown
  readonly size: number
  /** Message for a piece, with the buffers to transfer. */
  readonly sent?: (piece: P) => { readonly message: unknown; readonly moved: readonly TransferListItem[] }
}

/** Initial data of a thread: its plan and the reader's language. */
export interface ThreadInput<P> {
  readonly plan: P
  readonly language: 'en' | null
}

/** Runs work in the reader's language. */
export const withLanguage =
  <P, D>(language: 'en' | null, work: (piece: P) => D) =>
  (piece: P): D =>
    language === null ? work(piece) : inLanguage(englishLanguage(), () => work(piece))

/** Processes pieces in a pool of threads; yields results in piece order. */
export async function* inThreads<P, D>(
  pieces: AsyncIterable<P>,
  { start, plan, size, sent = (piece) => ({ message: piece, moved: [] }) }: InThreads<P>,
): AsyncGenerator<D> {
  const told: ThreadInput<unknown> = { plan, language: readersLanguage()?.tag ?? null }
  const threads = new Threads<P, D, D>({
    most: size,
    ahead: AHEAD,
    start: () => start(told),
    heard: (done) => ({ result: done }),
  })
  const underWay: Promise<D>[] = []
  try {
    for await (const piece of pieces) {
      const { message, moved } = sent(piece)
      const done = threads.run(piece, message, moved)
      done.catch(() => {}) // handled when awaited in order
      underWay.push(done)
      if (underWay.length >= size * AHEAD) yield await underWay.shift()!
    }
    while (underWay.length > 0) yield await underWay.shift()!
  } finally {
    await threads.close()
  }
}

/** Same, without threads. */
export async function* inSequence<P, D>(pieces: AsyncIterable<P>, work: (piece: P) => D | Promise<D>): AsyncGenerator<D> {
  for await (const piece of pieces) yield await work(piece)
}
