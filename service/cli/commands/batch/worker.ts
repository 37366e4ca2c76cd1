/** Batch worker thread. Starts with columnar evaluation only; loads the engine, which takes longer than most files, when a row needs it. */
import { parentPort } from 'node:worker_threads'
import type { ThreadInput } from '../../ordered-pieces.ts'
import type { ColumnProgram } from './column-program.ts'
import { ColumnWork } from './column-work.ts'
import { Output } from './output.ts'
import type { Done } from './plan.ts'
import type { Piece } from './split.ts'
import type { ThreadTask } from './thread-task.ts'

/** Work function for the assigned plan. */
function workOf(told: ThreadInput<ThreadTask>): (piece: Piece) => Promise<Done> {
  const byColumns = columnsOnly(told.plan.program)
  let whole: Promise<(piece: Piece) => Promise<Done>> | undefined
  return async (piece) => {
    const done = whole ? null : byColumns(piece)
    if (done) return done
    whole ??= import('./file-work.ts').then(({ fullEngineWork: wholeWork }) => wholeWork(told))
    return await (await whole)(piece)
  }
}

/** Null for a piece with a row that needs the engine. */
function columnsOnly(program: ColumnProgram | null): (piece: Piece) => Done | null {
  if (!program || program.counted || program.words.length > 0) return () => null
  const work = new ColumnWork(program, null)
  /** Estimated output bytes per input byte, updated per piece: pieces of a file are similar. */
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

parentPort!.once('message', (told: ThreadInput<ThreadTask>) => {
  const work = workOf(told)
  // Process pieces in sequence: the sender expects results in order.
  let before: Promise<void> = Promise.resolve()
  parentPort!.on('message', (piece: Piece) => {
    before = before.then(async () => {
      const done = await work(piece)
      parentPort!.postMessage(done, [done.out.buffer, done.refusals.buffer])
    })
  })
})
