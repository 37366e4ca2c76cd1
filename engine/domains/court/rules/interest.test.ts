import { describe, expect, it } from 'vitest'
import { ports } from '../../../../test/support/ports.ts'
import type { Day } from '../../../core/day.ts'
import { percent } from '../../../core/ratio.ts'
import { Context } from '../../../operation/evaluation/context.ts'
import { IndexTable, monthNumber } from './indexes.ts'
import { type CountingOfMonths, CourtInterestRates, interestStart, type Regime, shareOfMonth } from './interest.ts'

const ctx = new Context({ day: '2026-06-01', given: true }, ports)
const rates = (counting: CountingOfMonths = 'fraction', compound = false) =>
  new CourtInterestRates(ctx, new IndexTable(ctx), { monthly: percent('1'), counting, compound })
const rateOf = (regime: Regime, from: Day, to: Day): number => rates().of(regime, from, to).rate.toPercent()

describe('counting of months', () => {
  // 17 January is the 15th day from the end of the month, and 15 June the 15th from its start.
  it.each([
    ['2020-01-17', '2020-06-15', 6, 4.983871],
    ['2020-01-17', '2020-06-14', 5, 4.950538],
    ['2020-01-18', '2020-06-15', 5, 4.951613],
  ] as const)('from %s to %s at 1%% a month', (from, to, byFifteen, byFraction) => {
    expect(rates('fifteen_days').of('given', from, to).rate.toPercent()).toBe(byFifteen)
    expect(rates('fraction').of('given', from, to).rate.toPercent()).toBe(byFraction)
  })

  // 1.01² − 1 = 2.01%.
  it('compounds whole months', () => {
    expect(rates('fifteen_days', true).of('given', '2020-01-01', '2020-02-29').rate.toPercent()).toBe(2.01)
  })
})

describe('interest of the labour courts by law', () => {
  it.each([
    ['1987-02-01', '1987-02-26', 0.5],
    // One day at 1% does not reach fifteen.
    ['1987-02-01', '1987-02-27', 0.5],
    ['1991-02-01', '1991-03-03', 1],
    // 1% and one day of March: 1 ÷ 31.
    ['1991-02-01', '1991-03-04', 1.032258],
    // 26 ÷ 30, fifty months, and the whole February: 51.8667.
    ['2019-11-05', '2024-02-29', 51.866667],
  ] as const)('from %s to %s', (from, to, expected) => expect(rateOf('standard', from, to)).toBe(expected))

  // 0.0333333% × 1,578 days.
  it('counts the daily rate with both ends', () => expect(rateOf('daily', '2019-11-05', '2024-02-29')).toBe(52.599947))

  // OJ 7 of the TST: 1% until August 2001, 0.5% from September.
  it('halves the interest of public bodies from September 2001, and ends it with the Selic', () => {
    expect(rateOf('public_treasury', '2001-08-01', '2001-08-31')).toBe(1)
    expect(rateOf('public_treasury', '2001-08-01', '2001-09-30')).toBe(1.5)
    expect(rateOf('public_treasury', '2021-12-09', '2022-12-31')).toBe(0)
  })
})

describe('first day of interest', () => {
  it('is after the due month, or after a later filing', () => {
    expect(interestStart('2016-02-10', '2016-02-29', false)).toBe('2016-03-01')
    expect(interestStart('2016-02-10', '2016-03-01', false)).toBe('2016-03-02')
    expect(interestStart('2016-02-10', '2016-03-01', true)).toBe('2016-03-01')
  })
})

it('counts the part of a month by its calendar days', () => {
  const share = (from: Day, to: Day) => shareOfMonth(monthNumber('2024-08-01'), from, to).toNumber(4)
  expect([share('2024-08-01', '2024-08-31'), share('2024-08-30', '2024-12-31'), share('2024-09-01', '2024-09-30')]).toEqual([1, 0.0645, 0])
})
