import { addDays, type Day, daysBetween, firstOfMonth, monthOf, yearOf } from '../../../core/day.ts'
import { ONE, Ratio, ZERO } from '../../../core/ratio.ts'
import type { ContributionTime } from '../law/contribution-time.ts'

export const PERIOD_KINDS = ['common', 'special_25', 'special_20', 'special_15', 'reduced_plan'] as const
type PeriodKind = (typeof PERIOD_KINDS)[number]

/** A period, inclusive of both days. */
export interface ContributionPeriod {
  readonly from: Day
  readonly to: Day
  readonly kind: PeriodKind
  /** True when pay after the reform was below the minimum wage. */
  readonly below_minimum: boolean
}

interface Counted {
  /** Per period in input order; overlapping days count once. */
  readonly byPeriod: readonly { readonly days: number; readonly counted: Ratio }[]
  /** Days counted one by one, with special work multiplied. */
  readonly days: Ratio
  /** Whole months, when the counting method uses them. */
  readonly months: number
  /** Days of the month of the reform not already counted in `days`. */
  readonly restOfReformMonth: number
  /** Waiting period: months of contribution in any plan. */
  readonly waitingMonths: number
  readonly overlaps: readonly { readonly from: Day; readonly to: Day }[]
}

/** Multiplier of a day of a period. */
export function factorOf(kind: PeriodKind, sex: 'male' | 'female' | undefined, { conversion }: ContributionTime): Ratio {
  if (kind === 'reduced_plan') return ZERO
  if (kind === 'common' || !sex) return ONE
  return { special_25: conversion.special25, special_20: conversion.special20, special_15: conversion.special15 }[kind][sex]
}

const monthIndex = (day: Day): number => yearOf(day) * 12 + monthOf(day)

/**
 * Contribution time. Until the reform every day counts once, with special work multiplied (EC 103/2019, art. 25, § 2º). After it, days also
 * count one by one, or by `wholeMonths`: each month touched counts thirty days when its pay reached the minimum (Decreto 3.048/1999, art.
 * 19-C).
 */
export function countPeriods(
  periods: readonly ContributionPeriod[],
  { law, sex, wholeMonths }: { readonly law: ContributionTime; readonly sex: 'male' | 'female' | undefined; readonly wholeMonths: boolean },
): Counted {
  const afterReform = addDays(law.byDayUntil, 1)
  const reformMonth = monthIndex(law.byDayUntil)
  const counted = periods.map(() => ZERO)
  let days = ZERO
  let inReformMonth = 0
  const overlaps: { from: Day; to: Day }[] = []

  /** Day after the end of each period. */
  const ends = periods.map(({ to }) => addDays(to, 1))
  const edges = [...new Set([afterReform, ...ends, ...periods.map(({ from }) => from)])].sort()
  for (const [index, start] of edges.entries()) {
    const end = edges[index + 1]
    if (end === undefined) break
    const covering = periods.flatMap((period, at) => (period.from <= start && ends[at]! >= end ? [at] : []))
    if (covering.length > 1) {
      const last = overlaps.at(-1)
      if (last && addDays(last.to, 1) === start) last.to = addDays(end, -1)
      else overlaps.push({ from: start, to: addDays(end, -1) })
    }
    const past = start < afterReform
    if (!past && wholeMonths) continue
    const length = daysBetween(start, end)
    let owner: number | undefined
    let best = ZERO
    for (const at of covering) {
      const own = factorOf(periods[at]!.kind, sex, law)
      const factor = past || own.isZero ? own : ONE
      if (factor.compare(best) > 0) [owner, best] = [at, factor]
    }
    if (owner === undefined) continue
    const worth = best.times(Ratio.of(BigInt(length)))
    counted[owner] = counted[owner]!.plus(worth)
    days = days.plus(worth)
    if (past && monthIndex(addDays(end, -1)) === reformMonth)
      inReformMonth += Math.min(length, daysBetween(firstOfMonth(law.byDayUntil), end))
  }

  const monthsDone = new Set<number>()
  const waiting = new Set<number>()
  let restOfReformMonth = 0
  for (const [at, { from, to, kind, below_minimum: belowMinimum }] of periods.entries()) {
    for (let month = monthIndex(from); month <= monthIndex(to); month++) {
      const byMonth = month > reformMonth || (month === reformMonth && to >= afterReform)
      if (!(byMonth && belowMinimum) || (month === reformMonth && from < afterReform)) waiting.add(month)
      if (!wholeMonths || !byMonth || belowMinimum || kind === 'reduced_plan' || monthsDone.has(month)) continue
      monthsDone.add(month)
      const worth = month === reformMonth ? law.daysInMonth - Math.min(law.daysInMonth, inReformMonth) : law.daysInMonth
      if (month === reformMonth) restOfReformMonth = worth
      counted[at] = counted[at]!.plus(Ratio.of(BigInt(worth)))
    }
  }
  return {
    byPeriod: periods.map(({ from, to }, at) => ({ days: daysBetween(from, to) + 1, counted: counted[at]! })),
    days,
    months: [...monthsDone].filter((month) => month !== reformMonth).length,
    restOfReformMonth,
    waitingMonths: waiting.size,
    overlaps,
  }
}
