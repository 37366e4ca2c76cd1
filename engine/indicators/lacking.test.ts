import { describe, expect, it } from 'vitest'
import { ACCUMULATED, accumulatorOf } from './accumulators.ts'
import { coverageIn, holesIn } from './lacking.ts'
import { SERIES_IDS, seriesSpec } from './metrics.ts'
import type { Series } from './series.ts'

const seriesOf = (...days: Series['days']): Series => ({
  days,
  values: days.map(() => '1'),
  completeTo: null,
  capturedAt: '2026-11-14T00:00:00Z',
  reader: 'central_bank',
})

describe('missing observations of a series', () => {
  const prices = seriesOf('2020-03-01', '2020-04-01', '2020-07-01', '2020-08-01')

  it.each([
    ['before its first day', '2019-06-15', '2019-12-31', [['2019-06-15', '2019-12-31']]],
    ['up to the first day', '2020-01-01', '2020-04-30', [['2020-01-01', '2020-02-29']]],
    ['from the first day on', '2020-03-01', '2020-04-30', []],
    ['between two', '2020-04-01', '2020-07-01', [['2020-05-01', '2020-06-30']]],
    ['of a part of what lies between', '2020-05-10', '2020-06-10', [['2020-05-10', '2020-06-10']]],
    ['after the hole', '2020-07-01', '2020-08-31', []],
    [
      'at both',
      '2020-02-01',
      '2020-08-01',
      [
        ['2020-02-01', '2020-02-29'],
        ['2020-05-01', '2020-06-30'],
      ],
    ],
  ] as const)('%s', (_case, from, to, holes) => {
    expect(holesIn('ipca', prices, from, to).map((hole) => [hole.from, hole.to])).toEqual(holes)
  })

  it('exclude days before its start', () => {
    expect(seriesSpec('ipca').since).toBe('1980-01-01')
    expect(holesIn('ipca', prices, '1970-01-01', '1979-12-31')).toEqual([])
    expect(holesIn('ipca', prices, '1970-01-01', '1980-01-01')).toEqual([{ from: '1980-01-01', to: '1980-01-01' }])
  })

  it('count only business days of a daily series, and none of a step series', () => {
    // Friday, Monday, then Wednesday: Tuesday is missing.
    const days = seriesOf('2026-11-06', '2026-11-09', '2026-11-11')
    expect(holesIn('cdi', days, '2026-11-06', '2026-11-11')).toEqual([{ from: '2026-11-10', to: '2026-11-10' }])
    expect(holesIn('selic-target', days, '2026-01-01', '2026-11-11')).toEqual([])
    expect(coverageIn('cdi', days, '2026-11-06', '2026-11-09')).toEqual({
      starts: seriesSpec('cdi').since,
      first: '2026-11-06',
      last: '2026-11-11',
      holes: [],
    })
  })
})

it('every series that accumulates is listed once, under its preferred name', () => {
  const accumulating = SERIES_IDS.filter((id) => seriesSpec(id).accumulates)
  expect(ACCUMULATED.map((name) => accumulatorOf(name)?.series)).toEqual(accumulating)
  expect(ACCUMULATED).toEqual(expect.arrayContaining(['cdi', 'selic', 'inpc', 'igpm', 'igpdi', 'ipca15', 'poupanca', 'dollar']))
})
