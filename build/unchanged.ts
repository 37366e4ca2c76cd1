/** Work is not done again while what it is made from, and what it made, are byte for byte what they were when it was last done. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { ROOT } from './files.ts'

/** Files, and folders by a name that ends in a slash. */
export interface Making {
  readonly from: readonly string[]
  readonly made: readonly string[]
  /** The day, for what is another on another day. */
  readonly on?: string
  readonly root?: URL
}

/** @param name of the note that is kept of it, among the caches of `node_modules`. */
export async function unlessUnchanged(
  name: string,
  { from, made, on = '', root = ROOT }: Making,
  work: () => void | Promise<void>,
): Promise<void> {
  const note = new URL(`node_modules/.cache/centavo/${name}`, root)
  const state = (): string => digest(root, from, /^(generated|dist|node_modules)$|\.test\.ts$/) + digest(root, made) + on
  if (existsSync(note) && readFileSync(note, 'utf8') === state()) return
  await work()
  mkdirSync(new URL('./', note), { recursive: true })
  // Put in its place whole: the packages of several clones may be one set of files by links.
  const written = new URL(`${note.href}.${process.pid}`)
  writeFileSync(written, state())
  renameSync(written, note)
}

function digest(root: URL, places: readonly string[], left?: RegExp): string {
  // What V8 compiled is of one version of it.
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
