/** One thread of a batch. It starts with columns alone; the engine, which takes longer to read than most files, comes once a row needs it. */
import { parentPort } from 'node:worker_threads'
import type { ToldThread } from '../worked-pieces.ts'
import type { ColumnProgram } from './column-program.ts'
import { ColumnWork } from './column-work.ts'
import { Output } from './output.ts'
import type { Done } from './plan.ts'
import type { Piece } from './split.ts'
import type { ThreadTask } from './thread-task.ts'

/** What is done to a piece, once it is known what to. */
function workOf(told: ToldThread<ThreadTask>): (piece: Piece) => Promise<Done> {
  const byColumns = columnsAlone(told.plan.program)
  let whole: Promise<(piece: Piece) => Promise<Done>> | undefined
  return async (piece) => {
    const done = whole ? null : byColumns(piece)
    if (done) return done
    whole ??= import('./whole-work.ts').then(({ wholeWork }) => wholeWork(told))
    return await (await whole)(piece)
  }
}

/** Null for a piece with a row that columns do not answer. */
function columnsAlone(program: ColumnProgram | null): (piece: Piece) => Done | null {
  if (!program || program.counted || program.words.length > 0) return () => null
  const work = new ColumnWork(program, null)
  /** Bytes written for each that was read, as far as is known: pieces of a file are alike. */
  let written = 2
  return (piece) => {
    const out = new Output('latin1', Math.ceil(piece.bytes.length * written))
    try {
      const rows = work.through(piece.bytes, piece, {
        out,
        longWay() {
          throw NEEDS_THE_ENGINE
        },
      })
      written = Math.max(written, (out.used / piece.bytes.length) * 1.05)
      return rows === null ? null : { out: out.bytes(), refusals: new Uint8Array(), rows, refused: 0 }
    } catch (error) {
      if (error === NEEDS_THE_ENGINE) return null
      throw error
    }
  }
}

const NEEDS_THE_ENGINE = new Error('a row that columns do not answer')

parentPort!.once('message', (told: ToldThread<ThreadTask>) => {
  const work = workOf(told)
  // One after the other: whoever sent the pieces takes what comes back in their order.
  let before: Promise<void> = Promise.resolve()
  parentPort!.on('message', (piece: Piece) => {
    before = before.then(async () => {
      const done = await work(piece)
      parentPort!.postMessage(done, [done.out.buffer, done.refusals.buffer])
    })
  })
})
