import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rounds } from '../../../../../test/support/lanes/rounds.ts'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { type Day, dayFromNumber, dayNumber } from '../../../../core/day.ts'
import type { InvalidInput } from '../../../../core/errors.ts'
import { run } from '../../../../operation/evaluation/run.ts'

interface Result extends Record<string, unknown> {
  profit: number
  totalReturnPercent: number
  timeWeightedPercent: number | null
  moneyWeightedAnnualPercent: number | null
}

const ask = (input: Record<string, unknown>) => run(registry.calculators.get('portfolio-return')!, input, ports) as Result
const Exact = Decimal.clone({ precision: 40 })

/** Independent implementation: the portfolio as quotas, and Newton's method on the discounted sum, in decimal arithmetic. */
function byQuotas(moves: { day: number; value: number; amount: number }[], end: { day: number; value: number }) {
  let quotas = new Exact(moves[0]!.amount)
  let price = new Exact(1)
  for (const { value, amount } of moves.slice(1)) {
    price = new Exact(value).div(quotas)
    quotas = quotas.plus(new Exact(amount).div(price))
  }
  return new Exact(end.value).div(quotas).minus(1).times(100).toNumber()
}

function byNewton(flows: { day: number; amount: number }[]): number | null {
  const origin = flows[0]!.day
  for (const guess of [0.1, 0, -0.3, 1, -0.8, 5]) {
    let rate = guess
    for (let round = 0; round < 200; round++) {
      let [worth, slope] = [0, 0]
      for (const { day, amount } of flows) {
        const t = (day - origin) / 365
        const discount = (1 + rate) ** -t
        worth += amount * discount
        slope -= (t * amount * discount) / (1 + rate)
      }
      const next = rate - worth / slope
      if (!Number.isFinite(next) || next <= -1) break
      if (Math.abs(next - rate) < 1e-13) return next * 100
      rate = next
    }
  }
  return null
}

const FIRST = dayNumber('2015-01-02')

describe('portfolio-return', () => {
  it('matches an independent implementation on thousands of portfolios', () => {
    let compared = 0
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 10_000_000 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 70, max: 140 }), fc.integer({ min: -60, max: 300 })), {
          minLength: 1,
          maxLength: 10,
        }),
        (first, stretches) => {
          // Each stretch: days until the next flow, value of the portfolio (%), and the flow as % of it. The last stretch only values it.
          const moves = [{ day: FIRST, value: 0, amount: first / 100 }]
          let held = first
          let day = FIRST
          let end = { day, value: 0 }
          for (const [index, [days, became, moved]] of stretches.entries()) {
            day += days
            const value = Math.max(1, Math.round((held * became) / 100))
            if (index === stretches.length - 1) end = { day, value: value / 100 }
            else {
              const amount = Math.round((value * moved) / 100)
              if (amount === 0) continue
              moves.push({ day, value: value / 100, amount: amount / 100 })
              held = value + amount
              continue
            }
            held = value
          }
          fc.pre(moves.every(({ day: on }, index) => index === 0 || on > moves[index - 1]!.day))
          const on = (number: number): Day => dayFromNumber(number)
          const result = ask({
            flows: moves.map(({ day: number, amount }) => ({ date: on(number), amount })),
            values: [
              ...moves.slice(1).map(({ day: number, value }) => ({ date: on(number), value })),
              { date: on(end.day), value: end.value },
            ],
          })
          const put = moves.filter(({ amount }) => amount > 0).reduce((total, { amount }) => total + amount, 0)
          const taken = moves.filter(({ amount }) => amount < 0).reduce((total, { amount }) => total - amount, 0)
          expect(result.profit).toBeCloseTo(end.value + taken - put, 2)
          expect(result.totalReturnPercent).toBeCloseTo(((end.value + taken - put) / put) * 100, 5)
          const expected = byQuotas(moves, end)
          expect(result.timeWeightedPercent! / (1 + Math.abs(expected))).toBeCloseTo(expected / (1 + Math.abs(expected)), 6)
          const rate = byNewton([
            ...moves.map(({ day: number, amount }) => ({ day: number, amount: -amount })),
            { day: end.day, amount: end.value },
          ])
          const found = result.moneyWeightedAnnualPercent
          // Few days and large flows give extreme rates, and Newton's method may converge to another root.
          if (rate !== null && found !== null && Math.abs(rate) < 1000 && Math.abs(found) < 1000) {
            const agrees = Math.abs(rate - found) < 1e-4
            const other = Math.abs(found) <= Math.abs(rate) + 1e-4
            expect(agrees || other, `${rate} ${found}`).toBe(true)
            if (agrees) compared++
          }
        },
      ),
      { numRuns: rounds(500, 2500) },
    )
    expect(compared).toBeGreaterThan(rounds(400, 2000))
  })

  it.each([
    [{ flows: [{ date: '2025-01-02', amount: 100 }], values: [] }, 'values'],
    [{ flows: [], values: [{ date: '2025-01-02', value: 100 }] }, 'values'],
    [{ flows: [{ date: '2025-02-03', amount: 100 }], values: [{ date: '2025-01-02', value: 100 }] }, 'values'],
    [{ flows: [{ date: '2025-01-02', amount: 0 }], values: [{ date: '2025-03-03', value: 100 }] }, 'flows'],
    [{ flows: [{ date: '2025-01-02', amount: -10 }], values: [{ date: '2025-03-03', value: 100 }] }, 'flows'],
    [
      {
        flows: [],
        values: [
          { date: '2025-01-02', value: 100 },
          { date: '2025-01-02', value: 101 },
        ],
      },
      'values',
    ],
  ])('rejects %j, naming %s', (input, field) => {
    try {
      ask(input)
      expect.unreachable()
    } catch (error) {
      expect((error as InvalidInput).issues.map((issue) => issue.field)).toEqual([field])
    }
  })
})
