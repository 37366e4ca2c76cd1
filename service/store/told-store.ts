/** What is saved and loaded in one thread, followed by others that reach no store themselves. */
import type { SnapshotStore } from './snapshot-store.ts'

/** What a thread starts from. */
export interface World {
  /** The newest text of everything saved, by name. */
  readonly saved: ReadonlyMap<string, string>
  readonly dataDir: string
}

/** A store of another, with what passes through it remembered and told on. A text that could not be saved is served from memory, here too. */
export class TellingStore implements SnapshotStore {
  readonly #store: SnapshotStore | null
  readonly saved = new Map<string, string>()
  #tell: (name: string, text: string) => void = () => {}

  constructor(store: SnapshotStore | null) {
    this.#store = store
  }

  /** @param tell called with every text that is new. */
  tells(tell: (name: string, text: string) => void): void {
    this.#tell = tell
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
    this.#tell(name, text)
  }
}

/** The store of a thread: what it was told, and nothing else. */
export class ToldStore implements SnapshotStore {
  readonly #texts: Map<string, string>
  readonly #watching = new Map<string, () => void>()

  constructor(saved: ReadonlyMap<string, string>) {
    this.#texts = new Map(saved)
  }

  told(name: string, text: string): void {
    this.#texts.set(name, text)
    this.#watching.get(name)?.()
  }

  async load<T>(name: string, read: (text: string) => T): Promise<{ readonly value: T | undefined; readonly problems: readonly string[] }> {
    const text = this.#texts.get(name)
    return { value: text === undefined ? undefined : read(text), problems: [] }
  }

  /** Nothing is read from elsewhere here, so nothing is new. */
  async save(): Promise<void> {}

  watch(name: string, changed: () => void): () => void {
    this.#watching.set(name, changed)
    return () => this.#watching.delete(name)
  }

  async exclusively<T extends object>(_name: string, work: () => Promise<T>): Promise<T | undefined> {
    return work()
  }
}
