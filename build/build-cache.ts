/** Skips work while its inputs and outputs are byte-identical to those of the last run. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { ROOT } from './files.ts'

/** Files, or folders when the name ends in a slash. */
export interface CachedBuild {
  readonly from: readonly string[]
  readonly made: readonly string[]
  /** Names that are no part of what is made. */
  readonly besides?: RegExp
  /** Date, for outputs that depend on the day. */
  readonly on?: string
  readonly root?: URL
}

/** @param name of the cache entry, among the caches of `node_modules`. */
export async function runUnlessCached(
  name: string,
  { from, made, besides, on = '', root = ROOT }: CachedBuild,
  work: () => void | Promise<void>,
): Promise<void> {
  const note = new URL(`node_modules/.cache/centavo/${name}`, root)
  const state = (): string => digest(root, from, /^(generated|dist|node_modules)$|\.test\.ts$/) + digest(root, made, besides) + on
  if (existsSync(note) && readFileSync(note, 'utf8') === state()) return
  await work()
  mkdirSync(new URL('./', note), { recursive: true })
  // Atomic replace: several clones may share `node_modules` through links.
  const written = new URL(`${note.href}.${process.pid}`)
  writeFileSync(written, state())
  renameSync(written, note)
}

function digest(root: URL, places: readonly string[], left?: RegExp): string {
  // The V8 compile cache depends on the Node version.
  const hash = createHash('sha256').update(process.version)
  for (const place of places)
    for (const file of filesOf(root, place, left)) hash.update(`${file}\0`).update(readFileSync(new URL(file, root)))
  return hash.digest('hex')
}

function filesOf(root: URL, place: string, left?: RegExp): string[] {
  const url = new URL(place, root)
  if (!existsSync(url)) return []
  if (!statSync(url).isDirectory()) return [place]
  return readdirSync(url, { withFileTypes: true })
    .filter(({ name }) => !left?.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesOf(root, `${place}${entry.name}${entry.isDirectory() ? '/' : ''}`, left))
}
