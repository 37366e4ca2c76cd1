/** 7-Zip as WebAssembly, on a folder of the real file system. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sevenZipPackage, { type SevenZipModule, type SevenZipModuleFactory } from '7z-wasm'

/** Mount point of the folder. */
export const FOLDER = '/archive'

/** The package is CommonJS with ESM types: at run time its default export is the factory itself. */
const SevenZip = sevenZipPackage as unknown as SevenZipModuleFactory

/** Minimal WebAssembly types: the standard ones come only with the DOM library. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    compile(bytes: Uint8Array): Promise<object>
    instantiate(program: object, imports: object): Promise<object>
  }
}

let program: Promise<object> | undefined

/** Compiled once per thread; each command gets a fresh instance. */
function compiled(): Promise<object> {
  program ??= WebAssembly.compile(readFileSync(createRequire(import.meta.url).resolve('7z-wasm/7zz.wasm')))
  return program
}

/** @param said collects the output lines */
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

/** Exit status of 7-Zip, which the package's types declare as void. */
export function exitStatusOf(sevenZip: SevenZipModule, args: string[]): number {
  const exitCode = process.exitCode // callMain sets the process exit code: restored below
  try {
    return (sevenZip.callMain(args) as unknown as number) ?? 0
  } catch (error) {
    if (error instanceof Error) throw error
    return 2
  } finally {
    process.exitCode = exitCode
  }
}
