import { describe, expect, it } from 'vitest'
import { breaks, distances, inOrder, minutesOf, nearest, nightMinutes, restSince, stretches } from './punches.ts'

const NIGHT = { from: 1320, to: 300 }

describe('a day of the time clock', () => {
  it('reads times and nothing else', () => {
    expect(['00:00', '23:59', '24:00', '8:00', '08h00'].map(minutesOf)).toEqual([0, 1439, null, null, null])
  })

  it('goes past midnight once', () => {
    expect(inOrder([1320, 60, 120, 360])).toEqual([1320, 1500, 1560, 1800])
    expect(inOrder([1320, 60, 30, 360])).toBeNull()
  })

  it('puts a punch on the day of its schedule', () => {
    expect(nearest([1438, 1680], [5, 240])).toEqual([-2, 240])
    expect(nearest([5, 240], [1435, 1680])).toEqual([1445, 1680])
  })

  it('has stretches, breaks and distances', () => {
    const day = [480, 720, 780, 1020]
    expect([stretches(day), breaks(day), distances([475, 720, 785, 1020], day)]).toEqual([[240, 240], [60], [5, 0, 5, 0]])
  })

  it('has its night on either side of midnight', () => {
    expect(nightMinutes([1320, 1740], NIGHT)).toBe(420)
    expect(nightMinutes([240, 480], NIGHT)).toBe(60)
    expect(nightMinutes([480, 1320], NIGHT)).toBe(0)
  })

  it('counts the rest from the last time the clock showed the exit', () => {
    expect([restSince(1320, 480), restSince(60, 480), restSince(480, 480)]).toEqual([600, 420, 1440])
  })
})
