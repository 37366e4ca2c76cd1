import { describe, expect, it } from 'vitest'
import type { SnapshotStore } from '../../store/snapshot-store.ts'
import { systemClock } from '../schedule.ts'
import { SharedSnapshot, type SnapshotFormat } from './shared-snapshot.ts'
import { SnapshotKeeper } from './snapshot-keeper.ts'

/** Shared store stub that can be unavailable. */
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

  /** Simulates a save by another process, or recovery of the store. */
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
const FORM: SnapshotFormat<Numbers> = {
  ...numbers,
  unite: (held, other) => [...new Set([...held, ...other])].sort((a, b) => a - b),
  parts: (value) => value.map(String),
}

function keeping(store: SharedStore | null) {
  const logged: string[] = []
  const keeper = new SnapshotKeeper<Numbers>({ store, ...numbers, log: (level, message) => logged.push(`${level} ${message}`) })
  return { keeper, logged }
}

describe('keeper', () => {
  it('runs work unless another process holds the lock', async () => {
    const store = new SharedStore()
    const { keeper } = keeping(store)
    expect(await keeper.exclusively(async () => [1])).toEqual([1])
    store.isTaken = true
    expect(await keeper.exclusively(async () => [1])).toBeUndefined()
    expect(await keeping(null).keeper.exclusively(async () => [1])).toEqual([1])
  })

  it('writes missed data once to a recovered store', async () => {
    const store = new SharedStore()
    const { keeper, logged } = keeping(store)
    keeper.watch(() => [1, 2])
    store.isAway = true
    await keeper.save([1, 2])
    expect(logged).toEqual(['error the numbers could not be saved; they are served from memory'])
    store.isAway = false
    await store.change()
    expect(store.texts.get('numbers')).toBe('[1,2]')
    store.texts.clear()
    await store.change()
    expect(store.texts.size).toBe(0)
  })

  it('skips and logs unreadable data', async () => {
    const store = new SharedStore()
    store.texts.set('numbers', '{}')
    const { keeper, logged } = keeping(store)
    expect(await keeper.load()).toBeUndefined()
    expect(logged).toEqual(['warn the saved numbers could not be read'])
  })
})

describe('held value', () => {
  const holding = (store: SharedStore | null, shipped: Numbers) =>
    new SharedSnapshot({ store, clock: systemClock, log: () => {} }, FORM, shipped)

  it('loads the stored value, or keeps the initial one', async () => {
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

  it('saves the merge with concurrent saves by others', async () => {
    const store = new SharedStore()
    const held = holding(store, [3])
    store.texts.set('numbers', '[7]')
    await held.save()
    expect([held.value, store.texts.get('numbers')]).toEqual([[3, 7], '[3,7]'])
  })

  it('follows saves by others once started', async () => {
    const store = new SharedStore()
    const held = holding(store, [3])
    held.start()
    store.texts.set('numbers', '[9]')
    await store.change()
    expect(held.value).toEqual([3, 9])
  })
})
