/** Tests on-demand central bank series with a source stub: requested windows, stored data and errors to waiting callers. */
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, type Day } from '../../engine/core/day.ts'
import { type Observation, readRows } from '../../engine/indicators/series.ts'
import { mergeReading, readSeriesStore, type SeriesStore, writeSeriesStore } from '../../engine/market/kept-series.ts'
import type { SgsCodes } from '../sources/bcb-sgs/index.ts'
import { SourceProblem } from '../sources/source.ts'
import type { SnapshotStore } from '../store/snapshot-store.ts'
import { AnySeries } from './any-series.ts'

const TODAY = '2026-11-16'
const NOW = new Date(`${TODAY}T23:00:00Z`)
const CODE = 77

const steps = (first: Day, last: Day, next: (day: Day) => Day): Day[] => {
  const days: Day[] = []
  for (let day = first; day <= last; day = next(day)) days.push(day)
  return days
}
const monthly = (first: Day, last: Day) => steps(first, last, (day) => addMonths(day, 1))
const daily = (first: Day, last: Day) =>
  steps(first, last, (day) => addDays(day, 1)).filter((day) => ![0, 6].includes(new Date(day).getUTCDay()))
const weekly = (first: Day, last: Day) => steps(first, last, (day) => addDays(day, 7))
const valued = (days: readonly Day[]): Observation[] => days.map((day, index) => ({ day, value: (5 + (index % 7) / 100).toFixed(2) }))

interface Ask {
  readonly window: string
  readonly known: string | null
}

/** Source stub with these days that records its requests. */
function bankOf(days: readonly Day[], own: Partial<{ read: SgsCodes['read'] }> = {}) {
  const asks: Ask[] = []
  const rows = valued(days)
  const source: SgsCodes = {
    async read(code, window, signal, known) {
      asks.push({ window: `${window.from} ${window.to}`, known: known?.etag ?? null })
      if (own.read) return own.read(code, window, signal, known)
      const found = rows.filter(({ day }) => day >= window.from && day <= window.to)
      return { rows: found, address: 'here', etag: `"${found.length}"` }
    },
  }
  return { source, asks }
}

function storeOf(shelf: SeriesStore): SnapshotStore {
  let text = writeSeriesStore(shelf)
  return {
    load: async (_name, read) => ({ value: read(text), problems: [] }),
    async save(_name, next) {
      text = next
    },
    watch: () => () => {},
    exclusively: async (_name, work) => work(),
  }
}

const opened = (source: SgsCodes, shelf: SeriesStore = new Map(), now = NOW) =>
  AnySeries.open({
    source,
    store: storeOf(shelf),
    clock: { now: () => now, after: () => () => {} },
    log: () => {},
    pauseMilliseconds: 0,
    deadlineMilliseconds: 3_600_000,
  })

const kept = (days: readonly Day[], capturedAt = NOW.toISOString()) => {
  const rows = valued(days)
  return mergeReading(undefined, {
    code: CODE,
    days: rows.map(({ day }) => day),
    values: rows.map(({ value }) => value),
    wholeFrom: null,
    completeTo: days.at(-1)!,
    capturedAt,
    usedAt: capturedAt,
    tag: { address: 'here', etag: '"before"' },
  })
}

describe('first reading', () => {
  it.each([
    ['by the month', monthly('2000-01-01', '2026-10-01'), ['2021-12-01 2026-11-30', '1900-01-01 2021-11-30']],
    ['by the day', daily('2020-01-01', TODAY), ['2021-12-01 2026-11-30', '2016-12-01 2021-11-30', '2011-12-01 2016-11-30']],
    ['by the week', weekly('2020-01-03', TODAY), ['2021-12-01 2026-11-30', '2016-12-01 2021-11-30', '2011-12-01 2016-11-30']],
    ['that has ended', monthly('1990-01-01', '2001-05-01'), ['2021-12-01 2026-11-30', '1900-01-01 2021-11-30']],
  ])('of a %s series requests these windows and stores all of it', async (_case, days, windows) => {
    const { source, asks } = bankOf(days)
    const series = await opened(source)
    await series.reading(CODE, '1990-01-01')!()
    await series.stop()
    expect(asks.map(({ window }) => window)).toEqual(windows)
    expect(series.held(CODE)).toMatchObject({ days, wholeFrom: null, stale: days.at(-1)! < '2020-01-01' ? false : expect.any(Boolean) })
  })

  it('of a discontinued daily series goes by windows, since the API rejects a full request', async () => {
    const days = daily('2009-01-01', '2010-12-31')
    const { source: bank } = bankOf(days)
    const { source, asks } = bankOf([], {
      async read(code, window, signal, known) {
        if (window.from === '1900-01-01') throw new SourceProblem('status 406: too much', { passing: false })
        return bank.read(code, window, signal, known)
      },
    })
    const series = await opened(source)
    await series.reading(CODE, null)!()
    expect(series.lack(CODE)).toBeNull()
    expect(series.held(CODE)!.days).toEqual(days)
    expect(asks.map(({ window }) => window).slice(0, 5)).toEqual([
      '2021-12-01 2026-11-30',
      '1900-01-01 2021-11-30',
      '2016-12-01 2021-11-30',
      '2011-12-01 2016-11-30',
      '2006-12-01 2011-11-30',
    ])
    await series.stop()
  })

  it.each([
    ['nothing', 'nothing', async () => ({ rows: [], address: 'here', etag: null })],
    ['another refusal', 'unreachable', () => Promise.reject(new SourceProblem('status 500', { passing: true }))],
  ] as const)('that returns %s ends the wait with %s', async (_case, why, read) => {
    const series = await opened(bankOf([], { read }).source)
    let heard = false
    void series.reading(CODE, null)!().then(() => {
      heard = true
    })
    for (let turn = 0; turn < 50 && !heard; turn++) await new Promise(setImmediate)
    expect([heard, series.lack(CODE)]).toEqual([true, why])
    await series.stop()
  })

  it('drops future observations', async () => {
    const { source } = bankOf([...monthly('2022-01-01', '2026-11-01'), '2026-11-20'])
    const series = await opened(source)
    await series.reading(CODE, null)!()
    expect(series.held(CODE)!.days.at(-1)).toBe('2026-11-01')
    await series.stop()
  })
})

it('parses once until the next reading', async () => {
  const days = monthly('2020-01-01', '2026-10-01')
  const { source } = bankOf(days)
  const series = await opened(source, new Map([[CODE, kept(days, '2026-11-14T00:00:00.000Z')]]))
  const once = series.held(CODE)
  expect(series.held(CODE)).toBe(once)
  await series.refresh(new AbortController().signal, undefined)
  expect(series.held(CODE)).not.toBe(once)
})

describe('refresh', () => {
  const days = monthly('2020-01-01', '2026-10-01')
  const signal = new AbortController().signal

  it('sends the ETag of the previous response', async () => {
    const { source, asks } = bankOf(days)
    const series = await opened(source, new Map([[CODE, kept(days)]]))
    expect(await series.refresh(signal, undefined)).toMatchObject([{ id: 'SGS 77', source: 'SGS', problem: null }])
    await series.refresh(signal, undefined)
    // From the month 180 days before the last observation.
    const count = days.filter((day) => day >= '2026-04-01').length
    expect(asks).toEqual([
      { window: '2026-04-01 2026-11-30', known: '"before"' },
      { window: '2026-04-01 2026-11-30', known: `"${count}"` },
    ])
  })

  it('answered "unchanged" updates only the reading time', async () => {
    const { source } = bankOf([], { read: async () => ({ rows: 'unchanged', address: 'here', etag: '"before"' }) })
    const series = await opened(source, new Map([[CODE, kept(days, '2026-11-10T00:00:00.000Z')]]))
    expect(series.held(CODE)!.readOn).toBe('2026-11-09')
    expect(await series.refresh(signal, undefined)).toMatchObject([{ added: 0, revised: 0, problem: null }])
    expect(series.held(CODE)).toMatchObject({ days, readOn: TODAY })
  })

  it('keeps the ETag after an implausible response, and refetches in full when days are missing', async () => {
    const lacking = days.filter((day) => day !== '2026-08-01')
    const { source, asks } = bankOf(lacking)
    const series = await opened(source, new Map([[CODE, kept(days)]]))
    expect((await series.refresh(signal, undefined))[0]!.problem).toContain('lacks 1 known days')
    await series.refresh(signal, undefined)
    expect(asks.map(({ known }) => known)).toEqual(['"before"', null])
  })

  it.each([
    ['daily', daily('2026-01-01', TODAY), 0],
    ['monthly', days, 1],
    ['quarterly', steps('2015-01-01', '2026-10-01', (day) => addMonths(day, 3)), 4],
    ['yearly', steps('1990-01-01', '2026-01-01', (day) => addMonths(day, 12)), 6],
  ] as const)('of a %s series is due when the last good reading is %j days old', async (cadence, own, before) => {
    const lastHour = new Date('2026-11-16T22:40:00.000Z')
    const earliest = lastHour.getTime() - before * 86_400_000
    const dueWhenRead = async (at: number): Promise<boolean> => {
      const one = kept(own, new Date(at).toISOString())
      expect(one.cadence).toBe(cadence)
      return (await opened(bankOf(own).source, new Map([[CODE, one]]))).isDue(lastHour)
    }
    expect([await dueWhenRead(earliest), await dueWhenRead(earliest - 1)]).toEqual([false, true])
  })
})

it('stored series round-trip', () => {
  const shelf = new Map([[CODE, kept(monthly('2020-01-01', '2026-10-01'))]])
  expect(readSeriesStore(writeSeriesStore(shelf))).toEqual(shelf)
  expect(readRows(shelf.get(CODE)!.rows).days.length).toBe(82)
})
