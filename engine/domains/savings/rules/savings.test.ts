import { describe, expect, it } from 'vitest'
import { portsWith } from '../../../../test/support/corpora/rates.ts'
import { ports, registry } from '../../../../test/support/ports.ts'
import { SourceUnavailable } from '../../../core/errors.ts'
import { run } from '../../../operation/evaluation/run.ts'

const savingsReturn = registry.calculators.get('savings-return')!

/** First-day rows of the central bank's series 195, with the Selic target (432) and the TR (226) of the day. */
const PUBLISHED = [
  ['2012-06-01', 8.5, 0, 0.4828],
  ['2012-09-01', 7.5, 0, 0.4273],
  ['2013-01-01', 7.25, 0, 0.4134],
  ['2017-10-01', 8.25, 0, 0.469],
  ['2018-04-01', 6.5, 0, 0.3715],
  ['2020-09-01', 2, 0, 0.1159],
  ['2021-11-01', 7.75, 0, 0.4412],
  ['2021-12-01', 7.75, 0.0488, 0.4902],
  ['2025-07-01', 15, 0.1758, 0.6767],
  ['2026-06-01', 14.5, 0.1709, 0.6718],
] as const

describe('savings rule', () => {
  it.each(PUBLISHED)('on %s, Selic %d and TR %d yield %d a month, as published', (date, selic, tr, published) => {
    const market = portsWith({ selic: { [date]: selic }, tr: { [date]: tr } })
    const answer = run(savingsReturn, { initial_amount: 1000, months: 1, reference_date: date }, market)
    expect(answer.monthlyRatePercent).toBe(published)
    expect(answer.rates).toMatchObject([
      { metric: 'selic', value: selic },
      { metric: 'tr', value: tr },
    ])
  })

  it('uses the rates of the reference date, not of today', () => {
    const market = portsWith({ selic: { '2020-08-06': 2, '2026-09-17': 13.75 }, tr: { '2020-08-01': 0, '2026-09-22': 0.1668 } })
    const on = (reference_date?: string) =>
      run(savingsReturn, { initial_amount: 1000, months: 12, ...(reference_date && { reference_date }) }, market)
    expect(on('2020-09-01')).toMatchObject({ rule: 'selic_share_plus_tr', monthlyRatePercent: 0.1159 })
    expect(on()).toMatchObject({ rule: 'fixed_plus_tr', monthlyRatePercent: 0.6676, finalAmount: 1083.12 })
  })

  it('ignores the source for a given rate, and reports a missing one as unavailable', () => {
    const answer = run(savingsReturn, { initial_amount: 1000, months: 1, selic_annual: 15, tr_monthly: 0 }, ports)
    expect(answer).not.toHaveProperty('rates')
    expect(() => run(savingsReturn, { initial_amount: 1000, months: 1, selic_annual: 15 }, portsWith({}))).toThrow(SourceUnavailable)
    expect(() => run(savingsReturn, { initial_amount: 1000, months: 1, tr_monthly: 0 }, portsWith({}))).toThrow(SourceUnavailable)
  })

  it('needs no Selic before May 2012', () => {
    const answer = run(savingsReturn, { initial_amount: 1000, months: 1, tr_monthly: 0, reference_date: '2012-05-03' }, portsWith({}))
    expect(answer).toMatchObject({ finalAmount: 1005, rule: 'fixed_plus_tr' })
  })
})
