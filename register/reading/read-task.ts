/** One read task: a whole archive, or a piece of a text. Runs in a worker or in process. */
import { closeSync, openSync, readSync } from 'node:fs'
import type { Layout, RegisterFile } from '../source/register-file.ts'
import { encoded } from '../tally/tally.ts'
import { type Reading, RegisterReader } from './reader.ts'

export interface ReadTask {
  readonly file: RegisterFile
  readonly path: string
  /** Family codes of the catalogue, ascending. */
  readonly families: readonly number[]
  /** For a text: the rows that begin in [from, to). */
  readonly piece: { readonly layout: Layout; readonly from: number; readonly to: number } | null
}

/** A reading serialized for transfer between threads. */
export interface ReadPiece extends Omit<Reading, 'months'> {
  readonly months: Uint8Array<ArrayBuffer>
}

const CHUNK = 1 << 20

/** @param progress receives the bytes read and the total */
export async function readTask(task: ReadTask, progress: (done: number, of: number) => void): Promise<ReadPiece> {
  const reader = new RegisterReader(task.file, task.families, task.piece?.layout)
  if (task.piece) readRows(task.path, task.piece, reader, progress)
  else {
    const { unpackArchive: unpacked } = await import('../source/archive.ts') // 7-Zip is 1.5 MB: load it only for archives
    let done = 0
    await unpacked(task.path, (bytes, of) => {
      reader.push(bytes)
      done += bytes.length
      progress(done, of)
    })
  }
  const { months, ...rest } = reader.finish()
  return { ...rest, months: encoded(months) }
}

/** A row belongs to the piece it begins in: start after the first line feed, and read the last row to its end. */
function readRows(
  path: string,
  { from, to }: { from: number; to: number },
  reader: RegisterReader,
  progress: (done: number, of: number) => void,
): void {
  const LINE_FEED = 10
  const buffer = new Uint8Array(CHUNK)
  const descriptor = openSync(path, 'r')
  try {
    // Start one byte early: a line feed there means that a row begins exactly at `from`.
    let position = from - 1
    let begun = false
    while (true) {
      const length = readSync(descriptor, buffer, 0, CHUNK, position)
      if (length === 0) return
      let start = 0
      let end = length
      if (!begun) {
        const feed = buffer.subarray(0, length).indexOf(LINE_FEED)
        if (feed < 0) {
          position += length
          if (position >= to) return
          continue
        }
        start = feed + 1
        begun = true
        if (position + start >= to) return
      }
      // The last row of this piece ends at the first line feed at or after `to` − 1.
      let last = false
      if (position + length >= to) {
        const feed = buffer.subarray(0, length).indexOf(LINE_FEED, Math.max(start, to - 1 - position))
        if (feed >= 0) {
          end = feed + 1
          last = true
        }
      }
      reader.push(buffer.subarray(start, end))
      position += length
      progress(Math.min(position, to) - from, to - from)
      if (last) return
    }
  } finally {
    closeSync(descriptor)
  }
}
