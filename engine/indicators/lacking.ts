/** What a series holds, and where it has nothing inside a stretch: so that a refusal can say so. */
import { isBusinessDay } from '../core/business-day.ts'
import { addDays, addMonths, type Day, earlier, firstOfMonth, later } from '../core/day.ts'
import type { Held, Hole } from '../core/operation/ports.ts'
import { type SeriesId, seriesSpec } from './metrics.ts'
import { indexAt, type Series } from './series.ts'

export function heldIn(id: SeriesId, series: Series, from: Day, to: Day): Held {
  return {
    starts: earlier(seriesSpec(id).since, series.days[0]!),
    first: series.days[0]!,
    last: series.days.at(-1)!,
    holes: holesIn(id, series, from, to),
  }
}

/** A rate that holds until it changes has none; a business day or a month without its observation is one. */
export function holesIn(id: SeriesId, { days }: Series, from: Day, to: Day): Hole[] {
  const { held, cadence, dayOneOnly, since } = seriesSpec(id)
  if (held) return []
  const monthly = cadence === 'monthly' || dayOneOnly === true
  const next = (day: Day): Day => (monthly ? addMonths(firstOfMonth(day), 1) : nextBusinessDay(day))
  const holes: Hole[] = []
  // What comes before the first day held, where the series has begun.
  if (later(from, since) < days[0]! && to >= since) holes.push({ from: later(from, since), to: earlier(addDays(days[0]!, -1), to) })
  const start = Math.max(0, indexAt(days, from))
  for (let index = start; index + 1 < days.length && days[index]! <= to; index++) {
    const missing = next(days[index]!)
    const found = days[index + 1]!
    // Only what lies in the stretch asked about.
    if (missing < found && missing <= to && found > from) holes.push({ from: later(missing, from), to: earlier(addDays(found, -1), to) })
  }
  return holes
}

function nextBusinessDay(day: Day): Day {
  let next = addDays(day, 1)
  while (!isBusinessDay(next)) next = addDays(next, 1)
  return next
}
