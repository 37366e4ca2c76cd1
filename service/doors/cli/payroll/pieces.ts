/** The rows of a payroll in pieces, each worked apart. */
import type { RowsOf } from './work.ts'

/** Small enough that little is lost when a run is killed, large enough that messages and the manifest cost nothing. */
const PART_ROWS = 1000

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
