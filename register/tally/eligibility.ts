import { type Day, dayOf } from '../../engine/core/day.ts'
import minimumWage from '../../engine/domains/payroll/law/minimum-wage.ts'
import type { Month } from '../../engine/salaries/month.ts'

export interface WageBounds {
  /** Inclusive bounds in centavos. */
  readonly least: number
  readonly most: number
}

/**
 * Eligibility rule of the official mean admission wage (PDET, Sumário Executivo): excludes wages below 0.3 or above 150 minimum wages of
 * the month, which are declaration errors such as a monthly wage declared as hourly and multiplied by 220.
 */
export function wageBounds(month: Month): WageBounds {
  const minimum = Number(minimumWage.at(firstDay(month)).value.monthly)
  return { least: Math.ceil((minimum * 3) / 10), most: minimum * 150 }
}

/** True when the month is later than the table's last review: a newer minimum wage may exist. */
export const wageMayBeOutdated = (month: Month): boolean => {
  const day = firstDay(month)
  return day > minimumWage.reviewedOn && day.slice(0, 4) > minimumWage.versions[0].from.slice(0, 4)
}

const firstDay = (month: Month): Day => dayOf(Math.floor(month / 100), month % 100, 1)
