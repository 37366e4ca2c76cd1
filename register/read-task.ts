/** One unit of reading: a whole archive, or a piece of a text. Runs the same in a worker and in place. */
import { closeSync, openSync, readSync } from 'node:fs'
import { type Reading, RegisterReader } from './reader.ts'
import type { Layout, RegisterFile } from './register-file.ts'
import { encoded } from './tally.ts'

export interface ReadTask {
  readonly file: RegisterFile
  readonly path: string
  /** The catalogue's family codes, ascending. */
  readonly families: readonly number[]
  /** For a text: the rows that begin in [from, to). */
  readonly piece: { readonly layout: Layout; readonly from: number; readonly to: number } | null
}

/** A reading ready to cross threads: its months as bytes. */
export interface ReadPiece extends Omit<Reading, 'months'> {
  readonly months: Uint8Array<ArrayBuffer>
}

const CHUNK = 1 << 20

/** @param progress told how many bytes of how many the task has read */
export async function readTask(task: ReadTask, progress: (done: number, of: number) => void): Promise<ReadPiece> {
  const reader = new RegisterReader(task.file, task.families, task.piece?.layout)
  if (task.piece) readRows(task.path, task.piece, reader, progress)
  else {
    const { unpacked } = await import('./archive.ts') // 7-Zip is a megabyte and a half: texts do without it
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

/** A row belongs to the piece it begins in: the first is looked for after a line feed, the last is read to its end. */
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
    // One byte early: a line feed there means that a row begins exactly at `from`.
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
      // The last row of this piece ends at the first line feed from `to` − 1 on.
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
