import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Day, dayFromNumber, daysBetween } from '../../../engine/core/day.ts'
import { windows } from './windows.ts'

describe('windows of a daily series', () => {
  it('cover the range without gap or overlap, each far below ten years', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 15_000 }), (start, length) => {
        const [from, to] = [dayFromNumber(start), dayFromNumber(start + length)]
        const slices = windows('daily', from, to)
        expect(slices[0]!.from).toBe(from)
        expect(slices.at(-1)!.to).toBe(to)
        for (const [index, slice] of slices.entries()) {
          expect(daysBetween(slice.from, slice.to)).toBeGreaterThanOrEqual(0)
          expect(daysBetween(slice.from, slice.to)).toBeLessThan(3650)
          if (index > 0) expect(slice.from).toBe(addDays(slices[index - 1]!.to, 1))
        }
      }),
    )
  })

  it('use the minimum number of windows for one day and for one day over a window', () => {
    expect(windows('daily', '2020-01-01', '2020-01-01')).toEqual([{ from: '2020-01-01', to: '2020-01-01' }])
    expect(windows('daily', '2020-01-01', '2024-12-31')).toEqual([{ from: '2020-01-01', to: '2024-12-31' }])
    expect(windows('daily', '2020-01-01', '2025-01-01')).toEqual([
      { from: '2020-01-01', to: '2024-12-31' },
      { from: '2025-01-01', to: '2025-01-01' },
    ])
  })
})

it('requests a monthly series in one window from the first of the month', () => {
  expect(windows('monthly', '1980-01-17', '2026-11-16' as Day)).toEqual([{ from: '1980-01-01', to: '2026-11-16' }])
})
