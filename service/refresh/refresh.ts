import { addDays, type Day, earlier, firstOfMonth, later, saoPauloDay } from '../../engine/core/day.ts'
import type { SeriesSpec } from '../../engine/indicators/definition.ts'
import { lateness } from '../../engine/indicators/due.ts'
import { SERIES_IDS, type SeriesId, seriesSpec } from '../../engine/indicators/metrics.ts'
import {
  confirmed,
  indexAt,
  merged,
  type Observation,
  type Series,
  type Snapshot,
  withProvisional,
} from '../../engine/indicators/series.ts'
import type { Outcome } from '../../engine/refreshed-series.ts'
import { rest, withTimeout } from '../sources/request.ts'
import { type RateSource, SourceProblem } from '../sources/source.ts'
import { disagreeing } from './validation/cross-check.ts'
import { type Expected, implausibility, truncateAtGap } from './validation/plausibility.ts'

/** Overlap: values are revised and published late. */
export const OVERLAP_DAYS = 45
/** Thirteen months: two cannot distinguish one price index from another. */
const OVERLAP_DAYS_OF_MONTHS = 400

export interface Refreshed {
  readonly snapshot: Snapshot
  readonly outcomes: readonly Outcome[]
  /** Series that timed out. */
  readonly slow: readonly SeriesId[]
}

export interface RefreshOptions {
  /** In order of preference. */
  readonly sources: readonly RateSource[]
  readonly now: Date
  readonly signal: AbortSignal
  /** Pause between series, to limit load on the source. */
  readonly pauseMilliseconds?: number
  /** Series to read. Default: all. */
  readonly only?: readonly SeriesId[]
  /** Timeout per series, regardless of the source's retry policy. */
  readonly eachMilliseconds?: number
  readonly progress?: (outcome: Outcome, done: number, total: number) => void
}

/**
 * Reads every series from the end of its last complete reading. A failing series keeps its data without affecting others. Cross-checks all
 * readings before storing any.
 */
export async function refresh(snapshot: Snapshot, options: RefreshOptions): Promise<Refreshed> {
  const { sources, signal, pauseMilliseconds = 400, progress, only = SERIES_IDS, eachMilliseconds = Number.POSITIVE_INFINITY } = options
  // Series without a configured source stay unchanged.
  const asked = only.filter((id) => sources.some((source) => source.has(id)))
  const result = new Map(snapshot)
  const read = new Map<SeriesId, Outcome>()
  const slow: SeriesId[] = []
  for (const [index, id] of asked.entries()) {
    if (index > 0) await rest(pauseMilliseconds, signal).catch(() => {})
    const started = performance.now()
    const { series, outcome } = await refreshed(id, snapshot.get(id), options)
    if (series) result.set(id, series)
    if (outcome.source === null && performance.now() - started >= eachMilliseconds) slow.push(id)
    read.set(id, withLateness(outcome, id, series, saoPauloDay(options.now)))
    progress?.(read.get(id)!, index + 1, asked.length)
  }
  for (const [id, reason] of disagreeing(confirmedOnly(snapshot), confirmedOnly(result))) {
    const held = snapshot.get(id)
    held ? result.set(id, held) : result.delete(id)
    read.set(id, refusal(id, held, reason))
    progress?.(read.get(id)!, asked.length, asked.length)
  }
  return { snapshot: result, outcomes: [...read.values()], slow }
}

/** Excludes provisional values from cross-checks. */
const confirmedOnly = (snapshot: Snapshot): Snapshot => new Map([...snapshot].map(([id, series]) => [id, confirmed(series)]))

const refusal = (id: SeriesId, held: Series | undefined, problem: string): Outcome => ({
  id,
  source: null,
  added: 0,
  revised: 0,
  last: held?.days.at(-1) ?? null,
  problem,
})

/** A source that responds without an overdue observation counts as failing. */
function withLateness(outcome: Outcome, id: SeriesId, series: Series | undefined, today: Day): Outcome {
  return outcome.problem === null && series ? { ...outcome, problem: lateness(seriesSpec(id), series, today) } : outcome
}

async function refreshed(
  id: SeriesId,
  held: Series | undefined,
  { sources, now, signal, eachMilliseconds }: RefreshOptions,
): Promise<{ series: Series | undefined; outcome: Outcome }> {
  const today = saoPauloDay(now)
  const spec = seriesSpec(id)
  const read = held && confirmed(held)
  const from = resumeDay(spec, read)
  const problems: string[] = []
  for (const source of sources.filter((candidate) => candidate.has(id))) {
    try {
      const asked = (limited: AbortSignal) => source.read(id, from, today, limited)
      const rows = await (eachMilliseconds === undefined ? asked(signal) : withTimeout(eachMilliseconds, signal, asked))
      const absurd = implausibility(spec, rows, read)
      if (absurd) throw new SourceProblem(absurd, { passing: false })
      const { series, outcome } = mergeResponse(id, spec, read, rows, { from, now, source: source.name })
      return { series: outcome.problem !== null && series && held ? withProvisional(series, held) : series, outcome }
    } catch (error) {
      if (!(error instanceof SourceProblem)) throw error
      problems.push(`${source.name}: ${error.message}`)
    }
  }
  return { series: held, outcome: refusal(id, held, problems.join('; ')) }
}

/** A series never read completely starts from the beginning. */
function resumeDay({ since, cadence, dayOneOnly }: SeriesSpec, held: Series | undefined): Day {
  const last = held?.days.at(-1)
  if (!held?.completeTo || !last) return since
  const overlap = cadence === 'monthly' || dayOneOnly ? OVERLAP_DAYS_OF_MONTHS : OVERLAP_DAYS
  return later(since, addDays(earlier(last, held.completeTo), -overlap))
}

/** Merges held data with a response, and describes the outcome. */
export function mergeResponse(
  id: string,
  expected: Expected,
  held: Series | undefined,
  rows: readonly Observation[],
  { from, now, source }: { from: Day; now: Date; source: string },
): { series: Series | undefined; outcome: Outcome } {
  const { whole, hole } = truncateAtGap(expected, rows, held)
  const fresh = { days: whole.map(({ day }) => day), values: whole.map(({ value }) => value) }
  const { days, values, added, revised } = merged(held ?? { days: [], values: [] }, fresh)
  const problem = hole ?? isIncomplete(expected, held, fresh.days, from)
  const outcome = { id, source, added, revised, last: days.at(-1) ?? null, problem }
  if (days.length === 0) return { series: undefined, outcome }
  const series: Series = problem
    ? { ...(held ?? { completeTo: null, capturedAt: now.toISOString(), reader: 'shipped' }), days, values }
    : { days, values, completeTo: fresh.days.at(-1)!, capturedAt: now.toISOString(), reader: 'central_bank' }
  return { series, outcome }
}

/** A response that lacks held days is incomplete: its data are kept, but it does not count as a good reading. */
function isIncomplete({ cadence }: Expected, held: Series | undefined, fresh: readonly Day[], from: Day): string | null {
  if (fresh.length === 0) return 'the source has nothing in the range'
  if (!held?.completeTo) return null // held data were never complete, so they are no reference
  const start = cadence === 'monthly' ? firstOfMonth(from) : from
  const answered = new Set(fresh)
  const lacking = held.days.slice(indexAt(held.days, addDays(start, -1)) + 1).filter((day) => !answered.has(day))
  return lacking.length > 0 ? `the answer lacks ${lacking.length} known days, the first ${lacking[0]}` : null
}
