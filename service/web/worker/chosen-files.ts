/** Reads files chosen on a page, one at a time, on the device. Sends nothing over the network. */
import { ArchiveReader, isArchive, RefusedArchive } from '../../formats/archive.ts'

const MAX_FILE_BYTES = 8 * 1024 * 1024
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024
const CHUNK_BYTES = 1024 * 1024
/** Files between progress messages. */
const TELL_EVERY = 200

/** Takes the text of each file, or the reason why it was not read. */
interface Reader {
  add(name: string, text: string): void
  refuse(name: string, why: string): void
}

export async function readChosen(files: readonly File[], reader: Reader): Promise<void> {
  const decoder = new TextDecoder()
  let read = 0
  const count = (): void => {
    if (++read % TELL_EVERY === 0) self.postMessage({ read })
  }
  for (const file of files) {
    const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
    if (isArchive(start)) await unzipped(file, reader, decoder, count)
    else if (file.size > MAX_FILE_BYTES) reader.refuse(file.name, 'o arquivo passa de 8 MiB')
    else reader.add(file.name, await file.text())
    count()
  }
}

async function unzipped(file: File, reader: Reader, decoder: TextDecoder, count: () => void): Promise<void> {
  const archive = new ArchiveReader({ entryBytes: MAX_FILE_BYTES, totalBytes: MAX_UNPACKED_BYTES }, (entry) => {
    if ('refused' in entry) reader.refuse(entry.name, entry.refused)
    else reader.add(entry.name, decoder.decode(entry.bytes))
    count()
  })
  try {
    for (let at = 0; at < file.size; at += CHUNK_BYTES)
      archive.push(new Uint8Array(await file.slice(at, at + CHUNK_BYTES).arrayBuffer()), at + CHUNK_BYTES >= file.size)
  } catch (error) {
    if (!(error instanceof RefusedArchive)) throw error
    reader.refuse(file.name, error.message)
  }
}
