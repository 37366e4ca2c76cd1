import { inLanguage } from '../text/language.ts'

/** Map with lazily loaded values: getting one of two hundred does not load the others. */
export class LazyMap<T> implements ReadonlyMap<string, T> {
  readonly #fetches: ReadonlyMap<string, () => T>
  readonly #loaded = new Map<string, T>()

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
    return this.#loaded.get(name) ?? this.#fetched(name)
  }

  #fetched(name: string): T | undefined {
    const fetch = this.#fetches.get(name)
    // Shared by all readers, so built in Portuguese regardless of the first caller's language.
    const thing = fetch && inLanguage(null, fetch)
    if (thing !== undefined) this.#loaded.set(name, thing)
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

  /** In declaration order, whatever the loading order. */
  #all(): Map<string, T> {
    return new Map([...this.#fetches.keys()].map((name) => [name, this.get(name)!]))
  }
}
