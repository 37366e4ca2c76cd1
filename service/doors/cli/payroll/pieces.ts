/** The rows of a payroll in pieces, each worked apart, and what they come to in the order they came. */
import { Worker } from 'node:worker_threads'
import { programOf } from '../../../paths.ts'
import { Threads } from '../../../threads.ts'
import type { PayrollPlan } from './plan.ts'
import type { PaidRows, RowsOf } from './work.ts'

/** Small enough that little is lost when a run is killed, large enough that messages and the manifest cost nothing. */
const PART_ROWS = 1000
/** Pieces a thread holds, so that it never waits for the next. */
const AHEAD = 3

/** @param skipped rows that are done already. */
export async function* piecesOf(rows: AsyncIterable<string>, skipped: number): AsyncGenerator<RowsOf> {
  let piece: string[] = []
  let row = 0
  for await (const text of rows) {
    row += 1
    if (row <= skipped) continue
    piece.push(text)
    if (piece.length < PART_ROWS) continue
    yield { rows: piece, after: row - piece.length }
    piece = []
  }
  if (piece.length > 0) yield { rows: piece, after: row - piece.length }
}

export async function* alone(pieces: AsyncIterable<RowsOf>, work: (piece: RowsOf) => PaidRows): AsyncGenerator<PaidRows> {
  for await (const piece of pieces) yield work(piece)
}

export async function* inThreads(pieces: AsyncIterable<RowsOf>, plan: PayrollPlan, size: number): AsyncGenerator<PaidRows> {
  const threads = new Threads<RowsOf, PaidRows, PaidRows>({
    most: size,
    ahead: AHEAD,
    start: () => new Worker(programOf('service/doors/cli/payroll/worker'), { workerData: plan }),
    heard: (done) => ({ result: done }),
  })
  const underWay: Promise<PaidRows>[] = []
  try {
    for await (const piece of pieces) {
      const done = threads.run(piece, piece)
      done.catch(() => {}) // met when its turn comes
      underWay.push(done)
      if (underWay.length >= size * AHEAD) yield await underWay.shift()!
    }
    while (underWay.length > 0) yield await underWay.shift()!
  } finally {
    await threads.close()
  }
}
