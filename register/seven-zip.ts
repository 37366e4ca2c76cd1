/** 7-Zip as WebAssembly, on a folder of the real file system. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sevenZipPackage, { type SevenZipModule, type SevenZipModuleFactory } from '7z-wasm'

/** Where the folder is mounted. */
export const FOLDER = '/archive'

/** The package is CommonJS described as if it were a module: at run time its default is the factory itself. */
const SevenZip = sevenZipPackage as unknown as SevenZipModuleFactory

/** The part of WebAssembly used here: its types come with browsers' ones only. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    compile(bytes: Uint8Array): Promise<object>
    instantiate(program: object, imports: object): Promise<object>
  }
}

let program: Promise<object> | undefined

/** Compiled once per thread: every command takes a fresh instance. */
function compiled(): Promise<object> {
  program ??= WebAssembly.compile(readFileSync(createRequire(import.meta.url).resolve('7z-wasm/7zz.wasm')))
  return program
}

/** @param said gathers what it prints */
export async function sevenZipOn(folder: string, said: string[]): Promise<SevenZipModule> {
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
  sevenZip.FS.mount(sevenZip.NODEFS, { root: folder }, FOLDER)
  return sevenZip
}

/** 7-Zip's exit status; the package's types say it returns nothing. */
export function called(sevenZip: SevenZipModule, args: string[]): number {
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
