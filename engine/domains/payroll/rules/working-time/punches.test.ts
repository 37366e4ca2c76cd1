import { describe, expect, it } from 'vitest'
import { breaks, distances, inOrder, minutesOf, nearest, nightMinutes, restSince, stretches } from './punches.ts'

const NIGHT = { from: 1320, to: 300 }

describe('time clock day', () => {
  it('parses "HH:MM" and nothing else', () => {
    expect(['00:00', '23:59', '24:00', '8:00', '08h00'].map(minutesOf)).toEqual([0, 1439, null, null, null])
  })

  it('crosses midnight at most once', () => {
    expect(inOrder([1320, 60, 120, 360])).toEqual([1320, 1500, 1560, 1800])
    expect(inOrder([1320, 60, 30, 360])).toBeNull()
  })

  it('assigns a punch to the day of its schedule', () => {
    expect(nearest([1438, 1680], [5, 240])).toEqual([-2, 240])
    expect(nearest([5, 240], [1435, 1680])).toEqual([1445, 1680])
  })

  it('computes stretches, breaks and distances', () => {
    const day = [480, 720, 780, 1020]
    expect([stretches(day), breaks(day), distances([475, 720, 785, 1020], day)]).toEqual([[240, 240], [60], [5, 0, 5, 0]])
  })

  it('counts night minutes on either side of midnight', () => {
    expect(nightMinutes([1320, 1740], NIGHT)).toBe(420)
    expect(nightMinutes([240, 480], NIGHT)).toBe(60)
    expect(nightMinutes([480, 1320], NIGHT)).toBe(0)
  })

  it('counts the rest from the previous exit', () => {
    expect([restSince(1320, 480), restSince(60, 480), restSince(480, 480)]).toEqual([600, 420, 1440])
  })
})
