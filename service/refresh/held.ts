/** Something held in memory and kept in a store: adopted from what others saved, united and never lost, named by a fingerprint. */
import type { SnapshotStore } from '../store/snapshot-store.ts'
import { fingerprint, Keeper, type Log } from './keeper.ts'
import type { Clock } from './schedule.ts'

export interface HoldingOptions {
  readonly store: SnapshotStore | null
  readonly clock: Clock
  readonly log: Log
}

/** How one kind of thing is kept. */
export interface Form<T> {
  /** Of the file in the store. */
  readonly name: string
  /** In English, for the log. */
  readonly called: string
  read(text: string): T
  write(value: T): string
  /** Both as one, the newer reading deciding. */
  unite(held: T, other: T): T
  /** What tells one content from another. */
  parts(value: T): readonly string[]
}

export class Held<T extends object> {
  readonly #form: Form<T>
  readonly #keeper: Keeper<T>
  #value: T
  #version: string | null = null
  #unwatch = (): void => {}

  constructor({ store, log }: HoldingOptions, form: Form<T>, shipped: T) {
    this.#form = form
    this.#keeper = new Keeper({ store, name: form.name, called: form.called, log, read: form.read, write: form.write })
    this.#value = shipped
  }

  get value(): T {
    return this.#value
  }

  set(value: T): void {
    this.#value = value
    this.#version = null
  }

  /** Takes over what was saved, by this process or another. */
  async load(): Promise<void> {
    this.#adopt(await this.#keeper.load())
  }

  async save(): Promise<void> {
    await this.load()
    await this.#keeper.keep(this.#value)
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
