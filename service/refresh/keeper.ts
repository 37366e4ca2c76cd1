/** One thing kept in a store under a name: loaded whole or not at all, saved only as it can be read back, followed when others save it. */
import { createHash } from 'node:crypto'
import { messageOf } from '../../engine/core/errors.ts'
import type { SnapshotStore } from '../store/snapshot-store.ts'

export type Log = (level: 'info' | 'warn' | 'error', message: string, details?: Record<string, unknown>) => void

export interface KeeperOptions<T> {
  /** Null keeps nothing. */
  readonly store: SnapshotStore | null
  readonly name: string
  /** What it is, in English, for the log: "indicators". */
  readonly called: string
  readonly log: Log
  /** Throws on anything that is not whole. */
  read(text: string): T
  write(value: T): string
}

export class Keeper<T extends object> {
  readonly #options: KeeperOptions<T>
  #unsaved = false

  constructor(options: KeeperOptions<T>) {
    this.#options = options
  }

  /** What was saved last, or undefined when nothing readable was. */
  async load(): Promise<T | undefined> {
    const { store, name, called, log, read } = this.#options
    const loaded = await store?.load(name, read).catch((error: Error) => {
      log('warn', `the saved ${called} could not be read`, { problem: error.message })
    })
    for (const problem of loaded?.problems ?? []) log('warn', `a saved snapshot of the ${called} was passed over`, { problem })
    return loaded?.value
  }

  /** A full or read-only disk does not stop serving: memory has it all. */
  async keep(value: T): Promise<void> {
    const { store, name, called, log, read, write } = this.#options
    try {
      const text = write(value)
      read(text) // what could not be read back must not replace what can
      this.#unsaved = false
      await store?.save(name, text)
    } catch (error) {
      this.#unsaved = true
      log('error', `the ${called} could not be saved; they are served from memory`, { problem: messageOf(error) })
    }
  }

  /** Work that no other process sharing the store does at the same time; undefined when one is at it. */
  async exclusively<R extends object>(work: () => Promise<R>): Promise<R | undefined> {
    const { store, name } = this.#options
    return store ? store.exclusively(name, work) : work()
  }

  /**
   * Hands over what another process saved, and gives a store that was away what it missed.
   * @param adopt takes what was loaded and returns what is held then.
   */
  watch(adopt: (saved: T | undefined) => T): () => void {
    const { store, name } = this.#options
    const changed = async (): Promise<void> => {
      const held = adopt(await this.load())
      if (this.#unsaved) await this.keep(held)
    }
    return store?.watch(name, () => void changed()) ?? (() => {})
  }
}

/** The same for the same data, whichever process holds it. */
export function fingerprint(parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of [...parts].sort()) hash.update(`${part};`)
  return hash.digest('base64url').slice(0, 6)
}
