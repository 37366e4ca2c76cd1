import { addDays, addMonths, type Day, firstOfMonth } from '../../../engine/core/day.ts'

export interface Window {
  readonly from: Day
  readonly to: Day
}

/** The SGS rejects more than ten years of a daily series (406), and even ten years can exceed its own timeout. */
export const DAILY_MONTHS = 60

export function windows(cadence: 'daily' | 'monthly', from: Day, to: Day): Window[] {
  if (cadence === 'monthly') return [{ from: firstOfMonth(from), to }]
  const slices: Window[] = []
  for (let start = from; start <= to; ) {
    const next = addMonths(start, DAILY_MONTHS)
    slices.push({ from: start, to: next <= to ? addDays(next, -1) : to })
    start = next
  }
  return slices
}
