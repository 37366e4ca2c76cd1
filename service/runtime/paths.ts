/** Locates project files, both for sources and for the `dist/` build, where modules may be bundled. */
import { existsSync } from 'node:fs'

const AS_WRITTEN = import.meta.url.endsWith('.ts')

/** Data shipped with the release. */
const DATA_FOLDER = 'data/'

/** Closest parent folder that contains the data folder. */
export const ROOT = rootAbove(new URL('./', import.meta.url))
export const DATA = new URL(DATA_FOLDER, ROOT)
export const SERIES = new URL('series/', DATA)

function rootAbove(folder: URL): URL {
  const above = new URL('../', folder)
  return above.href === folder.href || existsSync(new URL(DATA_FOLDER, folder)) ? folder : rootAbove(above)
}

/** A built program finds the others in the folder of its own build, which is not the newest one for as long as it runs. */
const CODE = AS_WRITTEN ? ROOT : new URL('./', import.meta.url)

/** Folder of the code. */
export const folderOf = (path: string): URL => new URL(path, CODE)

/** Entry file of a thread or process, by path without extension. */
export const programOf = (path: string): URL => new URL(`${path}.${AS_WRITTEN ? 'ts' : 'js'}`, CODE)

/** Thread options; when running from sources, threads need a TypeScript loader. */
export const THREAD_OPTIONS: { readonly execArgv?: string[] } = AS_WRITTEN
  ? { execArgv: ['--import', new URL('build/typescript-in-threads.mjs', ROOT).href] }
  : {}
