import { describe, expect, it } from 'vitest'
import { ACTIVITIES, ACTIVITY_WORDS, activitiesList } from './presumed-activities.ts'

const services = { activity: 'services', revenue: 600_000 }
const isAccepted = (value: unknown) => activitiesList().safeParse(value).success

describe('list of activities of presumed profit', () => {
  it('reads the revenue of each activity in centavos', () => {
    expect(activitiesList().parse([services, { activity: 'commerce', revenue: 1_400_000 }])).toEqual([
      { activity: 'services', revenue: 600_000_00n },
      { activity: 'commerce', revenue: 1_400_000_00n },
    ])
  })

  it('takes from one to twenty activities', () => {
    expect([0, 1, 20, 21].map((length) => isAccepted(Array.from({ length }, () => services)))).toEqual([false, true, true, false])
  })

  it('accepts no revenue and rejects a negative one, an unknown activity and an unknown field', () => {
    expect(isAccepted([{ ...services, revenue: 0 }])).toBe(true)
    expect(isAccepted([{ ...services, revenue: -0.01 }])).toBe(false)
    expect(isAccepted([{ ...services, activity: 'fuel' }])).toBe(false)
    expect(isAccepted([{ ...services, tax: 1 }])).toBe(false)
  })

  it('has a distinct name for each activity', () => {
    expect(new Set(ACTIVITIES.map((activity) => ACTIVITY_WORDS[activity])).size).toBe(6)
  })
})
