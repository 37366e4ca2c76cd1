import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { datedRate } from './dated-rate.ts'

const flows = (...amounts: number[]) => amounts.map((amount, years) => ({ years, amount }))

describe('datedRate', () => {
  it.each([
    // Caixa 2008, exam: 10%; a textbook project: 37,71%
    [flows(-50, 35, 22), 10],
    [flows(-24000, 13000, 9000, 10000, 7000, 20000), 37.71],
    [flows(-1000, 550, 605), 10],
    [flows(-100, 0, 121), 10],
    [flows(-100, 50), -50],
    [flows(-100, 100), 0],
    // NPV exactly zero at a grid rate: 1.0011 ÷ 1.0011 − 1
    [flows(-1, 1.0011), 0.11],
  ])('%j is %d%% a year', (payments, expected) => expect(datedRate(payments)! * 100).toBeCloseTo(expected, 2))

  it('is null when money flows only one way', () => {
    expect(datedRate(flows(-100, -50))).toBeNull()
    expect(datedRate(flows(100, 50))).toBeNull()
  })

  it('recovers the rate that generated the payments', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.9, max: 5, noNaN: true }),
        fc.array(fc.tuple(fc.double({ min: 0.01, max: 5, noNaN: true }), fc.integer({ min: 1, max: 100_000 })), {
          minLength: 1,
          maxLength: 12,
        }),
        (rate, deposits) => {
          let clock = 0
          const payments = deposits.map(([gap, amount], index) => {
            clock += index === 0 ? 0 : gap
            return { years: clock, amount: -amount }
          })
          const end = clock + 1
          const total = payments.reduce((sum, { years, amount }) => sum - amount * (1 + rate) ** (end - years), 0)
          expect(datedRate([...payments, { years: end, amount: total }])).toBeCloseTo(rate, 6)
        },
      ),
    )
  })
})

it('is zero without payments', () => {
  expect(datedRate([])).toBe(0)
  expect(datedRate(flows(0, 0))).toBe(0)
})
