import { expect, it } from 'vitest'
import { ONE, percent } from '../../../core/ratio.ts'
import { grownBetween, growthOf, proportional, timesAYear } from './equivalent-rates.ts'

const percentOf = (growth: ReturnType<typeof growthOf>) => growth.minus(ONE).toPercent()

it('converts 1% a month to 12.682503% a year, and back', () => {
  const yearly = grownBetween(growthOf(percent(1)), 12, 1)
  expect(percentOf(yearly)).toBe(12.682503)
  expect(percentOf(grownBetween(yearly, 1, 12))).toBe(1)
})

it('keeps the rate for equal lengths, and converts unequal ones by their common divisor', () => {
  expect(percentOf(grownBetween(growthOf(percent(8)), 252, 252))).toBe(8)
  expect(percentOf(grownBetween(growthOf(percent(3)), 4, 12))).toBe(0.990163) // 1.03^(1/3)
  expect(percentOf(grownBetween(growthOf(percent(1)), 12, 4))).toBe(3.0301)
})

it('divides a nominal rate proportionally', () => {
  expect(proportional(percent(12), 1, 12).toPercent()).toBe(1)
  expect(proportional(percent(1), 12, 4).toPercent()).toBe(3)
})

it("uses the caller's number of days per year", () => {
  const length = { businessDays: 252, days: 360 }
  expect((['business_day', 'day', 'month', 'year'] as const).map((period) => timesAYear(period, length))).toEqual([252, 360, 12, 1])
})
