/** Central bank series by code, read on demand into a bounded LRU cache. */
import { addDays, addMonths, type Day, daysBetween, earlier, endOfMonth, firstOfMonth, saoPauloDay } from '../../engine/core/day.ts'
import { messageOf } from '../../engine/core/errors.ts'
import { type Observation, readRows, type Series } from '../../engine/indicators/series.ts'
import {
  mergeReading,
  publishedOf,
  readSeriesStore,
  type SeriesStore,
  type StoredSeries,
  summaryOf,
  unitedSeriesStores,
  writeSeriesStore,
} from '../../engine/market/kept-series.ts'
import type { MarketPort, PublishedSeries, SeriesCadence, SeriesSummary } from '../../engine/operation/evaluation/ports.ts'
import type { Outcome } from '../../engine/refreshed-series.ts'
import type { SgsCodes } from '../sources/bcb-sgs/index.ts'
import { DAILY_MONTHS } from '../sources/bcb-sgs/windows.ts'
import { rest, withTimeout } from '../sources/request.ts'
import { SourceProblem } from '../sources/source.ts'
import type { SnapshotStore } from '../store/snapshot-store.ts'
import type { Companion } from './open-rates.ts'
import { mergeResponse, OVERLAP_DAYS } from './refresh.ts'
import type { Clock } from './schedule.ts'
import { fingerprint, type Log, SnapshotKeeper } from './snapshots/snapshot-keeper.ts'
import { implausibility, inferExpected, rewriteReason } from './validation/plausibility.ts'

/** Maximum wait for a series not read before. */
const DEADLINE_MILLISECONDS = 5_000
/** Reading timeout; a reading continues after callers stop waiting, for the next request. */
const READING_MILLISECONDS = 60_000
/** Readings run sequentially: under parallel requests the central bank API starts to respond with XML. Longer queues are rejected. */
const MAX_WAITING = 8
/** Negative cache for unknown codes, and a pause while the central bank is unreachable. */
const NOTHING_MILLISECONDS = 3_600_000
const UNREACHABLE_MILLISECONDS = 30_000
const MAX_LACKING = 1000

const MAX_CODES = 200
/** A daily series of forty years has about 200 thousand characters. */
const MAX_CHARACTERS = 8_000_000
/** Cache size for parsed series. */
const MAX_PARSED = 8

/** Earliest possible start: the oldest price index starts in 1939. */
const BEGINNING: Day = '1900-01-01'
const DAILY_BEGINNING: Day = '1980-01-01'

/** Days until a good reading is due again, by publication frequency. */
const DAYS_BETWEEN: Readonly<Record<SeriesCadence, number>> = { daily: 1, weekly: 1, monthly: 2, quarterly: 5, yearly: 7, irregular: 1 }
/** Maximum age of the newest observation of an active series. */
const MAX_SILENCE: Readonly<Record<SeriesCadence, number>> = {
  daily: 12,
  weekly: 30,
  monthly: 150,
  quarterly: 300,
  yearly: 900,
  irregular: Number.POSITIVE_INFINITY,
}
/** Two years beyond that, the series counts as discontinued and always fresh. */
const ENDED_DAYS = 730
/** Overlap with held data: at least a few observations, to validate the response. */
const OVERLAP: Readonly<Record<SeriesCadence, number>> = {
  daily: OVERLAP_DAYS,
  weekly: 60,
  monthly: 180,
  quarterly: 550,
  yearly: 1500,
  irregular: 180,
}
const DAY_MILLISECONDS = 86_400_000
/** Margin for jitter and a retry. */
const GRACE_MILLISECONDS = 12 * 3_600_000

export interface AnySeriesOptions {
  /** Null disables reading from the central bank. */
  readonly source: SgsCodes | null
  readonly store: SnapshotStore | null
  readonly clock: Clock
  readonly log: Log
  readonly pauseMilliseconds?: number
  readonly deadlineMilliseconds?: number
  readonly mostCodes?: number
}

type Port = MarketPort['series']

export class AnySeries implements Companion, Port {
  readonly #options: AnySeriesOptions
  readonly #keeper: SnapshotKeeper<SeriesStore>
  #shelf = new Map<number, StoredSeries>()
  readonly #parsed = new Map<number, { readonly kept: StoredSeries; readonly stale: boolean; readonly series: PublishedSeries }>()
  readonly #failing = new Set<number>()
  readonly #lacking = new Map<number, { readonly why: 'nothing' | 'unreachable'; readonly until: number }>()
  readonly #readings = new Map<number, Reading>()
  readonly #stopping = new AbortController()
  #line: Promise<void> = Promise.resolve()
  #saving: Promise<void> | null = null
  #unwatch = (): void => {}
  #version: string | null = null
  /** Freshness depends only on time, but every request checks it: recomputed at most once a second. */
  #stale = { until: 0, count: 0 }

  private constructor(options: AnySeriesOptions) {
    this.#options = options
    const { store, log } = options
    this.#keeper = new SnapshotKeeper({
      store,
      name: 'series',
      called: 'series read on request',
      log,
      read: readSeriesStore,
      write: writeSeriesStore,
    })
  }

  static async open(options: AnySeriesOptions): Promise<AnySeries> {
    const series = new AnySeries(options)
    series.#adopt(await series.#keeper.load())
    return series
  }

  start(): void {
    this.#unwatch = this.#keeper.watch((saved) => this.#adopt(saved))
  }

  async stop(): Promise<void> {
    this.#unwatch()
    this.#stopping.abort()
    await this.#line
    await this.#saving
  }

  version(): string {
    const now = performance.now()
    if (now >= this.#stale.until) {
      const count = [...this.#shelf.values()].filter((kept) => this.#isStale(kept)).length
      this.#stale = { until: now + 1000, count }
    }
    this.#version ??= fingerprint(
      [...this.#shelf.values()].map(({ code, capturedAt, rows, wholeFrom }) => `${code} ${capturedAt} ${rows.length} ${wholeFrom}`),
    )
    return `${this.#version}${this.#stale.count}`
  }

  held(code: number): PublishedSeries | undefined {
    const kept = this.#shelf.get(code)
    if (!kept) return undefined
    this.#shelf.set(code, { ...kept, usedAt: this.#now().toISOString() })
    const stale = this.#isStale(kept)
    const parsed = this.#parsed.get(code)
    if (parsed && sameReading(parsed.kept, kept) && parsed.stale === stale) return parsed.series
    const series = publishedOf(kept, stale)
    this.#parsed.delete(code)
    this.#parsed.set(code, { kept, stale, series })
    if (this.#parsed.size > MAX_PARSED) this.#parsed.delete(this.#parsed.keys().next().value!)
    return series
  }

  summaries(): readonly SeriesSummary[] {
    return [...this.#shelf.values()].sort((a, b) => (a.usedAt > b.usedAt ? -1 : 1)).map(summaryOf)
  }

  lack(code: number): 'nothing' | 'unreachable' | null {
    return this.#lacking.get(code)?.why ?? null
  }

  reading(code: number, from: Day | null): (() => Promise<void>) | null {
    if (!this.#options.source || this.#stopping.signal.aborted || this.#covers(code, from)) return null
    const lacking = this.#lacking.get(code)
    if (lacking && this.#now().getTime() < lacking.until) return null
    if (!this.#readings.has(code) && this.#readings.size >= MAX_WAITING) return null
    return () => this.#waited(this.#readingOf(code), from)
  }

  isDue(lastHour: Date): boolean {
    return this.#options.source !== null && [...this.#shelf.values()].some((kept) => this.#isDue(kept, lastHour))
  }

  async refresh(signal: AbortSignal, lastHour: Date | undefined, progress?: (outcome: Outcome) => void): Promise<readonly Outcome[]> {
    if (!this.#options.source) return []
    this.#adopt(await this.#keeper.load())
    const outcomes: Outcome[] = []
    for (const kept of [...this.#shelf.values()]) {
      if (signal.aborted || (lastHour && !this.#isDue(kept, lastHour))) continue
      if (outcomes.length > 0) await rest(this.#options.pauseMilliseconds ?? 400, signal).catch(() => {})
      const outcome = await this.#inLine(() => this.#refreshed(kept, signal))
      outcomes.push(outcome)
      progress?.(outcome)
    }
    if (outcomes.some(({ source }) => source !== null)) await this.#save()
    return outcomes
  }

  #now(): Date {
    return this.#options.clock.now()
  }

  #isStale({ code, cadence, capturedAt, last }: StoredSeries): boolean {
    const age = this.#now().getTime() - Date.parse(capturedAt)
    if (this.#failing.has(code) || age > DAYS_BETWEEN[cadence] * DAY_MILLISECONDS + GRACE_MILLISECONDS) return true
    const silence = daysBetween(last.date, saoPauloDay(this.#now())) - MAX_SILENCE[cadence]
    return silence > 0 && silence < ENDED_DAYS
  }

  #isDue({ cadence, capturedAt, wholeFrom, code }: StoredSeries, lastHour: Date): boolean {
    const earliest = lastHour.getTime() - (DAYS_BETWEEN[cadence] - 1) * DAY_MILLISECONDS
    return Date.parse(capturedAt) < earliest || (wholeFrom !== null && this.#failing.has(code))
  }

  /** True when held data reach back to `from`, or to the default window when null. */
  #covers(code: number, from: Day | null): boolean {
    const kept = this.#shelf.get(code)
    return kept !== undefined && suffices(kept, from)
  }

  #readingOf(code: number): Reading {
    const known = this.#readings.get(code)
    if (known) return known
    const reading = new Reading()
    this.#readings.set(code, reading)
    const read = (signal: AbortSignal): Promise<void> => this.#readBack(code, signal, reading)
    void this.#inLine(() =>
      withTimeout(READING_MILLISECONDS, this.#stopping.signal, read).finally(() => this.#shelf.has(code) && this.#save()),
    )
      .catch((error: unknown) => this.#noteLack(code, error))
      .finally(() => {
        this.#readings.delete(code)
        reading.end()
      })
    return reading
  }

  /** Waits until the deadline; the reading continues in the background. */
  async #waited(reading: Reading, from: Day | null): Promise<void> {
    const { deadlineMilliseconds = DEADLINE_MILLISECONDS } = this.#options
    let cancel = (): void => {}
    const late = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, deadlineMilliseconds)
      cancel = () => clearTimeout(timer)
    })
    await Promise.race([late, reading.until(from)]).finally(cancel)
  }

  /** Reads the newest window first (it reveals the frequency and serves most requests), then backwards to the beginning. */
  async #readBack(code: number, signal: AbortSignal, reading: Reading): Promise<void> {
    const today = saoPauloDay(this.#now())
    let kept = this.#shelf.get(code)
    if (!kept) {
      // Uses whole months so that the URL, and with it the ETag, stays stable for a month.
      const window = { from: firstOfMonth(addMonths(today, -DAILY_MONTHS + 1)), to: endOfMonth(today) }
      const { rows, ...tag } = await this.#request(code, window, signal, null)
      if (rows.length > 0) kept = this.#store(code, undefined, rows, window.from, tag)
    }
    while (kept?.wholeFrom !== null) {
      if (kept) reading.reached(kept)
      kept = await this.#readOlder(code, kept, today, signal)
      if (!kept) throw new Nothing()
    }
    reading.reached(kept)
  }

  /** Reads one earlier window of a daily series; reads other series completely. */
  async #readOlder(code: number, kept: StoredSeries | undefined, today: Day, signal: AbortSignal): Promise<StoredSeries | undefined> {
    if (!kept) return this.#readEnded(code, today, signal)
    const to = addDays(kept.wholeFrom!, -1)
    const from = kept.cadence === 'daily' || kept.cadence === 'weekly' ? addMonths(kept.wholeFrom!, -DAILY_MONTHS) : BEGINNING
    const { rows } = await this.#request(code, { from, to }, signal, null)
    // An empty five-year window marks the beginning of the series.
    return this.#store(code, kept, rows, rows.length === 0 || from === BEGINNING ? null : from, null)
  }

  /**
   * Reads a series without recent values: discontinued or nonexistent. The API rejects a full request for a daily series, which is then
   * read by windows.
   */
  async #readEnded(code: number, today: Day, signal: AbortSignal): Promise<StoredSeries | undefined> {
    let to = addDays(firstOfMonth(addMonths(today, -DAILY_MONTHS + 1)), -1)
    try {
      const { rows } = await this.#request(code, { from: BEGINNING, to }, signal, null)
      return rows.length > 0 ? this.#store(code, undefined, rows, null, null) : undefined
    } catch (error) {
      if (!(error instanceof SourceProblem) || !error.message.startsWith('status 406')) throw error
    }
    while (to > DAILY_BEGINNING) {
      const from = addMonths(addDays(to, 1), -DAILY_MONTHS)
      const { rows } = await this.#request(code, { from, to }, signal, null)
      if (rows.length > 0) return this.#store(code, undefined, rows, from, null)
      to = addDays(from, -1)
    }
    return undefined
  }

  async #request(code: number, window: { from: Day; to: Day }, signal: AbortSignal, known: StoredSeries['tag']) {
    const today = saoPauloDay(this.#now())
    const answer = await this.#options.source!.read(code, window, signal, known)
    // Future observations are dropped.
    const rows = answer.rows === 'unchanged' ? [] : answer.rows.filter(({ day }) => day <= today)
    const absurd = implausibility(inferExpected(undefined, 'daily'), rows, undefined)
    if (absurd) throw new SourceProblem(absurd, { passing: false })
    return { ...answer, rows, unchanged: answer.rows === 'unchanged' }
  }

  #store(
    code: number,
    before: StoredSeries | undefined,
    rows: readonly Observation[],
    wholeFrom: Day | null,
    tag: { address: string; etag: string | null } | null,
  ): StoredSeries {
    const now = this.#now().toISOString()
    const kept = mergeReading(before, {
      code,
      days: rows.map(({ day }) => day),
      values: rows.map(({ value }) => value),
      wholeFrom,
      completeTo: before?.completeTo ?? rows.at(-1)!.day,
      capturedAt: before?.capturedAt ?? now,
      usedAt: now,
      tag: tag?.etag ? { address: tag.address, etag: tag.etag } : (before?.tag ?? null),
    })
    this.#cache(kept)
    this.#lacking.delete(code)
    return kept
  }

  #cache(kept: StoredSeries): void {
    this.#shelf.set(kept.code, kept)
    this.#version = null
    this.#evict(kept.code)
  }

  /** Evicts least recently used series, never the one just read. */
  #evict(besides: number): void {
    const { mostCodes = MAX_CODES } = this.#options
    let characters = 0
    for (const { rows } of this.#shelf.values()) characters += rows.length
    if (this.#shelf.size <= mostCodes && characters <= MAX_CHARACTERS) return
    const oldest = [...this.#shelf.values()].filter(({ code }) => code !== besides).sort((a, b) => (a.usedAt < b.usedAt ? -1 : 1))
    for (const { code, rows } of oldest) {
      if (this.#shelf.size <= mostCodes && characters <= MAX_CHARACTERS) return
      this.#shelf.delete(code)
      this.#parsed.delete(code)
      characters -= rows.length
    }
  }

  async #refreshed(kept: StoredSeries, signal: AbortSignal): Promise<Outcome> {
    const { code } = kept
    const id = `SGS ${code}`
    const held = seriesOf(kept)
    const failed = (problem: string): Outcome => {
      this.#failing.add(code)
      return { id, source: null, added: 0, revised: 0, last: held.days.at(-1)!, problem }
    }
    try {
      const today = saoPauloDay(this.#now())
      const from = firstOfMonth(addDays(earlier(kept.completeTo, held.days.at(-1)!), -OVERLAP[kept.cadence]))
      const { rows, unchanged, ...tag } = await this.#request(code, { from, to: endOfMonth(today) }, signal, kept.tag)
      if (unchanged) {
        this.#cache({ ...this.#shelf.get(code)!, capturedAt: this.#now().toISOString() })
        this.#failing.delete(code)
        return { id, source: 'SGS', added: 0, revised: 0, last: held.days.at(-1)!, problem: null }
      }
      const expected = inferExpected(held, kept.cadence === 'daily' ? 'daily' : 'monthly')
      const absurd = implausibility(expected, rows, held) ?? rewriteReason(rows, held)
      if (absurd) return failed(absurd)
      const { series, outcome } = mergeResponse(id, expected, held, rows, { from, now: this.#now(), source: 'SGS' })
      const good = outcome.problem === null
      good ? this.#failing.delete(code) : this.#failing.add(code)
      const { usedAt } = this.#shelf.get(code) ?? kept
      this.#cache(
        mergeReading(kept, {
          ...kept,
          days: series!.days,
          values: series!.values,
          usedAt,
          completeTo: good ? series!.completeTo! : kept.completeTo,
          capturedAt: good ? series!.capturedAt : kept.capturedAt,
          tag: good && tag.etag ? { address: tag.address, etag: tag.etag } : null,
        }),
      )
      return outcome
    } catch (error) {
      if (!(error instanceof SourceProblem)) throw error
      return failed(`SGS: ${error.message}`)
    }
  }

  /** Serializes requests to the central bank. */
  #inLine<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#line.then(work)
    this.#line = turn.then(
      () => {},
      () => {},
    )
    return turn
  }

  #noteLack(code: number, error: unknown): void {
    if (this.#stopping.signal.aborted) return
    const why = error instanceof Nothing ? 'nothing' : 'unreachable'
    if (why === 'unreachable') this.#options.log('warn', 'a series asked for could not be read', { code, problem: messageOf(error) })
    if (this.#lacking.size >= MAX_LACKING) this.#lacking.delete(this.#lacking.keys().next().value!)
    this.#lacking.set(code, { why, until: this.#now().getTime() + (why === 'nothing' ? NOTHING_MILLISECONDS : UNREACHABLE_MILLISECONDS) })
  }

  #adopt(saved: SeriesStore = new Map()): SeriesStore {
    for (const [code, { capturedAt }] of saved) if (capturedAt > (this.#shelf.get(code)?.capturedAt ?? '')) this.#failing.delete(code)
    this.#shelf = unitedSeriesStores(this.#shelf, saved)
    this.#version = null
    this.#evict(0)
    return this.#shelf
  }

  /** Saves, merging readings of other processes. A save requested during another runs after it. */
  #save(): Promise<void> {
    const save = async (): Promise<void> => {
      this.#adopt(await this.#keeper.load())
      await this.#keeper.save(this.#shelf)
    }
    const saving = (this.#saving ?? Promise.resolve()).then(save)
    this.#saving = saving
    return saving
  }
}

const sameReading = (one: StoredSeries, other: StoredSeries): boolean =>
  one.rows === other.rows && one.capturedAt === other.capturedAt && one.wholeFrom === other.wholeFrom

/** The central bank has no values for the code. */
class Nothing extends Error {}

/** Reading in progress, with callers waiting for different ranges. */
class Reading {
  #stored: StoredSeries | undefined
  #ended = false
  readonly #pending = new Set<{ readonly from: Day | null; readonly resolve: () => void }>()

  reached(kept: StoredSeries): void {
    this.#stored = kept
    for (const waiter of this.#pending) if (suffices(kept, waiter.from)) this.#release(waiter)
  }

  end(): void {
    this.#ended = true
    for (const waiter of this.#pending) this.#release(waiter)
  }

  until(from: Day | null): Promise<void> {
    if (this.#ended || (this.#stored && suffices(this.#stored, from))) return Promise.resolve()
    return new Promise((resolve) => this.#pending.add({ from, resolve }))
  }

  #release(waiter: { readonly from: Day | null; readonly resolve: () => void }): void {
    this.#pending.delete(waiter)
    waiter.resolve()
  }
}

/** True when held data satisfy the request. Default range: the newest window of a daily series, everything of the others. */
const suffices = ({ wholeFrom, cadence }: StoredSeries, from: Day | null): boolean =>
  wholeFrom === null || (from === null ? cadence === 'daily' : wholeFrom <= from)

const seriesOf = ({ rows, completeTo, capturedAt }: StoredSeries): Series => ({
  ...readRows(rows),
  completeTo,
  capturedAt,
  reader: 'central_bank',
})
