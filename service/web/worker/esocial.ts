/** eSocial worker: parses files and returns the rendered answer. Sends nothing over the network. */
import { saoPauloDay } from '../../../engine/core/day.ts'
import { EsocialCheck } from '../../../engine/documents/esocial/check.ts'
import { esocialView } from '../../../engine/documents/esocial/presentation.ts'
import { ArchiveReader, isArchive, RefusedArchive } from '../../formats/archive.ts'
import { esocialAnswer } from '../answers/esocial-answer.ts'

const MAX_FILE_BYTES = 8 * 1024 * 1024
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024
const CHUNK_BYTES = 1024 * 1024
/** Files between progress messages. */
const TELL_EVERY = 200

self.addEventListener('message', ({ data }: MessageEvent<readonly File[]>) => {
  checked(data).then((drawn) => self.postMessage({ drawn }))
})

async function checked(files: readonly File[]): Promise<string> {
  const check = new EsocialCheck(saoPauloDay(new Date()))
  const decoder = new TextDecoder()
  let read = 0
  const count = (): void => {
    if (++read % TELL_EVERY === 0) self.postMessage({ read })
  }
  for (const file of files) {
    const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
    if (isArchive(start)) await unzipped(file, check, decoder, count)
    else if (file.size > MAX_FILE_BYTES) check.refuse(file.name, 'o arquivo passa de 8 MiB')
    else check.add(file.name, await file.text())
    count()
  }
  return esocialAnswer(esocialView(check.answer())).text
}

async function unzipped(file: File, check: EsocialCheck, decoder: TextDecoder, count: () => void): Promise<void> {
  const reader = new ArchiveReader({ entryBytes: MAX_FILE_BYTES, totalBytes: MAX_UNPACKED_BYTES }, (entry) => {
    if ('refused' in entry) check.refuse(entry.name, entry.refused)
    else check.add(entry.name, decoder.decode(entry.bytes))
    count()
  })
  try {
    for (let at = 0; at < file.size; at += CHUNK_BYTES)
      reader.push(new Uint8Array(await file.slice(at, at + CHUNK_BYTES).arrayBuffer()), at + CHUNK_BYTES >= file.size)
  } catch (error) {
    if (!(error instanceof RefusedArchive)) throw error
    check.refuse(file.name, error.message)
  }
}
