/** In-memory disk with injected faults: slow, full, read-only, and partial files when a process dies during a write. */
import type { Disk } from '../../service/store/disk.ts'
import type { Chance } from './random.ts'
import type { SimProcess, SimTime } from './time.ts'

interface File {
  text: string
  modifiedAt: number
}

class DiskError extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

export class SimDisk {
  readonly #time: SimTime
  readonly #chance: Chance
  readonly files = new Map<string, File>()
  /** Called once, with the process that is writing a file. */
  whileWriting: ((process: SimProcess) => void) | null = null
  state: 'well' | 'slow' | 'full' | 'readOnly' = 'well'

  constructor(time: SimTime, chance: Chance) {
    this.#time = time
    this.#chance = chance
  }

  /** File-system port of one process: operations take time and end with the process. */
  readonly port: Disk = {
    read: (path) => this.#after(() => this.#file(path).text),
    list: (folder) => this.#after(() => [...this.files.keys()].flatMap((path) => nameIn(folder, path))),
    modifiedAt: (path) => this.#after(() => this.#file(path).modifiedAt),
    create: async (path, contents) => {
      const text = String(contents)
      await this.#after(() => {
        this.#assertWritable()
        if (this.files.has(path)) throw new DiskError('EEXIST')
        this.#put(path, text.slice(0, this.#chance.whole(0, text.length)))
        this.#tellWriting()
      })
      await this.#after(() => {
        if (this.state === 'full') throw new DiskError('ENOSPC')
        this.#put(path, text)
      })
    },
    rename: (from, to) =>
      this.#after(() => {
        this.#assertWritable()
        const file = this.#file(from)
        this.files.delete(from)
        this.files.set(to, file)
      }),
    remove: (path) =>
      this.#after(() => {
        this.#assertWritable()
        this.files.delete(path)
      }),
    makeFolder: () => this.#after(() => {}),
    syncFolder: () => this.#after(() => {}),
  }

  /** Overwrites in place, without the atomic rename: used by a planted fault. */
  async overwrite(path: string, text: string): Promise<void> {
    await this.#after(() => {
      this.#put(path, text.slice(0, this.#chance.whole(0, text.length - 1)))
      this.#tellWriting()
    })
    await this.#after(() => this.#put(path, text))
  }

  #tellWriting(): void {
    const { whileWriting } = this
    this.whileWriting = null
    if (this.#time.current) whileWriting?.(this.#time.current)
  }

  #put(path: string, text: string): void {
    this.files.set(path, { text, modifiedAt: this.#time.wall })
  }

  #file(path: string): File {
    const file = this.files.get(path)
    if (!file) throw new DiskError('ENOENT')
    return file
  }

  #assertWritable(): void {
    if (this.state === 'readOnly') throw new DiskError('EROFS')
  }

  async #after<T>(work: () => T): Promise<T> {
    await this.#time.wait(this.state === 'slow' ? this.#chance.between(10, 1500) : this.#chance.between(0, 3))
    return work()
  }
}

const nameIn = (folder: string, path: string): string[] => (path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : [])
