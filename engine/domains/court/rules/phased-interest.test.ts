import { describe, expect, it } from 'vitest'
import { ports } from '../../../../test/support/ports.ts'
import type { Day } from '../../../core/day.ts'
import { Context } from '../../../operation/evaluation/context.ts'
import type { PhaseSpan } from './correction.ts'
import { IndexTable, monthNumber } from './indexes.ts'
import type { Regime } from './interest.ts'
import { PhasedInterest } from './phased-interest.ts'

const span = (start: Day, end: Day, interest: Regime, beforeFiling = false): PhaseSpan => ({
  from: start,
  index: 'none',
  interest,
  beforeFiling,
  start,
  end,
  firstMonth: monthNumber(start),
  lastMonth: monthNumber(end),
})

const phased = (spans: readonly PhaseSpan[], terms: { filed?: Day; settled: Day; preJudicial?: boolean }) => {
  const ctx = new Context({ day: '2026-06-01', given: true }, ports)
  return new PhasedInterest(ctx, new IndexTable(ctx), spans, { preJudicial: false, filed: undefined, ...terms })
}

describe('interest of the phases of a correction', () => {
  // March to June at 1% after a filing in February; February to June without its floor.
  it('begins after the filing, unless the phase or the judgment goes before it', () => {
    const whole = (beforeFiling: boolean) => [span('2020-01-01', '2020-12-31', 'one_percent', beforeFiling)]
    const terms = { filed: '2020-02-29', settled: '2020-06-30' } as const
    expect(phased(whole(false), terms).rate('2020-01-31').toPercent()).toBe(4)
    expect(phased(whole(true), terms).rate('2020-01-31').toPercent()).toBe(5)
    expect(
      phased(whole(false), { ...terms, preJudicial: true })
        .rate('2020-01-31')
        .toPercent(),
    ).toBe(5)
  })

  // Two months at 0.5%, three at 1%.
  it('adds up the phases, each inside its own days', () => {
    const both = phased([span('2020-01-01', '2020-03-31', 'half_percent'), span('2020-04-01', '2021-12-31', 'one_percent')], {
      settled: '2020-06-30',
    })
    expect([both.spanRate(0, '2020-01-31').toPercent(), both.spanRate(1, '2020-01-31').toPercent()]).toEqual([1, 3])
    expect(both.rate('2020-01-31').toPercent()).toBe(4)
  })

  // ADC 58 with a filing on 1 April 2022: TR of April 2021 to March 2022, 0.2064%, and none with the Selic.
  it('takes the TR before the filing and nothing beside the Selic', () => {
    const adc58 = phased([span('1967-01-01', '2022-03-31', 'trd_simple', true), span('2022-04-01', '2024-08-29', 'none')], {
      filed: '2022-04-01',
      settled: '2024-02-29',
    })
    expect(adc58.rate('2021-03-31').toPercent(4)).toBe(0.2064)
    expect(adc58.spanRate(1, '2021-03-31').isZero).toBe(true)
  })

  // Legal rate of August 2024 on one day of 31: 0.019526%.
  it('counts the legal rate from 30 August 2024', () => {
    const legal = (settled: Day) =>
      phased([span('2024-08-30', '9999-12-31', 'legal_rate')], { filed: '2024-07-01', settled })
        .rate('2024-06-30')
        .toPercent()
    expect(legal('2024-08-29')).toBe(0)
    expect(legal('2024-08-30')).toBe(0.019526)
  })
})
