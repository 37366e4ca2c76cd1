/** Products over an interval of a series, and its missing observations. */
import { isBusinessDay } from '../core/calendar/business-day.ts'
import { addDays, addMonths, type Day, daysBetween } from '../core/day.ts'
import { ONE, Ratio } from '../core/ratio.ts'
import { growth } from './history.ts'
import { indexAt, type Series } from './series.ts'

interface Compounding {
  /** Product of all growth factors before each index, times 10^PLACES. */
  readonly products: readonly bigint[]
  /** Number of missing business days before each observation. */
  readonly missingUpTo: readonly number[]
}

const PLACES = 40n
const SCALE = 10n ** PLACES
const memory = new WeakMap<Series, Compounding>()

/** Products from the start of the series to each day: any interval then costs one division. */
function compounding(series: Series): Compounding {
  let known = memory.get(series)
  if (!known) {
    const products = [SCALE]
    const missingUpTo: number[] = []
    let missing = 0
    series.days.forEach((day, index) => {
      const before = series.days[index - 1]
      for (let between = before && addDays(before, 1); between && between < day; between = addDays(between, 1)) {
        if (isBusinessDay(between)) missing++
      }
      missingUpTo.push(missing)
      const { n, d } = growth(series.values[index]!)
      products.push((products[index]! * n) / d)
    })
    known = { products, missingUpTo }
    memory.set(series, known)
  }
  return known
}

const span = (products: readonly bigint[], first: number, last: number): Ratio => Ratio.of(products[last + 1]!, products[first]!)

/** Indexes of every business day of an interval. `count` is zero when it has none; undefined when one is missing. */
export function wholeDays(series: Series, from: Day, to: Day): { first: number; last: number; count: number } | undefined {
  const first = indexAt(series.days, addDays(from, -1)) + 1
  const last = indexAt(series.days, to)
  if (first > last) return daysBetween(from, to) > 10 || hasBusinessDay(from, to) || last < 0 ? undefined : { first, last, count: 0 }
  if (hasBusinessDay(from, addDays(series.days[first]!, -1)) || hasBusinessDay(addDays(series.days[last]!, 1), to)) return undefined
  const { missingUpTo } = compounding(series)
  return missingUpTo[last]! > missingUpTo[first]! ? undefined : { first, last, count: last - first + 1 }
}

/** Maximum days for an exact product; a quotient of rounded products could miss an exact half centavo. */
const EXACT_DAYS = 5

/** Product of the days between two indexes. */
export const dailyProduct = (series: Series, first: number, last: number): Ratio =>
  last - first < EXACT_DAYS ? exactProduct(series, first, last) : span(compounding(series).products, first, last)

/** Last month before the first gap. */
export function lastWithoutGap({ days }: Series): Day {
  let index = 0
  while (index + 1 < days.length && addMonths(days[index]!, 1) === days[index + 1]) index++
  return days[index]!
}

/** Product of whole months, inclusive; undefined when one is missing. */
export function wholeMonths(series: Series, firstMonth: Day, lastMonth: Day): { factor: Ratio; last: number; count: number } | undefined {
  const first = indexAt(series.days, firstMonth)
  const last = indexAt(series.days, lastMonth)
  if (series.days[first] !== firstMonth || series.days[last] !== lastMonth) return undefined
  if (addMonths(firstMonth, last - first) !== lastMonth) return undefined // a month is missing in between
  return { factor: exactProduct(series, first, last), last, count: last - first + 1 }
}

function exactProduct({ values }: Series, first: number, last: number): Ratio {
  let factor = ONE
  for (let index = first; index <= last; index++) factor = factor.times(growth(values[index]!)).truncated()
  return factor
}

/** Quote in force on a day: that of its business day, which must exist. */
export function quoteIndex({ days }: Series, day: Day): number | undefined {
  let business = day
  while (!isBusinessDay(business)) business = addDays(business, -1)
  const index = indexAt(days, business)
  return days[index] === business ? index : undefined
}

function hasBusinessDay(from: Day, to: Day): boolean {
  for (let day = from; day <= to; day = addDays(day, 1)) if (isBusinessDay(day)) return true
  return false
}
