/** Streams the one text inside a .7z, without writing it anywhere: 7-Zip as WebAssembly, its standard output taken as a device. */
import { basename, dirname } from 'node:path'
import type { FileSystem } from '7z-wasm'
import { ImportRefused } from './refused.ts'
import { called, FOLDER, sevenZipOn } from './seven-zip.ts'

/** What the package's types leave out of the emscripten file system. */
type Streams = FileSystem & { readonly streams: (Parameters<FileSystem['close']>[0] | null)[]; ErrnoError: new (errno: number) => Error }

const INPUT_OUTPUT_ERROR = 29

/** Hands over the text piece by piece. Each piece is only valid during the call. */
export async function unpacked(path: string, take: (bytes: Uint8Array, of: number) => void): Promise<void> {
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
        // 7-Zip must unwind by itself: it is told that writing failed.
        failure = error
        throw new files.ErrnoError(INPUT_OUTPUT_ERROR)
      }
    },
  })
  files.mkdev('/text', 0o666, device)
  files.close(files.streams[1]!)
  files.open('/text', 'w') // the lowest free descriptor: standard output
  const status = called(sevenZip, ['e', '-so', '-bd', `${FOLDER}/${basename(path)}`])
  if (failure) throw failure
  if (status !== 0) throw damaged(path, said)
}

/** The size of the archive's only text. */
async function textSize(path: string): Promise<number> {
  const said: string[] = []
  const sevenZip = await sevenZipOn(dirname(path), said)
  if (called(sevenZip, ['l', '-slt', '-ba', '-bd', `${FOLDER}/${basename(path)}`]) !== 0) throw damaged(path, said)
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
