/** Plants faults of memory, disk, sockets and clock in copies of the service's own modules, and finds each by seed. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { drainConnections, type Listener } from '../../service/host/drain-connections.ts'
import { HeapTrimmer } from '../../service/host/heap-trim.ts'
import { MemoryLimiter, WINDOW_MILLISECONDS } from '../../service/host/limits/rate-limit.ts'
import { Refused } from '../../service/runtime/problem-details.ts'
import { FileStore } from '../../service/store/file-store.ts'
import { MemoryLimitExceeded } from '../../service/work/abort-reasons.ts'
import { Work } from '../../service/work/expensive-work.ts'
import { Chance } from '../simulation/random.ts'
import { storageFault } from '../simulation/storage.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SEEDS = 1000

const folder = mkdtempSync(join(tmpdir(), 'centavo-planted-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Edit {
  readonly file: string
  readonly from: string
  readonly to: string
}

let copies = 0

/** Imports a module with a fault in it or in a module that it imports. */
async function planted<T>(file: string, edit: Edit): Promise<T> {
  const names = new Map([...new Set([file, edit.file])].map((each) => [resolve(ROOT, each), join(folder, `${copies++}-${basename(each)}`)]))
  for (const [original, copy] of names) {
    let text = readFileSync(original, 'utf8')
    if (original === resolve(ROOT, edit.file)) {
      expect(text).toContain(edit.from)
      text = text.replace(edit.from, () => edit.to)
    }
    const linked = text.replace(/from '(\.{1,2}\/[^']+)'/g, (_, path: string) => {
      const target = resolve(dirname(original), path)
      return `from '${names.get(target) ?? target}'`
    })
    writeFileSync(copy, linked)
  }
  return import(/* @vite-ignore */ pathToFileURL(names.get(resolve(ROOT, file))!).href)
}

/** The first seed that finds a fault; null when none does. */
async function firstSeed(fault: (seed: number) => Promise<string | null>): Promise<number | null> {
  for (let seed = 1; seed <= SEEDS; seed++) if ((await fault(seed)) !== null) return seed
  return null
}

/** Connections in the kernel's backlog, accepted one a check, and lost when the listener closes. */
async function backlogFault(seed: number, drain: typeof drainConnections): Promise<string | null> {
  const chance = new Chance(seed)
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  try {
    let [waiting, accepted, lost] = [chance.whole(0, 30), 0, 0]
    const listener: Listener = {
      stopListening: () => {
        lost = waiting
      },
      accepted: () => {
        // Each turn of the event loop accepts at least one.
        if (waiting > 0) {
          waiting--
          accepted++
        }
        return accepted
      },
      connections: async () => 0,
      cutOff() {},
      close: async () => {},
    }
    const done = drain(listener, () => 0)
    await vi.advanceTimersByTimeAsync(10_000)
    await done
    return lost > 0 ? `${lost} connections lost` : null
  } finally {
    vi.useRealTimers()
  }
}

async function descriptorFault(seed: number, Trimmer: typeof HeapTrimmer): Promise<string | null> {
  const chance = new Chance(seed)
  const measure = (): number => {
    if (chance.oneIn(4)) throw Object.assign(new Error('EMFILE'), { code: 'EMFILE' })
    return chance.whole(100e6, 300e6)
  }
  try {
    const trimmer = new Trimmer(measure, () => {})
    for (let tick = 0; tick < 10; tick++) trimmer.check()
    return null
  } catch (error) {
    return String(error)
  }
}

/** A clock that jumps back must not make a window longer than a minute. */
async function clockFault(seed: number, Limiter: typeof MemoryLimiter): Promise<string | null> {
  const chance = new Chance(seed)
  const limiter = new Limiter(3)
  let now = 10 * WINDOW_MILLISECONDS
  for (let step = 0; step < 30; step++) {
    now += chance.oneIn(5) ? -chance.whole(1, 5 * WINDOW_MILLISECONDS) : chance.whole(0, WINDOW_MILLISECONDS / 4)
    const { reset } = limiter.hit('a', now)
    if (reset > WINDOW_MILLISECONDS / 1000) return `a window of ${reset} s`
  }
  return null
}

/** An allocation that fails in a thread is a refusal, for its own caller alone. */
async function allocationFault(seed: number, Queue: typeof Work): Promise<string | null> {
  const chance = new Chance(seed)
  const run = (async () => {
    if (chance.oneIn(3)) throw new MemoryLimitExceeded()
    return { text: '' }
  }) as never
  const work = new Queue({ free: true, run, whenFree() {} })
  for (let job = 0; job < 10; job++) {
    const posted = {
      do: 'posted',
      operation: 'payroll-run',
      body: { bytes: new Uint8Array(), form: 'json', fields: {} },
      view: {} as never,
    } as const
    const outcome = await work.run('a', posted).then(
      () => null,
      (error: unknown) => (error instanceof Refused && error.refusal.status === 413 ? null : String(error)),
    )
    if (outcome) return outcome
  }
  return null
}

const STORE = 'service/store/file-store.ts'
const REPLACE = 'service/runtime/replace-file.ts'
const DRAIN = 'service/host/drain-connections.ts'
const TRIM = 'service/host/heap-trim.ts'
const LIMIT = 'service/host/limits/rate-limit.ts'
const QUEUE = 'service/work/expensive-work.ts'

const inStore = (edit: Edit) => async () => {
  const { FileStore: Copy } = await planted<{ FileStore: typeof FileStore }>(STORE, edit)
  return (seed: number) => storageFault(seed, Copy)
}

const PLANTS: Readonly<Record<string, () => Promise<(seed: number) => Promise<string | null>>>> = {
  'checksum not compared': inStore({ file: STORE, from: 'checksum(text) !== header[1]', to: 'false' }),
  'damaged file pushes out the good one': inStore({ file: STORE, from: 'if (!(await this.#isWhole(this.#current(name)))) return', to: '' }),
  'rename lost without a flush of its folder': inStore({ file: REPLACE, from: 'await disk.syncFolder(folder)', to: '' }),
  'full disk acknowledged': inStore({ file: REPLACE, from: '    throw error', to: '    return' }),
  'previous copy never read': inStore({ file: STORE, from: '[this.#current(name), this.#previous(name)]', to: '[this.#current(name)]' }),
  'backlog closed at once': async () => {
    const { drainConnections: drain } = await planted<{ drainConnections: typeof drainConnections }>(DRAIN, {
      file: DRAIN,
      from: 'const ACCEPTING_LOOKS = 6',
      to: 'const ACCEPTING_LOOKS = 1',
    })
    return (seed) => backlogFault(seed, drain)
  },
  'out of descriptors throws from a timer': async () => {
    const { HeapTrimmer: Trimmer } = await planted<{ HeapTrimmer: typeof HeapTrimmer }>(TRIM, {
      file: TRIM,
      from: '} catch {',
      to: '} catch (error) {\n      throw error',
    })
    return (seed) => descriptorFault(seed, Trimmer)
  },
  'clock that jumps back': async () => {
    const { MemoryLimiter: Limiter } = await planted<{ MemoryLimiter: typeof MemoryLimiter }>(LIMIT, {
      file: LIMIT,
      from: ' || endsAt > now + WINDOW_MILLISECONDS',
      to: '',
    })
    return (seed) => clockFault(seed, Limiter)
  },
  'allocation failure in a thread': async () => {
    const { Work: Queue } = await planted<{ Work: typeof Work }>(QUEUE, {
      file: QUEUE,
      from: 'if (!(error instanceof MemoryLimitExceeded)) return error',
      to: 'return error',
    })
    return (seed) => allocationFault(seed, Queue)
  },
}

describe('a planted fault', () => {
  it.each(Object.keys(PLANTS))('is found within a thousand seeds: %s', async (plant) => {
    const fault = await PLANTS[plant]!()
    const seed = await firstSeed(fault)
    expect(seed).not.toBeNull()
    expect(await fault(seed!)).not.toBeNull()
  })
})

describe('without a plant', () => {
  it.each<readonly [string, (seed: number) => Promise<string | null>]>([
    ['storage', (seed) => storageFault(seed, FileStore)],
    ['descriptors', (seed) => descriptorFault(seed, HeapTrimmer)],
    ['clock', (seed) => clockFault(seed, MemoryLimiter)],
    ['allocation', (seed) => allocationFault(seed, Work)],
    ['backlog', (seed) => backlogFault(seed, drainConnections)],
  ])('no seed finds a fault: %s', async (_name, fault) => expect(await firstSeed(fault)).toBeNull())
})
