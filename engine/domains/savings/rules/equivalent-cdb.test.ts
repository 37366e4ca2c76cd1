import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ONE, percent } from '../../../core/ratio.ts'
import { equivalentShare } from './equivalent-cdb.ts'
import { cdiFactor } from './rates/cdi.ts'

describe('CDB equivalent to an exempt application', () => {
  it('leaves the same net amount under either convention', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 300 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 2520 }),
        fc.constantFrom('22.5', '20', '17.5', '15'),
        fc.constantFrom('daily' as const, 'annual' as const),
        (share, cdi, days, rate, convention) => {
          const compared = { cdi: percent(cdi), share: percent(share), rate: percent(rate), days, convention }
          const found = equivalentShare(compared)
          const net = cdiFactor(percent(cdi), found, days, convention)
            .minus(ONE)
            .times(ONE.minus(percent(rate)))
            .plus(ONE)
          expect(net.over(cdiFactor(percent(cdi), percent(share), days, convention)).toNumber(12)).toBe(1)
        },
      ),
      { numRuns: 80 },
    )
  })

  it('equals the simple quotient for short terms and departs from it over years', () => {
    const at = (days: number, rate: string) =>
      equivalentShare({ cdi: percent(14), share: percent(92), rate: percent(rate), days, convention: 'daily' }).toPercent(4)
    // 92 ÷ (1 − 22,5%) = 118,71
    expect(at(1, '22.5')).toBeCloseTo(118.71, 1)
    expect(Math.abs(at(756, '15') - 92 / 0.85)).toBeGreaterThan(1)
    expect(
      equivalentShare({ cdi: percent(0), share: percent(92), rate: percent('22.5'), days: 252, convention: 'daily' }).toPercent(2),
    ).toBe(118.71)
  })
})
