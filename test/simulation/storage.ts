/** A folder of snapshots on a disk that loses power, rots, fills and forgets what was not flushed, by seed. */

import type { Disk } from '../../service/store/disk.ts'
import type { FileStore } from '../../service/store/file-store.ts'
import { Chance } from './random.ts'

class Lost extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** Contents are durable once created; names are durable once their folder is flushed. */
class FragileDisk implements Disk {
  live = new Map<string, string>()
  #durable = new Map<string, string>()
  full = false
  /** Loses power at the next rename to a final name. */
  losesPower = false

  read = async (path: string): Promise<string> => this.#file(path)
  list = async (folder: string): Promise<string[]> => [...this.live.keys()].map((path) => path.slice(folder.length + 1))
  modifiedAt = async (path: string): Promise<number> => this.#file(path).length
  makeFolder = async (): Promise<void> => {}

  create = async (path: string, contents: string | Uint8Array): Promise<void> => {
    if (this.full) throw new Lost('ENOSPC')
    this.live.set(path, String(contents))
  }

  rename = async (from: string, to: string): Promise<void> => {
    if (this.losesPower && to.endsWith('.snapshot')) {
      this.losesPower = false
      this.#durable = new Map(this.live)
      throw new Lost('EIO')
    }
    const text = this.#file(from)
    this.live.delete(from)
    this.live.set(to, text)
  }

  remove = async (path: string): Promise<void> => void this.live.delete(path)

  syncFolder = async (): Promise<void> => {
    this.#durable = new Map(this.live)
  }

  restart(): void {
    this.live = new Map(this.#durable)
  }

  damage(path: string, damaged: (text: string) => string): void {
    const text = this.live.get(path)
    if (text === undefined) return
    this.live.set(path, damaged(text))
    this.#durable.set(path, damaged(text))
  }

  #file(path: string): string {
    const text = this.live.get(path)
    if (text === undefined) throw new Lost('ENOENT')
    return text
  }
}

const STEPS = 25
const CURRENT = '/data/rates.snapshot'

/** Runs one seed; the violated invariant, or null. */
export async function storageFault(seed: number, Store: typeof FileStore): Promise<string | null> {
  const chance = new Chance(seed)
  const disk = new FragileDisk()
  const store = new Store('/data', disk)
  const attempted = new Set<string>()
  let acknowledged: string | null = null
  /** Set while the newest file is damaged on purpose: the one before must answer. */
  let before: string | null = null
  let isDamaged = false
  const save = async (): Promise<boolean> => {
    const text = `rates ${attempted.size} ${'x'.repeat(chance.whole(1, 40))}`
    attempted.add(text)
    const saved = await store.save('rates', text).then(
      () => true,
      () => false,
    )
    if (!saved) return false
    if (!isDamaged) before = acknowledged
    isDamaged = false
    acknowledged = text
    return true
  }
  for (let step = 0; step < STEPS; step++) {
    const act = chance.of(['save', 'save', 'rot', 'tear', 'power', 'power in a save', 'full'] as const)
    if (act === 'save' && !(await save())) return `step ${step}: a good disk refused a save`
    if ((act === 'rot' || act === 'tear') && before !== null && !isDamaged) {
      isDamaged = true
      const [at, short] = [chance.whole(90, 100), chance.whole(1, 20)]
      disk.damage(CURRENT, (text) => (act === 'tear' ? text.slice(0, text.length - short) : `${text.slice(0, at)}#${text.slice(at + 1)}`))
    }
    if (act === 'power') disk.restart()
    if (act === 'power in a save') {
      disk.losesPower = true
      await save()
      disk.losesPower = false
      disk.restart()
    }
    if (act === 'full') {
      disk.full = true
      if (await save()) return `step ${step}: a full disk acknowledged a save`
      disk.full = false
    }
    const { value } = await store.load('rates', (text) => text)
    if (value !== undefined && !attempted.has(value)) return `step ${step}: loaded what nobody saved`
    const wanted = isDamaged ? before : acknowledged
    if (wanted !== null && value === undefined) return `step ${step}: every copy is lost after ${act}`
    if (wanted !== null && value !== wanted && act !== 'power in a save') return `step ${step}: loaded an older version after ${act}`
    // From now on the copy that survived the power loss counts.
    if (act === 'power in a save' && value !== undefined) [acknowledged, before, isDamaged] = [value, null, false]
  }
  return null
}
