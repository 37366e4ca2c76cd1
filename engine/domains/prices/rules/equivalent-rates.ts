import { ONE, Ratio } from '../../../core/ratio.ts'

/** Rate periods and how many a year has; the caller sets business days and days per year. */
export const PERIODS = ['business_day', 'day', 'month', 'bimester', 'quarter', 'semester', 'year'] as const
export type RatePeriod = (typeof PERIODS)[number]

export interface YearLength {
  readonly businessDays: number
  readonly days: number
}

export function timesAYear(period: RatePeriod, { businessDays, days }: YearLength): number {
  const fixed = { month: 12, bimester: 6, quarter: 4, semester: 2, year: 1 } as const
  return period === 'business_day' ? businessDays : period === 'day' ? days : fixed[period]
}

/** Growth over another period: growth^(from ÷ to). Takes the root first to keep the numbers small. */
export function grownBetween(growth: Ratio, from: number, to: number): Ratio {
  const common = greatestCommonDivisor(from, to)
  const root = to / common
  return (root === 1 ? growth : growth.root(root)).power(from / common)
}

/** Proportional part of a nominal rate: 12% a year capitalized monthly is 1% a month. */
export function proportional(nominal: Ratio, from: number, to: number): Ratio {
  return nominal.times(Ratio.of(BigInt(from), BigInt(to)))
}

export const growthOf = (rate: Ratio): Ratio => ONE.plus(rate)

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
