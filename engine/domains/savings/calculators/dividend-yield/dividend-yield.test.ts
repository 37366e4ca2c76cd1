import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { fromNumber } from '../../../../core/money.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const dividendYield = registry.calculators.get('dividend-yield')!
interface Result extends Record<string, unknown> {
  requiredInvestment: number
  gap: number
  monthsToTarget: number | null
  monthsWithoutReinvesting: number | null
}
const ask = (input: Record<string, unknown>) => run(dividendYield, input, ports) as Result

describe('dividend-yield', () => {
  it('requires the capital that pays the income, and reinvesting never takes longer', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 10 ** 6 }),
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 0, max: 10 ** 7 }),
        fc.integer({ min: 0, max: 10 ** 6 }),
        (income, basisPoints, current, contribution) => {
          const result = ask({
            target_monthly_income: income / 100,
            annual_yield: basisPoints / 100,
            current_investment: current / 100,
            monthly_contribution: contribution / 100,
          })
          expect((result.requiredInvestment * basisPoints) / 10_000 / 12).toBeCloseTo(income / 100, 1)
          const short = fromNumber(result.requiredInvestment) - BigInt(current)
          expect(fromNumber(result.gap)).toBe(short > 0n ? short : 0n)
          expect(result.monthsToTarget ?? 1201).toBeLessThanOrEqual(result.monthsWithoutReinvesting ?? 1201)
          if (contribution > 0 && result.monthsWithoutReinvesting !== null)
            expect(result.monthsWithoutReinvesting).toBe(Math.ceil(Number(fromNumber(result.gap)) / contribution))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('rejects a tiny yield whose required capital exceeds the largest amount', () => {
    expect(() => ask({ target_monthly_income: 1e12, annual_yield: 0.0001 })).toThrow(/R\$ 70 trilhões/)
  })
})
