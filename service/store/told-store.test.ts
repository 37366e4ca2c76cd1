import { describe, expect, it } from 'vitest'
import type { SnapshotStore } from './snapshot-store.ts'
import { TellingStore, ToldStore } from './told-store.ts'

/** A store that has these texts, and those saved since. */
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
  const it = new TellingStore(store)
  it.tells((name, text) => told.push(`${name} ${text}`))
  return { it, told }
}

describe('a store that tells on', () => {
  it('what was loaded, once for each text', async () => {
    const { it: store, told } = telling(storeOf({ rates: 'one' }))
    expect(await store.load('rates', (text) => text.toUpperCase())).toEqual({ value: 'ONE', problems: [] })
    await store.load('rates', String)
    expect([told, [...store.saved]]).toEqual([['rates one'], [['rates', 'one']]])
  })

  it('nothing of what is not there', async () => {
    for (const kept of [storeOf({}), null]) {
      const { it: store, told } = telling(kept)
      expect((await store.load('rates', String)).value).toBeUndefined()
      expect([told, store.saved.size]).toEqual([[], 0])
    }
  })

  it('nothing of what cannot be read', async () => {
    const { it: store, told } = telling(storeOf({ rates: 'broken' }))
    const read = (): never => {
      throw new Error('not whole')
    }
    await expect(store.load('rates', read)).rejects.toThrow('not whole')
    expect([told, store.saved.size]).toEqual([[], 0])
  })

  it('what was saved, there and to whoever follows, though there is nowhere to keep it', async () => {
    const kept = storeOf({})
    for (const behind of [kept, null]) {
      const { it: store, told } = telling(behind)
      await store.save('rates', 'new')
      await store.save('rates', 'new')
      expect([told, store.saved.get('rates')]).toEqual([['rates new'], 'new'])
    }
    expect(kept.texts).toEqual({ rates: 'new' })
  })

  it('works alone where there is no store, and as the store says where there is one', async () => {
    expect(await telling(null).it.exclusively('rates', async () => ({ done: true }))).toEqual({ done: true })
    expect(await telling(storeOf({})).it.exclusively('rates', async () => ({ done: true }))).toBeUndefined()
  })
})

it('a thread reads what it started from, then what it is told, and hears of what it watches', async () => {
  const store = new ToldStore(new Map([['rates', 'old']]))
  let heard = 0
  const unwatch = store.watch('rates', () => heard++)
  expect((await store.load('rates', String)).value).toBe('old')
  store.told('rates', 'new')
  store.told('bonds', 'other')
  expect([(await store.load('rates', String)).value, (await store.load('bonds', String)).value, heard]).toEqual(['new', 'other', 1])
  unwatch()
  store.told('rates', 'newer')
  expect(heard).toBe(1)
})
