import { describe, expect, it } from 'vitest'
import { ports } from '../../../../test/support/ports.ts'
import { addMonths, type Day } from '../../../core/day.ts'
import { Context } from '../../../core/operation/context.ts'
import type { Engine } from '../../../core/operation/registry.ts'
import { computedLegalRate, legalInterest } from './legal-rate.ts'

const context = (world: Engine = ports) => new Context({ day: world.today(), given: false }, world)
const published = ports.rates.observed('taxaLegal', '2024-08-01', '2026-08-01')!.values

describe('the legal rate of a month', () => {
  it('computed from the Selic and the IPCA-15 is the published one, in 25 of 25 months, to the sixth decimal', () => {
    expect(published).toHaveLength(25)
    for (const { date, value } of published) expect(computedLegalRate(context(), date).toPercent(), date).toBe(Number(value))
  })

  it('is zero where prices outran the Selic: March 2025', () => {
    expect(computedLegalRate(context(), '2025-03-01').toPercent()).toBe(0)
  })
})

describe('legal interest', () => {
  it('is added up by calendar days, first in and last out', () => {
    // The central bank's calculator on 17/09/2026: 4.325078% from 02/02/2026 to 31/08/2026.
    expect(legalInterest(context(), '2026-02-02', '2026-08-31').rate.toPercent()).toBe(4.325078)
    expect(legalInterest(context(), '2025-01-01', '2025-03-01').rate.toPercent()).toBe(1.491636)
    // August 2024 counts on its two last days only: 0.605306 × 2 ÷ 31.
    expect(legalInterest(context(), '2024-08-30', '2024-09-01').rate.toPercent()).toBe(0.039052)
    expect(legalInterest(context(), '2024-08-30', '2024-08-30')).toMatchObject({ months: [] })
  })

  it('computes what is not held, says so, and gives the same', () => {
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
