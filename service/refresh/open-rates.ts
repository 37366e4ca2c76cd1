/** Indicators in memory, from shipped and saved data, refreshed while running. The wiring calls `openRates`. */

import { type Day, saoPauloDay } from '../../engine/core/day.ts'
import { RatesBook } from '../../engine/indicators/book.ts'
import { lateness } from '../../engine/indicators/due.ts'
import { SERIES_IDS, type SeriesId, seriesSpec } from '../../engine/indicators/metrics.ts'
import { readSnapshot, type Snapshot, united, writeSnapshot } from '../../engine/indicators/series.ts'
import type { IndicatorsPort, RateReading, RateTrouble } from '../../engine/operation/evaluation/ports.ts'
import type { Outcome } from '../../engine/refreshed-series.ts'
import { withTimeout } from '../sources/request.ts'
import type { RateSource } from '../sources/source.ts'
import { FileStore } from '../store/file-store.ts'
import type { SnapshotStore } from '../store/snapshot-store.ts'
import { type Addresses, rateSources } from './rate-sources.ts'
import { type Refreshed, type RefreshOptions, refresh } from './refresh.ts'
import { type Clock, everyDay, type Schedule, systemClock } from './schedule.ts'
import { readShipped } from './snapshots/shipped.ts'
import { fingerprint, type Log, SnapshotKeeper } from './snapshots/snapshot-keeper.ts'

/** Data refreshed together with the series, with its own storage. */
export interface Companion {
  /** True when the last reading precedes the hour. */
  isDue(lastHour: Date): boolean
  /** Refreshes due data and reports failures. @param lastHour when omitted, refreshes everything. */
  refresh(signal: AbortSignal, lastHour: Date | undefined, progress?: (outcome: Outcome) => void): Promise<readonly Outcome[]>
}

export interface RatesOptions extends Addresses {
  /** Refreshed after the series, on the same schedule. */
  readonly alongside?: readonly Companion[]
  /** Release folder with `metadata.json` and the series. */
  readonly shipped: URL
  /** Snapshot folder or store; null disables storage. */
  readonly store: string | SnapshotStore | null
  /** `off` disables network access. */
  readonly refresh: 'on' | 'off'
  readonly log: Log
  /** Sources in order of preference; default: the central bank and IBGE. */
  readonly sources?: readonly RateSource[]
  /** Time of day in São Paulo, such as "22:40". */
  readonly refreshAt?: string
  readonly clock?: Clock
  readonly pauseMilliseconds?: number
  /** Timeout per series in the first pass. */
  readonly eachMilliseconds?: number
  /** Failure reasons by series; passed in when this instance only mirrors another's state. */
  readonly failing?: Map<string, string>
}

interface RatesStatus {
  /** Date of the oldest reading among the headline rates; null without any data. */
  readonly capturedAt: Day | null
  readonly source: RateReading['source']
  readonly stale: boolean
}

export interface Rates {
  readonly port: IndicatorsPort
  /** Starts the daily refresh (immediately when data are old) and watches saves by other processes. Returns without waiting. */
  start(): void
  /** Stops both, aborting a refresh in progress. */
  stop(): Promise<void>
  /**
   * Refreshes now, joining a refresh in progress. Companions report progress without a count. Rejects when refreshing is off, or with
   * `RefreshingElsewhere`.
   */
  refreshNow(progress?: (outcome: Outcome, done: number, total: number) => void): Promise<readonly Outcome[]>
  status(): RatesStatus
}

/** Another process sharing the store is refreshing. */
export class RefreshingElsewhere extends Error {
  override message = 'another process is refreshing the indicators'
}

const NAME = 'rates'
/** A good reading stays fresh until the next day's, with margin for jitter and a retry. */
const FRESH_MILLISECONDS = 36 * 3_600_000
/** Timeout for all series together. */
const REFRESH_MILLISECONDS = 15 * 60_000
/** Slower series are postponed until the others are available, then read with the source's full timeout. */
const EACH_MILLISECONDS = 10_000

type Progress = (outcome: Outcome, done: number, total: number) => void

export async function openRates(options: RatesOptions): Promise<Rates> {
  const store = typeof options.store === 'string' ? new FileStore(options.store) : options.store
  const rates = new RefreshingRates(options, store)
  await rates.load()
  return rates
}

class RefreshingRates implements Rates {
  readonly #options: RatesOptions
  readonly #clock: Clock
  readonly #keeper: SnapshotKeeper<Snapshot>
  readonly #sources: readonly RateSource[]
  readonly #requested: readonly SeriesId[]
  /** Failure reasons of the last reading, for series and companions. */
  readonly #failing: Map<string, string>
  readonly #stopping = new AbortController()
  #snapshot: Snapshot = new Map()
  #book = new RatesBook(this.#snapshot, () => true)
  #version = ''
  #underWay: Promise<readonly Outcome[]> | undefined
  #schedule: Schedule | undefined
  #unwatch = (): void => {}
  /** Freshness depends only on time, but every request checks it: recomputed at most once a second. */
  #seen = { until: 0, version: '' }
  readonly port: IndicatorsPort = {
    version: () => this.#freshVersion(),
    latest: (metric, on) => this.#book.latest(metric, on),
    accumulated: (metric, from, to, counting) => this.#book.accumulated(metric, from, to, counting),
    observed: (metric, from, to) => this.#book.observed(metric, from, to),
    captured: () => this.#book.captured(),
    history: (metric, range) => this.#book.history(metric, range),
    held: (metric, from, to, use) => this.#book.held(metric, from, to, use),
    covers: (metric, today, convention) => this.#book.covers(metric, today, convention),
    published: (code, today) => this.#book.published(code, today),
    troubles: () => this.#troubles(),
  }

  constructor(options: RatesOptions, store: SnapshotStore | null) {
    const { log, clock = systemClock } = options
    this.#options = options
    this.#clock = clock
    this.#failing = options.failing ?? new Map()
    this.#keeper = new SnapshotKeeper({ store, name: NAME, called: 'indicators', log, read: readSnapshot, write: writeSnapshot })
    this.#sources = options.sources ?? rateSources(options)
    this.#requested = SERIES_IDS.filter((id) => this.#sources.some((source) => source.has(id)))
  }

  async load(): Promise<void> {
    const { shipped, log } = this.#options
    const release = readShipped(shipped)
    for (const problem of release.problems) log('error', 'a shipped series was passed over', { problem })
    this.#adopt(united(release.value, (await this.#keeper.load()) ?? new Map()))
    if (this.#snapshot.size === 0) log('error', 'no indicator is held: neither shipped nor saved')
  }

  start(): void {
    this.#unwatch = this.#keeper.watch((other) => this.#takeOver(other))
    if (this.#options.refresh === 'off') return
    const { alongside = [], refreshAt } = this.#options
    this.#schedule = everyDay((lastHour) => this.#scheduled(lastHour), {
      clock: this.#clock,
      due: (lastHour) => this.#isDue(lastHour) || alongside.some((companion) => companion.isDue(lastHour)),
      ...(refreshAt && { at: refreshAt }),
    })
  }

  async stop(): Promise<void> {
    this.#schedule?.stop()
    this.#unwatch()
    this.#stopping.abort()
    await this.#underWay?.catch(() => {})
  }

  refreshNow(progress?: Progress): Promise<readonly Outcome[]> {
    return this.#refreshNow(progress)
  }

  status(): RatesStatus {
    return this.#book.captured() ?? { capturedAt: null, source: 'fallback', stale: true }
  }

  #isStale(id: SeriesId): boolean {
    const series = this.#snapshot.get(id)
    if (!series || series.reader === 'shipped' || this.#failing.has(id)) return true
    const now = this.#clock.now()
    return now.getTime() - Date.parse(series.capturedAt) > FRESH_MILLISECONDS || lateness(seriesSpec(id), series, saoPauloDay(now)) !== null
  }

  #troubles(): readonly RateTrouble[] {
    return [...this.#failing].map(([of, why]) => ({ of, why })).sort((a, b) => (a.of < b.of ? -1 : 1))
  }

  #adopt(next: Snapshot): void {
    this.#snapshot = next
    this.#book = new RatesBook(next, (id) => this.#isStale(id))
    this.#version = versionOf(next)
  }

  /** Merges another process's snapshot and clears failures it has resolved. */
  #takeOver(other: Snapshot = new Map()): Snapshot {
    for (const [id, { capturedAt }] of other) if (capturedAt > (this.#snapshot.get(id)?.capturedAt ?? '')) this.#failing.delete(id)
    this.#adopt(united(this.#snapshot, other))
    return this.#snapshot
  }

  #isDue(lastHour: Date): boolean {
    return this.#requested.some((id) => {
      const held = this.#snapshot.get(id)
      return !held || held.reader === 'shipped' || Date.parse(held.capturedAt) < lastHour.getTime()
    })
  }

  #freshVersion(): string {
    const now = performance.now()
    if (now >= this.#seen.until || !this.#seen.version.startsWith(this.#version)) {
      this.#seen = { until: now + 1000, version: this.#book.captured()?.stale ? `${this.#version}s` : this.#version }
    }
    return this.#seen.version
  }

  #refreshNow(progress?: Progress, lastHour?: Date): Promise<readonly Outcome[]> {
    if (this.#options.refresh === 'off') return Promise.reject(new Error('refreshing is off (RATES_REFRESH=off)'))
    this.#underWay ??= this.#refreshOnce(progress, lastHour).finally(() => {
      this.#underWay = undefined
    })
    return this.#underWay
  }

  async #scheduled(lastHour: Date): Promise<boolean> {
    const { log } = this.#options
    const outcomes = await this.#refreshNow(undefined, lastHour).catch((error: Error) => {
      if (error instanceof RefreshingElsewhere) log('info', error.message)
      else log('error', 'the refresh of the indicators broke', { problem: error.message })
      throw error
    })
    if (outcomes.length === 0) return true
    const refreshed = outcomes.filter(({ problem }) => problem === null).length
    const [added, revised] = [sum(outcomes, 'added'), sum(outcomes, 'revised')]
    log('info', 'indicators refreshed', { refreshed, of: outcomes.length, added, revised })
    return refreshed === outcomes.length
  }

  /** @param lastHour when set, skips the refresh if another process completed one since. */
  async #refreshOnce(progress: Progress | undefined, lastHour?: Date): Promise<readonly Outcome[]> {
    const outcomes = await this.#keeper.exclusively(async () => {
      this.#takeOver(await this.#keeper.load())
      const own = lastHour && !this.#isDue(lastHour) ? [] : await this.#read(progress)
      return [...own, ...(await this.#refreshCompanions(progress, lastHour))]
    })
    if (!outcomes) throw new RefreshingElsewhere()
    return outcomes
  }

  /** Reads all series with a short timeout, then retries the slow ones while the others are already available. */
  async #read(progress?: Progress): Promise<readonly Outcome[]> {
    const { eachMilliseconds = EACH_MILLISECONDS } = this.#options
    const { outcomes, slow } = await this.#round(progress, { eachMilliseconds })
    if (slow.length === 0 || this.#stopping.signal.aborted) return outcomes
    const again = new Map((await this.#round(progress, { only: slow })).outcomes.map((outcome) => [outcome.id, outcome]))
    return outcomes.map((outcome) => again.get(outcome.id) ?? outcome)
  }

  async #round(progress: Progress | undefined, limits: Pick<RefreshOptions, 'only' | 'eachMilliseconds'>): Promise<Refreshed> {
    const before = this.#snapshot
    const { pauseMilliseconds } = this.#options
    const read = await withTimeout(REFRESH_MILLISECONDS, this.#stopping.signal, (signal) =>
      refresh(before, {
        sources: this.#sources,
        now: this.#clock.now(),
        signal,
        ...limits,
        ...(pauseMilliseconds !== undefined && { pauseMilliseconds }),
        ...(progress && { progress }),
      }),
    )
    // Another process's data may have been merged meanwhile.
    this.#adopt(this.#snapshot === before ? read.snapshot : united(this.#snapshot, read.snapshot))
    this.#note(read.outcomes)
    if (read.outcomes.some(({ source }) => source !== null)) await this.#keeper.save(this.#snapshot)
    return read
  }

  /** Refreshes companions sequentially with the same timeout; one failure does not affect the others. */
  async #refreshCompanions(progress: Progress | undefined, lastHour: Date | undefined): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = []
    for (const companion of this.#options.alongside ?? []) {
      const read = (signal: AbortSignal) => companion.refresh(signal, lastHour, (outcome) => progress?.(outcome, 0, 0))
      outcomes.push(...(await withTimeout(REFRESH_MILLISECONDS, this.#stopping.signal, read)))
    }
    this.#note(outcomes)
    return outcomes
  }

  /** Records outcomes for the health check and the log. Ignores an aborted refresh, which is no evidence about the source. */
  #note(outcomes: readonly Outcome[]): void {
    if (!this.#stopping.signal.aborted) {
      for (const { id, problem } of outcomes) problem === null ? this.#failing.delete(id) : this.#failing.set(id, problem)
    }
    const failed = outcomes.filter(({ problem }) => problem !== null)
    if (failed.length === 0) return
    const details = { failed: Object.fromEntries(failed.map(({ id, problem }) => [id, problem])) }
    this.#options.log('warn', 'some indicators were not refreshed', details)
  }
}

const sum = (outcomes: readonly Outcome[], field: 'added' | 'revised'): number =>
  outcomes.reduce((total, outcome) => total + outcome[field], 0)

const versionOf = (snapshot: Snapshot): string =>
  fingerprint([...snapshot].map(([id, { days, capturedAt, reader }]) => `${id} ${days.length} ${days.at(-1)} ${capturedAt} ${reader}`))
