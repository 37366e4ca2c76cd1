import { addMonths, type Day, dayOf, firstOfMonth, yearOf } from '../../../core/day.ts'
import { atLeastZero, type Money, portion, smallest } from '../../../core/money.ts'
import { ONE } from '../../../core/ratio.ts'
import type { SimplesTable } from '../law/simples-nacional.ts'

export const LIMIT_STATUSES = ['within', 'up_to_20', 'over_20'] as const
export type LimitStatus = (typeof LIMIT_STATUSES)[number]

export interface YearPosition {
  readonly limit: Money
  readonly status: LimitStatus
  /** Part of the month's revenue above the limit of the year. */
  readonly excess: Money
  /** First day of the consequence; null within the limit. */
  readonly since: Day | null
}

interface YearRevenue {
  /** Revenue of the year up to the month before. */
  readonly before: Money
  readonly month: Money
}

/** Limit including the tolerance. */
export const toleratedUpTo = (limit: Money, { tolerance }: Pick<SimplesTable, 'tolerance'>): Money =>
  portion(limit, ONE.plus(tolerance), 'halfUp')

/**
 * Position of the year, with the month, relative to a limit. Above it by up to 20% the consequence starts on 1 January; by more, in the next
 * month, or at the opening in the year of the opening (LC 123/2006, arts. 3º, §§ 9º to 12, and 20, §§ 1º and 1º-A).
 * @param opened set only in the year of the opening.
 */
export function yearPosition(revenue: YearRevenue, limit: Money, day: Day, opened: Day | null, table: SimplesTable): YearPosition {
  const total = revenue.before + revenue.month
  const status = total <= limit ? 'within' : total <= toleratedUpTo(limit, table) ? 'up_to_20' : 'over_20'
  const excess = smallest(revenue.month, atLeastZero(total - limit))
  const since = {
    within: null,
    up_to_20: dayOf(yearOf(day) + 1, 1, 1),
    over_20: opened ?? addMonths(firstOfMonth(day), 1),
  }[status]
  return { limit, status, excess, since }
}

export const LIMIT_STATUS_WORDS = { within: 'Dentro do teto', up_to_20: 'Até 20% acima', over_20: 'Mais de 20% acima' } as const
