import { addDays, addMonths, type Day, dayFromNumber, dayNumber, endOfMonth, firstOfMonth } from '../core/day.ts'
import { ONE, percent, type Ratio } from '../core/ratio.ts'
import type { Aggregate, RatePoint } from '../operation/evaluation/ports.ts'
import { type MetricSpec, seriesSpec } from './metrics.ts'
import { indexAt, type Series } from './series.ts'

/** Points of a metric at its own cadence: observations, derived values, or a step series extended to `today`. */
export function pointsOf(metric: MetricSpec, series: Series, today: Day): RatePoint[] {
  const spec = seriesSpec(metric.series)
  if (spec.held) return spec.cadence === 'daily' ? expandByDay(series, today) : expandByMonth(series, today)
  if (metric.derived === 'annualised252') return annualised(series)
  if (metric.derived === 'compounded12') return compounded12(series)
  return series.days.map((date, index) => ({ date, value: Number(series.values[index]) }))
}

function expandByDay({ days, values }: Series, today: Day): RatePoint[] {
  const points: RatePoint[] = []
  days.forEach((from, index) => {
    const value = Number(values[index])
    const next = days[index + 1]
    const until = next && next <= today ? dayNumber(next) : dayNumber(today) + 1
    for (let number = dayNumber(from); number < until; number++) points.push({ date: dayFromNumber(number), value })
  })
  return points
}

/** The SGS dates a monthly value on day 1, even when it changed later in the month (April 2000). */
function expandByMonth({ days, values }: Series, today: Day): RatePoint[] {
  const points: RatePoint[] = []
  for (let month = firstOfMonth(days[0]!); month <= today; month = addMonths(month, 1)) {
    points.push({ date: month, value: Number(values[indexAt(days, endOfMonth(month))]) })
  }
  return points
}

function annualised({ days, values }: Series): RatePoint[] {
  // Rates repeat for weeks: caches the power of 252 per value.
  const known = new Map<string, number>()
  return days.map((date, index) => {
    const daily = values[index]!
    let value = known.get(daily)
    if (value === undefined) {
      value = annualised252(daily)
      known.set(daily, value)
    }
    return { date, value }
  })
}

/** Percent per business day → percent per year of 252 business days, two decimals: the SGS derivation of 4389 from 12. */
export function annualised252(daily: string): number {
  return growth(daily).power(252).minus(ONE).toPercent(2)
}

function compounded12({ days, values }: Series): RatePoint[] {
  const factors = values.map(growth)
  const points: RatePoint[] = []
  for (let last = 11; last < days.length; last++) {
    if (addMonths(days[last - 11]!, 11) !== days[last]) continue // a month is missing in between
    const factor = factors.slice(last - 11, last + 1).reduce((product, month) => product.times(month))
    points.push({ date: days[last]!, value: factor.minus(ONE).toPercent(2) })
  }
  return points
}

/** 0.5 → 1.005 */
export const growth = (percentChange: string | number): Ratio => ONE.plus(percent(percentChange))

/** Points of a range, inclusive. */
export function between(points: readonly RatePoint[], from: Day, to: Day): readonly RatePoint[] {
  const start = firstFrom(points, from)
  const end = firstFrom(points, addDays(to, 1))
  return start === 0 && end === points.length ? points : points.slice(start, end)
}

function firstFrom(points: readonly RatePoint[], day: Day): number {
  let low = 0
  let high = points.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (points[middle]!.date < day) low = middle + 1
    else high = middle
  }
  return low
}

/** One point per month or year, dated by its last observation: last level, or compounded changes. */
export function aggregated(points: readonly RatePoint[], aggregate: Aggregate, metric: MetricSpec): readonly RatePoint[] {
  if (aggregate === 'daily' || (aggregate === 'monthly' && metric.cadence === 'monthly')) return points
  const length = aggregate === 'monthly' ? 7 : 4
  const result: RatePoint[] = []
  for (let start = 0; start < points.length; ) {
    const period = points[start]!.date.slice(0, length)
    let end = start + 1
    while (end < points.length && points[end]!.date.startsWith(period)) end++
    const last = points[end - 1]!
    result.push(metric.aggregation === 'last' ? last : { date: last.date, value: compounded(points.slice(start, end), metric) })
    start = end
  }
  return result
}

function compounded(points: readonly RatePoint[], metric: MetricSpec): number {
  const factor = points.reduce((product, { value }) => product.times(growth(value)), ONE)
  return factor.minus(ONE).toPercent(seriesSpec(metric.series).places)
}

/** Annualizes a monthly savings rate: ((1 + m)^12 − 1), two decimals. */
export function annualisedMonthly(monthly: number): number {
  return growth(monthly).power(12).minus(ONE).toPercent(2)
}
