/** Where a snapshot survives: files by default, a database when replicas share it. The text is the caller's; the store keeps it whole. */
export interface SnapshotStore {
  /**
   * The newest copy that is whole and that `read` accepts, going back to the one before it. `problems` says in English what was wrong
   * with a copy passed over. Rejects when the store cannot be reached.
   */
  load<T>(name: string, read: (text: string) => T): Promise<{ readonly value: T | undefined; readonly problems: readonly string[] }>
  /** All or nothing: whatever happens meanwhile, `load` gives this text or the one before. Rejects when it could not be kept. */
  save(name: string, text: string): Promise<void>
  /** Calls back after another process saved, and when a store that was away is back. Returns what ends the watch. */
  watch(name: string, changed: () => void): () => void
  /**
   * Does the work while no other process that shares the store does the same, or resolves to undefined at once when one is at it.
   * A store that is away keeps nobody from working.
   */
  exclusively<T extends object>(name: string, work: () => Promise<T>): Promise<T | undefined>
}
