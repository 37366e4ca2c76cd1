import { join } from 'node:path'
import { codeOf, messageOf } from '../../engine/core/errors.ts'
import { replaceFile, TEMPORARY } from '../runtime/replace-file.ts'
import { checksum } from './checksum.ts'
import { type Disk, systemDisk } from './disk.ts'
import type { SnapshotStore } from './snapshot-store.ts'

const HEADER = /^centavo-snapshot 1 sha256=([0-9a-f]{64})\n/

/** Polling interval for saves of other processes: workers of one service converge within moments, and a poll is one `stat`. */
const WATCH_MILLISECONDS = 2_000
/** Age at which a temporary file counts as abandoned by a process that died while writing. */
const ABANDONED_MILLISECONDS = 600_000

/** One file per snapshot, with its checksum inside, and the previous version under `.previous`. */
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
        return { value: read(await this.#intactText(path)), problems }
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') problems.push(`${path}: ${messageOf(error)}`)
      }
    }
    return { value: undefined, problems }
  }

  async save(name: string, text: string): Promise<void> {
    await this.#clearAbandoned(name)
    const keepPrevious = async (): Promise<void> => {
      // A damaged file must not replace a good one in `.previous`.
      if (!(await this.#isWhole(this.#current(name)))) return
      await this.#disk.rename(this.#current(name), this.#previous(name)).catch((error: unknown) => {
        // Another service on the same folder moved it meanwhile.
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
      // Any difference counts, even an older time: the clock may have been set back.
      if (seen !== undefined && now !== seen) changed()
      seen = now
    }
    void look()
    const timer = setInterval(() => void look(), this.#watchMilliseconds)
    timer.unref()
    return () => clearInterval(timer)
  }

  /** No lock: a folder belongs to one process. */
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

  async #intactText(path: string): Promise<string> {
    const content = await this.#disk.read(path)
    const header = HEADER.exec(content)
    if (!header) throw new Error('not a snapshot')
    const text = content.slice(header[0].length)
    if (checksum(text) !== header[1]) throw new Error('checksum does not match')
    return text
  }

  #isWhole(path: string): Promise<boolean> {
    return this.#intactText(path).then(
      () => true,
      () => false,
    )
  }
}
