/** Streams the one text inside a .7z, without writing it anywhere: 7-Zip as WebAssembly, its standard output taken as a device. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import sevenZipPackage, { type FileSystem, type SevenZipModule, type SevenZipModuleFactory } from '7z-wasm'
import { ImportRefused } from './refused.ts'

/** What the package's types leave out of the emscripten file system. */
type Streams = FileSystem & { readonly streams: (Parameters<FileSystem['close']>[0] | null)[]; ErrnoError: new (errno: number) => Error }

/** The package is CommonJS described as if it were a module: at run time its default is the factory itself. */
const SevenZip = sevenZipPackage as unknown as SevenZipModuleFactory

const FOLDER = '/archive'
const INPUT_OUTPUT_ERROR = 29

/** Hands over the text piece by piece. Each piece is only valid during the call. */
export async function unpacked(path: string, take: (bytes: Uint8Array, of: number) => void): Promise<void> {
  const size = await textSize(path)
  const said: string[] = []
  const sevenZip = await opened(path, said)
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
  const sevenZip = await opened(path, said)
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

/** The part of WebAssembly used here: its types come with browsers' ones only. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    compile(bytes: Uint8Array): Promise<object>
    instantiate(program: object, imports: object): Promise<object>
  }
}

let program: Promise<object> | undefined

/** Compiled once per thread: each archive takes two fresh instances. */
function compiled(): Promise<object> {
  program ??= WebAssembly.compile(readFileSync(createRequire(import.meta.url).resolve('7z-wasm/7zz.wasm')))
  return program
}

async function opened(path: string, said: string[]): Promise<SevenZipModule> {
  const hear = (line: string): void => {
    if (said.length < 200) said.push(line)
  }
  const ready = await compiled()
  const sevenZip = await SevenZip({
    print: hear,
    printErr: hear,
    instantiateWasm: (imports: object, done: (instance: object) => void) => WebAssembly.instantiate(ready, imports).then(done),
  } as Parameters<SevenZipModuleFactory>[0])
  sevenZip.FS.mkdir(FOLDER)
  sevenZip.FS.mount(sevenZip.NODEFS, { root: dirname(path) }, FOLDER)
  return sevenZip
}

/** 7-Zip's exit status; the package's types say it returns nothing. */
function called(sevenZip: SevenZipModule, args: string[]): number {
  const exitCode = process.exitCode // it sets the whole process's: put back below
  try {
    return (sevenZip.callMain(args) as unknown as number) ?? 0
  } catch (error) {
    if (error instanceof Error) throw error
    return 2
  } finally {
    process.exitCode = exitCode
  }
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
