/** Daily quotes of every currency the central bank quotes, back to the start of the real. */
import { addDays, addMonths, type Day, later, saoPauloDay } from '../../engine/core/day.ts'
import { messageOf } from '../../engine/core/errors.ts'
import type { Due } from '../../engine/indicators/definition.ts'
import { dueBy } from '../../engine/indicators/due.ts'
import {
  type Currencies,
  lastDayOf,
  mergedQuotes,
  QUOTED_CURRENCIES,
  QUOTES_SINCE,
  type Quotation,
  quoteOn,
  readCurrencies,
  readQuotes,
  type StoredCurrency,
  unitedCurrencies,
  writeCurrencies,
  writeQuotes,
} from '../../engine/market/quotes.ts'
import type { MarketPort, Quote } from '../../engine/operation/evaluation/ports.ts'
import type { Outcome } from '../../engine/refreshed-series.ts'
import type { PtaxSource } from '../sources/bcb-ptax/index.ts'
import { rest } from '../sources/request.ts'
import { SourceProblem } from '../sources/source.ts'
import type { Companion } from './open-rates.ts'
import { SharedSnapshot, type SnapshotFormat, type SnapshotOptions } from './snapshots/shared-snapshot.ts'
import { type Expected, implausibility } from './validation/plausibility.ts'

/** A good reading stays fresh until the next day's, with margin for jitter and a retry. */
const FRESH_MILLISECONDS = 36 * 3_600_000
/** Quotes are not revised; the last days are reread as a check. */
const OVERLAP_DAYS = 7
const WINDOW_MONTHS = 12

/** Plausible range against the real: a yen is worth centavos, a pound several reais; at most 30% change a day. */
const EXPECTED: Expected = { cadence: 'daily', places: 9, sane: { min: 0.0001, max: 100 }, step: { times: 1.3 }, revises: 0, anyDays: true }
/** Closing quotes are published at 13:10 on every business day. */
const DUE: Due = { businessDays: 3 }

const FORM: SnapshotFormat<Currencies> = {
  name: 'currencies',
  called: 'quotes of currencies',
  read: readCurrencies,
  write: writeCurrencies,
  unite: unitedCurrencies,
  parts: (currencies) => [...currencies.values()].map(({ code, rows, capturedAt }) => `${code} ${rows.length} ${capturedAt}`),
}

export interface QuotesOptions extends SnapshotOptions {
  /** Null disables reading. */
  readonly source: PtaxSource | null
  readonly pauseMilliseconds?: number
}

export class Quotes implements Companion {
  readonly #options: QuotesOptions
  readonly #snapshot: SharedSnapshot<Currencies>
  readonly #failing = new Set<string>()
  /** Currency names, from the central bank or built in. */
  #names: ReadonlyMap<string, string> = new Map(Object.entries(QUOTED_CURRENCIES))
  readonly port: MarketPort['currencies']

  private constructor(options: QuotesOptions) {
    this.#options = options
    this.#snapshot = new SharedSnapshot(options, FORM, new Map())
    this.port = {
      all: () => [...this.#known()].map(([code, name]) => this.#described(code, name)),
      quote: (currency, on) => this.#quote(currency, on),
    }
  }

  static async open(options: QuotesOptions): Promise<Quotes> {
    const quotes = new Quotes(options)
    await quotes.#snapshot.load()
    return quotes
  }

  start(): void {
    this.#snapshot.start()
  }

  async stop(): Promise<void> {
    this.#snapshot.stop()
  }

  version(): string {
    const stale = [...this.#snapshot.value.values()].filter((kept) => this.#isStale(kept)).length
    return `${this.#snapshot.version()}${stale}`
  }

  isDue(lastHour: Date): boolean {
    return this.#options.source !== null && [...this.#known().keys()].some((code) => this.#isDue(code, lastHour))
  }

  async refresh(signal: AbortSignal, lastHour: Date | undefined, progress?: (outcome: Outcome) => void): Promise<readonly Outcome[]> {
    const { source } = this.#options
    if (!source) return []
    await this.#snapshot.load()
    if (lastHour && !this.isDue(lastHour)) return []
    await this.#learnNames(source, signal)
    const outcomes: Outcome[] = []
    for (const [code, name] of this.#known()) {
      if (lastHour && !this.#isDue(code, lastHour)) continue
      const outcome = await this.#refreshed(source, code, name, signal)
      outcomes.push(outcome)
      progress?.(outcome)
    }
    if (outcomes.some(({ added, revised, problem }) => added + revised > 0 || problem === null)) await this.#snapshot.save()
    return outcomes
  }

  #known(): ReadonlyMap<string, string> {
    return new Map([...this.#names, ...[...this.#snapshot.value.values()].map(({ code, name }) => [code, name] as const)])
  }

  /** Adds newly quoted currencies; keeps those no longer listed. */
  async #learnNames(source: PtaxSource, signal: AbortSignal): Promise<void> {
    try {
      const named = await source.currencies(signal)
      // Built-in Portuguese names take precedence.
      this.#names = new Map([...named.map(({ code, name }) => [code, name] as const), ...Object.entries(QUOTED_CURRENCIES)])
    } catch (error) {
      this.#options.log('warn', 'the list of currencies could not be read', { problem: messageOf(error) })
    }
  }

  #isDue(code: string, lastHour: Date): boolean {
    const kept = this.#snapshot.value.get(code)
    return !kept || Date.parse(kept.capturedAt) < lastHour.getTime()
  }

  #isStale(kept: StoredCurrency): boolean {
    const now = this.#options.clock.now()
    if (this.#failing.has(kept.code) || now.getTime() - Date.parse(kept.capturedAt) > FRESH_MILLISECONDS) return true
    return (lastDayOf(kept) ?? '') < dueBy(DUE, saoPauloDay(now))
  }

  #quote(currency: string, on: Day): Quote | undefined {
    const kept = this.#snapshot.value.get(currency)
    return kept && quoteOn(kept, on, this.#isStale(kept))
  }

  #described(code: string, name: string) {
    const kept = this.#snapshot.value.get(code)
    return { code, name, from: kept?.wholeFrom ?? null, to: kept ? lastDayOf(kept) : null }
  }

  /** Reads new quotes, then year by year back to the start of the real; each completed year is kept even if others fail. */
  async #refreshed(source: PtaxSource, code: string, name: string, signal: AbortSignal): Promise<Outcome> {
    const { pauseMilliseconds = 400, clock } = this.#options
    const today = saoPauloDay(clock.now())
    const tally = { added: 0, revised: 0 }
    const read = async (from: Day, to: Day): Promise<readonly Quotation[]> => {
      const quotes = await source.read(code, from, to, signal)
      this.#assertBelievable(code, quotes)
      await rest(pauseMilliseconds, signal)
      return quotes
    }
    let problem: string | null = null
    try {
      const start = this.#snapshot.value.get(code)?.completeTo
      for (
        let from = start ? addDays(start, -OVERLAP_DAYS) : addMonths(today, -WINDOW_MONTHS);
        from <= today;
        from = addMonths(from, WINDOW_MONTHS)
      ) {
        const to = addDays(addMonths(from, WINDOW_MONTHS), -1)
        this.#take(code, name, await read(from, to < today ? to : today), { from, good: true, tally })
      }
      while ((this.#snapshot.value.get(code)?.wholeFrom ?? QUOTES_SINCE) > QUOTES_SINCE) {
        const { wholeFrom } = this.#snapshot.value.get(code)!
        const from = later(QUOTES_SINCE, addMonths(wholeFrom, -WINDOW_MONTHS))
        const quotes = await read(from, addDays(wholeFrom, -1))
        // A year without quotes marks the start of the currency's history.
        this.#take(code, name, quotes, { from: quotes.length === 0 ? QUOTES_SINCE : from, good: false, tally })
      }
      if (!this.#snapshot.value.has(code)) problem = 'the source has nothing in the range'
    } catch (error) {
      if (!(error instanceof SourceProblem)) throw error
      problem = `PTAX: ${error.message}`
    }
    problem === null ? this.#failing.delete(code) : this.#failing.add(code)
    const kept = this.#snapshot.value.get(code)
    return { id: `PTAX ${code}`, source: problem === null ? 'PTAX' : null, ...tally, last: kept ? lastDayOf(kept) : null, problem }
  }

  /** Validates both bid and ask. */
  #assertBelievable(code: string, quotes: readonly Quotation[]): void {
    const kept = this.#snapshot.value.get(code)
    const held = kept && readQuotes(kept.rows)
    for (const side of ['sell', 'buy'] as const) {
      const series = held && {
        days: held.map(({ day }) => day),
        values: held.map((quote) => quote[side]),
        completeTo: kept.completeTo,
        capturedAt: kept.capturedAt,
        reader: 'central_bank' as const,
      }
      const rows = quotes.map((quote) => ({ day: quote.day, value: quote[side] }))
      const absurd = implausibility(EXPECTED, rows, series)
      if (absurd) throw new SourceProblem(absurd, { passing: false })
    }
  }

  /** @param good true when the reading reaches today and so determines freshness. */
  #take(
    code: string,
    name: string,
    quotes: readonly Quotation[],
    { from, good, tally }: { from: Day; good: boolean; tally: { added: number; revised: number } },
  ): void {
    const before = this.#snapshot.value.get(code)
    const last = quotes.at(-1)?.day
    if (!before && last === undefined) return
    const known = new Map((before ? readQuotes(before.rows) : []).map((quote) => [quote.day, quote]))
    for (const { day, buy, sell } of quotes) {
      const old = known.get(day)
      if (!old) tally.added++
      else if (old.buy !== buy || old.sell !== sell) tally.revised++
    }
    const kept: StoredCurrency = {
      code,
      name,
      rows: writeQuotes(mergedQuotes([...known.values()], quotes)),
      wholeFrom: before && before.wholeFrom < from ? before.wholeFrom : from,
      completeTo: good && last !== undefined ? last : (before?.completeTo ?? last!),
      capturedAt: good ? this.#options.clock.now().toISOString() : before!.capturedAt,
    }
    this.#snapshot.set(new Map(this.#snapshot.value).set(code, kept))
  }
}
