/** `centavo/refresh`: the package reads the central bank like the service, and its calculators use the refreshed series. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Day } from '../../engine/core/day.ts'
import { createEngine, portsOf, SourceUnavailable } from '../../engine/engine.ts'
import * as data from '../../engine/generated/data.ts'
import { readSnapshot } from '../../engine/indicators/series.ts'
import { shippedSnapshot } from '../../engine/indicators/shipped.ts'
import type { RefreshSeriesOptions } from '../../engine/refreshed-series.ts'
import { refreshSeries } from '../../service/refresh/commands/refresh-series.ts'
import { openRates } from '../../service/refresh/open-rates.ts'
import { readShipped } from '../../service/refresh/snapshots/shipped.ts'
import { FileStore } from '../../service/store/file-store.ts'
import { FakeCentralBank, IN_THE_BANK } from '../support/fakes/fake-central-bank.ts'

const SHIPPED = new URL('../../data/series/', import.meta.url)
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

describe('refreshed package indicators', () => {
  it('match the series of a service after a refresh', async () => {
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

  it('answer requests beyond the release data, and report the refresh', async () => {
    const rent = { rent: 1800, index: 'igpm', anniversary: '2026-11' } as const
    expect(() => engineOn(data.series).calculate('rent-adjustment', rent)).toThrow(SourceUnavailable)
    const { series } = await refreshed()
    const answer = engineOn(series).calculate('rent-adjustment', rent)
    expect(answer.newRent).toBeGreaterThan(0)
    const read: readonly { stale: boolean; source: string }[] = JSON.parse(JSON.stringify(answer.rates))
    expect(read).not.toEqual([])
    expect(read.filter(({ stale, source }) => stale || source !== 'central_bank')).toEqual([])
  })

  it('are fresh for one day, then stale', async () => {
    const { series } = await refreshed()
    const stale = (day: Day) => engineOn(series, day).query('/v1/rates', {}).stale
    expect(stale(TODAY)).toBe(false)
    expect(stale('2026-11-17')).toBe(false)
    expect(stale('2026-11-19')).toBe(true)
    expect(engineOn(data.series).query('/v1/rates', {}).stale).toBe(true)
  })

  it('resume from the last stored value', async () => {
    const { series } = await refreshed({ only: ['cdi'] })
    bank.requests.length = 0
    await refreshed({ only: ['cdi'] }, series)
    expect(bank.requests).toHaveLength(1)
    expect(bank.requests[0]!.url).toMatch(/dataInicial=\d\d\/(09|10)\/2026/)
  })

  it('keep the old values when the source returns impossible data, and report it', async () => {
    bank.spoil('dollar', 'absurd')
    const { series, outcomes } = await refreshed({ only: ['dollar', 'cdi'] })
    expect(outcomes.find(({ id }) => id === 'dollar')).toMatchObject({
      source: null,
      problem: expect.stringContaining('absurd value 1400.00'),
    })
    expect(series['dollar.csv']).toBe(data.series['dollar.csv'])
    expect(series['cdi.csv']).not.toBe(data.series['cdi.csv'])
  })

  it('are downloaded completely when nothing is stored', async () => {
    const { series } = await refreshed({ only: ['tr'] }, {})
    expect(snapshotOf(series).get('tr')!.days.length).toBeGreaterThanOrEqual(snapshotOf(data.series).get('tr')!.days.length)
  })

  it('rejects unknown indicators by name', async () => {
    const only = JSON.parse('["ipca-2"]') as RefreshSeriesOptions['only'] & object
    await expect(refreshed({ only })).rejects.toThrow(/no series is called ipca-2; those there are: .*ipca/)
  })
})
