/** Snapshot persistence: files by default, a database when replicas share it. The store treats the text as opaque. */
export interface SnapshotStore {
  /**
   * Loads the newest intact copy that `read` accepts, falling back to the previous one. `problems` describes, in English, each skipped
   * copy. Rejects when the store is unreachable.
   */
  load<T>(name: string, read: (text: string) => T): Promise<{ readonly value: T | undefined; readonly problems: readonly string[] }>
  /** Atomic: `load` always returns this text or the previous one. Rejects when the save fails. */
  save(name: string, text: string): Promise<void>
  /** Calls back after another process saves and when the store recovers from an outage. Returns a function that ends the watch. */
  watch(name: string, changed: () => void): () => void
  /**
   * Runs the work while no other process that shares the store does the same; resolves to undefined immediately when one does. An
   * unreachable store does not block the work.
   */
  exclusively<T extends object>(name: string, work: () => Promise<T>): Promise<T | undefined>
}
