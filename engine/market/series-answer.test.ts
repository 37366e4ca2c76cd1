import { describe, expect, it } from 'vitest'
import { ports } from '../../test/support/ports.ts'
import type { Day } from '../core/day.ts'
import type { PublishedSeries } from '../core/operation/ports.ts'
import type { Engine } from '../core/operation/registry.ts'
import { seriesReading } from './series-answer.ts'

const read = async (): Promise<void> => undefined

/** A code no indicator keeps, held from some day on. */
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

describe('what is held is not read again', () => {
  it('a series held whole, from whatever day it is asked', () => {
    expect(seriesReading(24369, '1980-01-01', holding(null))).toBeNull()
    expect(seriesReading(24369, null, holding(null))).toBeNull()
  })

  it('one held from a day on, asked from that day or a later one', () => {
    expect(seriesReading(24369, '2015-01-01', holding('2015-01-01'))).toBeNull()
    expect(seriesReading(24369, '2015-01-02', holding('2015-01-01'))).toBeNull()
    expect(seriesReading(24369, null, holding('2015-01-01'))).toBeNull()
  })

  it('and what is asked from an earlier day is', () => expect(seriesReading(24369, '2014-12-31', holding('2015-01-01'))).toBe(read))
})
