import { describe, expect, it } from 'vitest'
import { countBusinessDays } from '../../../engine/core/calendar/business-day.ts'
import { addDays, addMonths, type Day, endOfMonth } from '../../../engine/core/day.ts'
import type { SeriesId } from '../../../engine/indicators/metrics.ts'
import type { Series } from '../../../engine/indicators/series.ts'
import { disagreeing } from './cross-check.ts'

const seriesOf = (values: readonly number[], dayAt: (index: number) => Day): Series => ({
  days: values.map((_, index) => dayAt(index)),
  values: values.map(String),
  completeTo: null,
  capturedAt: '2026-01-01T00:00:00Z',
  reader: 'central_bank',
})
const monthly = (values: readonly number[]) => seriesOf(values, (index) => addMonths('2025-01-01', index))
const daily = (values: readonly number[]) => seriesOf(values, (index) => addDays('2025-03-03', index))
/** Price level implied by monthly changes. */
const levelsOf = (changes: readonly number[]) =>
  monthly(changes.map((_, index) => changes.slice(0, index + 1).reduce((level, change) => level * (1 + change / 100), 7000)))

const PRICES = [0.5, 0.42, 0.61, 0.38, 0.55, 0.47]
const OTHERS = [0.45, 0.5, 0.57, 0.33, 0.6, 0.41]
const nothing = new Map()

describe('series read together', () => {
  it('are kept when they agree', () => {
    const next = new Map([
      ['ipca', monthly(PRICES)],
      ['ipca-index', levelsOf(PRICES)],
      ['inpc', monthly(OTHERS)],
      ['inpc-index', levelsOf(OTHERS)],
    ] as const)
    expect([...disagreeing(nothing, next)]).toEqual([])
  })

  it('are both rejected when two disagree and no third series decides', () => {
    const next = new Map([
      ['inpc', monthly(OTHERS.with(3, 0.83))],
      ['inpc-index', levelsOf(OTHERS)],
    ] as const)
    expect([...disagreeing(nothing, next).keys()].sort()).toEqual(['inpc', 'inpc-index'])
  })

  it('keep the series confirmed by another, and reject the one that contradicts it', () => {
    const next = new Map([
      ['ipca', monthly(PRICES)],
      ['ipca-index', levelsOf(PRICES)],
      ['inpc', monthly(OTHERS.with(3, 3))],
    ] as const)
    expect([...disagreeing(nothing, next)]).toEqual([['inpc', expect.stringContaining('inpc of 3 on 2025-04-01')]])
  })

  it('reject a quote outside the allowed ratio to another, or equal to it for days', () => {
    const dollars = Array.from({ length: 12 }, (_, index) => 5 + index / 100)
    const refusedWith = (euros: readonly number[]) => {
      const next = new Map([
        ['dollar', daily(dollars)],
        ['euro', daily(euros)],
      ] as const)
      return disagreeing(nothing, next).get('euro')
    }
    expect(refusedWith(dollars.map((dollar) => dollar * 1.15))).toBeUndefined()
    for (const times of [1.71, 0.58]) expect(refusedWith(dollars.map((dollar) => dollar * times))).toContain('does not go with dollar')
    expect(refusedWith(dollars)).toContain('12 of 12 values of euro are those of dollar')
  })
})

/** Series rejected on first reading. */
const refusedOf = (...read: readonly (readonly [SeriesId, Series])[]) => [...disagreeing(nothing, new Map(read)).keys()].sort()

describe('each series must agree with its components within tolerance', () => {
  it('daily Selic with the target, on a 252-day year', () => {
    // (1 + 0.055131 / 100) ** 252 − 1 = 14.90%; tolerance: 0.8 percentage points around the target.
    const target = (value: number): Series => ({ ...seriesOf([value], () => '2025-01-01'), completeTo: '2025-12-31' })
    const over = daily([0.055131, 0.055131])
    for (const near of [14.11, 14.9, 15.69]) expect(refusedOf(['selic-over', over], ['selic-target', target(near)])).toEqual([])
    for (const far of [14.09, 15.71])
      expect(refusedOf(['selic-over', over], ['selic-target', target(far)])).toEqual(['selic-over', 'selic-target'])
  })

  it('twelve-month rate with the twelve months, only when complete', () => {
    const months = Array.from({ length: 12 }, (_, index) => 0.3 + index / 100)
    // Product of 1.0030 to 1.0041, minus one.
    const year = 4.3441
    const of = (value: number, day: Day) => seriesOf([value], () => day)
    const read = (value: number, day: Day = '2025-12-01') => refusedOf(['ipca', monthly(months)], ['ipca-12-months', of(value, day)])
    expect(read(year)).toEqual([])
    expect(read(year + 0.019)).toEqual([])
    expect(read(year + 0.021)).toEqual(['ipca', 'ipca-12-months'])
    expect(read(year - 0.021)).toEqual(['ipca', 'ipca-12-months'])
    // Not verifiable with only eleven months, before or up to November.
    expect(read(9, '2025-11-01')).toEqual([])
    expect(read(9, '2026-01-01')).toEqual([])
  })

  it('monthly Selic with its business days, only when complete', () => {
    const month = '2025-03-01'
    const days = Array.from({ length: 31 }, (_, index) => addDays(month, index)).filter(
      (day) => countBusinessDays(day, addDays(day, 1)) === 1,
    )
    const over = (...lacking: Day[]) => {
      // Includes the last business day of the previous month, which must be ignored.
      const kept = ['2025-02-28' as const, ...days.filter((day) => !lacking.includes(day))]
      return seriesOf(
        kept.map(() => 0.05),
        (index) => kept[index]!,
      )
    }
    // 1.0005 ** 19 − 1: March 2025 has 19 business days, with Carnival.
    expect(days.length).toBe(19)
    const compounded = 0.9543
    const read = (value: number, daysRead: Series) => refusedOf(['selic-month', seriesOf([value], () => month)], ['selic-over', daysRead])
    expect(endOfMonth(month)).toBe('2025-03-31')
    expect(read(compounded, over())).toEqual([])
    expect(read(compounded + 0.0105, over())).toEqual([])
    expect(read(compounded + 0.0115, over())).toEqual(['selic-month', 'selic-over'])
    expect(read(compounded + 1, over(days[0]!))).toEqual([])
    expect(read(compounded + 1, over(days.at(-1)!))).toEqual([])
  })

  it('savings: 70% of the target up to 8.5% a year, half a percent a month above, plus the TR', () => {
    const target = (value: number): Series => ({ ...seriesOf([value], () => '2025-01-01'), completeTo: '2025-12-31' })
    const read = (rate: number, savings: number) =>
      refusedOf(['poupanca', monthly([savings])], ['tr', monthly([0.1])], ['selic-target', target(rate)])
    // (1 + 0.7 × 8.5%) ** (1 / 12) = 1.0048279, × 1.001 = 1.0058327.
    expect(read(8.5, 0.5833)).toEqual([])
    expect(read(8.5, 0.6005)).toEqual(['poupanca', 'selic-target', 'tr'])
    // 1.005 × 1.001 = 1.006005.
    expect(read(8.51, 0.6005)).toEqual([])
    expect(read(8.51, 0.5833)).toEqual(['poupanca', 'selic-target', 'tr'])
  })
})

it('checks a change in the first value only', () => {
  const months = monthly(Array.from({ length: 12 }, () => 0.3))
  const year = (value: number) =>
    new Map([
      ['ipca', months],
      ['ipca-12-months', seriesOf([value], () => '2025-12-01')],
    ] as const)
  // 1.003 ** 12 − 1.
  expect([...disagreeing(year(3.66), year(3.67)).keys()]).toEqual([])
  expect([...disagreeing(year(3.66), year(9)).keys()]).toEqual(['ipca-12-months'])
})

it('does not recheck old readings for one new day', () => {
  // February's change never matched the level, and was accepted at the time.
  const changes = monthly(OTHERS.with(1, 0.83))
  const levels = levelsOf(OTHERS)
  const upTo = (series: Series, length: number): Series => ({
    ...series,
    days: series.days.slice(0, length),
    values: series.values.slice(0, length),
  })
  const held = new Map([
    ['inpc', upTo(changes, 5)],
    ['inpc-index', upTo(levels, 5)],
  ] as const)
  const next = new Map([
    ['inpc', changes],
    ['inpc-index', levels],
  ] as const)
  expect([...disagreeing(held, next).keys()]).toEqual([])
  expect([...disagreeing(nothing, next).keys()].sort()).toEqual(['inpc', 'inpc-index'])
})
