/** The indicators, ready to serve: what was shipped and saved, in memory, kept fresh while running. The wiring calls `openRates`. */

import type { Day } from '../../engine/core/day.ts'
import type { IndicatorsPort, RateReading } from '../../engine/core/operation/ports.ts'
import { RatesBook } from '../../engine/indicators/book.ts'
import { SERIES_IDS, type SeriesId } from '../../engine/indicators/metrics.ts'
import { readSnapshot, type Snapshot, united, writeSnapshot } from '../../engine/indicators/series.ts'
import { bcbPtax } from '../sources/bcb-ptax/index.ts'
import { bcbSgs, SGS_BASE_URL } from '../sources/bcb-sgs/index.ts'
import { ibgeSidra, SIDRA_BASE_URL } from '../sources/ibge-sidra/index.ts'
import { OLINDA_BASE_URL } from '../sources/olinda.ts'
import { type Patience, within } from '../sources/request.ts'
import { FileStore } from '../store/file-store.ts'
import type { SnapshotStore } from '../store/snapshot-store.ts'
import { fingerprint, Keeper, type Log } from './keeper.ts'
import { type Outcome, refresh } from './refresh.ts'
import { type Clock, everyDay, type Schedule, systemClock } from './schedule.ts'
import { readShipped } from './shipped.ts'

/** What is read beside the series, in the same hour: it keeps its own. */
export interface Companion {
  /** Whether something was last read well before an hour. */
  isDue(lastHour: Date): boolean
  /** Reads what is due; of what fails says why. @param lastHour omitted: reads all. */
  refresh(signal: AbortSignal, lastHour: Date | undefined, progress?: (outcome: Outcome) => void): Promise<readonly Outcome[]>
}

export interface RatesOptions {
  /** Refreshed after the series, by the same schedule. */
  readonly alongside?: readonly Companion[]
  /** The folder of `metadata.json` and the series that come with the release. */
  readonly shipped: URL
  /** Where snapshots are saved: a folder, or another store. Null keeps nothing. */
  readonly store: string | SnapshotStore | null
  /** `off` never touches the network. */
  readonly refresh: 'on' | 'off'
  readonly log: Log
  readonly sgsBaseUrl?: string
  /** The second source of exchange rates. With an SGS of one's own there is none unless given here. */
  readonly ptaxBaseUrl?: string
  /** IBGE's aggregates, for what the SGS does not have. With an SGS of one's own they are not asked unless given here. */
  readonly sidraBaseUrl?: string
  /** Hour in São Paulo, as "22:40". */
  readonly refreshAt?: string
  readonly clock?: Clock
  readonly patience?: Patience
  readonly pauseMilliseconds?: number
}

interface RatesStatus {
  /** The day of the oldest reading among the headline rates; null when nothing is held at all. */
  readonly capturedAt: Day | null
  readonly source: RateReading['source']
  readonly stale: boolean
}

export interface Rates {
  readonly port: IndicatorsPort
  /** Starts the daily refresh (at once when the data is old) and follows what other processes save. Returns without waiting. */
  start(): void
  /** Ends both, and a refresh under way. */
  stop(): Promise<void>
  /** Refreshes now; a refresh already under way is shared. What is read beside the series is told without a count. Rejects when refreshing is off, or with `RefreshingElsewhere`. */
  refreshNow(progress?: (outcome: Outcome, done: number, total: number) => void): Promise<readonly Outcome[]>
  status(): RatesStatus
}

/** Another process that shares the store is reading the source at this moment. */
export class RefreshingElsewhere extends Error {
  override message = 'another process is refreshing the indicators'
}

const NAME = 'rates'
/** A good reading holds until the next day's, with room for jitter and a retry. */
const FRESH_MILLISECONDS = 36 * 3_600_000
/** All the series together. */
const REFRESH_MILLISECONDS = 15 * 60_000

export async function openRates(options: RatesOptions): Promise<Rates> {
  const { shipped, log, clock = systemClock, alongside = [] } = options
  const store = typeof options.store === 'string' ? new FileStore(options.store) : options.store
  const keeper = new Keeper<Snapshot>({ store, name: NAME, called: 'indicators', log, read: readSnapshot, write: writeSnapshot })
  const failing = new Set<string>()
  let snapshot: Snapshot = new Map()
  let book = new RatesBook(snapshot, () => true)
  let version = ''

  const isStale = (id: SeriesId): boolean => {
    const series = snapshot.get(id)
    return !series || series.reader === 'shipped' || failing.has(id) || age(series.capturedAt) > FRESH_MILLISECONDS
  }
  const age = (instant: string): number => clock.now().getTime() - Date.parse(instant)
  const adopt = (next: Snapshot): void => {
    snapshot = next
    book = new RatesBook(next, isStale)
    version = versionOf(next)
  }
  /** What another process read well is no longer failing here. */
  const takeOver = (other: Snapshot = new Map()): Snapshot => {
    for (const [id, { capturedAt }] of other) if (capturedAt > (snapshot.get(id)?.capturedAt ?? '')) failing.delete(id)
    adopt(united(snapshot, other))
    return snapshot
  }
  const sources = [bcbSgs(options.sgsBaseUrl ?? SGS_BASE_URL, options.patience)]
  const ptaxBaseUrl = options.ptaxBaseUrl ?? (options.sgsBaseUrl ? undefined : OLINDA_BASE_URL)
  if (ptaxBaseUrl) sources.push(bcbPtax(ptaxBaseUrl, options.patience))
  const sidraBaseUrl = options.sidraBaseUrl ?? (options.sgsBaseUrl ? undefined : SIDRA_BASE_URL)
  if (sidraBaseUrl) sources.push(ibgeSidra(sidraBaseUrl, options.patience))

  const asked = SERIES_IDS.filter((id) => sources.some((source) => source.has(id)))
  const isDue = (lastHour: Date): boolean =>
    asked.some((id) => {
      const held = snapshot.get(id)
      return !held || held.reader === 'shipped' || Date.parse(held.capturedAt) < lastHour.getTime()
    })

  const release = readShipped(shipped)
  for (const problem of release.problems) log('error', 'a shipped series was passed over', { problem })
  adopt(united(release.value, (await keeper.load()) ?? new Map()))
  if (snapshot.size === 0) log('error', 'no indicator is held: neither shipped nor saved')

  const stopping = new AbortController()
  let underWay: Promise<readonly Outcome[]> | undefined

  type Progress = (outcome: Outcome, done: number, total: number) => void

  /** @param lastHour given, nothing is read when another process has read everything since then. */
  async function refreshOnce(progress: Progress | undefined, lastHour?: Date): Promise<readonly Outcome[]> {
    const work = async (): Promise<readonly Outcome[]> => {
      takeOver(await keeper.load())
      const own = lastHour && !isDue(lastHour) ? [] : await read(progress)
      return [...own, ...(await readBeside(progress, lastHour))]
    }
    const outcomes = await keeper.exclusively(work)
    if (!outcomes) throw new RefreshingElsewhere()
    return outcomes
  }

  async function read(progress?: Progress): Promise<readonly Outcome[]> {
    const before = snapshot
    const { snapshot: next, outcomes } = await within(REFRESH_MILLISECONDS, stopping.signal, (signal) =>
      refresh(before, {
        sources,
        now: clock.now(),
        signal,
        ...(options.pauseMilliseconds !== undefined && { pauseMilliseconds: options.pauseMilliseconds }),
        ...(progress && { progress }),
      }),
    )
    if (!stopping.signal.aborted) {
      for (const { id, problem } of outcomes) problem === null ? failing.delete(id) : failing.add(id)
    }
    adopt(snapshot === before ? next : united(snapshot, next)) // something may have been taken over meanwhile
    warnOf(outcomes)
    if (outcomes.some(({ source }) => source !== null)) await keeper.keep(snapshot)
    return outcomes
  }

  /** One after another, each with the same patience: what one of them cannot read keeps the others from nothing. */
  async function readBeside(progress: Progress | undefined, lastHour: Date | undefined): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = []
    for (const companion of alongside) {
      const read = (signal: AbortSignal) => companion.refresh(signal, lastHour, (outcome) => progress?.(outcome, 0, 0))
      outcomes.push(...(await within(REFRESH_MILLISECONDS, stopping.signal, read)))
    }
    warnOf(outcomes)
    return outcomes
  }

  function warnOf(outcomes: readonly Outcome[]): void {
    const failed = outcomes.filter(({ problem }) => problem !== null)
    if (failed.length === 0) return
    log('warn', 'some indicators were not refreshed', { failed: Object.fromEntries(failed.map(({ id, problem }) => [id, problem])) })
  }

  function refreshNow(progress?: Progress, lastHour?: Date): Promise<readonly Outcome[]> {
    if (options.refresh === 'off') return Promise.reject(new Error('refreshing is off (RATES_REFRESH=off)'))
    underWay ??= refreshOnce(progress, lastHour).finally(() => {
      underWay = undefined
    })
    return underWay
  }

  let schedule: Schedule | undefined
  let unwatch = (): void => {}

  /** Freshness fades with time alone, so it is looked at again, but every request asks: once a second is enough. */
  let seen = { until: 0, version: '' }
  function freshVersion(): string {
    const now = Date.now()
    if (now >= seen.until || !seen.version.startsWith(version)) {
      seen = { until: now + 1000, version: book.captured()?.stale ? `${version}s` : version }
    }
    return seen.version
  }

  return {
    port: {
      version: freshVersion,
      latest: (metric, on) => book.latest(metric, on),
      accumulated: (metric, from, to, counting) => book.accumulated(metric, from, to, counting),
      observed: (metric, from, to) => book.observed(metric, from, to),
      captured: () => book.captured(),
      history: (metric, range) => book.history(metric, range),
      held: (metric, from, to, use) => book.held(metric, from, to, use),
      covers: (metric, today, convention) => book.covers(metric, today, convention),
      published: (code, today) => book.published(code, today),
    },
    start() {
      unwatch = keeper.watch(takeOver)
      if (options.refresh === 'off') return
      schedule = everyDay(
        async (lastHour) => {
          const outcomes = await refreshNow(undefined, lastHour).catch((error: Error) => {
            if (error instanceof RefreshingElsewhere) log('info', error.message)
            else log('error', 'the refresh of the indicators broke', { problem: error.message })
            throw error
          })
          if (outcomes.length === 0) return true
          const refreshed = outcomes.filter(({ problem }) => problem === null).length
          const [added, revised] = [sum(outcomes, 'added'), sum(outcomes, 'revised')]
          log('info', 'indicators refreshed', { refreshed, of: outcomes.length, added, revised })
          return refreshed === outcomes.length
        },
        {
          clock,
          due: (lastHour) => isDue(lastHour) || alongside.some((companion) => companion.isDue(lastHour)),
          ...(options.refreshAt && { at: options.refreshAt }),
        },
      )
    },
    async stop() {
      schedule?.stop()
      unwatch()
      stopping.abort()
      await underWay?.catch(() => {})
    },
    refreshNow: (progress) => refreshNow(progress),
    status() {
      return book.captured() ?? { capturedAt: null, source: 'fallback', stale: true }
    },
  }
}

const sum = (outcomes: readonly Outcome[], field: 'added' | 'revised'): number =>
  outcomes.reduce((total, outcome) => total + outcome[field], 0)

const versionOf = (snapshot: Snapshot): string =>
  fingerprint([...snapshot].map(([id, { days, capturedAt, reader }]) => `${id} ${days.length} ${days.at(-1)} ${capturedAt} ${reader}`))
