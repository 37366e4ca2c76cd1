import { describe, expect, it } from 'vitest'
import { ports } from '../../../../test/support/ports.ts'
import { addMonths, type Day } from '../../../core/day.ts'
import type { Engine } from '../../../operation/definition/registry.ts'
import { Context } from '../../../operation/evaluation/context.ts'
import { computedLegalRate, legalInterest } from './legal-rate.ts'

const context = (world: Engine = ports) => new Context({ day: world.today(), given: false }, world)
const published = ports.rates.observed('taxaLegal', '2024-08-01', '2026-08-01')!.values

describe('legal rate of a month', () => {
  it('computed from the Selic and the IPCA-15, matches the published rate in 25 of 25 months, to the sixth decimal', () => {
    expect(published).toHaveLength(25)
    for (const { date, value } of published) expect(computedLegalRate(context(), date).toPercent(), date).toBe(Number(value))
  })

  it('is zero when inflation exceeds the Selic: March 2025', () => {
    expect(computedLegalRate(context(), '2025-03-01').toPercent()).toBe(0)
  })
})

describe('legal interest', () => {
  it('sums by calendar days, including the first and excluding the last', () => {
    // The central bank's calculator on 17/09/2026: 4.325078% from 02/02/2026 to 31/08/2026.
    expect(legalInterest(context(), '2026-02-02', '2026-08-31').rate.toPercent()).toBe(4.325078)
    expect(legalInterest(context(), '2025-01-01', '2025-03-01').rate.toPercent()).toBe(1.491636)
    // Only the last two days of August 2024 count: 0.605306 × 2 ÷ 31.
    expect(legalInterest(context(), '2024-08-30', '2024-09-01').rate.toPercent()).toBe(0.039052)
    expect(legalInterest(context(), '2024-08-30', '2024-08-30')).toMatchObject({ months: [] })
  })

  it('computes an unpublished month with the same result and states it', () => {
    const until = (last: Day): Engine => ({
      ...ports,
      rates: {
        ...ports.rates,
        observed: (metric, from, to) => (metric === 'taxaLegal' && to > last ? undefined : ports.rates.observed(metric, from, to)),
      },
    })
    const ctx = context(until('2026-05-01'))
    expect(legalInterest(ctx, '2026-02-02', '2026-08-31').rate.toPercent()).toBe(4.325078)
    expect(ctx.assumptions.filter((sentence) => String(sentence).includes('calculada'))).toHaveLength(3)
    const none = context(until('2020-01-01'))
    expect(legalInterest(none, '2024-08-30', addMonths('2024-08-30', 12)).rate.toPercent()).toBe(
      legalInterest(context(), '2024-08-30', '2025-08-30').rate.toPercent(),
    )
  })
})
