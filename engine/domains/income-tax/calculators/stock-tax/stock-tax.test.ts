import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'
import calculator from './index.ts'

const result = fc.integer({ min: -5_000_000, max: 5_000_000 }).map((cents) => cents / 100)
const loss = fc.integer({ min: 0, max: 5_000_000 }).map((cents) => cents / 100)
const answer = (input: object) => run(calculator, input, ports) as Record<string, number>

describe('three loss pools stay separate', () => {
  it("sums the taxes and never offsets one pool's tax with another pool's loss", () => {
    fc.assert(
      fc.property(result, result, result, loss, loss, loss, (swing, day, fii, a, b, c) => {
        const all = answer({
          swing_result: swing,
          swing_sales: 100_000,
          swing_loss_carryforward: a,
          daytrade_result: day,
          daytrade_loss_carryforward: b,
          fii_result: fii,
          fii_loss_carryforward: c,
        })
        expect(all.tax).toBeCloseTo(all.swingTax! + all.daytradeTax! + all.fiiTax!, 6)
        expect(all.daytradeTax).toBe(answer({ daytrade_result: day, daytrade_loss_carryforward: b }).daytradeTax)
        expect(all.fiiLossCarryforward).toBe(answer({ fii_result: fii, fii_loss_carryforward: c }).fiiLossCarryforward)
        expect(Math.min(all.swingBase!, all.swingLossCarryforward!)).toBe(0)
      }),
      { numRuns: 100 },
    )
  })

  it('requires the sales to decide whether a gain is exempt', () => {
    expect(() => answer({ swing_result: 100 })).toThrow(/swing_sales/)
    expect(answer({ swing_result: -100 }).swingLossCarryforward).toBe(100)
  })
})
