import { Worker } from 'node:worker_threads'
import { programOf } from '../../../paths.ts'
import { Threads } from '../../../threads.ts'
import type { Plan } from './plan.ts'
import type { Piece } from './split.ts'
import type { Done } from './work.ts'

/** Pieces a thread holds, so that it never waits for the next. */
const AHEAD = 3

/** Results in the order of the pieces, worked on by so many threads. */
export async function* inOrder(pieces: AsyncIterable<Piece>, plan: Plan, size: number): AsyncGenerator<Done> {
  const threads = new Threads<Piece, Done, Done>({
    most: size,
    ahead: AHEAD,
    start: () => new Worker(programOf('service/doors/cli/batch/worker'), { workerData: plan }),
    heard: (done) => ({ result: done }),
  })
  const underWay: Promise<Done>[] = []
  try {
    for await (const piece of pieces) {
      // In memory of its own, so that it is handed over and not copied once more.
      const bytes = new Uint8Array(piece.bytes)
      const done = threads.run(piece, { ...piece, bytes }, [bytes.buffer])
      done.catch(() => {}) // met when its turn comes
      underWay.push(done)
      if (underWay.length >= size * AHEAD) yield await underWay.shift()!
    }
    while (underWay.length > 0) yield await underWay.shift()!
  } finally {
    await threads.close()
  }
}
