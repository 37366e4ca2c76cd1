/** Market expectations (Focus), read daily and stored next to the shipped sample. */
import { addDays, type Day, saoPauloDay } from '../../engine/core/day.ts'
import type { Due } from '../../engine/indicators/definition.ts'
import { dueBy } from '../../engine/indicators/due.ts'
import {
  EXPECTED_INDICATORS,
  expectationsOf,
  readStoredSurveys,
  type Surveyed,
  type Surveys,
  unitedSurveys,
  withoutOld,
  writeStoredSurveys,
} from '../../engine/market/expectations.ts'
import type { MarketPort } from '../../engine/operation/evaluation/ports.ts'
import type { Outcome } from '../../engine/refreshed-series.ts'
import type { FocusSource } from '../sources/bcb-focus/index.ts'
import { rest } from '../sources/request.ts'
import { SourceProblem } from '../sources/source.ts'
import type { Companion } from './open-rates.ts'
import { SharedSnapshot, type SnapshotFormat, type SnapshotOptions } from './snapshots/shared-snapshot.ts'
import { type Expected, implausibility } from './validation/plausibility.ts'

/** Surveys of every business day are published weekly: four days without a successful reading are too many. */
const FRESH_MILLISECONDS = 4 * 86_400_000
/** Surveys are not revised; the last month is reread as a check, and is the first reading. */
const SINCE_DAYS = 35

/** Expectations move by tenths: a jump of five points indicates another series. */
const EXPECTED: Expected = {
  cadence: 'daily',
  places: 9,
  sane: { min: -50, max: 200 },
  step: { points: 5 },
  revises: 0.0001,
  anyDays: true,
}
/** Surveys of each business day are published the following Monday; a holiday adds a day. */
const DUE: Due = { businessDays: 8 }

const FORM: SnapshotFormat<Surveys> = {
  name: 'expectations',
  called: 'expectations',
  read: readStoredSurveys,
  write: writeStoredSurveys,
  unite: unitedSurveys,
  parts: ({ surveys, capturedAt }) => [`${surveys.length} ${capturedAt} ${surveys.at(-1)?.date}`],
}

export interface ExpectationsOptions extends SnapshotOptions {
  /** Null disables reading. */
  readonly source: FocusSource | null
  readonly shipped: Surveys
  readonly pauseMilliseconds?: number
}

export class Expectations implements Companion {
  readonly #options: ExpectationsOptions
  readonly #snapshot: SharedSnapshot<Surveys>
  #failing = false
  readonly port: MarketPort['expectations']

  private constructor(options: ExpectationsOptions) {
    this.#options = options
    this.#snapshot = new SharedSnapshot(options, FORM, options.shipped)
    this.port = { of: (indicator, on) => expectationsOf(this.#snapshot.value, indicator, on, this.#isStale()) }
  }

  static async open(options: ExpectationsOptions): Promise<Expectations> {
    const expectations = new Expectations(options)
    await expectations.#snapshot.load()
    return expectations
  }

  start(): void {
    this.#snapshot.start()
  }

  async stop(): Promise<void> {
    this.#snapshot.stop()
  }

  version(): string {
    return `${this.#snapshot.version()}${this.#isStale() ? 's' : ''}`
  }

  isDue(lastHour: Date): boolean {
    const { capturedAt } = this.#snapshot.value
    return this.#options.source !== null && (capturedAt === null || Date.parse(capturedAt) < lastHour.getTime())
  }

  async refresh(signal: AbortSignal, lastHour: Date | undefined, progress?: (outcome: Outcome) => void): Promise<readonly Outcome[]> {
    const { source, clock, pauseMilliseconds = 400 } = this.#options
    if (!source) return []
    await this.#snapshot.load()
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
      // Keeps the older timestamp after a partial failure, so that failed horizons are due again.
      const capturedAt = this.#failing ? this.#snapshot.value.capturedAt : clock.now().toISOString()
      const united = unitedSurveys({ ...this.#snapshot.value, capturedAt: null }, { surveys: read, capturedAt: clock.now().toISOString() })
      this.#snapshot.set(withoutOld({ ...united, capturedAt }, this.#options.shipped, today))
      if (capturedAt !== null) await this.#snapshot.save()
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
      const known = new Set(this.#snapshot.value.surveys.map(({ indicator: of, horizon, date }) => `${of} ${horizon} ${date}`))
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

  /** Validates each horizon separately, survey by survey. */
  #assertBelievable(surveys: readonly Surveyed[]): void {
    for (const horizon of new Set(surveys.map((survey) => survey.horizon))) {
      const rows = surveys
        .filter((survey) => survey.horizon === horizon)
        .sort((a, b) => (a.date < b.date ? -1 : 1))
        .map(({ date, median }) => ({ day: date, value: String(median) }))
      const { indicator } = surveys[0]!
      const before = this.#snapshot.value.surveys.filter((survey) => survey.indicator === indicator && survey.horizon === horizon)
      const held = {
        days: before.map(({ date }) => date),
        values: before.map(({ median }) => String(median)),
        completeTo: null,
        capturedAt: '',
        reader: 'central_bank' as const,
      }
      const absurd = implausibility(EXPECTED, rows, before.length > 0 ? held : undefined)
      if (absurd) throw new SourceProblem(`${horizon}: ${absurd}`, { passing: false })
    }
  }

  #isStale(): boolean {
    const { capturedAt, surveys } = this.#snapshot.value
    const now = this.#options.clock.now()
    if (this.#failing || capturedAt === null || now.getTime() - Date.parse(capturedAt) > FRESH_MILLISECONDS) return true
    const due = dueBy(DUE, saoPauloDay(now))
    return !surveys.some(({ date }) => date >= due)
  }
}
