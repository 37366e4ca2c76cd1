import { describe, expect, it } from 'vitest'
import { wageBounds, wageMayBeOutdated } from './eligibility.ts'

describe('eligible wages', () => {
  it('range from 0.3 to 150 minimum wages of the month, in centavos', () => {
    expect(wageBounds(202601)).toEqual({ least: 486_30, most: 243_150_00 })
    expect(wageBounds(202512)).toEqual({ least: 455_40, most: 227_700_00 })
  })

  it('start at the first whole centavo not below 0.3 minimum wages', () => {
    // July 1994: 64.79 × 0.3 = 19.437
    expect(wageBounds(199407).least).toBe(19_44)
  })
})

it('flags a wage in an unreviewed year as possibly outdated, but not in the year of the newest version', () => {
  expect([202612, 202701].map(wageMayBeOutdated)).toEqual([false, true])
})
