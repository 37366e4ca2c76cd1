/** `centavo/refresh`: the package reads the central bank as the service does, and its calculators answer by what was read. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Day } from '../engine/core/day.ts'
import { createEngine, portsOf, SourceUnavailable } from '../engine/engine.ts'
import * as data from '../engine/generated/data.ts'
import { readSnapshot } from '../engine/indicators/series.ts'
import { shippedSnapshot } from '../engine/indicators/shipped.ts'
import type { RefreshSeriesOptions } from '../engine/refreshed-series.ts'
import { openRates } from '../service/refresh/open.ts'
import { refreshSeries } from '../service/refresh/refresh-series.ts'
import { readShipped } from '../service/refresh/shipped.ts'
import { FileStore } from '../service/store/file-store.ts'
import { FakeCentralBank, IN_THE_BANK } from './support/fake-central-bank.ts'

const SHIPPED = new URL('../data/series/', import.meta.url)
const TODAY = '2026-11-16'
const now = new Date(`${TODAY}T23:00:00Z`)

let bank: FakeCentralBank
let address: string

beforeEach(async () => {
  bank = new FakeCentralBank(readShipped(SHIPPED).value, TODAY)
  address = await bank.listen()
})
afterEach(() => bank.close())

const refreshed = (options: RefreshSeriesOptions = {}, held: Readonly<Record<string, string>> = data.series) =>
  refreshSeries(held, { sgsBaseUrl: address, pauseMilliseconds: 0, now, ...options })

const snapshotOf = (texts: Readonly<Record<string, string>>) => shippedSnapshot((file) => texts[file]!).value
const engineOn = (series: Readonly<Record<string, string>>, day: Day = TODAY) => createEngine(portsOf({ series }, () => day))

describe('the indicators of a package', () => {
  it('read anew are those a service would hold', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'centavo-refresh-'))
    try {
      const clock = { now: () => now, after: () => () => {} }
      const rates = await openRates({
        shipped: SHIPPED,
        store: folder,
        refresh: 'on',
        sgsBaseUrl: address,
        clock,
        pauseMilliseconds: 0,
        log: () => {},
      })
      const served = await rates.refreshNow()
      const { series, outcomes } = await refreshed()
      expect(outcomes).toEqual(served)
      expect(outcomes.map(({ id }) => id)).toEqual(IN_THE_BANK)
      expect(snapshotOf(series)).toEqual((await new FileStore(folder).load('rates', readSnapshot)).value)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('answer what a release could not, and say they were read', async () => {
    const rent = { rent: 1800, index: 'igpm', anniversary: '2026-11' } as const
    expect(() => engineOn(data.series).calculate('rent-adjustment', rent)).toThrow(SourceUnavailable)
    const { series } = await refreshed()
    const answer = engineOn(series).calculate('rent-adjustment', rent)
    expect(answer.newRent).toBeGreaterThan(0)
    const read: readonly { stale: boolean; source: string }[] = JSON.parse(JSON.stringify(answer.rates))
    expect(read).not.toEqual([])
    expect(read.filter(({ stale, source }) => stale || source !== 'central_bank')).toEqual([])
  })

  it('are fresh for a day, and then old again', async () => {
    const { series } = await refreshed()
    const stale = (day: Day) => engineOn(series, day).query('/v1/rates', {}).stale
    expect(stale(TODAY)).toBe(false)
    expect(stale('2026-11-17')).toBe(false)
    expect(stale('2026-11-19')).toBe(true)
    expect(engineOn(data.series).query('/v1/rates', {}).stale).toBe(true)
  })

  it('go on from where they were left', async () => {
    const { series } = await refreshed({ only: ['cdi'] })
    bank.requests.length = 0
    await refreshed({ only: ['cdi'] }, series)
    expect(bank.requests).toHaveLength(1)
    expect(bank.requests[0]!.url).toMatch(/dataInicial=\d\d\/(09|10)\/2026/)
  })

  it('are kept where the source says what cannot be, and the outcome says so', async () => {
    bank.spoil('dollar', 'absurd')
    const { series, outcomes } = await refreshed({ only: ['dollar', 'cdi'] })
    expect(outcomes.find(({ id }) => id === 'dollar')).toMatchObject({
      source: null,
      problem: expect.stringContaining('absurd value 1400.00'),
    })
    expect(series['dollar.csv']).toBe(data.series['dollar.csv'])
    expect(series['cdi.csv']).not.toBe(data.series['cdi.csv'])
  })

  it('that nothing is held of are read whole', async () => {
    const { series } = await refreshed({ only: ['tr'] }, {})
    expect(snapshotOf(series).get('tr')!.days.length).toBeGreaterThanOrEqual(snapshotOf(data.series).get('tr')!.days.length)
  })

  it('nobody knows are refused by name', async () => {
    const only = JSON.parse('["ipca-2"]') as RefreshSeriesOptions['only'] & object
    await expect(refreshed({ only })).rejects.toThrow(/no series is called ipca-2; those there are: .*ipca/)
  })
})
