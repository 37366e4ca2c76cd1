import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const nightShift = registry.calculators.get('night-shift')!
const overtime = registry.calculators.get('overtime')!
const quarters = (max: number) => fc.integer({ min: 0, max }).map((count) => count / 4)

describe('night premium', () => {
  it('matches overtime for urban hours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), quarters(800), fc.integer({ min: 0, max: 6 }), (cents, hours, rest_days) => {
        const salary = cents / 100
        const here = run(nightShift, { salary, night_clock_hours: hours, rest_days }, ports)
        const there = run(overtime, { salary, night_hours: hours, rest_days }, ports)
        for (const field of ['hourlyWage', 'nightPremium', 'restDayReflex', 'total']) expect(here[field]).toBe(there[field])
      }),
    )
  })

  it('differs for rural workers: no shortened hour, 25%', () => {
    const rural = run(nightShift, { salary: 2200, night_clock_hours: 7, regime: 'livestock' }, ports)
    expect(rural).toMatchObject({ countedHours: 7, nightPremium: 17.5 })
  })

  it('accepts a premium above the legal one and rejects one below', () => {
    expect(() => run(nightShift, { salary: 2200, night_clock_hours: 7, premium_percent: 19.99 }, ports)).toThrow(/premium_percent/)
    expect(() => run(nightShift, { salary: 2200, night_clock_hours: 7, premium_percent: 20, regime: 'crop' }, ports)).toThrow(/25%/)
    expect(run(nightShift, { salary: 2200, night_clock_hours: 7, premium_percent: 35 }, ports).nightPremium).toBe(28)
  })

  it('rejects regimes before they existed and more hours than available', () => {
    const domestic = { salary: 2200, night_clock_hours: 7, regime: 'domestic' }
    expect(() => run(nightShift, { ...domestic, reference_date: '2015-06-01' }, ports)).toThrow(/regime: .*2015/)
    expect(() => run(nightShift, { salary: 2200, night_clock_hours: 7, overtime_clock_hours: 7.25 }, ports)).toThrow(/overtime_clock_hours/)
    expect(() => run(nightShift, { salary: 2200, night_clock_hours: 700, prorogated_hours: 45 }, ports)).toThrow(/prorogated_hours/)
    expect(() =>
      run(nightShift, { salary: 2200, night_clock_hours: 7, overtime_clock_hours: 1, overtime_premium_percent: 49 }, ports),
    ).toThrow(/overtime_premium_percent/)
  })
})
