import { join } from 'node:path'
import { codeOf, messageOf } from '../../engine/core/errors.ts'
import { replaceFile, TEMPORARY } from '../replace-file.ts'
import { checksum } from './checksum.ts'
import { type Disk, systemDisk } from './disk.ts'
import type { SnapshotStore } from './snapshot-store.ts'

const HEADER = /^centavo-snapshot 1 sha256=([0-9a-f]{64})\n/

/** How often to look whether another process saved: the workers of one service answer alike within moments, and a look is one `stat`. */
const WATCH_MILLISECONDS = 2_000
/** A temporary file this old was left by a process that died while writing. */
const ABANDONED_MILLISECONDS = 600_000

/** One file a snapshot, with its checksum inside, and the one before it under `.previous`. */
export class FileStore implements SnapshotStore {
  readonly #folder: string
  readonly #disk: Disk
  readonly #watchMilliseconds: number

  constructor(folder: string, disk: Disk = systemDisk, watchMilliseconds = WATCH_MILLISECONDS) {
    this.#folder = folder
    this.#disk = disk
    this.#watchMilliseconds = watchMilliseconds
  }

  async load<T>(name: string, read: (text: string) => T): Promise<{ value: T | undefined; problems: string[] }> {
    const problems: string[] = []
    for (const path of [this.#current(name), this.#previous(name)]) {
      try {
        return { value: read(await this.#wholeText(path)), problems }
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') problems.push(`${path}: ${messageOf(error)}`)
      }
    }
    return { value: undefined, problems }
  }

  async save(name: string, text: string): Promise<void> {
    await this.#clearAbandoned(name)
    const keepPrevious = async (): Promise<void> => {
      // A damaged file must not push a good one out of `.previous`.
      if (!(await this.#isWhole(this.#current(name)))) return
      await this.#disk.rename(this.#current(name), this.#previous(name)).catch((error: unknown) => {
        // Another service on the same folder has moved it meanwhile.
        if (codeOf(error) !== 'ENOENT') throw error
      })
    }
    await replaceFile(this.#current(name), `centavo-snapshot 1 sha256=${checksum(text)}\n${text}`, keepPrevious, this.#disk)
  }

  watch(name: string, changed: () => void): () => void {
    const stamp = async (): Promise<number> => this.#disk.modifiedAt(this.#current(name)).catch(() => 0)
    let seen: number | undefined
    const look = async (): Promise<void> => {
      const now = await stamp()
      // Also where it is older: the clock may have been put back.
      if (seen !== undefined && now !== seen) changed()
      seen = now
    }
    void look()
    const timer = setInterval(() => void look(), this.#watchMilliseconds)
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
    for (const entry of await this.#disk.list(this.#folder).catch(() => [])) {
      if (!entry.startsWith(`${name}.`) || !TEMPORARY.test(entry)) continue
      const path = join(this.#folder, entry)
      const age = await this.#disk.modifiedAt(path).then(
        (modified) => Date.now() - modified,
        () => 0,
      )
      if (age > ABANDONED_MILLISECONDS) await this.#disk.remove(path)
    }
  }

  async #wholeText(path: string): Promise<string> {
    const content = await this.#disk.read(path)
    const header = HEADER.exec(content)
    if (!header) throw new Error('not a snapshot')
    const text = content.slice(header[0].length)
    if (checksum(text) !== header[1]) throw new Error('checksum does not match')
    return text
  }

  #isWhole(path: string): Promise<boolean> {
    return this.#wholeText(path).then(
      () => true,
      () => false,
    )
  }
}
