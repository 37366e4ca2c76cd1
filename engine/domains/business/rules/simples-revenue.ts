/** Revenue by which a month of the Simples is measured: twelve months (RBT12), the calendar year, and the year before. */
import { type Day, dayOf, monthOf, yearOf } from '../../../core/day.ts'
import { type Money, split } from '../../../core/money.ts'
import type { SimplesTable } from '../law/simples-nacional.ts'

const YEAR = 12

/** Months from January of year zero, to count months across years. */
const monthIndex = (day: Day): number => yearOf(day) * YEAR + monthOf(day) - 1

/** Month of activity: 1 in the month of the opening. */
export const monthOfActivity = (month: Day, opened: Day): number => monthIndex(month) - monthIndex(opened) + 1

/** Day of the opening of a company in its n-th month of activity: the first of that month. */
export function openingOf(month: Day, activity: number): Day {
  const index = monthIndex(month) - activity + 1
  return dayOf(Math.floor(index / YEAR), (index % YEAR) + 1, 1)
}

/** Complete months that the RBT12 counts; twelve for a company without an opening date. */
export function monthsCounted(activity: number | null, { monthsBehind }: SimplesTable): number {
  return activity === null ? YEAR : Math.min(YEAR, Math.max(0, activity - monthsBehind))
}

interface Accumulated {
  /** Revenue of the months counted. */
  readonly before: Money
  readonly month: Money
  readonly activity: number | null
}

/**
 * RBT12 (LC 123/2006, art. 18, § 2º; Resolução CGSN 140/2018, art. 22): the plain sum of twelve months; before they are complete, the mean of
 * the months counted times twelve. A first month without any counts itself times twelve, and from 2027 is in the first bracket.
 */
export function revenue12mOf({ before, month, activity }: Accumulated, table: SimplesTable): Money {
  const counted = monthsCounted(activity, table)
  if (counted === YEAR) return before
  if (counted > 0) return split(before * BigInt(YEAR), counted, 'halfUp')
  return table.firstMonth === 'annualized' ? month * BigInt(YEAR) : 0n
}

/** Annual limit, by twelfths of the months from the opening to December in the year of the opening (LC 123/2006, arts. 3º, § 2º, and 20). */
export function annualLimit(limit: Money, year: number, opened: Day | null): Money {
  if (opened === null || yearOf(opened) !== year) return limit
  return split(limit * BigInt(YEAR + 1 - monthOf(opened)), YEAR, 'halfUp')
}

/**
 * Revenue of the year before in January, when the months counted end in December and are that whole year; undefined in other months.
 * @param before Revenue of the months counted.
 */
export function lastYearInJanuary(
  before: Money | undefined,
  month: Day,
  opened: Day | null,
  { monthsBehind }: SimplesTable,
): Money | undefined {
  const isKnown = monthOf(month) === 1 && monthsBehind === 1 && (opened === null || yearOf(opened) < yearOf(month))
  return isKnown ? before : undefined
}
