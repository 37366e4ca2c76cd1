import { describe, expect, it } from 'vitest'
import type { SnapshotStore } from '../store/snapshot-store.ts'
import { type Form, Held } from './held.ts'
import { Keeper } from './keeper.ts'
import { systemClock } from './schedule.ts'

/** A store that others save in too, and that can be away. */
class SharedStore implements SnapshotStore {
  texts = new Map<string, string>()
  isAway = false
  isTaken = false
  #changed = (): void => {}

  async load<T>(name: string, read: (text: string) => T) {
    const text = this.texts.get(name)
    return { value: text === undefined ? undefined : read(text), problems: [] }
  }

  async save(name: string, text: string): Promise<void> {
    if (this.isAway) throw new Error('away')
    this.texts.set(name, text)
  }

  watch(_name: string, changed: () => void): () => void {
    this.#changed = changed
    return () => {}
  }

  async exclusively<T extends object>(_name: string, work: () => Promise<T>): Promise<T | undefined> {
    return this.isTaken ? undefined : work()
  }

  /** As when another process saved, or the store is back. */
  async change(): Promise<void> {
    this.#changed()
    await new Promise(setImmediate)
  }
}

type Numbers = readonly number[]
const numbers = {
  name: 'numbers',
  called: 'numbers',
  read(text: string): Numbers {
    const read: unknown = JSON.parse(text)
    if (!Array.isArray(read)) throw new Error('no list')
    return read.map(Number)
  },
  write: (value: Numbers) => JSON.stringify(value),
}
const FORM: Form<Numbers> = {
  ...numbers,
  unite: (held, other) => [...new Set([...held, ...other])].sort((a, b) => a - b),
  parts: (value) => value.map(String),
}

function keeping(store: SharedStore | null) {
  const logged: string[] = []
  const keeper = new Keeper<Numbers>({ store, ...numbers, log: (level, message) => logged.push(`${level} ${message}`) })
  return { keeper, logged }
}

describe('a keeper', () => {
  it('does work no other process is at', async () => {
    const store = new SharedStore()
    const { keeper } = keeping(store)
    expect(await keeper.exclusively(async () => [1])).toEqual([1])
    store.isTaken = true
    expect(await keeper.exclusively(async () => [1])).toBeUndefined()
    expect(await keeping(null).keeper.exclusively(async () => [1])).toEqual([1])
  })

  it('gives a store that was away what it missed, once', async () => {
    const store = new SharedStore()
    const { keeper, logged } = keeping(store)
    keeper.watch(() => [1, 2])
    store.isAway = true
    await keeper.keep([1, 2])
    expect(logged).toEqual(['error the numbers could not be saved; they are served from memory'])
    store.isAway = false
    await store.change()
    expect(store.texts.get('numbers')).toBe('[1,2]')
    store.texts.clear()
    await store.change()
    expect(store.texts.size).toBe(0)
  })

  it('passes over what cannot be read, and says so', async () => {
    const store = new SharedStore()
    store.texts.set('numbers', '{}')
    const { keeper, logged } = keeping(store)
    expect(await keeper.load()).toBeUndefined()
    expect(logged).toEqual(['warn the saved numbers could not be read'])
  })
})

describe('what is held', () => {
  const holding = (store: SharedStore | null, shipped: Numbers) => new Held({ store, clock: systemClock, log: () => {} }, FORM, shipped)

  it('takes over what was saved, and nothing where nothing was', async () => {
    const store = new SharedStore()
    const held = holding(store, [3])
    await held.load()
    expect(held.value).toEqual([3])
    const before = held.version()
    store.texts.set('numbers', '[1]')
    await held.load()
    expect(held.value).toEqual([1, 3])
    expect(held.version()).not.toBe(before)
  })

  it('saves what others saved meanwhile with its own', async () => {
    const store = new SharedStore()
    const held = holding(store, [3])
    store.texts.set('numbers', '[7]')
    await held.save()
    expect([held.value, store.texts.get('numbers')]).toEqual([[3, 7], '[3,7]'])
  })

  it('follows what others save once it is started', async () => {
    const store = new SharedStore()
    const held = holding(store, [3])
    held.start()
    store.texts.set('numbers', '[9]')
    await store.change()
    expect(held.value).toEqual([3, 9])
  })
})
