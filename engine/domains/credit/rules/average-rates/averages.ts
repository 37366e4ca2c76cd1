/** Average rates of a kind of credit by month. A month that was not published is never filled. */

import { once } from '../../../../core/collections/lazy-value.ts'
import type { Day } from '../../../../core/day.ts'
import { percent, Ratio } from '../../../../core/ratio.ts'
import type { PublishedSeries } from '../../../../operation/evaluation/ports.ts'
import { EXPORTED, LATER, LATER_READ_ON } from './exported.ts'

export interface AverageRate {
  /** YYYY-MM. */
  readonly month: string
  readonly monthly: Ratio
  /** Day of the reading; null for the bank's own export. */
  readonly readOn: string | null
}

/** Last day on which a shipped value was read. */
export const AVERAGES_READ_ON: Day = LATER_READ_ON

const HUNDREDTHS_OF_PERCENT = 10_000n

const monthAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

const rateOf = (month: string, hundredths: string, readOn: string | null): AverageRate => ({
  month,
  monthly: Ratio.of(BigInt(hundredths), HUNDREDTHS_OF_PERCENT),
  readOn,
})

/** Lines of the export and later points, by series, read only when asked. */
const texts = once(() => {
  const bySeries = new Map(
    EXPORTED.trim()
      .split('\n')
      .map((line) => [Number(line.slice(0, 5)), line.slice(6)]),
  )
  const later = new Map<number, AverageRate[]>()
  for (const line of LATER.trim().split('\n')) {
    const [code = '', month = '', hundredths = ''] = line.split(' ')
    later.set(Number(code), [...(later.get(Number(code)) ?? []), rateOf(month, hundredths, LATER_READ_ON)])
  }
  return { bySeries, later }
})

const read = new Map<number, readonly AverageRate[]>()

/** Published months of a monthly series, oldest first; empty for a series that is not held. */
export function averagesOf(series: number): readonly AverageRate[] {
  const known = read.get(series)
  if (known) return known
  const { bySeries, later } = texts()
  const [first = '', ...values] = bySeries.get(series)?.split(' ') ?? []
  const months: AverageRate[] = []
  let month = first
  for (const hundredths of values) {
    months.push(rateOf(month, hundredths, null))
    month = monthAfter(month)
  }
  months.push(...(later.get(series) ?? []))
  read.set(series, months)
  return months
}

/** Shipped months, and those of the same series that were read from the bank since. */
export function monthsOf(held: PublishedSeries | undefined, series: number): readonly AverageRate[] {
  const shipped = averagesOf(series)
  if (!held) return shipped
  const known = new Set(shipped.map(({ month }) => month))
  const read = held.days.flatMap((day, index) => {
    const month = day.slice(0, 7)
    return known.has(month) ? [] : [{ month, monthly: percent(held.values[index]!), readOn: held.readOn }]
  })
  return [...shipped, ...read].sort((a, b) => (a.month < b.month ? -1 : 1))
}

/** Months from one to another, both YYYY-MM. */
export function monthsBetween(from: string, to: string): number {
  const count = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
  return count(to) - count(from)
}
