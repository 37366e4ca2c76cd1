import { addDays, addMonths, type Day, dayFromNumber, dayNumber, endOfMonth, firstOfMonth } from '../core/day.ts'
import type { Aggregate, RatePoint } from '../core/operation/ports.ts'
import { ONE, percent, type Ratio } from '../core/ratio.ts'
import { type MetricSpec, seriesSpec } from './metrics.ts'
import { indexAt, type Series } from './series.ts'

/** A metric's points at its own cadence: what the series observed, derived where the metric says so, held up to a day where it is a step. */
export function pointsOf(metric: MetricSpec, series: Series, today: Day): RatePoint[] {
  const spec = seriesSpec(metric.series)
  if (spec.held) return spec.cadence === 'daily' ? heldByDay(series, today) : heldByMonth(series, today)
  if (metric.derived === 'annualised252') return annualised(series)
  if (metric.derived === 'compounded12') return compounded12(series)
  return series.days.map((date, index) => ({ date, value: Number(series.values[index]) }))
}

function heldByDay({ days, values }: Series, today: Day): RatePoint[] {
  const points: RatePoint[] = []
  days.forEach((from, index) => {
    const value = Number(values[index])
    const next = days[index + 1]
    const until = next && next <= today ? dayNumber(next) : dayNumber(today) + 1
    for (let number = dayNumber(from); number < until; number++) points.push({ date: dayFromNumber(number), value })
  })
  return points
}

/** The SGS dates a month's value on day 1, also when it changed later in the month (April 2000). */
function heldByMonth({ days, values }: Series, today: Day): RatePoint[] {
  const points: RatePoint[] = []
  for (let month = firstOfMonth(days[0]!); month <= today; month = addMonths(month, 1)) {
    points.push({ date: month, value: Number(values[indexAt(days, endOfMonth(month))]) })
  }
  return points
}

function annualised({ days, values }: Series): RatePoint[] {
  // A rate stays for weeks: most days repeat a value already raised to 252.
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

/** % per business day → % per year of 252 business days, two decimals: how the SGS derives 4389 from 12. */
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

/** Points of a range, from and to included. */
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

/** One point a month or a year, dated by the last observation in it: the last level, or the changes compounded. */
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

/** A monthly savings rate as a year: ((1 + m)^12 − 1), two decimals. */
export function annualisedMonthly(monthly: number): number {
  return growth(monthly).power(12).minus(ONE).toPercent(2)
}
