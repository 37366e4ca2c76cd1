import { ONE, Ratio } from '../../../core/ratio.ts'

/** What a rate may be per, and how many of it a year has; a business day and a day are as the caller says. */
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

/**
 * The growth of a year as the growth of one of its parts, or the other way round: growth^(from ÷ to). The root comes first, so that the
 * numbers stay small.
 */
export function grownBetween(growth: Ratio, from: number, to: number): Ratio {
  const common = greatestCommonDivisor(from, to)
  const root = to / common
  return (root === 1 ? growth : growth.root(root)).power(from / common)
}

/** A nominal rate shared out among the times it is added to the principal: 12% a year each month is 1% a month. */
export function proportional(nominal: Ratio, from: number, to: number): Ratio {
  return nominal.times(Ratio.of(BigInt(from), BigInt(to)))
}

export const growthOf = (rate: Ratio): Ratio => ONE.plus(rate)

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
