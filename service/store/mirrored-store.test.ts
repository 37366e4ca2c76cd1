import { describe, expect, it } from 'vitest'
import { MirroredStore, RelayingStore } from './mirrored-store.ts'
import type { SnapshotStore } from './snapshot-store.ts'

/** In-memory store with initial texts, updated by saves. */
function storeOf(texts: Record<string, string>): SnapshotStore & { readonly texts: Record<string, string> } {
  return {
    texts,
    load: async (name, read) => ({ value: texts[name] === undefined ? undefined : read(texts[name]), problems: [] }),
    async save(name, text) {
      texts[name] = text
    },
    watch: () => () => {},
    exclusively: async () => undefined,
  }
}

function telling(store: SnapshotStore | null) {
  const told: string[] = []
  const it = new RelayingStore(store)
  it.onText((name, text) => told.push(`${name} ${text}`))
  return { it, told }
}

describe('relaying store', () => {
  it('relays each loaded text once', async () => {
    const { it: store, told } = telling(storeOf({ rates: 'one' }))
    expect(await store.load('rates', (text) => text.toUpperCase())).toEqual({ value: 'ONE', problems: [] })
    await store.load('rates', String)
    expect([told, [...store.saved]]).toEqual([['rates one'], [['rates', 'one']]])
  })

  it('relays nothing for a missing name', async () => {
    for (const kept of [storeOf({}), null]) {
      const { it: store, told } = telling(kept)
      expect((await store.load('rates', String)).value).toBeUndefined()
      expect([told, store.saved.size]).toEqual([[], 0])
    }
  })

  it('relays nothing unreadable', async () => {
    const { it: store, told } = telling(storeOf({ rates: 'broken' }))
    const read = (): never => {
      throw new Error('not whole')
    }
    await expect(store.load('rates', read)).rejects.toThrow('not whole')
    expect([told, store.saved.size]).toEqual([[], 0])
  })

  it('relays a saved text to the store and to followers, even without persistence', async () => {
    const kept = storeOf({})
    for (const behind of [kept, null]) {
      const { it: store, told } = telling(behind)
      await store.save('rates', 'new')
      await store.save('rates', 'new')
      expect([told, store.saved.get('rates')]).toEqual([['rates new'], 'new'])
    }
    expect(kept.texts).toEqual({ rates: 'new' })
  })

  it('runs exclusive work alone without a store, and delegates to the store otherwise', async () => {
    expect(await telling(null).it.exclusively('rates', async () => ({ done: true }))).toEqual({ done: true })
    expect(await telling(storeOf({})).it.exclusively('rates', async () => ({ done: true }))).toBeUndefined()
  })
})

it('a thread reads its initial texts, then relayed ones, and is notified of watched names', async () => {
  const store = new MirroredStore(new Map([['rates', 'old']]))
  let heard = 0
  const unwatch = store.watch('rates', () => heard++)
  expect((await store.load('rates', String)).value).toBe('old')
  store.receive('rates', 'new')
  store.receive('bonds', 'other')
  expect([(await store.load('rates', String)).value, (await store.load('bonds', String)).value, heard]).toEqual(['new', 'other', 1])
  unwatch()
  store.receive('rates', 'newer')
  expect(heard).toBe(1)
})
