/** Streams the single text inside a .7z without temporary files: 7-Zip runs as WebAssembly, with its standard output mapped to a device. */
import { basename, dirname } from 'node:path'
import type { FileSystem } from '7z-wasm'
import { ImportRefused } from '../refused.ts'
import { exitStatusOf, FOLDER, sevenZipOn } from './seven-zip.ts'

/** Members of the emscripten file system missing from the package's types. */
type Streams = FileSystem & { readonly streams: (Parameters<FileSystem['close']>[0] | null)[]; ErrnoError: new (errno: number) => Error }

const INPUT_OUTPUT_ERROR = 29

/** Passes the text on chunk by chunk. A chunk is only valid during the call. */
export async function unpackArchive(path: string, take: (bytes: Uint8Array, of: number) => void): Promise<void> {
  const size = await textSize(path)
  const said: string[] = []
  const sevenZip = await sevenZipOn(dirname(path), said)
  const files = sevenZip.FS as Streams
  let failure: unknown
  const device = files.makedev(90, 0)
  files.registerDevice(device, {
    open() {},
    write(_stream: unknown, buffer: Uint8Array, offset: number, length: number) {
      try {
        take(buffer.subarray(offset, offset + length), size)
        return length
      } catch (error) {
        // Report a write error so that 7-Zip unwinds by itself.
        failure = error
        throw new files.ErrnoError(INPUT_OUTPUT_ERROR)
      }
    },
  })
  files.mkdev('/text', 0o666, device)
  files.close(files.streams[1]!)
  files.open('/text', 'w') // takes the lowest free descriptor: standard output
  const status = exitStatusOf(sevenZip, ['e', '-so', '-bd', `${FOLDER}/${basename(path)}`])
  if (failure) throw failure
  if (status !== 0) throw damaged(path, said)
}

/** Size of the archive's only text. */
async function textSize(path: string): Promise<number> {
  const said: string[] = []
  const sevenZip = await sevenZipOn(dirname(path), said)
  if (exitStatusOf(sevenZip, ['l', '-slt', '-ba', '-bd', `${FOLDER}/${basename(path)}`]) !== 0) throw damaged(path, said)
  const entries = said
    .join('\n')
    .split(/(?:^|\s)Path = /)
    .slice(1)
    .map((entry) => ({
      name: entry.split('\n', 1)[0]!.trim(),
      size: Number(/^Size = (\d+)/m.exec(entry)?.[1]),
      folder: /^Attributes = D/m.test(entry),
    }))
    .filter(({ folder }) => !folder)
  if (entries.length !== 1 || !/\.txt$/i.test(entries[0]!.name) || !Number.isFinite(entries[0]!.size)) {
    throw new ImportRefused(
      `${basename(path)}: deveria conter um único arquivo .txt; contém ${entries.length === 0 ? 'nenhum arquivo' : entries.map(({ name }) => name).join(', ')}.`,
    )
  }
  return entries[0]!.size
}

function damaged(path: string, said: readonly string[]): ImportRefused {
  const why = said
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.includes(FOLDER) && !/^(--|ERRORS?:?$|Scanning)/.test(line))
    .slice(-2)
    .join(' ')
  return new ImportRefused(
    `${basename(path)}: o arquivo .7z está incompleto ou danificado${why ? ` (7-Zip: ${why})` : ''}. Baixe-o de novo.`,
  )
}
