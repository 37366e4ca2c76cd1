import { addMonths, type Day, dayOf, monthOf, yearOf } from '../../../core/day.ts'
import { atLeastZero, type Money, portion, smallest, split } from '../../../core/money.ts'
import { ONE } from '../../../core/ratio.ts'
import type { SimplesTable } from '../law/simples-nacional.ts'

type LimitStatus = 'within' | 'up_to_20' | 'over_20'

export interface SimplesLimit {
  readonly status: LimitStatus
  /** Annual limit: the ceiling, prorated by twelfths for a company opened during the year. */
  readonly yearLimit: Money
  /**
   * Part of the month's revenue above the annual limit; null when the year's revenue is unknown and the twelve-month revenue replaces it.
   */
  readonly excessRevenue: Money | null
  readonly leavesOn: Day | null
}

interface Revenues {
  readonly revenue: Money
  readonly revenue12m: Money
  /** Revenue from January to the previous month; undefined when omitted. */
  readonly yearBefore: Money | undefined
  /** Month of activity, 1 to 12, for a company younger than a year. */
  readonly month: number | undefined
}

/** Limit including the tolerance. */
export const toleratedUpTo = (limit: Money, { tolerance }: SimplesTable): Money => portion(limit, ONE.plus(tolerance), 'halfUp')

/**
 * Position of a month relative to the ceiling. Exceeding it by up to 20% means exit on 1 January; by more, from the next month (LC
 * 123/2006, art. 3º, §§ 9º and 9º-A), or from the opening for a company opened during the year (§§ 10 and 12).
 */
export function limitOf({ revenue, revenue12m, yearBefore, month }: Revenues, day: Day, table: SimplesTable): SimplesLimit {
  const monthsOfYear = month === undefined ? 12 : Math.min(month, monthOf(day))
  const yearLimit = split(table.ceiling * BigInt(monthsOfYear), 12, 'halfUp')
  const measured = yearBefore === undefined ? revenue12m : yearBefore + revenue
  const limit = yearBefore === undefined ? table.ceiling : yearLimit
  const status: LimitStatus = measured <= limit ? 'within' : measured <= toleratedUpTo(limit, table) ? 'up_to_20' : 'over_20'
  const excessRevenue = yearBefore === undefined ? (status === 'within' ? 0n : null) : smallest(revenue, atLeastZero(measured - yearLimit))
  return { status, yearLimit, excessRevenue, leavesOn: leavesOn(status, day, month) }
}

function leavesOn(status: LimitStatus, day: Day, month: number | undefined): Day | null {
  const firstDay = dayOf(yearOf(day), monthOf(day), 1)
  if (status === 'within') return null
  if (status === 'up_to_20') return dayOf(yearOf(day) + 1, 1, 1)
  return month === undefined ? addMonths(firstDay, 1) : addMonths(firstDay, 1 - month)
}
