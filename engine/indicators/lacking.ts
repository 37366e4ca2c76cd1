/** What a series holds, and where it has nothing inside a stretch: so that a refusal can say so. */
import { isBusinessDay } from '../core/business-day.ts'
import { addDays, addMonths, type Day, earlier, firstOfMonth, later } from '../core/day.ts'
import type { Held, Hole } from '../core/operation/ports.ts'
import { type SeriesId, seriesSpec } from './metrics.ts'
import type { Series } from './series.ts'

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
  const holes: Hole[] = []
  // What comes before the first day held, where the series has begun.
  if (later(from, since) < days[0]! && to >= since) holes.push({ from: later(from, since), to: earlier(addDays(days[0]!, -1), to) })
  // Only what lies in the stretch asked about.
  for (const { missing, found } of gapsOf(days, cadence === 'monthly' || dayOneOnly === true))
    if (missing <= to && found > from) holes.push({ from: later(missing, from), to: earlier(addDays(found, -1), to) })
  return holes
}

/** The first day that lacks, and the next that is held. */
interface Gap {
  readonly missing: Day
  readonly found: Day
}

/** By the days of a series, which are never changed but replaced: walked once, whoever asks. */
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
