import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, percent } from '../../../core/ratio.ts'
import { directionChanges, type Flows, internalRate, toCentavo, total, worthToday } from './cash-flow.ts'

const byPeriod = (...amounts: number[]): Flows => ({
  flows: amounts.map((amount, at) => ({ amount: BigInt(amount * 100), at })),
  stepsInPeriod: 1,
})

describe('present value of flows', () => {
  it('divides each flow by the growth up to it', () => {
    expect(worthToday(byPeriod(-100, 110, 121), percent(10)).map(toCentavo)).toEqual([-10000n, 10000n, 10000n])
    expect(toCentavo(total(worthToday(byPeriod(-100, 110, 121), percent(10))))).toBe(10000n)
  })

  it('treats a year as a period when flows have dates', () => {
    const flows = {
      flows: [
        { amount: 11200n, at: 365 },
        { amount: 10000n, at: 0 },
      ],
      stepsInPeriod: 365,
    }
    expect(worthToday(flows, percent(12)).map(toCentavo)).toEqual([10000n, 10000n])
  })
})

describe('IRR', () => {
  const percentOf = (flows: Flows) => Math.round((internalRate(flows)?.rate ?? Number.NaN) * 1e6) / 1e4

  it.each([
    [[-50, 35, 22], 10],
    [[-24000, 13000, 9000, 10000, 7000, 20000], 37.7097],
    [[0, -1000, 550, 605], 10],
    [[-100, 50], -50],
    [[-100, 100], 0],
    [[-100, 1], -99],
  ])('of %j is %d%%', (amounts, expected) => {
    expect(percentOf(byPeriod(...amounts))).toBe(expected)
  })

  it('does not exist for flows in one direction', () => {
    expect(internalRate(byPeriod(100, 100))).toBeNull()
    expect(internalRate(byPeriod(0, 0))).toBeNull()
    expect(internalRate(byPeriod(-100, -1, 0))).toBeNull()
  })

  it('is the closest to zero when several exist', () => {
    // −1000 + 2300x − 1320x² has roots at 10% and 20%.
    expect(percentOf(byPeriod(-1000, 2300, -1320))).toBe(10)
    expect(directionChanges([-1n, 0n, 1n, -1n])).toBe(2)
  })

  it('makes the NPV zero', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 120 }), (cost, incomes) => {
        const found = internalRate(byPeriod(-cost, ...incomes))
        if (found === null) return
        const worth = total(worthToday(byPeriod(-cost, ...incomes), decimal(found.rate))).toNumber(6)
        expect(Math.abs(worth)).toBeLessThan(Math.max(0.01, cost * 1e-7))
      }),
      { numRuns: 100 },
    )
  })
})

it('is independent of the order of the flows', () => {
  const { flows } = byPeriod(-24000, 13000, 9000, 10000, 7000, 20000)
  const rate = internalRate({ flows, stepsInPeriod: 1 })!.rate
  expect(internalRate({ flows: [...flows].reverse(), stepsInPeriod: 1 })!.rate).toBeCloseTo(rate, 9)
  expect(internalRate({ flows: [3, 0, 5, 1, 4, 2].map((at) => flows[at]!), stepsInPeriod: 1 })!.rate).toBeCloseTo(rate, 9)
})

it('is independent of the order for a century of payments followed by a century of receipts', () => {
  const { flows } = byPeriod(...Array.from({ length: 1200 }, () => -10), ...Array.from({ length: 1200 }, () => 30))
  const told = internalRate({ flows, stepsInPeriod: 12 })!.rate
  expect(told).toBeGreaterThan(0)
  expect(internalRate({ flows: [...flows].reverse(), stepsInPeriod: 12 })!.rate).toBeCloseTo(told, 9)
})
