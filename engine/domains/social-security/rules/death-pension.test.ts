import { describe, expect, it } from 'vitest'
import { reais } from '../../../core/dated.ts'
import { Ratio } from '../../../core/ratio.ts'
import accumulation from '../law/benefit-accumulation.ts'
import deathPension from '../law/death-pension.ts'
import { accumulated, quotaShare, type Spouse, spouseMonths } from './death-pension.ts'

const law = deathPension.at('2026-10-01').value

describe('death pension', () => {
  it('is half for the family plus a tenth per dependent, up to the whole', () => {
    // 50 + 10 = 60; 50 + 3 × 10 = 80; 50 + 5 × 10 = 100; 50 + 7 × 10 = 120, capped at 100.
    expect([1, 3, 5, 7].map((dependents) => quotaShare(law, dependents).toPercent())).toEqual([60, 80, 100, 100])
  })

  it('lasts by the age of the spouse, or four months below 18 contributions or 2 years together, except for an accident', () => {
    const months = (changed: Partial<Spouse>) =>
      spouseMonths({ age: 44, contributions: 18, unionYears: Ratio.of(2n), accident: false, ...changed }, law.spouse!)
    // Up to 21: 3 years; from 22: 6; up to 44: 20 years, 240 months; from 45, for life.
    expect([21, 22, 44, 45].map((age) => months({ age }))).toEqual([36, 72, 240, null])
    expect([months({ contributions: 17 }), months({ unionYears: Ratio.of(23n, 12n) })]).toEqual([4, 4])
    expect(months({ contributions: 17, accident: true })).toBe(240)
  })

  it('is reduced by slices of the minimum wage when combined with another benefit', () => {
    const slices = accumulation.at('2026-10-01').value
    const left = (amount: string) => accumulated(reais(amount), reais('1000.00'), slices)
    // 1,000 + 60% of 1,000 + 40% of 1,000 + 20% of 1,000 + 10% of 500 = 2,250; 1,000 + 60% of 500 = 1,300; below one wage, no reduction.
    expect(['4500.00', '1500.00', '800.00'].map(left)).toEqual([reais('2250.00'), reais('1300.00'), reais('800.00')])
    // Rounded once: 1,000.02 + 600.012 + 400.008 + 200.004 + 10% of 0.04 = 2,200.048; rounding each slice would give 2,200.04.
    expect(accumulated(reais('4000.12'), reais('1000.02'), slices)).toBe(reais('2200.05'))
  })
})
