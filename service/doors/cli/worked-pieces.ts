/** What pieces of a file come to, in the order they came. */
import { type TransferListItem, Worker } from 'node:worker_threads'
import { inLanguage, readersLanguage } from '../../../engine/core/language.ts'
import { englishLanguage } from '../../language.ts'
import { programOf, THREAD_OPTIONS } from '../../paths.ts'
import { Threads } from '../../threads.ts'

/** A thread of a program, with what it is told. */
export const threadOf = (program: string, told: unknown): Worker => new Worker(programOf(program), { ...THREAD_OPTIONS, workerData: told })

/** Pieces a thread holds, so that it never waits for the next. */
const AHEAD = 3

interface InThreads<P> {
  /** Starts a thread, with what it is told before the first piece. */
  readonly start: (told: ToldThread<unknown>) => Worker
  readonly plan: unknown
  readonly size: number
  /** What a thread is sent of a piece, and what of it is handed over and not copied. */
  readonly sent?: (piece: P) => { readonly message: unknown; readonly moved: readonly TransferListItem[] }
}

/** What a thread is told before the first piece: what it works on, and for a reader of which language. */
export interface ToldThread<P> {
  readonly plan: P
  readonly language: 'en' | null
}

/** Work as whoever asked for it reads. */
export const forReader =
  <P, D>(language: 'en' | null, work: (piece: P) => D) =>
  (piece: P): D =>
    language === null ? work(piece) : inLanguage(englishLanguage(), () => work(piece))

/** Results in the order of the pieces, worked on by so many threads. */
export async function* inThreads<P, D>(
  pieces: AsyncIterable<P>,
  { start, plan, size, sent = (piece) => ({ message: piece, moved: [] }) }: InThreads<P>,
): AsyncGenerator<D> {
  const told: ToldThread<unknown> = { plan, language: readersLanguage()?.tag ?? null }
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
      done.catch(() => {}) // met when its turn comes
      underWay.push(done)
      if (underWay.length >= size * AHEAD) yield await underWay.shift()!
    }
    while (underWay.length > 0) yield await underWay.shift()!
  } finally {
    await threads.close()
  }
}

/** The same where there is nothing to gain from threads. */
export async function* alone<P, D>(pieces: AsyncIterable<P>, work: (piece: P) => D | Promise<D>): AsyncGenerator<D> {
  for await (const piece of pieces) yield await work(piece)
}
