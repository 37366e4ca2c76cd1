import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const financialIndependence = registry.calculators.get('financial-independence')!
const Exact = Decimal.clone({ precision: 100 })

interface Result extends Record<string, unknown> {
  targetAmount: number
  monthsToTarget: number | null
  reachable: boolean
  timeline: { month: number; balance: number }[]
}
const ask = (input: Record<string, unknown>) => run(financialIndependence, input, ports) as Result

/** Months by the annuity-due formula solved for n: ln((T·i + D·g) ÷ (P·i + D·g)) ÷ ln g. */
function closedForm(savings: number, deposit: number, annual: number, target: number): Decimal {
  const growth = new Exact(annual).div(100).plus(1).pow(new Exact(1).div(12))
  const rate = growth.minus(1)
  const flow = growth.times(deposit)
  return rate.times(target).plus(flow).div(rate.times(savings).plus(flow)).ln().div(growth.ln())
}

describe('financial-independence', () => {
  it('takes the months of the annuity formula solved for time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 50_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 100, max: 20_000 }),
        fc.integer({ min: 1, max: 15 }),
        (expenses, savings, deposit, annual) => {
          const result = ask({ monthly_expenses: expenses, current_savings: savings, monthly_investment: deposit, annual_return: annual })
          fc.pre(savings < result.targetAmount)
          const exact = closedForm(savings, deposit, annual, result.targetAmount)
          const fromWhole = exact.minus(exact.round()).abs()
          fc.pre(fromWhole.gt(1e-4))
          expect(result.monthsToTarget).toBe(exact.gt(1200) ? null : exact.ceil().toNumber())
          expect(result.timeline.length).toBeLessThanOrEqual(120)
          expect(result.timeline[0]).toMatchObject({ month: 0, balance: savings })
          expect(result.timeline.at(-1)!.month).toBe(result.monthsToTarget ?? 1200)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('never takes longer with a larger investment', () => {
    let before = Number.POSITIVE_INFINITY
    for (let deposit = 0; deposit <= 20_000; deposit += 500) {
      const months = ask({ monthly_expenses: 5000, monthly_investment: deposit, annual_return: 4 }).monthsToTarget ?? 1e9
      expect(months).toBeLessThanOrEqual(before)
      before = months
    }
  })

  it('reports a goal that deposits never reach as unreachable', () => {
    // At −50% a year, 1,000.00 a month converges near 17,800.00.
    const result = ask({ monthly_expenses: 1000, monthly_investment: 1000, annual_return: -50 })
    expect(result).toMatchObject({ reachable: false, monthsToTarget: null, yearsToTarget: null })
    expect(result.timeline).toHaveLength(101)
    expect(result.timeline.at(-1)!.balance).toBeLessThan(18_000)
  })

  it('rejects a target beyond the largest amount with a reason', () => {
    expect(() => ask({ monthly_expenses: 1e12, withdrawal_rate: 1 })).toThrow(/R\$ 70 trilhões/)
    expect(() => ask({ monthly_expenses: 1000, annual_return: -100 })).toThrow(InvalidInput)
  })
})
