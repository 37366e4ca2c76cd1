import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SCHOOLING_CODES, STATE_CODES } from '../../engine/salaries/codes.ts'
import { decoded, encoded, joined, type MonthTally } from './tally.ts'

const count = fc.integer({ min: 0, max: 2 ** 31 - 1 })
const some = (length: number) =>
  fc.array(fc.constantFrom(0, 0, 1, 200, 3_000_000), { minLength: length, maxLength: length }).map((values) => Int32Array.from(values))
const histogram = fc.uniqueArray(fc.integer({ min: 1, max: 24_315_000 }), { maxLength: 30 }).map((cents) => ({
  cents: Int32Array.from(cents).sort(),
  counts: Int32Array.from(cents, (amount) => 1 + (amount % 500)),
}))
const family = fc.record({
  family: fc.integer({ min: 101, max: 9922 }),
  admissions: count,
  dismissals: count,
  states: some(STATE_CODES.length),
  schooling: some(SCHOOLING_CODES.length),
  wages: histogram,
})
const month = (value: number) =>
  fc.record({
    month: fc.constant(value),
    admissions: count,
    dismissals: count,
    families: fc
      .uniqueArray(family, { maxLength: 5, selector: (each) => each.family })
      .map((families) => families.sort((a, b) => a.family - b.family)),
  })

describe('tally', () => {
  it('round-trips through its encoding', () => {
    fc.assert(
      fc.property(fc.tuple(month(202605), month(202606)), (months) => {
        expect(decoded(encoded(months))).toEqual(months)
      }),
    )
  })

  it('detects truncation at any position', () => {
    const bytes = encoded(fc.sample(month(202605), { numRuns: 5, seed: 7 }))
    expect(bytes.length).toBeGreaterThan(200)
    for (let length = 0; length < bytes.length; length++) expect(() => decoded(bytes.slice(0, length))).toThrow(RangeError)
  })

  it('of a split file equals that of the whole, in any order of pieces', () => {
    const small = (of: MonthTally): MonthTally => ({
      ...of,
      admissions: of.admissions % 1000,
      dismissals: of.dismissals % 1000,
      families: of.families.map((each) => ({ ...each, admissions: each.admissions % 1000, dismissals: each.dismissals % 1000 })),
    })
    fc.assert(
      fc.property(month(202604), month(202605), month(202605), (april, may, alsoMay) => {
        const pieces = [[small(april), small(may)], [small(alsoMay)]]
        const whole = joined(pieces)
        expect(whole.map((each) => each.month)).toEqual([202604, 202605])
        expect(whole[1]!.admissions).toBe(small(may).admissions + small(alsoMay).admissions)
        expect(joined([...pieces].reverse())).toEqual(whole)
      }),
    )
  })
})
