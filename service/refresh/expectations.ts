/** The market's expectations, read once a day and kept beside the sample that comes with the release. */
import { addDays, type Day, saoPauloDay } from '../../engine/core/day.ts'
import type { MarketPort } from '../../engine/core/operation/ports.ts'
import type { Due } from '../../engine/indicators/definition.ts'
import { dueBy } from '../../engine/indicators/due.ts'
import {
  EXPECTED_INDICATORS,
  expectationsOf,
  readKeptSurveys,
  type Surveyed,
  type Surveys,
  unitedSurveys,
  withoutOld,
  writeKeptSurveys,
} from '../../engine/market/expectations.ts'
import type { Outcome } from '../../engine/refreshed-series.ts'
import type { FocusSource } from '../sources/bcb-focus/index.ts'
import { rest } from '../sources/request.ts'
import { SourceProblem } from '../sources/source.ts'
import { type Form, Held, type HoldingOptions } from './held.ts'
import type { Companion } from './open.ts'
import { absurdity, type Expected } from './plausible.ts'

/** The service brings every business day's survey once a week: four days without a reading are one missed. */
const FRESH_MILLISECONDS = 4 * 86_400_000
/** Surveys are not revised; a month is read again all the same, and is all that is read the first time. */
const SINCE_DAYS = 35

/** Expectations move by tenths: a median five points from the last is another series. */
const EXPECTED: Expected = {
  cadence: 'daily',
  places: 9,
  sane: { min: -50, max: 200 },
  step: { points: 5 },
  revises: 0.0001,
  anyDays: true,
}
/** Every business day's survey comes with the next Monday's report; a week with a holiday is one day more. */
const DUE: Due = { businessDays: 8 }

const FORM: Form<Surveys> = {
  name: 'expectations',
  called: 'expectations',
  read: readKeptSurveys,
  write: writeKeptSurveys,
  unite: unitedSurveys,
  parts: ({ surveys, capturedAt }) => [`${surveys.length} ${capturedAt} ${surveys.at(-1)?.date}`],
}

export interface ExpectationsOptions extends HoldingOptions {
  /** Null never asks. */
  readonly source: FocusSource | null
  readonly shipped: Surveys
  readonly pauseMilliseconds?: number
}

export class Expectations implements Companion {
  readonly #options: ExpectationsOptions
  readonly #held: Held<Surveys>
  #failing = false
  readonly port: MarketPort['expectations']

  private constructor(options: ExpectationsOptions) {
    this.#options = options
    this.#held = new Held(options, FORM, options.shipped)
    this.port = { of: (indicator, on) => expectationsOf(this.#held.value, indicator, on, this.#isStale()) }
  }

  static async open(options: ExpectationsOptions): Promise<Expectations> {
    const expectations = new Expectations(options)
    await expectations.#held.load()
    return expectations
  }

  start(): void {
    this.#held.start()
  }

  async stop(): Promise<void> {
    this.#held.stop()
  }

  version(): string {
    return `${this.#held.version()}${this.#isStale() ? 's' : ''}`
  }

  isDue(lastHour: Date): boolean {
    const { capturedAt } = this.#held.value
    return this.#options.source !== null && (capturedAt === null || Date.parse(capturedAt) < lastHour.getTime())
  }

  async refresh(signal: AbortSignal, lastHour: Date | undefined, progress?: (outcome: Outcome) => void): Promise<readonly Outcome[]> {
    const { source, clock, pauseMilliseconds = 400 } = this.#options
    if (!source) return []
    await this.#held.load()
    if (lastHour && !this.isDue(lastHour)) return []
    const today = saoPauloDay(clock.now())
    const read: Surveyed[] = []
    const outcomes: Outcome[] = []
    for (const indicator of EXPECTED_INDICATORS) {
      const found = await this.#read(source, indicator, today, signal)
      read.push(...found.surveys)
      outcomes.push(found.outcome)
      progress?.(found.outcome)
      await rest(pauseMilliseconds, signal).catch(() => {})
    }
    this.#failing = outcomes.some(({ problem }) => problem !== null)
    if (read.length > 0) {
      // As fresh as the least fresh of them: what was not read is due again.
      const capturedAt = this.#failing ? this.#held.value.capturedAt : clock.now().toISOString()
      const united = unitedSurveys({ ...this.#held.value, capturedAt: null }, { surveys: read, capturedAt: clock.now().toISOString() })
      this.#held.set(withoutOld({ ...united, capturedAt }, this.#options.shipped, today))
      if (capturedAt !== null) await this.#held.save()
    }
    return outcomes
  }

  async #read(source: FocusSource, indicator: (typeof EXPECTED_INDICATORS)[number], today: Day, signal: AbortSignal) {
    const id = `Focus ${indicator}`
    try {
      const surveys = (await source.read(indicator, addDays(today, -SINCE_DAYS), signal)).filter(({ date }) => date <= today)
      this.#assertBelievable(surveys)
      const last =
        surveys
          .map(({ date }) => date)
          .sort()
          .at(-1) ?? null
      const known = new Set(this.#held.value.surveys.map(({ indicator: of, horizon, date }) => `${of} ${horizon} ${date}`))
      const added = surveys.filter(({ horizon, date }) => !known.has(`${indicator} ${horizon} ${date}`)).length
      const problem = surveys.length === 0 ? 'the source has nothing in the range' : null
      return { surveys, outcome: { id, source: problem === null ? 'Focus' : null, added, revised: 0, last, problem } satisfies Outcome }
    } catch (error) {
      if (!(error instanceof SourceProblem)) throw error
      return {
        surveys: [],
        outcome: { id, source: null, added: 0, revised: 0, last: null, problem: `Focus: ${error.message}` } satisfies Outcome,
      }
    }
  }

  /** Each horizon beside itself, survey after survey. */
  #assertBelievable(surveys: readonly Surveyed[]): void {
    for (const horizon of new Set(surveys.map((survey) => survey.horizon))) {
      const rows = surveys
        .filter((survey) => survey.horizon === horizon)
        .sort((a, b) => (a.date < b.date ? -1 : 1))
        .map(({ date, median }) => ({ day: date, value: String(median) }))
      const { indicator } = surveys[0]!
      const before = this.#held.value.surveys.filter((survey) => survey.indicator === indicator && survey.horizon === horizon)
      const held = {
        days: before.map(({ date }) => date),
        values: before.map(({ median }) => String(median)),
        completeTo: null,
        capturedAt: '',
        reader: 'central_bank' as const,
      }
      const absurd = absurdity(EXPECTED, rows, before.length > 0 ? held : undefined)
      if (absurd) throw new SourceProblem(`${horizon}: ${absurd}`, { passing: false })
    }
  }

  #isStale(): boolean {
    const { capturedAt, surveys } = this.#held.value
    const now = this.#options.clock.now()
    if (this.#failing || capturedAt === null || now.getTime() - Date.parse(capturedAt) > FRESH_MILLISECONDS) return true
    const due = dueBy(DUE, saoPauloDay(now))
    return !surveys.some(({ date }) => date >= due)
  }
}
