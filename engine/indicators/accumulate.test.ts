import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readShipped } from '../../service/refresh/snapshots/shipped.ts'
import { addDays, type Day, dayFromNumber, dayNumber } from '../core/day.ts'
import { ONE, percent, type Ratio } from '../core/ratio.ts'
import { ACCUMULATED } from './accumulators.ts'
import { RatesBook } from './book.ts'

const { value: shipped } = await readShipped(new URL('../../data/series/', import.meta.url))
const book = new RatesBook(shipped, () => false)
const percentOf = (metric: string, from: Day, to: Day): number | undefined =>
  book.accumulated(metric, from, to)?.factor.minus(ONE).toPercent(2)

/**
 * Yearly DI, the compound of the daily rates. From 2005: as published. 1995 to 2004: rounded from this same series, whose source states it
 * matches the published years; those values guard the shipped data and the arithmetic but confirm neither.
 */
const CDI_YEARS: Record<number, number> = {
  1995: 53.06,
  1996: 27.12,
  1997: 24.59,
  1998: 28.57,
  1999: 25.13,
  2000: 17.32,
  2001: 17.29,
  2002: 19.11,
  2003: 23.25,
  2004: 16.17,
  2005: 19.0,
  2006: 15.03,
  2007: 11.82,
  2008: 12.38,
  2009: 9.88,
  2010: 9.75,
  2011: 11.6,
  2012: 8.4,
  2013: 8.06,
  2014: 10.81,
  2015: 13.24,
  2016: 14.0,
  2017: 9.93,
  2018: 6.42,
  2019: 5.96,
  2020: 2.76,
  2021: 4.42,
  2022: 12.39,
  2023: 13.04,
  2024: 10.88,
  2025: 14.32,
}

describe('cdi', () => {
  it.each(Object.entries(CDI_YEARS))('compounds to the year: %s, %d%%', (year, expected) => {
    expect(percentOf('cdi', `${Number(year)}-01-01` as Day, `${Number(year)}-12-31` as Day)).toBe(expected)
  })

  it('includes both ends', () => {
    const { factor, rule } = book.accumulated('cdi', '2024-12-30', '2024-12-31')!
    expect(factor.toNumber(12)).toBe(new Decimal('1.00045513').pow(2).toDP(12).toNumber())
    expect(rule).toContain('(2 dias úteis)')
    expect(book.accumulated('cdi', '2024-12-31', '2024-12-31')!.factor.toNumber(10)).toBe(1.00045513)
  })

  it('is one over a weekend, and states it', () => {
    const { factor, rule } = book.accumulated('cdi', '2024-12-28', '2024-12-29')!
    expect(factor.compare(ONE)).toBe(0)
    expect(rule).toContain('não há dia útil')
  })

  it('reports provisional days from the first one on', () => {
    const provisional = book.accumulated('cdi', '2026-08-01', '2026-08-21')!
    expect(provisional).toMatchObject({ count: 15, last: { date: '2026-08-21', provisionalFrom: '2026-08-21' } })
    expect(provisional.rule).toContain('provisórios desde 21/08/2026')
    const read = book.accumulated('cdi', '2026-08-01', '2026-08-20')!
    expect(read.last).not.toHaveProperty('provisionalFrom')
    expect(read.rule).not.toContain('provisório')
  })

  it('is undefined for days not yet published, or before the series', () => {
    expect(book.accumulated('cdi', '2026-08-01', '2026-10-06')).toBeUndefined()
    expect(book.accumulated('cdi', '2026-10-01', '2026-11-01')).toBeUndefined()
    expect(book.accumulated('cdi', '1994-12-29', '1995-12-31')).toBeUndefined()
    expect(book.accumulated('cdi', '0100-01-01', '1995-12-31')).toBeUndefined()
    expect(book.accumulated('cdi', '1995-01-01', '1995-12-31')).toBeDefined() // the 1st was a Sunday
  })

  it('is undefined with a missing day in the middle', () => {
    const cdi = shipped.get('cdi')!
    const gap = cdi.days.indexOf('2024-07-10')
    const without = new RatesBook(
      new Map([['cdi', { ...cdi, days: cdi.days.toSpliced(gap, 1), values: cdi.values.toSpliced(gap, 1) }]]),
      () => false,
    )
    expect(without.accumulated('cdi', '2024-01-01', '2024-12-31')).toBeUndefined()
    expect(without.accumulated('cdi', '2024-01-01', '2024-07-09')).toBeDefined()
    expect(without.accumulated('cdi', '2024-07-11', '2024-12-31')).toBeDefined()
    expect(without.accumulated('cdi', '2024-01-01', '2024-07-10')).toBeUndefined()
    expect(without.accumulated('cdi', '2024-07-10', '2024-12-31')).toBeUndefined()
  })

  it('equals the product of its days in another decimal library', () => {
    const { days, values } = shipped.get('cdi')!
    const precise = Decimal.clone({ precision: 60 })
    fc.assert(
      fc.property(fc.nat(days.length - 1), fc.nat(400), (first, length) => {
        const last = Math.min(first + length, days.length - 1)
        let product = new precise(1)
        for (let index = first; index <= last; index++) product = product.times(new precise(values[index]!).div(100).plus(1))
        expect(book.accumulated('cdi', days[first]!, days[last]!)!.factor.toNumber(12)).toBe(product.toDP(12).toNumber())
      }),
      { numRuns: 50 },
    )
  })
})

describe('selic', () => {
  it('compounds the effective daily rate, not the target', () => {
    expect(percentOf('selic', '2024-01-01', '2024-12-31')).toBe(10.88)
    expect(book.accumulated('selic', '2024-01-01', '2024-12-31')!.last).toEqual({
      metric: 'selicOver',
      value: 12.15,
      date: '2024-12-31',
      source: 'central_bank',
      stale: false,
    })
  })
})

describe('monthly index', () => {
  it('from 1 January to 31 December equals the year', () => {
    expect(percentOf('ipca', '2024-01-01', '2024-12-31')).toBe(4.83)
    expect(percentOf('igpm', '2024-01-01', '2024-12-31')).toBe(6.54)
    expect(percentOf('inpc', '2024-01-01', '2024-12-31')).toBe(4.77)
  })

  it('between anniversaries counts twelve months, for any date', () => {
    for (const [from, to] of [
      ['2024-01-01', '2025-01-01'],
      ['2024-01-15', '2025-01-15'],
      ['2023-12-31', '2024-12-31'],
      ['2023-12-31', '2025-01-30'],
    ] as const) {
      expect(percentOf('ipca', from, to)).toBe(4.83)
    }
    expect(book.accumulated('ipca', '2024-01-31', '2024-02-29')!.rule).toContain('de 02/2024 a 02/2024 (1 mês)')
  })

  it('within a month equals one', () => {
    expect(percentOf('ipca', '2024-03-05', '2024-03-30')).toBe(0)
    expect(percentOf('ipca', '2024-03-05', '2024-03-31')).toBe(0.16)
  })

  it('names the months included and the last observation', () => {
    const { last, rule } = book.accumulated('ipca', '2024-01-15', '2024-12-31')!
    expect(last).toMatchObject({ metric: 'ipcaMonthly', value: 0.52, date: '2024-12-01' })
    expect(rule).toMatch(/01\/2024 a 12\/2024 \(12 meses\).*não há pro rata\.$/)
  })

  it('is undefined for an unpublished month, and notes the earlier currency before the real', () => {
    expect(book.accumulated('ipca', '2026-01-01', '2026-09-29')).toBeDefined()
    expect(book.accumulated('ipca', '2026-01-01', '2026-09-30')).toBeUndefined()
    expect(book.accumulated('ipca', '1979-12-01', '1990-01-01')).toBeUndefined()
    expect(book.accumulated('ipca', '1994-06-30', '1995-06-30')!.rule).toContain('a moeda não era o real')
    expect(book.accumulated('ipca', '1994-07-01', '1995-06-30')!.rule).not.toContain('moeda')
  })

  it('is additive: a to b and b to c compound to a to c', () => {
    const day = fc.integer({ min: dayNumber('1995-01-01'), max: dayNumber('2026-04-30') }).map(dayFromNumber)
    fc.assert(
      fc.property(fc.constantFrom('ipca', 'igpm', 'inpc'), fc.uniqueArray(day, { minLength: 3, maxLength: 3 }), (metric, days) => {
        const [a, b, c] = days.sort() as [Day, Day, Day]
        const factor = (from: Day, to: Day) => book.accumulated(metric, from, to)!.factor
        expect(factor(a, b).times(factor(b, c)).toNumber(20)).toBeCloseTo(factor(a, c).toNumber(20), 12)
      }),
    )
  })
})

describe('poupanca', () => {
  it('pays whole months, from day 1 to day 1', () => {
    expect(book.accumulated('poupanca', '2024-01-01', '2025-01-01')!.rule).toContain('(12 meses)')
    expect(book.accumulated('poupanca', '2024-01-01', '2024-12-31')!.rule).toContain('(11 meses)')
    expect(book.accumulated('poupanca', '2024-01-02', '2024-03-01')!.rule).toContain('de 02/2024 a 02/2024 (1 mês)')
    expect(percentOf('poupanca', '2026-06-01', '2026-07-01')).toBe(0.67)
    expect(percentOf('poupanca', '2024-01-02', '2024-01-31')).toBe(0)
  })
})

describe('exchange rate', () => {
  it('equals the quote of the last day over the first', () => {
    const { factor, rule } = book.accumulated('dollar', '2023-12-31', '2024-12-31')!
    expect(factor.toNumber(10)).toBe(new Decimal('6.1923').div('4.8413').toDP(10).toNumber())
    expect(rule).toContain('31/12/2024 (6,1923) dividido pelo de 29/12/2023 (4,8413)')
  })

  it('requires the quote of the business day itself, not one from weeks earlier', () => {
    expect(book.accumulated('dollar', '2024-01-02', '2026-09-10')).toBeUndefined()
    expect(book.accumulated('euro', '2024-01-15', '2024-12-31')).toBeUndefined()
    expect(book.accumulated('euro', '2023-12-29', '2024-12-31')).toBeDefined()
  })
})

describe('central bank convention', () => {
  const counted = (metric: string, from: Day, to: Day, share?: Ratio) =>
    book.accumulated(metric, from, to, { convention: 'bcb', ...(share && { share }) })

  it('price indexes include the months of both dates, for any day', () => {
    // Calculadora do Cidadão: 0.08% in September 2016; 1.01472096 over January and February 2025.
    expect(counted('ipca', '2016-09-30', '2016-09-30')).toMatchObject({ count: 1, rule: expect.stringContaining('mês inicial e o final') })
    expect(counted('ipca', '2016-09-30', '2016-09-30')!.factor.toNumber(8)).toBe(1.0008)
    expect(counted('ipca', '2025-01-31', '2025-02-01')!.factor.toNumber(8)).toBe(1.01472096)
    expect(counted('ipca', '2026-08-01', '2026-09-01')).toBeUndefined()
  })

  it('daily rates include the first day and exclude the last', () => {
    expect(counted('selic', '2016-09-30', '2022-12-02')!.factor.toNumber(8)).toBe(1.52814465)
    expect(counted('cdi', '2024-01-02', '2024-01-02')).toMatchObject({ count: 0, factor: ONE })
    expect(counted('cdi', '2024-01-01', '2025-01-01')!.factor.compare(book.accumulated('cdi', '2024-01-01', '2024-12-31')!.factor)).toBe(0)
    expect(counted('cdi', '2026-08-01', '2026-08-21')!.last).not.toHaveProperty('provisionalFrom')
    expect(counted('cdi', '2026-08-01', '2026-08-22')!.last.provisionalFrom).toBe('2026-08-21')
    expect(counted('cdi', '2026-08-01', '2026-10-06')).toBeDefined()
    expect(counted('cdi', '2026-08-01', '2026-10-07')).toBeUndefined()
  })

  it("a share applies to each day's rate, with eight decimals", () => {
    const days = book.observed('cdi', '2024-01-01', '2024-12-31')!.values
    const expected = days.reduce(
      (product, { value }) => product.times(new Decimal(value).times('1.1').div(100).toDP(8).plus(1)),
      new Decimal(1),
    )
    expect(counted('cdi', '2024-01-01', '2025-01-01', percent(110))!.factor.toNumber(12)).toBe(expected.toDP(12).toNumber())
    expect(counted('cdi', '2024-01-01', '2025-01-01', percent(110))!.rule).toContain('110% da Taxa DI')
    expect(counted('ipca', '2024-01-01', '2024-12-31', percent(110))).toBeUndefined()
    expect(book.accumulated('cdi', '2024-01-01', '2024-12-31', { share: percent(110) })).toBeUndefined()
  })

  it('savings pay between anniversaries; only those of day 1 are stored', () => {
    expect(counted('poupanca', '2024-01-01', '2025-01-01')!.count).toBe(12)
    expect(counted('poupanca', '2023-12-29', '2025-01-01')!.count).toBe(12)
    expect(counted('poupanca', '2024-01-01', '2024-01-31')!.count).toBe(0)
    expect(counted('poupanca', '2024-01-15', '2025-01-15')).toBeUndefined()
  })

  it('currencies are not a correction index', () => {
    expect(counted('dollar', '2024-01-02', '2024-12-31')).toBeUndefined()
    expect(book.covers('dollar', '2026-11-14', 'bcb')).toBeUndefined()
  })

  it('the covered interval can be computed from its first day to its last', () => {
    for (const metric of ACCUMULATED) {
      const covered = book.covers(metric, '2026-11-14', 'bcb')
      if (covered) expect(counted(metric, covered.from, covered.to), metric).toBeDefined()
    }
  })
})

describe('observations', () => {
  it('cover every month or business day as published, or are undefined', () => {
    expect(book.observed('ipcaMonthly', '2024-01-15', '2024-03-01')!.values).toEqual([
      { date: '2024-01-01', value: '0.42' },
      { date: '2024-02-01', value: '0.83' },
      { date: '2024-03-01', value: '0.16' },
    ])
    expect(book.observed('selicOver', '2024-01-01', '2024-01-31')).toMatchObject({
      values: { length: 22 },
      last: { metric: 'selicOver', value: 11.65, date: '2024-01-31' },
    })
    expect(book.observed('igpmMonthly', '2026-04-01', '2026-07-01')).toBeUndefined()
    for (const metric of ['selic', 'minimumWage', 'igpm', 'toString'])
      expect(book.observed(metric, '2024-01-01', '2024-02-01')).toBeUndefined()
    expect(book.observed('ipcaMonthly', '2024-03-01', '2024-01-01')).toBeUndefined()
  })
})

it('cover every metric from the first covered day to the last', () => {
  for (const metric of ACCUMULATED.filter((name) => name !== 'igpmIndex')) {
    const { from, to } = book.covers(metric, '2026-11-14')!
    expect(book.accumulated(metric, from, to), metric).toBeDefined()
    expect(book.accumulated(metric, to, addDays(from, -1)), 'backwards').toBeUndefined()
  }
  expect(book.covers('valueOf', '2026-11-14')).toBeUndefined()
  expect(book.accumulated('minimumWage', '2024-01-01', '2024-12-31')).toBeUndefined()
})
