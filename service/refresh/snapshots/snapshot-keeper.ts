/** Stores one value under a name: loads it whole or not at all, saves only what can be read back, and watches saves by other processes. */
import { createHash } from 'node:crypto'
import { messageOf } from '../../../engine/core/errors.ts'
import type { SnapshotStore } from '../../store/snapshot-store.ts'

export type Log = (level: 'info' | 'warn' | 'error', message: string, details?: Record<string, unknown>) => void

export interface SnapshotKeeperOptions<T> {
  /** Null disables storage. */
  readonly store: SnapshotStore | null
  readonly name: string
  /** English name for the log, such as "indicators". */
  readonly called: string
  readonly log: Log
  /** Throws on incomplete data. */
  read(text: string): T
  write(value: T): string
}

export class SnapshotKeeper<T extends object> {
  readonly #options: SnapshotKeeperOptions<T>
  #unsaved = false

  constructor(options: SnapshotKeeperOptions<T>) {
    this.#options = options
  }

  /** Last saved value, or undefined when there is none or it is unreadable. */
  async load(): Promise<T | undefined> {
    const { store, name, called, log, read } = this.#options
    const loaded = await store?.load(name, read).catch((error: Error) => {
      log('warn', `the saved ${called} could not be read`, { problem: error.message })
    })
    for (const problem of loaded?.problems ?? []) log('warn', `a saved snapshot of the ${called} was passed over`, { problem })
    return loaded?.value
  }

  /** Saves the value; a full or read-only disk is logged and does not stop the service. */
  async save(value: T): Promise<void> {
    const { store, name, called, log, read, write } = this.#options
    try {
      const text = write(value)
      read(text) // never replace readable data with unreadable data
      this.#unsaved = false
      await store?.save(name, text)
    } catch (error) {
      this.#unsaved = true
      log('error', `the ${called} could not be saved; they are served from memory`, { problem: messageOf(error) })
    }
  }

  /** Runs work under the store's lock; undefined when another process holds it. */
  async exclusively<R extends object>(work: () => Promise<R>): Promise<R | undefined> {
    const { store, name } = this.#options
    return store ? store.exclusively(name, work) : work()
  }

  /**
   * Passes on values saved by other processes, and writes missed data to a recovered store.
   * @param adopt merges the loaded value and returns the current one.
   */
  watch(adopt: (saved: T | undefined) => T): () => void {
    const { store, name } = this.#options
    const changed = async (): Promise<void> => {
      const held = adopt(await this.load())
      if (this.#unsaved) await this.save(held)
    }
    return store?.watch(name, () => void changed()) ?? (() => {})
  }
}

/** Content hash, identical across processes. */
export function fingerprint(parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of [...parts].sort()) hash.update(`${part};`)
  return hash.digest('base64url').slice(0, 6)
}
