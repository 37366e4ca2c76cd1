import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { systemDisk } from './disk.ts'
import { FileStore } from './file-store.ts'

let folder: string
let store: FileStore

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'centavo-store-'))
  store = new FileStore(join(folder, 'made', 'when needed'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const inside = (name: string): string => join(folder, 'made', 'when needed', name)
const load = (read: (text: string) => string = (text) => text) => store.load('rates', read)

describe('snapshot file', () => {
  it('loads what was saved; before the first save, returns nothing without a problem', async () => {
    expect(await load()).toEqual({ value: undefined, problems: [] })
    await store.save('rates', 'ação\n"1"')
    expect(await load()).toEqual({ value: 'ação\n"1"', problems: [] })
  })

  it('keeps the previous version and leaves no other file', async () => {
    for (const text of ['one', 'two', 'three']) await store.save('rates', text)
    expect(readdirSync(inside('')).sort()).toEqual(['rates.snapshot', 'rates.snapshot.previous'])
    rmSync(inside('rates.snapshot'))
    expect((await load()).value).toBe('two')
  })

  it.each([
    ['cut short', () => truncateSync(inside('rates.snapshot'), 80)],
    ['empty', () => writeFileSync(inside('rates.snapshot'), '')],
    [
      'changed by one letter',
      () => writeFileSync(inside('rates.snapshot'), readFileSync(inside('rates.snapshot'), 'utf8').replace('two', 'twо')),
    ],
  ])('skips %s, loads the previous version and reports the problem', async (_how, damage) => {
    await store.save('rates', 'one')
    await store.save('rates', 'two')
    damage()
    const { value, problems } = await load()
    expect(value).toBe('one')
    expect(problems).toHaveLength(1)
  })

  it('skips a file that the reader rejects', async () => {
    await store.save('rates', 'one')
    await store.save('rates', 'two')
    const { value, problems } = await load((text) => {
      if (text === 'two') throw new Error('version 2, not 1')
      return text
    })
    expect({ value, problems: problems.join() }).toEqual({ value: 'one', problems: expect.stringContaining('version 2, not 1') })
  })

  it('keeps the good previous version when a damaged file is replaced', async () => {
    await store.save('rates', 'one')
    await store.save('rates', 'two')
    writeFileSync(inside('rates.snapshot'), 'rubbish')
    await store.save('rates', 'three')
    rmSync(inside('rates.snapshot'))
    expect((await load()).value).toBe('one')
  })

  it('removes an old temporary file of a process that died while writing', async () => {
    await store.save('rates', 'one')
    writeFileSync(inside('rates.1-aa.tmp'), 'half')
    writeFileSync(inside('rates.2-bb.tmp'), 'half')
    utimesSync(inside('rates.1-aa.tmp'), new Date(0), new Date(0))
    utimesSync(inside('rates.2-bb.tmp'), new Date(), new Date())
    await store.save('rates', 'two')
    expect(readdirSync(inside(''))).not.toContain('rates.1-aa.tmp')
    expect(readdirSync(inside(''))).toContain('rates.2-bb.tmp')
  })

  it('saves although another service moved the file between the check and the rename', async () => {
    await store.save('rates', 'one')
    const slow = new FileStore(join(folder, 'made', 'when needed'), {
      ...systemDisk,
      async rename(from, to) {
        // Simulates another process between its two renames.
        if (to.endsWith('.previous')) await systemDisk.rename(from, to)
        return systemDisk.rename(from, to)
      },
    })
    await slow.save('rates', 'two')
    expect(await load()).toEqual({ value: 'two', problems: [] })
    rmSync(inside('rates.snapshot'))
    expect((await load()).value).toBe('one')
  })

  it('keeps files of different names separate', async () => {
    await store.save('rates', 'one')
    await store.save('salaries', 'two')
    expect((await load()).value).toBe('one')
  })
})

it('notifies a watcher of each change, including an older file, and of nothing else', async () => {
  vi.useFakeTimers()
  try {
    let modifiedAt = 1000
    let calls = 0
    const watched = new FileStore(folder, { ...systemDisk, modifiedAt: async () => modifiedAt }, 10)
    const end = watched.watch('rates', () => calls++)
    const after = async (milliseconds: number): Promise<number> => {
      await vi.advanceTimersByTimeAsync(milliseconds)
      return calls
    }
    expect(await after(50)).toBe(0)
    modifiedAt = 2000
    expect(await after(50)).toBe(1)
    modifiedAt = 500
    expect(await after(50)).toBe(2)
    end()
    modifiedAt = 3000
    expect(await after(50)).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})
