import { describe, expect, it } from 'vitest'
import { ascending, bracketOf, parcel, progressive, single, slicesOf, stepOf, steps } from './scale.ts'

const slices = progressive([
  ['100.00', '10'],
  ['200.00', '20'],
])

describe('progressive scale', () => {
  it('splits an amount at the limits; a limit belongs to the bracket below it', () => {
    expect(slicesOf(100_00n, slices, 'truncate').map(({ base }) => base)).toEqual([100_00n])
    expect(slicesOf(100_01n, slices, 'truncate').map(({ base, amount }) => [base, amount])).toEqual([
      [100_00n, 10_00n],
      [1n, 0n],
    ])
  })

  it('ignores the amount above a closed scale and returns no slices for zero', () => {
    expect(slicesOf(999_00n, slices, 'truncate').map(({ base }) => base)).toEqual([100_00n, 100_00n])
    expect(slicesOf(0n, slices, 'truncate')).toEqual([])
  })

  it('has no upper bound when the last limit is open', () => {
    const open = progressive([
      ['100.00', '10'],
      [null, '20'],
    ])
    expect(slicesOf(999_00n, open, 'halfUp').map(({ amount }) => amount)).toEqual([10_00n, 179_80n])
  })

  it('rounds each slice in the requested mode', () => {
    const third = progressive([['10.00', '33.35']])
    expect(slicesOf(1_50n, third, 'truncate')[0]!.amount).toBe(50n)
    expect(slicesOf(1_51n, third, 'halfUp')[0]!.amount).toBe(50n)
    expect(slicesOf(1_52n, third, 'halfUp')[0]!.amount).toBe(51n)
  })
})

describe('scale validation', () => {
  it.each([
    [
      'with limits out of order',
      () =>
        progressive([
          ['2.00', '1'],
          ['1.00', '2'],
        ]),
    ],
    [
      'with the same limit twice',
      () =>
        single([
          ['1.00', '1'],
          ['1.00', '2'],
        ]),
    ],
    [
      'with rates out of order',
      () =>
        single([
          ['1.00', '2'],
          ['2.00', '1'],
        ]),
    ],
    [
      'with the same rate twice',
      () =>
        single([
          ['1.00', '2'],
          ['2.00', '2'],
        ]),
    ],
    ['with a bracket after the open one', () => ascending([...progressive([[null, '1']]), ...progressive([['1.00', '2']])])],
    [
      'with parcels that do not join',
      () =>
        parcel([
          ['100.00', '0', '0'],
          [null, '10', '9.97'],
        ]),
    ],
    [
      'with parcels that overlap',
      () =>
        parcel([
          ['100.00', '0', '0'],
          [null, '10', '10.03'],
        ]),
    ],
    [
      'with steps out of order',
      () =>
        steps([
          [2, 'a'],
          [2, 'b'],
        ]),
    ],
    [
      'with a step after the open one',
      () =>
        steps([
          [null, 'a'],
          [2, 'b'],
        ]),
    ],
  ])('%s', (_what, make) => expect(make).toThrow(RangeError))

  it('accepts deductions that join at every limit', () => {
    expect(
      parcel([
        ['100.00', '10', '0'],
        ['200.00', '20', '10.00'],
        [null, '30', '30.00'],
      ]),
    ).toHaveLength(3)
  })

  it('tolerates the two centavos of published rounding, or more when the law requires it', () => {
    expect(
      parcel([
        ['100.00', '0', '0'],
        [null, '10', '9.98'],
      ]),
    ).toHaveLength(2)
    expect(
      parcel([
        ['100.00', '0', '0'],
        [null, '10', '10.02'],
      ]),
    ).toHaveLength(2)
    expect(
      parcel(
        [
          ['100.00', '0', '0'],
          [null, '10', '9.90'],
        ],
        { within: 10n },
      ),
    ).toHaveLength(2)
  })
})

describe('bracket lookup', () => {
  it('includes its own limit and returns undefined above a closed scale', () => {
    expect(bracketOf(100_00n, slices)).toBe(slices[0])
    expect(bracketOf(100_01n, slices)).toBe(slices[1])
    expect(bracketOf(200_01n, slices)).toBeUndefined()
  })

  it('finds the step of a quantity, including its limit', () => {
    const days = steps([
      [180, 'a'],
      [360, 'b'],
      [null, 'c'],
    ])
    expect([180, 181, 360, 361].map((day) => stepOf(day, days))).toEqual(['a', 'b', 'b', 'c'])
    expect(stepOf(2, steps([[1, 'a']]))).toBeUndefined()
  })
})
