import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import { fromNumber } from '../../../../core/money.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const compoundInterest = registry.calculators.get('compound-interest')!

interface Point {
  month: number
  invested: number
  interest: number
  balance: number
}
interface Result extends Record<string, unknown> {
  finalAmount: number
  totalInvested: number
  totalInterest: number
  timeline: Point[]
}

const ask = (input: Record<string, unknown>) => run(compoundInterest, input, ports) as Result

describe('compound-interest', () => {
  it('sums deposits and interest to the total, at every point', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.integer({ min: -9000, max: 300 }),
        fc.integer({ min: 1, max: 1200 }),
        fc.integer({ min: 0, max: 10 ** 7 }),
        fc.integer({ min: -50, max: 5 }),
        (principal, basisPoints, months, deposit, growth) => {
          let result: Result
          try {
            result = ask({
              principal: principal / 100,
              monthly_rate: basisPoints / 100,
              months,
              monthly_deposit: deposit / 100,
              annual_deposit_growth: growth,
            })
          } catch (error) {
            expect(error).toBeInstanceOf(InvalidInput)
            return
          }
          expect(fromNumber(result.totalInvested) + fromNumber(result.totalInterest)).toBe(fromNumber(result.finalAmount))
          for (const { invested, interest, balance } of result.timeline)
            expect(fromNumber(invested) + fromNumber(interest)).toBe(fromNumber(balance))
          expect(result.timeline.length).toBeLessThanOrEqual(120)
          expect(result.timeline[0]).toMatchObject({ month: 0, balance: principal / 100 })
          expect(result.timeline.at(-1)).toMatchObject({ month: months, balance: result.finalAmount })
        },
      ),
      { numRuns: 60 },
    )
  })

  it('makes a deposit at the start of the month worth one month more than at the end', () => {
    const input = { principal: 0, monthly_rate: 2, months: 10, monthly_deposit: 100 }
    const end = ask({ ...input, deposit_timing: 'end' }).finalAmount
    expect(ask(input).finalAmount).toBeCloseTo(end * 1.02, 1)
  })

  it('rejects the largest term and rate with a reason', () => {
    expect(() => ask({ principal: 1, monthly_rate: 100, months: 1200 })).toThrow(/R\$ 70 trilhões/)
    expect(() => ask({ principal: 0, monthly_rate: 0, months: 1200, monthly_deposit: 1, annual_deposit_growth: 100 })).toThrow(InvalidInput)
  })

  it('keeps the centavos of a trillion over a hundred years', () => {
    // 10^12 × 1.0001^1200, with 120 digits
    expect(ask({ principal: 1e12, monthly_rate: 0.01, months: 1200 }).finalAmount).toBe(1127490087069.52)
  })

  it('ends at zero, never below, near a total loss', () => {
    expect(ask({ principal: 1e12, monthly_rate: -99.9999, months: 1200 }).finalAmount).toBe(0)
    expect(() => ask({ principal: 1, monthly_rate: -100, months: 1 })).toThrow(InvalidInput)
  })

  it('keeps the amount unchanged at a rate too small for a centavo', () => {
    expect(ask({ principal: 1000, monthly_rate: 1e-300, months: 1200 }).totalInterest).toBe(0)
  })
})
