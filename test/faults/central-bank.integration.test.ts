import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SeriesId } from '../../engine/indicators/metrics.ts'
import { readSnapshot } from '../../engine/indicators/series.ts'
import { openRates, type Rates, type RatesOptions } from '../../service/refresh/open-rates.ts'
import { readShipped } from '../../service/refresh/snapshots/shipped.ts'
import { FileStore } from '../../service/store/file-store.ts'
import type { SnapshotStore } from '../../service/store/snapshot-store.ts'
import { FakeCentralBank, type Fault, IN_THE_BANK } from '../support/fakes/fake-central-bank.ts'
import { oneIn } from '../support/lanes/rounds.ts'

const SHIPPED = new URL('../../data/series/', import.meta.url)
const TODAY = '2026-11-16'
const NOW = new Date(`${TODAY}T23:00:00Z`)

const shipped = (await readShipped(SHIPPED)).value

let bank: FakeCentralBank
let address: string
let folder: string
const opened: Rates[] = []
const logged: string[] = []

beforeEach(async () => {
  bank = new FakeCentralBank(shipped, TODAY)
  address = await bank.listen()
  folder = mkdtempSync(join(tmpdir(), 'centavo-rates-'))
})

afterEach(async () => {
  await Promise.all(opened.splice(0).map((rates) => rates.stop()))
  await bank.close()
  rmSync(folder, { recursive: true, force: true })
  logged.length = 0
})

async function open(options: Partial<RatesOptions> = {}): Promise<Rates> {
  const rates = await openRates({
    shipped: SHIPPED,
    store: folder,
    refresh: 'on',
    sgsBaseUrl: address,
    clock: { now: () => NOW, after: () => () => {} },
    patience: { attempts: 3, attemptMilliseconds: 1500, backoffMilliseconds: 1, largestBytes: 2_000_000 },
    pauseMilliseconds: 0,
    log: (_level, message, details) => logged.push(`${message} ${JSON.stringify(details ?? {})}`),
    ...options,
  })
  opened.push(rates)
  return rates
}

const outcomeOf = async (rates: Rates, id: SeriesId) => (await rates.refreshNow()).find((outcome) => outcome.id === id)!

const savedSnapshot = async () => (await new FileStore(folder).load('rates', readSnapshot)).value!

describe('healthy sources', () => {
  it('reads every series sequentially, with a User-Agent, and answers like the central bank', async () => {
    const rates = await open()
    expect(rates.status()).toEqual({ capturedAt: '2026-11-14', source: 'fallback', stale: true })
    const outcomes = await rates.refreshNow()
    expect(outcomes.map(({ id, problem }) => [id, problem])).toEqual(IN_THE_BANK.map((id) => [id, null]))
    expect(bank.busiest).toBe(1)
    expect(bank.requests.every(({ userAgent }) => userAgent?.startsWith('centavo/'))).toBe(true)
    expect(rates.status()).toEqual({ capturedAt: TODAY, source: 'central_bank', stale: false })
    expect(rates.port.latest('selic', TODAY)).toEqual({ metric: 'selic', value: 13.75, date: TODAY, source: 'central_bank', stale: false })
    expect(rates.port.latest('cdi', TODAY)!.date).toBe('2026-11-13')
  })

  it('requests at most ten years of a daily series and fills the euro from its start', async () => {
    const rates = await open()
    await rates.refreshNow()
    for (const { url } of bank.requests) {
      const years = [...url.matchAll(/\d\d\/\d\d\/(\d{4})/g)].map((match) => Number(match[1]))
      if (/sgs\.(432|11|12|1|21619|195|226)\//.test(url)) expect(years[1]! - years[0]!).toBeLessThan(10)
    }
    const euro = rates.port.history('euro', { from: '1999-01-01', to: TODAY, aggregate: 'daily', today: TODAY })!
    expect(euro.points[0]!.date).toBe('1999-01-04')
    expect(euro.points.length).toBeGreaterThan(6900)
    expect(euro.points.find(({ date }) => date === '2024-12-31')!.value).toBe(6.4363)
  })

  it('fills the gap of the dollar and keeps only day 1 of period series', async () => {
    const rates = await open()
    await rates.refreshNow()
    expect(rates.port.latest('dollar', '2026-09-10')!.date).toBe('2026-09-10')
    const savings = rates.port.history('poupanca', { to: TODAY, aggregate: 'daily', today: TODAY })!
    expect(savings.points.every(({ date, value }) => date.endsWith('-01') && value < 1)).toBe(true)
    expect(savings.points.at(-1)!.date).toBe('2026-11-01')
  })

  it('later reads only the last 45 days and new values, and accepts a revision of the last decimal', async () => {
    await (await open()).refreshNow()
    bank.requests.length = 0
    const ipca = bank.rows.get('ipca')!
    ipca.splice(-1, 1, { ...ipca.at(-1)!, value: (Number(ipca.at(-1)!.value) + 0.01).toFixed(2) })
    const again = await open()
    const outcome = await outcomeOf(again, 'ipca')
    expect(outcome).toMatchObject({ added: 0, revised: 1, problem: null })
    expect(again.port.latest('ipcaMonthly', TODAY)!.value).toBe(Number(ipca.at(-1)!.value))
    expect(bank.requests.length).toBe(IN_THE_BANK.length)
    const dollar = bank.requests.find(({ url }) => url.includes('sgs.1/'))!.url
    expect(dollar).toContain('dataInicial=29/09/2026&dataFinal=16/11/2026')
  })

  it('serves the saved data after an offline restart', async () => {
    await (await open()).refreshNow()
    const rates = await open({ refresh: 'off' })
    expect(rates.status()).toEqual({ capturedAt: TODAY, source: 'central_bank', stale: false })
    expect(rates.port.latest('dollar', TODAY)!.date).toBe('2026-11-13')
  })

  it('reports stale data after two days without a refresh', async () => {
    await (await open()).refreshNow()
    const rates = await open({ refresh: 'off', clock: { now: () => new Date('2026-11-18T23:00:00Z'), after: () => () => {} } })
    expect(rates.status()).toEqual({ capturedAt: TODAY, source: 'fallback', stale: true })
  })
})

/** Faults that leave the series unchanged. */
const REFUSED: Fault[] = [
  'silent',
  'drip',
  'endless',
  'html',
  'xml',
  'truncated',
  'outage404',
  'tooWide',
  'busy',
  'broken',
  'badRequest',
  'nothing',
  'absurd',
  'badRow',
]

describe('faulty sources', () => {
  it.each(REFUSED)('%s: the indicator keeps its last value and reports it; the others are refreshed', async (fault) => {
    bank.spoil('cdi', fault)
    const rates = await open()
    const before = rates.port.latest('cdi', TODAY)!
    const outcomes = await rates.refreshNow()
    expect(outcomes.filter(({ problem }) => problem !== null).map(({ id }) => id)).toEqual(['cdi'])
    expect(rates.port.latest('cdi', TODAY)).toEqual({ ...before, source: 'fallback', stale: true })
    expect(rates.port.latest('selic', TODAY)).toMatchObject({ source: 'central_bank', stale: false, date: TODAY })
    expect((await savedSnapshot()).get('cdi')!.days).toEqual(shipped.get('cdi')!.days)
    expect(rates.status().stale).toBe(true)
  })

  it.each(oneIn<Fault>(3, ['html', 'xml', 'truncated', 'outage404', 'busy', 'broken', 'silent']))(
    '%s twice, then a valid response: recovers silently',
    async (fault) => {
      bank.spoil('cdi', fault, 2)
      expect((await outcomeOf(await open(), 'cdi')).problem).toBeNull()
    },
  )

  it.each<Fault>(['tooWide', 'badRequest', 'absurd'])('%s is not retried', async (fault) => {
    bank.spoil('ipca', fault)
    await (await open()).refreshNow()
    expect(bank.requests.filter(({ url }) => url.includes('sgs.433/')).length).toBe(1)
  })

  it.each<Fault>(['future', 'descending', 'duplicates'])('parses %s rows correctly', async (fault) => {
    for (const id of IN_THE_BANK) bank.spoil(id, fault)
    const rates = await open()
    expect((await rates.refreshNow()).every(({ problem }) => problem === null)).toBe(true)
    expect(rates.port.latest('selic', '2026-12-31')!.date).toBe(TODAY)
    for (const { days } of (await savedSnapshot()).values()) {
      expect(days).toEqual([...new Set(days)].sort())
      expect(days.at(-1)! <= TODAY).toBe(true)
    }
  })

  it('a partial response adds its rows, loses nothing and does not count as a successful read', async () => {
    bank.spoil('dollar', 'partial')
    const rates = await open()
    const outcome = await outcomeOf(rates, 'dollar')
    expect(outcome.problem).toMatch(/lacks/)
    const held = (await savedSnapshot()).get('dollar')!
    expect(shipped.get('dollar')!.days.every((day) => held.days.includes(day))).toBe(true)
    expect(rates.port.latest('dollar', TODAY)!.stale).toBe(true)
    bank.heal()
    expect((await outcomeOf(rates, 'dollar')).problem).toBeNull()
    expect(rates.port.latest('dollar', TODAY)!.stale).toBe(false)
    expect(rates.port.accumulated('dollar', '2026-09-10', '2026-11-13')).toBeDefined()
  })

  it('rejects an exchange rate that jumps by a third in a day', async () => {
    const rows = bank.rows.get('dollar')!
    rows.splice(-1, 1, { ...rows.at(-1)!, value: '7.3000' })
    expect((await outcomeOf(await open(), 'dollar')).problem).toMatch(/absurd step/)
  })

  it('exchange rates fall back to PTAX when the SGS fails', async () => {
    bank.spoil('dollar', 'html')
    bank.spoil('euro', 'outage404')
    const rates = await open({ ptaxBaseUrl: address })
    const outcomes = await rates.refreshNow()
    expect(outcomes.filter(({ source }) => source === 'PTAX').map(({ id }) => id)).toEqual(['dollar', 'euro'])
    expect(outcomes.every(({ problem }) => problem === null)).toBe(true)
    expect(rates.port.latest('dollar', TODAY)).toMatchObject({ date: '2026-11-13', source: 'central_bank' })
  })

  it('with all sources down, answers from fallback data and leaves the saved state untouched', async () => {
    for (const id of IN_THE_BANK) bank.spoil(id, 'broken')
    bank.spoil('ptax', 'html')
    const rates = await open({ ptaxBaseUrl: address })
    const outcomes = await rates.refreshNow()
    expect(outcomes.every(({ problem, source }) => problem !== null && source === null)).toBe(true)
    expect(rates.status()).toEqual({ capturedAt: '2026-11-14', source: 'fallback', stale: true })
    expect(rates.port.latest('selic', TODAY)!.value).toBe(13.75)
    expect(readdirSync(folder)).toEqual([])
  })

  it('a refused connection is an ordinary outage', async () => {
    await bank.close()
    const rates = await open()
    expect((await rates.refreshNow()).every(({ problem }) => problem !== null)).toBe(true)
    expect(rates.status().stale).toBe(true)
    await bank.listen()
  })

  it('stopping aborts a refresh in progress', async () => {
    for (const id of IN_THE_BANK) bank.spoil(id, 'silent')
    const rates = await open({ patience: { attempts: 3, attemptMilliseconds: 60_000, backoffMilliseconds: 1, largestBytes: 1000 } })
    const refreshing = rates.refreshNow()
    await rates.stop()
    expect((await refreshing).every(({ problem }) => problem !== null)).toBe(true)
  })
})

describe('disk failures', () => {
  const failing: SnapshotStore = {
    load: async () => ({ value: undefined, problems: [] }),
    save: async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    },
    watch: () => () => {},
    exclusively: (_name, work) => work(),
  }

  it('full: serves the refreshed values from memory and logs the reason', async () => {
    const rates = await open({ store: failing })
    await rates.refreshNow()
    expect(rates.status()).toMatchObject({ source: 'central_bank', stale: false })
    expect(logged.join()).toMatch(/could not be saved.*ENOSPC/)
  })

  it('refuses to save unreadable data: keeps the stored copy and logs the reason', async () => {
    const unreadable = { ...shipped.get('ipca')!, values: shipped.get('ipca')!.values.with(0, '1e3') }
    const saved: string[] = []
    const rates = await open({
      store: {
        ...failing,
        load: <T>() => Promise.resolve({ value: new Map([['ipca', { ...unreadable, reader: 'central_bank' }]]) as T, problems: [] }),
        save: async (_name, text) => void saved.push(text),
      },
    })
    await rates.refreshNow()
    expect(saved).toEqual([])
    expect(logged.join()).toMatch(/could not be saved.*not an observation/)
    expect(rates.status()).toMatchObject({ source: 'central_bank', stale: false })
  })

  it('not a folder: opens, serves and refreshes', async () => {
    const path = join(folder, 'file')
    writeFileSync(path, '')
    const rates = await open({ store: path })
    await rates.refreshNow()
    expect(rates.status()).toMatchObject({ source: 'central_bank', stale: false })
    expect(logged.join()).toMatch(/could not be saved/)
  })

  it('a damaged file falls back to the previous one, then to the bundled data', async () => {
    await (await open()).refreshNow()
    await (await open()).refreshNow()
    writeFileSync(join(folder, 'rates.snapshot'), 'rubbish')
    const rates = await open({ refresh: 'off' })
    expect(rates.status().source).toBe('central_bank')
    expect(logged.join()).toMatch(/passed over.*rates\.snapshot: not a snapshot/)
    writeFileSync(join(folder, 'rates.snapshot.previous'), '')
    expect((await open({ refresh: 'off' })).status()).toEqual({ capturedAt: '2026-11-14', source: 'fallback', stale: true })
  })

  it('without bundled or saved data, answers only after a refresh', async () => {
    const rates = await open({ shipped: new URL('file:///nowhere/') })
    expect(rates.status()).toEqual({ capturedAt: null, source: 'fallback', stale: true })
    expect(rates.port.latest('selic', TODAY)).toBeUndefined()
    expect((await rates.refreshNow()).filter(({ problem }) => problem !== null)).toEqual([])
    expect(rates.port.latest('selic', TODAY)!.value).toBe(13.75)
    expect(rates.port.history('ipca', { to: TODAY, aggregate: 'daily', today: TODAY })!.points[0]).toEqual({
      date: '1980-12-01',
      value: 99.25,
    })
  })
})

describe('refresh setting', () => {
  it('off never touches the network', async () => {
    const rates = await open({ refresh: 'off' })
    rates.start()
    await expect(rates.refreshNow()).rejects.toThrow(/RATES_REFRESH=off/)
    expect(bank.requests).toEqual([])
  })

  it('on, with old data, refreshes immediately', async () => {
    const rates = await open()
    rates.start()
    await rates.refreshNow()
    expect(rates.status().stale).toBe(false)
  })

  it('on, with today’s data, waits', async () => {
    await (await open()).refreshNow()
    bank.requests.length = 0
    const rates = await open()
    rates.start()
    await new Promise((resolve) => setImmediate(resolve))
    expect(bank.requests).toEqual([])
  })
})
