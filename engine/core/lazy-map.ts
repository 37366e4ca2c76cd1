import { inLanguage } from './language.ts'

/** Things by name, each fetched when it is first asked for: whoever wants one of two hundred does not wait for the others. */
export class LazyMap<T> implements ReadonlyMap<string, T> {
  readonly #fetches: ReadonlyMap<string, () => T>
  readonly #held = new Map<string, T>()

  constructor(fetches: Iterable<readonly [string, () => T]>) {
    this.#fetches = new Map(fetches)
  }

  get size(): number {
    return this.#fetches.size
  }

  has(name: string): boolean {
    return this.#fetches.has(name)
  }

  get(name: string): T | undefined {
    return this.#held.get(name) ?? this.#fetched(name)
  }

  #fetched(name: string): T | undefined {
    const fetch = this.#fetches.get(name)
    // Kept for everyone, whatever the language of whoever asks first.
    const thing = fetch && inLanguage(null, fetch)
    if (thing !== undefined) this.#held.set(name, thing)
    return thing
  }

  keys() {
    return this.#fetches.keys()
  }

  values() {
    return this.#all().values()
  }

  entries() {
    return this.#all().entries()
  }

  [Symbol.iterator]() {
    return this.entries()
  }

  forEach(each: (value: T, key: string, map: ReadonlyMap<string, T>) => void): void {
    for (const [name, thing] of this) each(thing, name, this)
  }

  /** In the order they were named, whichever was fetched first. */
  #all(): Map<string, T> {
    return new Map([...this.#fetches.keys()].map((name) => [name, this.get(name)!]))
  }
}
