/** Stored market data as text: round-trips or is rejected. */
import { describe, expect, it } from 'vitest'
import type { PublishedSeries } from '../operation/evaluation/ports.ts'
import { type Bonds, bondId, bondsPort, readBonds, unitedBonds, writeBonds } from './bonds.ts'
import { mergeReading, readSeriesStore } from './kept-series.ts'
import { quoteOn, readCurrencies, type StoredCurrency, unitedCurrencies, writeCurrencies } from './quotes.ts'
import { pointsBetween } from './series-answer.ts'
import { readTreasuryFile } from './treasury-file.ts'

it('a series reports its first day, last value and range', () => {
  const read = { code: 1, wholeFrom: null, completeTo: '2026-11-01', capturedAt: '', usedAt: '', tag: null } as const
  const before = mergeReading(undefined, { ...read, days: ['2026-09-01', '2026-10-01'], values: ['3', '1.5'] })
  expect(before).toMatchObject({ first: '2026-09-01', last: { date: '2026-10-01', value: 1.5 }, range: { least: 1.5, greatest: 3 } })
  const after = mergeReading(before, { ...read, days: ['2026-11-01'], values: ['2.25'] })
  expect(after).toMatchObject({ first: '2026-09-01', last: { date: '2026-11-01', value: 2.25 }, range: { least: 1.5, greatest: 3 } })
})

describe('bonds', () => {
  const [type, maturity] = ['Tesouro IPCA+ com Juros Semestrais', '2035-05-15'] as const
  const id = bondId(type, maturity)
  const bonds = (rows: string, capturedAt: string | null = '2026-11-14T00:00:00Z'): Bonds => ({
    bonds: new Map([[id, { id, type, maturity, rows }]]),
    capturedAt,
  })
  const ROWS = '2026-11-12,7.1,7.22,4000.5,3990,\n2026-11-13,7.2,,4001,0,3991.25\n'

  it('round-trip through text, with empty cells as null', () => {
    expect(readBonds(writeBonds(bonds(ROWS)))).toEqual(bonds(ROWS))
    const port = bondsPort(
      () => bonds(ROWS),
      () => false,
    )
    expect(port.history(id)).toEqual([
      { date: '2026-11-12', buyRate: 7.1, sellRate: 7.22, buyPrice: 4000.5, sellPrice: 3990, basePrice: null },
      { date: '2026-11-13', buyRate: 7.2, sellRate: null, buyPrice: 4001, sellPrice: 0, basePrice: 3991.25 },
    ])
    expect(port.on(type, maturity, '2026-11-12')?.buyPrice).toBe(4000.5)
    expect(port.on(type, maturity, '2026-11-13')?.buyPrice).toBe(4001)
    expect(port.on(type, maturity, '2026-11-11')).toBeUndefined()
  })

  it.each([
    ['another version', writeBonds(bonds(ROWS)).replace('"version":1', '"version":2')],
    ['no instant', writeBonds(bonds(ROWS, 'ontem'))],
    ['no such day', writeBonds(bonds(ROWS.replace('2026-11-12', '2026-11-32')))],
    ['words for a price', writeBonds(bonds(ROWS.replace('4000.5', 'caro')))],
    ['a row cut off', writeBonds(bonds(ROWS.slice(0, -1)))],
    ['another name', writeBonds(bonds(ROWS)).replace(id, 'tesouro-selic-2035-05-15')],
  ])('with %s are rejected', (_case, text) => {
    expect(() => readBonds(text)).toThrow()
  })

  it('unite the days of two readings, preferring the newer one', () => {
    const newer = bonds('2026-11-13,8,8,5000,5000,5000\n2026-11-14,8,8,5001,5001,5001\n', '2026-11-15T00:00:00Z')
    for (const united of [unitedBonds(bonds(ROWS), newer), unitedBonds(newer, bonds(ROWS))])
      expect(united.bonds.get(id)!.rows).toBe(`${ROWS.split('\n')[0]}\n${newer.bonds.get(id)!.rows}`)
  })
})

describe('Treasury file', () => {
  const HEADER = 'Tipo Titulo;Data Vencimento;Data Base;Taxa Compra Manha;Taxa Venda Manha;PU Compra Manha;PU Venda Manha;PU Base Manha'
  const read = (row: string) => readTreasuryFile(`${HEADER}\n${row}\n`)
  const row = (rate: string, price = '736,83') => `Tesouro Prefixado;01/01/2029;26/08/2026;${rate};${rate};${price};${price};${price}`

  it.each([
    ['60,00', '60,01'],
    ['-10,00', '-10,01'],
  ])('accepts a rate of %s a year and rejects %s', (last, beyond) => {
    expect(read(row(last))).toHaveLength(1)
    expect(() => read(row(beyond))).toThrow('absurd price')
  })

  it.each([
    ['100.000,00', '100.000,01'],
    ['0,01', '0,009'],
  ])('accepts a price of %s and rejects %s', (last, beyond) => {
    expect(read(row('14,06', last))).toHaveLength(1)
    expect(() => read(row('14,06', beyond))).toThrow('absurd price')
  })

  it('preserves zeros (no sale that day) and empty cells', () => {
    expect(read(row('0,00', '0,00'))[0]!.rows).toBe('2026-08-26,0.00,0.00,0.00,0.00,0.00\n')
    expect(read(row('', ''))[0]!.rows).toBe('2026-08-26,,,,,\n')
  })

  it.each([
    ['a cell too few', row('14,06').replace(/;[^;]*$/, '')],
    ['a cell too many', `${row('14,06')};1`],
    ['another paper', row('14,06').replace('Tesouro', 'Debênture')],
    ['no such day', row('14,06').replace('26/08/2026', '31/02/2026')],
    ['a day after it is due', row('14,06').replace('26/08/2026', '02/01/2029')],
  ])('with %s is rejected', (_case, text) => {
    expect(() => read(text)).toThrow('not a price')
  })

  it('accepts prices on the maturity day', () => {
    expect(read(row('14,06').replace('26/08/2026', '01/01/2029'))).toHaveLength(1)
  })
})

describe('quotes', () => {
  const kept: StoredCurrency = {
    code: 'EUR',
    name: 'Euro',
    rows: '2026-11-06,6.1,6.2\n2026-11-09,6.3,6.4\n',
    wholeFrom: '2026-11-06',
    completeTo: '2026-11-09',
    capturedAt: '2026-11-09T20:00:00.000Z',
  }
  const all = new Map([['EUR', kept]])

  it('round-trip through text', () => {
    expect(readCurrencies(writeCurrencies(all))).toEqual(all)
  })

  it.each([
    ['another version', writeCurrencies(all).replace('"version":1', '"version":2')],
    ['no quote', writeCurrencies(new Map([['EUR', { ...kept, rows: '' }]]))],
    ['days out of order', writeCurrencies(new Map([['EUR', { ...kept, rows: kept.rows.split('\n').toReversed().join('\n') }]]))],
    ['no code', writeCurrencies(new Map([['EUR', { ...kept, code: 'euro' }]]))],
    ['no instant', writeCurrencies(new Map([['EUR', { ...kept, capturedAt: 'ontem' }]]))],
  ])('with %s are rejected', (_case, text) => {
    expect(() => readCurrencies(text)).toThrow()
  })

  it.each([
    ['2026-11-06', '2026-11-06'],
    ['2026-11-08', '2026-11-06'],
    ['2026-11-09', '2026-11-09'],
    // The market never closes for more than six days.
    ['2026-11-15', '2026-11-09'],
    ['2026-11-16', undefined],
    ['2026-11-05', undefined],
  ] as const)('of %s come from %s', (on, day) => {
    expect(quoteOn(kept, on, false)?.date).toBe(day)
  })

  it('unite the days of two readings, preferring the newer one', () => {
    const newer = {
      ...kept,
      rows: '2026-11-09,7,7.1\n2026-11-10,7,7.2\n',
      wholeFrom: '2026-11-09',
      capturedAt: '2026-11-10T20:00:00.000Z',
    } as const
    for (const [one, other] of [
      [kept, newer],
      [newer, kept],
    ] as const)
      expect(unitedCurrencies(new Map([['EUR', one]]), new Map([['EUR', other]])).get('EUR')).toMatchObject({
        rows: '2026-11-06,6.1,6.2\n2026-11-09,7,7.1\n2026-11-10,7,7.2\n',
        wholeFrom: '2026-11-06',
        capturedAt: newer.capturedAt,
      })
  })
})

it('rejects a shelf of another version', () => {
  expect(readSeriesStore('{"version":1,"series":[]}').size).toBe(0)
  expect(() => readSeriesStore('{"version":2,"series":[]}')).toThrow('shelf version 2')
})

describe('points of a series between two days', () => {
  const days = ['2019-11-29', '2019-12-30', '2020-01-31', '2020-12-31', '2021-06-30', '2021-07-01'] as const
  const series: PublishedSeries = {
    code: 1,
    cadence: 'daily',
    days,
    values: days.map((_, index) => String(index)),
    wholeFrom: null,
    completeTo: '2021-07-01',
    readOn: '2021-07-02',
    source: 'central_bank',
    stale: false,
  }
  const points = (from: (typeof days)[number] | '2020-01-01', to: (typeof days)[number], by: 'daily' | 'monthly' | 'yearly') =>
    pointsBetween(series, from, to, by).map(({ value }) => value)

  it('include every observation, or the last of each month or year', () => {
    expect(points('2019-11-29', '2021-07-01', 'daily')).toEqual([0, 1, 2, 3, 4, 5])
    expect(points('2020-01-01', '2021-06-30', 'daily')).toEqual([2, 3, 4])
    expect(points('2019-11-29', '2021-07-01', 'monthly')).toEqual([0, 1, 2, 3, 4, 5])
    expect(points('2019-11-29', '2021-07-01', 'yearly')).toEqual([1, 3, 5])
    expect(points('2019-11-29', '2021-06-30', 'yearly')).toEqual([1, 3, 4])
  })
})
