/** Relays snapshots from one thread to others that have no store access. */
import type { SnapshotStore } from './snapshot-store.ts'

/** Initial state of a thread. */
export interface ThreadState {
  /** Newest text of every snapshot, by name. */
  readonly saved: ReadonlyMap<string, string>
  readonly dataDir: string
}

/** Store decorator that caches and relays every text. A text that fails to save is still served from memory. */
export class RelayingStore implements SnapshotStore {
  readonly #store: SnapshotStore | null
  readonly saved = new Map<string, string>()
  #relay: (name: string, text: string) => void = () => {}

  constructor(store: SnapshotStore | null) {
    this.#store = store
  }

  /** @param tell called with every new text. */
  onText(tell: (name: string, text: string) => void): void {
    this.#relay = tell
  }

  async load<T>(name: string, read: (text: string) => T) {
    let text: string | undefined
    const loaded = await this.#store?.load(name, (kept) => {
      const value = read(kept)
      text = kept
      return value
    })
    if (loaded?.value !== undefined && text !== undefined) this.#remember(name, text)
    return loaded ?? { value: undefined, problems: [] }
  }

  async save(name: string, text: string): Promise<void> {
    this.#remember(name, text)
    await this.#store?.save(name, text)
  }

  watch(name: string, changed: () => void): () => void {
    return this.#store?.watch(name, changed) ?? (() => {})
  }

  exclusively<T extends object>(name: string, work: () => Promise<T>): Promise<T | undefined> {
    return this.#store ? this.#store.exclusively(name, work) : work()
  }

  #remember(name: string, text: string): void {
    if (this.saved.get(name) === text) return
    this.saved.set(name, text)
    this.#relay(name, text)
  }
}

/** Store of a thread: contains only relayed texts. */
export class MirroredStore implements SnapshotStore {
  readonly #texts: Map<string, string>
  readonly #watching = new Map<string, () => void>()

  constructor(saved: ReadonlyMap<string, string>) {
    this.#texts = new Map(saved)
  }

  receive(name: string, text: string): void {
    this.#texts.set(name, text)
    this.#watching.get(name)?.()
  }

  async load<T>(name: string, read: (text: string) => T): Promise<{ readonly value: T | undefined; readonly problems: readonly string[] }> {
    const text = this.#texts.get(name)
    return { value: text === undefined ? undefined : read(text), problems: [] }
  }

  /** No-op: a thread reads no source, so it has nothing new to save. */
  async save(): Promise<void> {}

  watch(name: string, changed: () => void): () => void {
    this.#watching.set(name, changed)
    return () => this.#watching.delete(name)
  }

  async exclusively<T extends object>(_name: string, work: () => Promise<T>): Promise<T | undefined> {
    return work()
  }
}
