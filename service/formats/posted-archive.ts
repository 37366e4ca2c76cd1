/** Unpacks a posted ZIP into the input files of a question. */
import { InvalidInput } from '../../engine/core/errors.ts'
import { ArchiveReader, RefusedArchive } from './archive.ts'

/** At the maximum compression ratio of about 1000:1, a chunk unpacks to a few megabytes. */
const CHUNK_BYTES = 4 * 1024
/** Limit per eSocial file. */
const ENTRY_BYTES = 8 * 1024 * 1024
/** Limit for all unpacked files: fits the memory of a thread. */
const TOTAL_BYTES = 32 * 1024 * 1024

/** Unpacks chunk by chunk, in a thread: the limits are checked after each. */
export function postedFiles(archive: Uint8Array): { name: string; xml: string }[] {
  const files: { name: string; xml: string }[] = []
  const decoder = new TextDecoder()
  let refused: string | null = null
  const reader = new ArchiveReader({ entryBytes: ENTRY_BYTES, totalBytes: TOTAL_BYTES }, (entry) => {
    if ('refused' in entry) refused ??= entry.refused
    else files.push({ name: entry.name.slice(-200), xml: decoder.decode(entry.bytes) })
  })
  try {
    for (let at = 0; at < archive.length || at === 0; at += CHUNK_BYTES) {
      reader.push(archive.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= archive.length)
      if (refused !== null) throw new RefusedArchive(refused)
    }
  } catch (error) {
    if (!(error instanceof RefusedArchive)) throw error
    throw new InvalidInput([{ field: 'files', message: error.message, english: 'is no ZIP that can be opened here' }])
  }
  return files
}
