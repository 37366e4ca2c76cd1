/** A source that returns well-formed false data: nothing is stored, the reason is reported, and cached values are served as stale. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { once } from '../../engine/core/collections/lazy-value.ts'
import { addDays, type Day, dateOf, endOfMonth, firstOfMonth } from '../../engine/core/day.ts'
import { type SeriesId, seriesSpec } from '../../engine/indicators/metrics.ts'
import { type Observation, readSnapshot, type Series, type Snapshot } from '../../engine/indicators/series.ts'
import { openRates, type Rates } from '../../service/refresh/open-rates.ts'
import { refresh } from '../../service/refresh/refresh.ts'
import { readShipped } from '../../service/refresh/snapshots/shipped.ts'
import type { RateSource } from '../../service/sources/source.ts'
import { inOrder } from '../../service/sources/source.ts'
import { FileStore } from '../../service/store/file-store.ts'
import { FakeCentralBank, type Fault, IN_THE_BANK, lied } from '../support/fakes/fake-central-bank.ts'
import { oneIn } from '../support/lanes/rounds.ts'
import { serviceUnderTest } from '../support/service.ts'

const SHIPPED = new URL('../../data/series/', import.meta.url)
const TODAY: Day = '2026-11-16'
const NOW = new Date(`${TODAY}T23:00:00Z`)
const shipped = readShipped(SHIPPED).value

const bank = new FakeCentralBank(shipped, TODAY)
const root = mkdtempSync(join(tmpdir(), 'centavo-lies-'))
const GOOD = join(root, 'good')
const opened: Rates[] = []
const logged: string[] = []
let address = ''
let held: Snapshot

const open = async (store: string, now = NOW): Promise<Rates> => {
  const rates = await openRates({
    shipped: SHIPPED,
    store,
    refresh: 'on',
    sgsBaseUrl: address,
    clock: { now: () => now, after: () => () => {} },
    patience: { attempts: 1, attemptMilliseconds: 20_000, backoffMilliseconds: 1, largestBytes: 20_000_000 },
    pauseMilliseconds: 0,
    eachMilliseconds: 2500,
    log: (_level, message, details) => logged.push(`${message} ${JSON.stringify(details ?? {})}`),
  })
  opened.push(rates)
  return rates
}

/** Data folder after a complete successful read. */
const seeded = (name: string): string => {
  cpSync(GOOD, join(root, name), { recursive: true })
  return join(root, name)
}

const savedIn = async (folder: string): Promise<Snapshot> => (await new FileStore(folder).load('rates', readSnapshot)).value!

beforeAll(async () => {
  address = await bank.listen()
  await (await open(GOOD)).refreshNow()
  held = await savedIn(GOOD)
})

afterEach(async () => {
  bank.heal()
  logged.length = 0
  await Promise.all(opened.splice(0).map((rates) => rates.stop()))
})

afterAll(async () => {
  await bank.close()
  rmSync(root, { recursive: true, force: true })
})

const LIES = ['zeros', 'flipped', 'doubled', 'tenth', 'tenfold', 'twoValues'] as const satisfies Fault[]

const counts = (id: SeriesId, day: Day): boolean => {
  const { dayOneOnly, closedOnly } = seriesSpec(id)
  return (!dayOneOnly || dateOf(day) === 1) && (!closedOnly || endOfMonth(day) < TODAY)
}
const honest = (id: SeriesId, from: Day): Observation[] => {
  const start = seriesSpec(id).cadence === 'monthly' ? firstOfMonth(from) : from
  return bank.rows.get(id)!.filter(({ day }) => day >= start && day <= TODAY && counts(id, day))
}

/** Result for one series when only its response is changed. */
async function answered(
  id: SeriesId,
  change: (rows: Observation[]) => Observation[],
  before: Snapshot = held,
  others: readonly RateSource[] = [],
) {
  const source: RateSource = {
    name: 'lies',
    has: (asked) => IN_THE_BANK.includes(asked),
    read: async (asked, from) => (asked === id ? inOrder(change(honest(asked, from))) : honest(asked, from)),
  }
  const signal = new AbortController().signal
  const { snapshot, outcomes } = await refresh(before, { sources: [source, ...others], now: NOW, signal, pauseMilliseconds: 0 })
  return { after: snapshot.get(id)!, outcome: outcomes.find((outcome) => outcome.id === id)!, outcomes }
}

const rowsOf = (id: SeriesId, snapshot: Snapshot) => ({ days: snapshot.get(id)!.days, values: snapshot.get(id)!.values })

it('accepts all data of the honest bank', async () => {
  const { outcomes } = await answered('ipca', (rows) => rows)
  expect(outcomes.filter(({ problem }) => problem !== null)).toEqual([])
})

describe.each(LIES)('%s, in one series', (lie) => {
  it.each(oneIn(6, IN_THE_BANK, LIES.indexOf(lie)))('%s: stores nothing', async (id) => {
    const { after, outcome } = await answered(id, (rows) => lied([...rows], lie, seriesSpec(id).places))
    expect(outcome.problem).not.toBeNull()
    expect({ days: after.days, values: after.values }).toEqual(rowsOf(id, held))
  })
})

describe('another series under the code', () => {
  const PAIRS: readonly (readonly [SeriesId, SeriesId])[] = [
    ['inpc', 'ipca'],
    ['ipca', 'inpc'],
    ['ipca15', 'ipca'],
    ['ipc-fipe', 'ipc-br'],
    ['ipc-br', 'ipc-fipe'],
    ['igpdi', 'igpm'],
    ['igpm', 'igpdi'],
    ['euro', 'dollar'],
    ['dollar', 'euro'],
    ['cdi', 'selic-target'],
    ['poupanca', 'tr'],
  ]
  it.each(PAIRS)('%s with the values of %s: stores nothing', async (id, other) => {
    const { after, outcome } = await answered(id, (rows) => honest(other, rows[0]!.day))
    expect(outcome.problem).not.toBeNull()
    expect({ days: after.days, values: after.values }).toEqual(rowsOf(id, held))
  })

  it('is detected without stored data: a euro with the dollar’s values', async () => {
    const without = new Map([...held].filter(([id]) => id !== 'euro'))
    const { after, outcome } = await answered('euro', (rows) => honest('dollar', rows[0]!.day), without)
    expect(outcome.problem).toMatch(/are those of dollar/)
    expect(after).toBeUndefined()
  })
})

describe('false new values, detectable only by another series', () => {
  /** Snapshot from some weeks ago. */
  const weeksAgo = once(
    (): Snapshot =>
      new Map(
        [...held].map(([id, series]) => {
          const last = seriesSpec(id).cadence === 'monthly' || seriesSpec(id).dayOneOnly ? '2026-08-31' : '2026-10-20'
          const kept = series.days.filter((day) => day <= last)
          return [id, { ...series, days: kept, values: series.values.slice(0, kept.length), completeTo: kept.at(-1)! }]
        }),
      ),
  )
  const since = (id: SeriesId): Day => addDays(weeksAgo().get(id)!.days.at(-1)!, 1)
  const newAlone = (id: SeriesId, lie: Fault) => {
    const start = since(id)
    return (rows: Observation[]) => [
      ...rows.filter(({ day }) => day < start),
      ...lied(rows.filter(({ day }) => day >= start) as never, lie, seriesSpec(id).places),
    ]
  }

  it.each([
    ['ipca', 'zeros'],
    ['ipca', 'flipped'],
    ['ipca', 'doubled'],
    ['ipca-12-months', 'doubled'],
    ['cdi', 'doubled'],
    ['selic-over', 'doubled'],
    ['selic-target', 'doubled'],
    ['poupanca', 'doubled'],
    ['tr', 'zeros'],
    ['tr', 'doubled'],
    ['tr', 'tenth'],
    ['taxa-legal', 'zeros'],
    ['taxa-legal', 'tenth'],
    ['selic-month', 'doubled'],
    ['igpdi', 'tenfold'],
    ['igpdi', 'zeros'],
    ['igpdi', 'doubled'],
    ['igpdi', 'tenth'],
    ['ipc-br', 'tenfold'],
    ['euro', 'doubled'],
  ] as const)('%s, %s', async (id, lie) => {
    const was = weeksAgo()
    const { after, outcome } = await answered(id, newAlone(id, lie), was)
    expect(outcome.problem).toMatch(/does not go with|absurd/)
    expect({ days: after.days, values: after.values }).toEqual(rowsOf(id, was))
  })

  /** IBGE index numbers consistent with the change that the central bank republishes: stored and current. */
  const indexOf = (id: 'inpc' | 'ipca15'): Series => {
    let level = 1500
    const rows = bank.rows.get(id)!.filter(({ day }) => day >= '2012-01-01')
    const values = rows.map(({ value }) => {
      level *= 1 + Number(value) / 100
      return level.toFixed(6)
    })
    return { days: rows.map(({ day }) => day), values, completeTo: rows.at(-1)!.day, capturedAt: NOW.toISOString(), reader: 'central_bank' }
  }
  const besideIbge = (id: 'inpc' | 'ipca15', change: (rows: Observation[]) => Observation[]) => {
    const witness = `${id}-index` as const
    const { days, values } = indexOf(id)
    const count = days.findIndex((day) => day >= since(id))
    const before: Snapshot = new Map([
      ...weeksAgo(),
      [witness, { ...indexOf(id), days: days.slice(0, count), values: values.slice(0, count), completeTo: days[count - 1]! }],
    ])
    const ibge: RateSource = {
      name: 'IBGE',
      has: (asked) => asked === witness,
      read: async (_asked, from) => days.flatMap((day, index) => (day >= firstOfMonth(from) ? [{ day, value: values[index]! }] : [])),
    }
    return answered(id, change, before, [ibge])
  }

  it.each(
    (['inpc', 'ipca15'] as const).flatMap((id) =>
      (['zeros', 'flipped', 'doubled', 'tenth', 'tenfold'] as const).map((lie) => [id, lie] as const),
    ),
  )('%s, %s: the IBGE index number reveals it', async (id, lie) => {
    const { after, outcome } = await besideIbge(id, newAlone(id, lie))
    expect(outcome.problem).toMatch(/does not go with|absurd/)
    expect({ days: after.days, values: after.values }).toEqual(rowsOf(id, weeksAgo()))
  })

  it.each(['inpc', 'ipca15'] as const)('%s, honest, matches the index number', async (id) => {
    const { outcomes } = await besideIbge(id, (rows) => rows)
    expect(outcomes.filter(({ problem }) => problem !== null)).toEqual([])
  })

  it('undetected changes are small and limited to two indexes without a second publisher', async () => {
    const believed = new Set<SeriesId>()
    for (const id of IN_THE_BANK) {
      for (const lie of ['zeros', 'flipped', 'doubled', 'tenth', 'tenfold'] as const) {
        const change = newAlone(id, lie)
        const { outcome } = await (id === 'inpc' || id === 'ipca15' ? besideIbge(id, change) : answered(id, change, weeksAgo()))
        if (outcome.problem === null) believed.add(id)
      }
    }
    expect([...believed].sort()).toEqual(['ipc-br', 'ipc-fipe'])
  })

  it('an INPC far from the IPCA does not reject the IPCA, which its twelve-month rate confirms', async () => {
    const start = since('inpc')
    const change = (rows: Observation[]) => rows.map((row) => (row.day >= start ? { ...row, value: '1.40' } : row))
    const { outcomes } = await answered('inpc', change, weeksAgo())
    expect(outcomes.filter(({ problem }) => problem !== null).map(({ id }) => id)).toEqual(['inpc'])
  })
})

describe('over the network', () => {
  // The tests above cover every fault without the network; this runs a sample.
  it.each(oneIn(3, [...LIES, 'repeated'] as const))(
    '%s in every series: saves nothing, logs and reports the reason, and serves stale values',
    async (lie) => {
      for (const id of IN_THE_BANK) bank.spoil(id, lie)
      const folder = seeded(lie)
      const rates = await open(folder)
      const outcomes = await rates.refreshNow()
      expect(outcomes.filter(({ problem }) => problem === null)).toEqual([])
      for (const id of IN_THE_BANK) expect(rowsOf(id, await savedIn(folder))).toEqual(rowsOf(id, held))
      expect(rates.port.troubles().map(({ of }) => of)).toEqual([...IN_THE_BANK].sort())
      expect(logged.join()).toMatch(/"cdi":"/)
      expect(rates.port.latest('cdi', TODAY)).toMatchObject({ date: '2026-11-13', source: 'fallback', stale: true })
    },
  )

  it('the service health names the series and the reason', async () => {
    bank.spoil('cdi', 'doubled')
    const rates = await open(seeded('health'))
    await rates.refreshNow()
    const { status, rates: told } = (await serviceUnderTest({ today: () => TODAY, rates: rates.port }).inject('/v1/health')).json()
    expect(status).toBe('degraded')
    expect(told.refused).toEqual([{ of: 'cdi', why: expect.stringMatching(/^SGS: absurd revision: 0\.050788 on /) }])
  })

  it('a bank that stopped in August is stale in November, also after a restart', async () => {
    for (const id of IN_THE_BANK) bank.spoil(id, 'old')
    const folder = join(root, 'august')
    const rates = await open(folder)
    const outcomes = await rates.refreshNow()
    expect(outcomes.find(({ id }) => id === 'cdi')!.problem).toBe('the newest day is 2026-08-20, and 2026-11-11 was due')
    expect(rates.port.latest('cdi', TODAY)).toMatchObject({ date: '2026-08-20', stale: true })
    expect(rates.port.latest('poupanca', TODAY)!.stale).toBe(true)
    await rates.stop()
    expect((await open(folder)).port.latest('cdi', TODAY)).toMatchObject({ date: '2026-08-20', stale: true })
  })

  it('a slow-drip response delays the other series only briefly', async () => {
    bank.spoil('cdi', 'drip')
    const rates = await open(join(root, 'drip'))
    const refreshing = rates.refreshNow()
    await expect.poll(() => rates.port.latest('taxaLegal', TODAY)?.stale).toBe(false)
    expect(rates.port.latest('cdi', TODAY)!.stale).toBe(true)
    await rates.stop()
    await refreshing
  })
})
