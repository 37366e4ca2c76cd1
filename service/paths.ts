/** Where the project and its files are, for code that runs as written or as built into `dist/`, where what was one file may be part of another. */
import { existsSync } from 'node:fs'

const AS_WRITTEN = import.meta.url.endsWith('.ts')

/** What comes with the release. */
const DATA_FOLDER = 'data/'

/** The folder above this file that holds the data. */
export const ROOT = rootAbove(new URL('./', import.meta.url))
export const DATA = new URL(DATA_FOLDER, ROOT)
export const SERIES = new URL('series/', DATA)

function rootAbove(folder: URL): URL {
  const above = new URL('../', folder)
  return above.href === folder.href || existsSync(new URL(DATA_FOLDER, folder)) ? folder : rootAbove(above)
}

const CODE = AS_WRITTEN ? ROOT : new URL('dist/', ROOT)

/** A folder of the code. */
export const folderOf = (path: string): URL => new URL(path, CODE)

/** A program that is started by itself, a thread or a process, by its path without an ending. */
export const programOf = (path: string): URL => new URL(`${path}.${AS_WRITTEN ? 'ts' : 'js'}`, CODE)

/** With what a thread of such a program is started: where the sources are run as written, it has to read TypeScript by itself. */
export const THREAD_OPTIONS: { readonly execArgv?: string[] } = AS_WRITTEN
  ? { execArgv: ['--import', new URL('build/typescript-in-threads.mjs', ROOT).href] }
  : {}
