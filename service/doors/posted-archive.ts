/** A ZIP that was posted, as the files of the question it asks. */
import { InvalidInput } from '../../engine/core/errors.ts'
import { ArchiveReader, RefusedArchive } from './archive.ts'

/** Packed a thousand to one, as much as it may be, it unpacks to some megabytes: more at once would hold everybody up. */
const CHUNK_BYTES = 4 * 1024
/** Of one file of the eSocial. */
const ENTRY_BYTES = 8 * 1024 * 1024
/** Of all files together, unpacked: what a service with a heap of 192 MB can hold beside its other work. */
const TOTAL_BYTES = 32 * 1024 * 1024

/** A chunk at a time, with others served in between. */
export async function postedFiles(archive: Uint8Array): Promise<{ name: string; xml: string }[]> {
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
      await new Promise(setImmediate)
    }
  } catch (error) {
    if (!(error instanceof RefusedArchive)) throw error
    throw new InvalidInput([{ field: 'files', message: error.message, english: 'is no ZIP that can be opened here' }])
  }
  return files
}
