/** In-memory value backed by a store: merges what other processes saved, loses nothing, and has a fingerprint. */
import type { SnapshotStore } from '../../store/snapshot-store.ts'
import type { Clock } from '../schedule.ts'
import { fingerprint, type Log, SnapshotKeeper } from './snapshot-keeper.ts'

export interface SnapshotOptions {
  readonly store: SnapshotStore | null
  readonly clock: Clock
  readonly log: Log
}

/** Storage definition of one kind of value. */
export interface SnapshotFormat<T> {
  /** File name in the store. */
  readonly name: string
  /** English name for the log. */
  readonly called: string
  read(text: string): T
  write(value: T): string
  /** Merges two values; the newer reading wins. */
  unite(held: T, other: T): T
  /** Parts that determine the fingerprint. */
  parts(value: T): readonly string[]
}

export class SharedSnapshot<T extends object> {
  readonly #form: SnapshotFormat<T>
  readonly #keeper: SnapshotKeeper<T>
  #value: T
  #version: string | null = null
  #unwatch = (): void => {}

  constructor({ store, log }: SnapshotOptions, form: SnapshotFormat<T>, shipped: T) {
    this.#form = form
    this.#keeper = new SnapshotKeeper({ store, name: form.name, called: form.called, log, read: form.read, write: form.write })
    this.#value = shipped
  }

  get value(): T {
    return this.#value
  }

  set(value: T): void {
    this.#value = value
    this.#version = null
  }

  /** Merges the stored value, saved by this or another process. */
  async load(): Promise<void> {
    this.#adopt(await this.#keeper.load())
  }

  async save(): Promise<void> {
    await this.load()
    await this.#keeper.save(this.#value)
  }

  start(): void {
    this.#unwatch = this.#keeper.watch((saved) => this.#adopt(saved))
  }

  stop(): void {
    this.#unwatch()
  }

  version(): string {
    this.#version ??= fingerprint(this.#form.parts(this.#value))
    return this.#version
  }

  #adopt(saved: T | undefined): T {
    if (saved) this.set(this.#form.unite(this.#value, saved))
    return this.#value
  }
}
