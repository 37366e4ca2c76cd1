import { expect, it } from 'vitest'
import { averagesOf, monthsBetween, monthsOf } from './averages.ts'

it('reads the first and the last exported month of a series', () => {
  const months = averagesOf(25463)
  expect(months[0]!.month).toBe('1994-07')
  expect(months.findLast(({ readOn }) => readOn === null)!.month).toBe('2025-07')
  expect(averagesOf(1)).toEqual([])
  expect(monthsOf(undefined, 25463)).toBe(months)
})

it('counts months across years', () => expect(monthsBetween('2025-07', '2026-03')).toBe(8))
