/** Answers a query from a ZIP, unpacked where the query runs: one file at a time, each reported on its own. */
import { InvalidInput } from '../../engine/core/errors.ts'
import type { Answer } from '../../engine/operation/definition/operation.ts'
import type { FileByFile } from '../../engine/operation/definition/query.ts'
import { ArchiveReader, RefusedArchive } from '../formats/archive.ts'

const ENTRY_BYTES = 8 * 1024 * 1024
/** Limit of all unpacked files. Only one is in memory at a time, so the processor budget of a job is the narrower limit. */
const TOTAL_BYTES = 64 * 1024 * 1024
const CHUNK_BYTES = 64 * 1024
/** Name under which a ZIP that breaks off is reported. */
const ARCHIVE_NAME = 'ZIP'

export function answerOfArchive(files: FileByFile<Answer>, archive: Uint8Array): Answer {
  const decoder = new TextDecoder()
  let read = 0
  const reader = new ArchiveReader({ entryBytes: ENTRY_BYTES, totalBytes: TOTAL_BYTES }, (entry) => {
    read++
    if ('refused' in entry) files.refuse(entry.name, entry.refused)
    else files.add(entry.name, decoder.decode(entry.bytes))
  })
  try {
    for (let at = 0; at < archive.length || at === 0; at += CHUNK_BYTES)
      reader.push(archive.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= archive.length)
  } catch (error) {
    if (!(error instanceof RefusedArchive)) throw error
    if (read === 0) throw new InvalidInput([{ field: 'files', message: error.message, english: 'is no ZIP that can be opened here' }])
    files.refuse(ARCHIVE_NAME, error.message)
  }
  if (read === 0) throw new InvalidInput([{ field: 'files', message: 'o ZIP não tem arquivos', english: 'the ZIP has no files' }])
  return files.answer()
}
