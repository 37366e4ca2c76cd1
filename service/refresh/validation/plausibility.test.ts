import { describe, expect, it } from 'vitest'
import { addDays, addMonths, type Day } from '../../../engine/core/day.ts'
import { SERIES_IDS, type SeriesId, seriesSpec } from '../../../engine/indicators/metrics.ts'
import type { Observation, Series } from '../../../engine/indicators/series.ts'
import { readShipped } from '../snapshots/shipped.ts'
import { implausibility, inferExpected, rewriteReason, truncateAtGap } from './plausibility.ts'

const shipped = readShipped(new URL('../../../data/series/', import.meta.url)).value
const HELD = SERIES_IDS.filter((id) => shipped.has(id))

const rowsOf = ({ days, values }: Series): Observation[] => days.map((day, index) => ({ day, value: values[index]! }))
const lastOf = (id: SeriesId): Observation => rowsOf(shipped.get(id)!).at(-1)!
/** Problem with one additional observation, `days` after the last one held. */
const after = (id: SeriesId, value: number | string, days: number): string | null => {
  const day = seriesSpec(id).cadence === 'monthly' ? addMonths(lastOf(id).day, Math.ceil(days / 30)) : addDays(lastOf(id).day, days)
  return implausibility(seriesSpec(id), [{ day, value: String(value) }], shipped.get(id)!)
}
const scaled = (id: SeriesId, times: number): string => String(Number((Number(lastOf(id).value) * times).toFixed(8)))

it.each(HELD)('%s: accepts every value ever published', (id) => {
  expect(implausibility(seriesSpec(id), rowsOf(shipped.get(id)!), undefined)).toBeNull()
  expect(implausibility(seriesSpec(id), rowsOf(shipped.get(id)!), shipped.get(id)!)).toBeNull()
})

/** Price changes and the TR can be zero. */
const MAY_BE_ZERO: readonly SeriesId[] = HELD.filter((id) => {
  const { step, sane } = seriesSpec(id)
  return step !== 'law' && 'points' in step && sane.min <= 0
})
const LEVELS = HELD.filter((id) => !MAY_BE_ZERO.includes(id))

describe.each([1, 40, 400, 2000])('%d days after the last reading', (days) => {
  it.each(LEVELS)('%s: rejects zero, a hundredth and ten times the value', (id) => {
    expect(after(id, '0', days)).toMatch(/absurd/)
    expect(after(id, scaled(id, 0.01), days)).toMatch(/absurd/)
    expect(after(id, scaled(id, 10), days)).toMatch(/absurd/)
  })
})

describe('price changes', () => {
  const CHANGES = HELD.filter((id) => MAY_BE_ZERO.includes(id) && id !== 'ipca-12-months' && seriesSpec(id).exactPlaces)

  it.each(CHANGES)('%s: rejects a hundredth by its decimals, and ten times a normal month by its size', (id) => {
    const day = addMonths(lastOf(id).day, 1)
    expect(implausibility(seriesSpec(id), [{ day, value: '0.0052' }], shipped.get(id)!)).toMatch(/more decimals/)
    expect(implausibility(seriesSpec(id), [{ day, value: '0.52' }], shipped.get(id)!)).toBeNull()
    expect(implausibility(seriesSpec(id), [{ day, value: '8.10' }], shipped.get(id)!)).toMatch(/absurd/)
    expect(implausibility(seriesSpec(id), [{ day, value: '0.00' }], shipped.get(id)!)).toBeNull()
  })

  it('twelve-month rates do not change abruptly', () => {
    expect(after('ipca-12-months', '42.20', 30)).toMatch(/absurd/)
    expect(after('ipca-12-months', '0.04', 30)).toMatch(/absurd/)
    expect(after('ipca-12-months', '4.60', 30)).toBeNull()
  })
})

describe('minimum wage', () => {
  const wage = (day: Day, value: string) => implausibility(seriesSpec('minimum-wage'), [{ day, value }], shipped.get('minimum-wage')!)

  it('must match the record for recorded years', () => {
    expect(wage('2026-06-01', '1621.00')).toBeNull()
    expect(wage('2026-06-01', '1650.00')).toMatch(/not what the law says/)
    expect(wage('2026-06-01', '1518.00')).toMatch(/not what the law says/)
  })

  it('later changes only in January, upwards and within the limit', () => {
    expect(wage('2027-01-01', '1730.00')).toBeNull()
    expect(wage('2027-01-01', '1621.00')).toBeNull()
    expect(wage('2027-05-01', '1730.00')).toMatch(/absurd/)
    expect(wage('2027-01-01', '1500.00')).toMatch(/absurd/)
    expect(wage('2027-01-01', '2100.00')).toMatch(/absurd/)
    expect(wage('2027-01-01', '16210.00')).toMatch(/absurd/)
  })
})

it('detects a completely scaled response by comparison with held data', () => {
  const rows = rowsOf(shipped.get('dollar')!).map(({ day, value }) => ({ day, value: (Number(value) * 3).toFixed(4) }))
  expect(implausibility(seriesSpec('dollar'), rows, undefined)).toBeNull()
  expect(implausibility(seriesSpec('dollar'), rows, shipped.get('dollar')!)).toMatch(/absurd step/)
})

describe('gaps', () => {
  const days = (...list: Day[]): Observation[] => list.map((day) => ({ day, value: '5.1000' }))
  const held = (...list: Day[]): Series => ({
    days: list,
    values: list.map(() => '5.1000'),
    completeTo: null,
    capturedAt: '2026-01-01T00:00:00Z',
    reader: 'shipped',
  })

  it('of a daily series truncate the response, except during Carnival', () => {
    expect(truncateAtGap(seriesSpec('dollar'), days('2026-02-13', '2026-02-18'), undefined).hole).toBeNull()
    expect(truncateAtGap(seriesSpec('dollar'), days('2026-03-02', '2026-03-03', '2026-03-20'), undefined)).toEqual({
      whole: days('2026-03-02', '2026-03-03'),
      hole: 'the answer has nothing between 2026-03-03 and 2026-03-20',
    })
  })

  it('of a monthly series span a month', () => {
    expect(truncateAtGap(seriesSpec('ipca'), days('2026-01-01', '2026-02-01'), undefined).hole).toBeNull()
    expect(truncateAtGap(seriesSpec('ipca'), days('2026-01-01', '2026-03-01'), undefined).hole).toMatch(/between 2026-01-01 and 2026-03-01/)
  })

  it('filled by held data are accepted', () => {
    expect(truncateAtGap(seriesSpec('ipca'), days('2026-01-01', '2026-03-01'), held('2026-02-01')).hole).toBeNull()
    expect(truncateAtGap(seriesSpec('ipca'), days('2026-01-01', '2026-05-01'), held('2026-02-01', '2026-04-01')).hole).not.toBeNull()
  })

  it('do not exist for a rate that holds until changed', () => {
    expect(truncateAtGap(seriesSpec('selic-target'), days('2026-01-01', '2026-09-18'), undefined).hole).toBeNull()
  })
})

describe('response that rewrites held data', () => {
  const held: Series = {
    days: ['2026-08-01', '2026-09-01', '2026-10-01'],
    values: ['100', '110', '120'],
    completeTo: null,
    capturedAt: '2026-11-01T00:00:00Z',
    reader: 'central_bank',
  }
  const read = (...values: readonly number[]) =>
    rewriteReason(
      values.map((value, index) => ({ day: held.days[index]!, value: String(value) })),
      held,
    )

  it.each([
    ['by one factor', [110, 121], true],
    ['by one factor, of which one value alone tells nothing', [110], false],
    ['by much', [130, 150], true],
    ['by a fifth in the middle', [115, 132, 140], false],
    ['by more than a fifth in the middle', [115, 132.2, 150], true],
    ['but for one value', [100, 220, 240], false],
    ['by less than a hundredth', [100.9, 110.99], false],
    ['by more than a hundredth', [101.1, 111.21], true],
  ])('%s: %j', (_case, values, isRefused) => {
    expect(read(...values) !== null).toBe(isRefused)
  })
})

it('limits price-change steps in points from 1996 on, and not before', () => {
  const step = (from: Day, to: Day) =>
    implausibility(
      seriesSpec('ipca'),
      [
        { day: from, value: '-1.00' },
        { day: to, value: '3.90' },
      ],
      undefined,
    )
  expect(step('1995-11-01', '1995-12-01')).toBeNull()
  expect(step('1995-12-01', '1996-01-01')).toMatch(/absurd step/)
})

describe('series without a specification', () => {
  const learntOf = (...values: readonly number[]) => {
    const days = values.map((_, index) => addMonths('2025-01-01', index))
    return inferExpected(
      { days, values: values.map(String), completeTo: null, capturedAt: '2026-11-01T00:00:00Z', reader: 'central_bank' },
      'monthly',
    ).step
  }
  const flat = Array.from({ length: 11 }, () => 10)

  it('may change by up to twice its largest historical ratio, at least by a factor of two', () => {
    expect(learntOf(...flat, 10)).toEqual({ times: 2 })
    expect(learntOf(...flat, 30)).toEqual({ times: 6 })
  })

  it('may change by twice its largest step when it is near or below zero', () => {
    expect(learntOf(...flat, 1)).toEqual({ points: 18 })
    expect(learntOf(...flat, -2)).toEqual({ points: 24 })
    expect(learntOf(...flat.map(() => -10), -11)).toEqual({ points: 2 })
  })
})

it('refuses a row of another day in a monthly series, and accepts it in a daily one', () => {
  const lie = [{ day: '2026-11-18' as const, value: '0.05166' }]
  expect(implausibility(seriesSpec('taxa-legal'), lie, undefined)).toContain('absurd day 2026-11-18')
  expect(implausibility(seriesSpec('igpm'), [{ day: '2026-11-18', value: '0.05' }], undefined)).toContain('absurd day')
  expect(implausibility(seriesSpec('cdi'), [{ day: '2026-11-18', value: '0.051660' }], undefined)).toBeNull()
})
