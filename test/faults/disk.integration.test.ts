import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSnapshot, writeSnapshot } from '../../engine/indicators/series.ts'
import { openRates, type Rates } from '../../service/refresh/open-rates.ts'
import { readShipped } from '../../service/refresh/snapshots/shipped.ts'
import { FileStore } from '../../service/store/file-store.ts'
import { FakeCentralBank } from '../support/fakes/fake-central-bank.ts'
import { serviceUnderTest } from '../support/service.ts'

const SHIPPED = new URL('../../data/series/', import.meta.url)
const TODAY = '2026-11-16'
const shipped = (await readShipped(SHIPPED)).value
const snapshotBytes = Buffer.byteLength(writeSnapshot(shipped))

let folder: string
let mounted: boolean
let bank: FakeCentralBank
let bankAddress: string
let rates: Rates | undefined
const logged: string[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'centavo-disk-'))
  mounted = false
  bank = new FakeCentralBank(shipped, TODAY)
  bankAddress = await bank.listen()
})

afterEach(async () => {
  await rates?.stop()
  await bank.close()
  vi.restoreAllMocks()
  if (mounted) execFileSync('umount', [folder])
  else chmodSync(folder, 0o755)
  rmSync(folder, { recursive: true, force: true })
  logged.length = 0
})

/** Mounts a tmpfs of the given size; returns whether it could. */
function mount(bytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder], { stdio: 'ignore' })
    mounted = true
  } catch {
    mounted = false
  }
  return mounted
}

/** Limits the disk size; without mount permission, simulates a write that fails halfway, as on a full disk. */
async function smallDisk(bytes: number): Promise<void> {
  if (mount(bytes)) return
  const probe = await open(join(tmpdir(), `centavo-probe-${process.pid}`), 'w')
  const handles = Object.getPrototypeOf(probe) as FileHandle
  await probe.close()
  rmSync(join(tmpdir(), `centavo-probe-${process.pid}`))
  const whole = handles.writeFile
  vi.spyOn(handles, 'writeFile').mockImplementation(async function (this: FileHandle, data) {
    const text = String(data)
    const used = readdirSync(folder).length * 100_000
    if (used + Buffer.byteLength(text) <= bytes) return whole.call(this, text)
    await whole.call(this, text.slice(0, text.length / 2))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  })
}

/** Makes the data folder read-only, or returns one that always is. */
function readOnly(): string {
  if (mounted) execFileSync('mount', ['-o', 'remount,ro', folder])
  else if (process.getuid?.() === 0) return '/sys/centavo'
  else chmodSync(folder, 0o555)
  return folder
}

async function opened(store: string): Promise<Rates> {
  rates = await openRates({
    shipped: SHIPPED,
    store,
    refresh: 'on',
    sgsBaseUrl: bankAddress,
    clock: { now: () => new Date(`${TODAY}T23:00:00Z`), after: () => () => {} },
    pauseMilliseconds: 0,
    log: (level, message, details) => logged.push(`${level} ${message} ${JSON.stringify(details ?? {})}`),
  })
  return rates
}

describe('disk that fills up during a snapshot write', () => {
  it('keeps the previous snapshot intact, leaves no partial file and saves the next one that fits', async () => {
    await smallDisk(400_000)
    const store = new FileStore(folder)
    const load = () => store.load('rates', (text) => text)
    await store.save('rates', 'a'.repeat(100_000))
    await expect(store.save('rates', 'b'.repeat(390_000))).rejects.toThrow(/ENOSPC/)
    expect(await load()).toEqual({ value: 'a'.repeat(100_000), problems: [] })
    expect(readdirSync(folder)).toEqual(['rates.snapshot'])
    await store.save('rates', 'c'.repeat(100_000))
    expect((await load()).value).toBe('c'.repeat(100_000))
  })

  it('keeps the service running: serves the new data and logs that it is not saved', async () => {
    await smallDisk(Math.ceil(snapshotBytes / 2))
    const service = await opened(folder)
    await service.refreshNow()
    expect(service.status()).toEqual({ capturedAt: TODAY, source: 'central_bank', stale: false })
    expect(logged.filter((line) => line.startsWith('error'))).toEqual([expect.stringMatching(/could not be saved.*ENOSPC/)])
    const app = serviceUnderTest({ rates: service.port })
    expect((await app.inject('/v1/rates')).json()).toMatchObject({ source: 'central_bank', stale: false })
    expect((await new FileStore(folder).load('rates', readSnapshot)).value).toBeUndefined()
  })
})

describe('read-only disk', () => {
  it('serves its data, refreshes in memory and reports it', async () => {
    mount(4 * snapshotBytes)
    await (await opened(folder)).refreshNow()
    await rates!.stop()
    const place = readOnly()
    logged.length = 0
    const service = await opened(place)
    expect(service.status().capturedAt).toBe(place === folder ? TODAY : '2026-11-14')
    await service.refreshNow()
    expect(service.status()).toEqual({ capturedAt: TODAY, source: 'central_bank', stale: false })
    expect(logged).toEqual([
      expect.stringMatching(/^error the indicators could not be saved; they are served from memory.*E(ROFS|ACCES|PERM)/),
    ])
  })
})
