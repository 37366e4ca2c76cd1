import { describe, expect, it } from 'vitest'
import { ports } from '../../test/support/ports.ts'
import type { Day } from '../core/day.ts'
import type { Engine } from '../operation/definition/registry.ts'
import type { PublishedSeries } from '../operation/evaluation/ports.ts'
import { seriesReading } from './series-answer.ts'

const read = async (): Promise<void> => undefined

/** A series code outside the indicators, stored from a given day on. */
function holding(wholeFrom: Day | null): Engine {
  const held: PublishedSeries = {
    code: 24369,
    cadence: 'monthly',
    days: ['2020-01-01'],
    values: ['1'],
    wholeFrom,
    completeTo: '2020-01-01',
    readOn: '2020-01-01',
    source: 'central_bank',
    stale: false,
  }
  return {
    ...ports,
    rates: { ...ports.rates, published: () => undefined },
    market: { ...ports.market, series: { ...ports.market.series, held: () => held, reading: () => read } },
  }
}

describe('stored series', () => {
  it('needs no reading when stored completely, for any start day', () => {
    expect(seriesReading(24369, '1980-01-01', holding(null))).toBeNull()
    expect(seriesReading(24369, null, holding(null))).toBeNull()
  })

  it('needs no reading from its first stored day or later', () => {
    expect(seriesReading(24369, '2015-01-01', holding('2015-01-01'))).toBeNull()
    expect(seriesReading(24369, '2015-01-02', holding('2015-01-01'))).toBeNull()
    expect(seriesReading(24369, null, holding('2015-01-01'))).toBeNull()
  })

  it('needs a reading from an earlier day', () => expect(seriesReading(24369, '2014-12-31', holding('2015-01-01'))).toBe(read))
})
