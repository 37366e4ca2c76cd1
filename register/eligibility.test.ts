import { describe, expect, it } from 'vitest'
import { wageBounds, wageMayBeOutdated } from './eligibility.ts'

describe('the wages that count', () => {
  it('lie between three tenths and a hundred and fifty minimum wages of the month, in centavos', () => {
    expect(wageBounds(202601)).toEqual({ least: 486_30, most: 243_150_00 })
    expect(wageBounds(202512)).toEqual({ least: 455_40, most: 227_700_00 })
  })

  it('start at the first whole centavo that is not under three tenths', () => {
    // July 1994: 64.79 × 0.3 = 19.437
    expect(wageBounds(199407).least).toBe(19_44)
  })
})

it('a wage may be outdated in a year nobody reviewed, and not in the year of the newest version', () => {
  expect([202612, 202701].map(wageMayBeOutdated)).toEqual([false, true])
})
