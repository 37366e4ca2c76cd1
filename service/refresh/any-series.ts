/** Any series of the central bank, read when first asked for and kept: a bounded shelf, the oldest unused out. */
import { addDays, addMonths, type Day, daysBetween, earlier, endOfMonth, firstOfMonth, saoPauloDay } from '../../engine/core/day.ts'
import { messageOf } from '../../engine/core/errors.ts'
import type { MarketPort, PublishedSeries, SeriesCadence, SeriesSummary } from '../../engine/core/operation/ports.ts'
import { type Observation, readRows, type Series } from '../../engine/indicators/series.ts'
import {
  type KeptSeries,
  keptWith,
  publishedOf,
  readShelf,
  type Shelf,
  summaryOf,
  unitedShelves,
  writeShelf,
} from '../../engine/market/kept-series.ts'
import type { Outcome } from '../../engine/refreshed-series.ts'
import type { SgsCodes } from '../sources/bcb-sgs/index.ts'
import { DAILY_MONTHS } from '../sources/bcb-sgs/windows.ts'
import { rest, within } from '../sources/request.ts'
import { SourceProblem } from '../sources/source.ts'
import type { SnapshotStore } from '../store/snapshot-store.ts'
import { fingerprint, Keeper, type Log } from './keeper.ts'
import type { Companion } from './open.ts'
import { absurdity, learnt, rewritten } from './plausible.ts'
import { OVERLAP_DAYS, taken } from './refresh.ts'
import type { Clock } from './schedule.ts'

/** What whoever asks for a series never read waits at most. */
const DEADLINE_MILLISECONDS = 5_000
/** The reading itself may go on after nobody waits: what it brings is there for the next who asks. */
const READING_MILLISECONDS = 60_000
/** Readings wait in one line: asked in parallel, the bank starts to answer with XML. Past this many there is no use in waiting. */
const MAX_WAITING = 8
/** A code the bank does not have is not asked for again so soon; nor is the bank while it does not answer. */
const NOTHING_MILLISECONDS = 3_600_000
const UNREACHABLE_MILLISECONDS = 30_000
const MAX_LACKING = 1000

const MAX_CODES = 200
/** A daily series of forty years weighs 200 thousand. */
const MAX_CHARACTERS = 8_000_000
/** Parsed series kept at hand. */
const MAX_PARSED = 8

/** Before this the bank has nothing: the oldest price index it keeps starts in 1939. */
const BEGINNING: Day = '1900-01-01'
const DAILY_BEGINNING: Day = '1980-01-01'

/** How long a good reading holds before the next is due: the publisher has nothing new sooner. */
const DAYS_BETWEEN: Readonly<Record<SeriesCadence, number>> = { daily: 1, weekly: 1, monthly: 2, quarterly: 5, yearly: 7, irregular: 1 }
/** How old the newest observation of one that goes on can be. */
const MAX_SILENCE: Readonly<Record<SeriesCadence, number>> = {
  daily: 12,
  weekly: 30,
  monthly: 150,
  quarterly: 300,
  yearly: 900,
  irregular: Number.POSITIVE_INFINITY,
}
/** After two years more it has ended, and is as new as it will ever be. */
const ENDED_DAYS = 730
/** How much is read again: a few observations at least, for one alone tells nothing of the answer. */
const OVERLAP: Readonly<Record<SeriesCadence, number>> = {
  daily: OVERLAP_DAYS,
  weekly: 60,
  monthly: 180,
  quarterly: 550,
  yearly: 1500,
  irregular: 180,
}
const DAY_MILLISECONDS = 86_400_000
/** Room for jitter and a retry. */
const GRACE_MILLISECONDS = 12 * 3_600_000

export interface AnySeriesOptions {
  /** Null never asks the bank. */
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
  readonly #keeper: Keeper<Shelf>
  #shelf = new Map<number, KeptSeries>()
  readonly #parsed = new Map<number, { readonly kept: KeptSeries; readonly stale: boolean; readonly series: PublishedSeries }>()
  readonly #failing = new Set<number>()
  readonly #lacking = new Map<number, { readonly why: 'nothing' | 'unreachable'; readonly until: number }>()
  readonly #readings = new Map<number, Reading>()
  readonly #stopping = new AbortController()
  #line: Promise<void> = Promise.resolve()
  #saving: Promise<void> | null = null
  #unwatch = (): void => {}
  #version: string | null = null
  /** Freshness fades with time alone, so it is looked at again, but every request asks: once a second is enough. */
  #stale = { until: 0, count: 0 }

  private constructor(options: AnySeriesOptions) {
    this.#options = options
    const { store, log } = options
    this.#keeper = new Keeper({ store, name: 'series', called: 'series read on request', log, read: readShelf, write: writeShelf })
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

  #isStale({ code, cadence, capturedAt, last }: KeptSeries): boolean {
    const age = this.#now().getTime() - Date.parse(capturedAt)
    if (this.#failing.has(code) || age > DAYS_BETWEEN[cadence] * DAY_MILLISECONDS + GRACE_MILLISECONDS) return true
    const silence = daysBetween(last.date, saoPauloDay(this.#now())) - MAX_SILENCE[cadence]
    return silence > 0 && silence < ENDED_DAYS
  }

  #isDue({ cadence, capturedAt, wholeFrom, code }: KeptSeries, lastHour: Date): boolean {
    const earliest = lastHour.getTime() - (DAYS_BETWEEN[cadence] - 1) * DAY_MILLISECONDS
    return Date.parse(capturedAt) < earliest || (wholeFrom !== null && this.#failing.has(code))
  }

  /** Whether what is held goes back to a day; to what is answered when none is named, where null. */
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
    void this.#inLine(() => within(READING_MILLISECONDS, this.#stopping.signal, read).finally(() => this.#shelf.has(code) && this.#save()))
      .catch((error: unknown) => this.#noteLack(code, error))
      .finally(() => {
        this.#readings.delete(code)
        reading.end()
      })
    return reading
  }

  /** The rest of a reading goes on without whoever waited. */
  async #waited(reading: Reading, from: Day | null): Promise<void> {
    const { deadlineMilliseconds = DEADLINE_MILLISECONDS } = this.#options
    let cancel = (): void => {}
    const late = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, deadlineMilliseconds)
      cancel = () => clearTimeout(timer)
    })
    await Promise.race([late, reading.until(from)]).finally(cancel)
  }

  /** Newest window first: it tells the cadence, and it is what most ask for. Then back to the beginning. */
  async #readBack(code: number, signal: AbortSignal, reading: Reading): Promise<void> {
    const today = saoPauloDay(this.#now())
    let kept = this.#shelf.get(code)
    if (!kept) {
      // The running month whole: the address stays the same for a month, and with it the tag.
      const window = { from: firstOfMonth(addMonths(today, -DAILY_MONTHS + 1)), to: endOfMonth(today) }
      const { rows, ...tag } = await this.#asked(code, window, signal, null)
      if (rows.length > 0) kept = this.#keep(code, undefined, rows, window.from, tag)
    }
    while (kept?.wholeFrom !== null) {
      if (kept) reading.reached(kept)
      kept = await this.#readOlder(code, kept, today, signal)
      if (!kept) throw new Nothing()
    }
    reading.reached(kept)
  }

  /** One window before what is held, of a series by the day; all at once of the others. */
  async #readOlder(code: number, kept: KeptSeries | undefined, today: Day, signal: AbortSignal): Promise<KeptSeries | undefined> {
    if (!kept) return this.#readEnded(code, today, signal)
    const to = addDays(kept.wholeFrom!, -1)
    const from = kept.cadence === 'daily' || kept.cadence === 'weekly' ? addMonths(kept.wholeFrom!, -DAILY_MONTHS) : BEGINNING
    const { rows } = await this.#asked(code, { from, to }, signal, null)
    // Nothing in five years: before them there is nothing.
    return this.#keep(code, kept, rows, rows.length === 0 || from === BEGINNING ? null : from, null)
  }

  /** A series without a value in years has ended, or never was. Asked for all of it, the bank refuses one by the day: that goes by windows. */
  async #readEnded(code: number, today: Day, signal: AbortSignal): Promise<KeptSeries | undefined> {
    let to = addDays(firstOfMonth(addMonths(today, -DAILY_MONTHS + 1)), -1)
    try {
      const { rows } = await this.#asked(code, { from: BEGINNING, to }, signal, null)
      return rows.length > 0 ? this.#keep(code, undefined, rows, null, null) : undefined
    } catch (error) {
      if (!(error instanceof SourceProblem) || !error.message.startsWith('status 406')) throw error
    }
    while (to > DAILY_BEGINNING) {
      const from = addMonths(addDays(to, 1), -DAILY_MONTHS)
      const { rows } = await this.#asked(code, { from, to }, signal, null)
      if (rows.length > 0) return this.#keep(code, undefined, rows, from, null)
      to = addDays(from, -1)
    }
    return undefined
  }

  async #asked(code: number, window: { from: Day; to: Day }, signal: AbortSignal, known: KeptSeries['tag']) {
    const today = saoPauloDay(this.#now())
    const answer = await this.#options.source!.read(code, window, signal, known)
    // What lies ahead is no observation yet.
    const rows = answer.rows === 'unchanged' ? [] : answer.rows.filter(({ day }) => day <= today)
    const absurd = absurdity(learnt(undefined, 'daily'), rows, undefined)
    if (absurd) throw new SourceProblem(absurd, { passing: false })
    return { ...answer, rows, unchanged: answer.rows === 'unchanged' }
  }

  #keep(
    code: number,
    before: KeptSeries | undefined,
    rows: readonly Observation[],
    wholeFrom: Day | null,
    tag: { address: string; etag: string | null } | null,
  ): KeptSeries {
    const now = this.#now().toISOString()
    const kept = keptWith(before, {
      code,
      days: rows.map(({ day }) => day),
      values: rows.map(({ value }) => value),
      wholeFrom,
      completeTo: before?.completeTo ?? rows.at(-1)!.day,
      capturedAt: before?.capturedAt ?? now,
      usedAt: now,
      tag: tag?.etag ? { address: tag.address, etag: tag.etag } : (before?.tag ?? null),
    })
    this.#put(kept)
    this.#lacking.delete(code)
    return kept
  }

  #put(kept: KeptSeries): void {
    this.#shelf.set(kept.code, kept)
    this.#version = null
    this.#makeRoom(kept.code)
  }

  /** The oldest unused go, never the one just read. */
  #makeRoom(besides: number): void {
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

  async #refreshed(kept: KeptSeries, signal: AbortSignal): Promise<Outcome> {
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
      const { rows, unchanged, ...tag } = await this.#asked(code, { from, to: endOfMonth(today) }, signal, kept.tag)
      if (unchanged) {
        this.#put({ ...this.#shelf.get(code)!, capturedAt: this.#now().toISOString() })
        this.#failing.delete(code)
        return { id, source: 'SGS', added: 0, revised: 0, last: held.days.at(-1)!, problem: null }
      }
      const expected = learnt(held, kept.cadence === 'daily' ? 'daily' : 'monthly')
      const absurd = absurdity(expected, rows, held) ?? rewritten(rows, held)
      if (absurd) return failed(absurd)
      const { series, outcome } = taken(id, expected, held, rows, { from, now: this.#now(), source: 'SGS' })
      const good = outcome.problem === null
      good ? this.#failing.delete(code) : this.#failing.add(code)
      const { usedAt } = this.#shelf.get(code) ?? kept
      this.#put(
        keptWith(kept, {
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

  /** One reading of the bank at a time, whoever asks. */
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

  #adopt(saved: Shelf = new Map()): Shelf {
    for (const [code, { capturedAt }] of saved) if (capturedAt > (this.#shelf.get(code)?.capturedAt ?? '')) this.#failing.delete(code)
    this.#shelf = unitedShelves(this.#shelf, saved)
    this.#version = null
    this.#makeRoom(0)
    return this.#shelf
  }

  /** What other processes read meanwhile is kept too; a save asked for during another follows it. */
  #save(): Promise<void> {
    const save = async (): Promise<void> => {
      this.#adopt(await this.#keeper.load())
      await this.#keeper.keep(this.#shelf)
    }
    const saving = (this.#saving ?? Promise.resolve()).then(save)
    this.#saving = saving
    return saving
  }
}

const sameReading = (one: KeptSeries, other: KeptSeries): boolean =>
  one.rows === other.rows && one.capturedAt === other.capturedAt && one.wholeFrom === other.wholeFrom

/** The bank has no value under the code. */
class Nothing extends Error {}

/** A reading under way and who waits for how much of it. */
class Reading {
  #kept: KeptSeries | undefined
  #ended = false
  readonly #waiting = new Set<{ readonly from: Day | null; readonly resolve: () => void }>()

  reached(kept: KeptSeries): void {
    this.#kept = kept
    for (const waiter of this.#waiting) if (suffices(kept, waiter.from)) this.#release(waiter)
  }

  end(): void {
    this.#ended = true
    for (const waiter of this.#waiting) this.#release(waiter)
  }

  until(from: Day | null): Promise<void> {
    if (this.#ended || (this.#kept && suffices(this.#kept, from))) return Promise.resolve()
    return new Promise((resolve) => this.#waiting.add({ from, resolve }))
  }

  #release(waiter: { readonly from: Day | null; readonly resolve: () => void }): void {
    this.#waiting.delete(waiter)
    waiter.resolve()
  }
}

/** Of a series by the day the newest window is what is answered unless an older day is named; of the others, all. */
const suffices = ({ wholeFrom, cadence }: KeptSeries, from: Day | null): boolean =>
  wholeFrom === null || (from === null ? cadence === 'daily' : wholeFrom <= from)

const seriesOf = ({ rows, completeTo, capturedAt }: KeptSeries): Series => ({
  ...readRows(rows),
  completeTo,
  capturedAt,
  reader: 'central_bank',
})
