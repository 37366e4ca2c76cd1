/** Coverage of a series and its gaps within an interval, for use in refusals. */
import { isBusinessDay } from '../core/calendar/business-day.ts'
import { addDays, addMonths, type Day, earlier, firstOfMonth, later } from '../core/day.ts'
import type { Hole, SeriesCoverage } from '../operation/evaluation/ports.ts'
import { type SeriesId, seriesSpec } from './metrics.ts'
import type { Series } from './series.ts'

export function coverageIn(id: SeriesId, series: Series, from: Day, to: Day): SeriesCoverage {
  return {
    starts: earlier(seriesSpec(id).since, series.days[0]!),
    first: series.days[0]!,
    last: series.days.at(-1)!,
    holes: holesIn(id, series, from, to),
  }
}

/** Step series have no gaps; otherwise each business day or month without an observation is one. */
export function holesIn(id: SeriesId, { days }: Series, from: Day, to: Day): Hole[] {
  const { held, cadence, dayOneOnly, since } = seriesSpec(id)
  if (held) return []
  const holes: Hole[] = []
  // Days before the first stored one, after the start of the series.
  if (later(from, since) < days[0]! && to >= since) holes.push({ from: later(from, since), to: earlier(addDays(days[0]!, -1), to) })
  // Only gaps within the requested interval.
  for (const { missing, found } of gapsOf(days, cadence === 'monthly' || dayOneOnly === true))
    if (missing <= to && found > from) holes.push({ from: later(missing, from), to: earlier(addDays(found, -1), to) })
  return holes
}

/** First missing day, and the next stored one. */
interface Gap {
  readonly missing: Day
  readonly found: Day
}

/** Cached by the `days` array, which is immutable: computed once per series. */
const known = new WeakMap<readonly Day[], readonly Gap[]>()

function gapsOf(days: readonly Day[], monthly: boolean): readonly Gap[] {
  let gaps = known.get(days)
  if (!gaps) {
    gaps = days.slice(1).flatMap((found, index) => {
      const missing = monthly ? addMonths(firstOfMonth(days[index]!), 1) : nextBusinessDay(days[index]!)
      return missing < found ? [{ missing, found }] : []
    })
    known.set(days, gaps)
  }
  return gaps
}

function nextBusinessDay(day: Day): Day {
  let next = addDays(day, 1)
  while (!isBusinessDay(next)) next = addDays(next, 1)
  return next
}
