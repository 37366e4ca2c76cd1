import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, messageOf } from '../../engine/core/errors.ts'
import { replaceFile, TEMPORARY } from '../replace-file.ts'
import { checksum } from './checksum.ts'
import type { SnapshotStore } from './snapshot-store.ts'

const HEADER = /^centavo-snapshot 1 sha256=([0-9a-f]{64})\n/

/** How often to look whether another process saved. */
const WATCH_MILLISECONDS = 30_000
/** A temporary file this old was left by a process that died while writing. */
const ABANDONED_MILLISECONDS = 600_000

/** One file a snapshot, with its checksum inside, and the one before it under `.previous`. */
export class FileStore implements SnapshotStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async load<T>(name: string, read: (text: string) => T): Promise<{ value: T | undefined; problems: string[] }> {
    const problems: string[] = []
    for (const path of [this.#current(name), this.#previous(name)]) {
      try {
        return { value: read(await wholeText(path)), problems }
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') problems.push(`${path}: ${messageOf(error)}`)
      }
    }
    return { value: undefined, problems }
  }

  async save(name: string, text: string): Promise<void> {
    await this.#clearAbandoned(name)
    await replaceFile(this.#current(name), `centavo-snapshot 1 sha256=${checksum(text)}\n${text}`, async () => {
      // A damaged file must not push a good one out of `.previous`.
      if (await isWhole(this.#current(name))) await rename(this.#current(name), this.#previous(name))
    })
  }

  watch(name: string, changed: () => void): () => void {
    const stamp = async (): Promise<number> => (await stat(this.#current(name)).catch(() => undefined))?.mtimeMs ?? 0
    let seen: number | undefined
    const look = async (): Promise<void> => {
      const now = await stamp()
      if (seen !== undefined && now > seen) changed()
      seen = now
    }
    void look()
    const timer = setInterval(() => void look(), WATCH_MILLISECONDS)
    timer.unref()
    return () => clearInterval(timer)
  }

  /** A folder is one process's own. */
  exclusively<T extends object>(_name: string, work: () => Promise<T>): Promise<T | undefined> {
    return work()
  }

  #current = (name: string): string => join(this.#folder, `${name}.snapshot`)
  #previous = (name: string): string => join(this.#folder, `${name}.snapshot.previous`)

  async #clearAbandoned(name: string): Promise<void> {
    for (const entry of await readdir(this.#folder).catch(() => [])) {
      if (!entry.startsWith(`${name}.`) || !TEMPORARY.test(entry)) continue
      const path = join(this.#folder, entry)
      const age = await stat(path).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      )
      if (age > ABANDONED_MILLISECONDS) await rm(path, { force: true })
    }
  }
}

async function wholeText(path: string): Promise<string> {
  const content = await readFile(path, 'utf8')
  const header = HEADER.exec(content)
  if (!header) throw new Error('not a snapshot')
  const text = content.slice(header[0].length)
  if (checksum(text) !== header[1]) throw new Error('checksum does not match')
  return text
}

const isWhole = (path: string): Promise<boolean> =>
  wholeText(path).then(
    () => true,
    () => false,
  )
