import { type Day, formatDay } from '../../../engine/core/day.ts'
import { ONE, percent } from '../../../engine/core/ratio.ts'
import type { Engine } from '../../../engine/operation/definition/registry.ts'
import type { RateReading } from '../../../engine/operation/evaluation/ports.ts'
import { ports } from '../ports.ts'

/** Published values by metric: effective date and value. Monthly changes are dated on the first of the month. */
export type Readings = Readonly<Record<string, Readonly<Record<Day, number>>>>

/** Engine with in-memory published values. */
export function portsWith(readings: Readings, today: Day = ports.today()): Engine {
  const inOrder = (metric: string) => (Object.entries(readings[metric] ?? {}) as [Day, number][]).sort(([a], [b]) => (a < b ? -1 : 1))
  const reading = (metric: string, [date, value]: [Day, number]): RateReading => ({
    metric,
    value,
    date,
    source: 'central_bank',
    stale: false,
  })
  return {
    ...ports,
    today: () => today,
    rates: {
      ...ports.rates,
      latest(metric, on) {
        const last = inOrder(metric).findLast(([date]) => date <= on)
        return last && reading(metric, last)
      },
      accumulated(metric, from, to) {
        const months = inOrder(`${metric}Monthly`).filter(([date]) => date.slice(0, 7) >= from.slice(0, 7) && date <= to)
        if (months.length === 0) return undefined
        return {
          factor: months.reduce((factor, [, value]) => factor.times(ONE.plus(percent(value))), ONE),
          count: months.length,
          last: reading(`${metric}Monthly`, months.at(-1)!),
          rule: `Variações mensais de ${formatDay(months[0]![0])} a ${formatDay(months.at(-1)![0])}, inclusive`,
        }
      },
    },
  }
}

/** Monthly changes of a year, from January. */
export const monthly = (year: number, changes: readonly number[]): Record<Day, number> =>
  Object.fromEntries(changes.map((change, index) => [`${year}-${String(index + 1).padStart(2, '0')}-01`, change]))
