import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Day, dayFromNumber } from '../core/day.ts'
import type { SeriesId } from './metrics.ts'
import { merged, readRows, readSnapshot, type Series, united, writeRows, writeSnapshot } from './series.ts'

const rowsOf = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 10_000, max: 10_060 }), fc.integer({ min: -999, max: 9_999_999 })), { selector: ([day]) => day })
  .map((pairs) => {
    const sorted = pairs.toSorted(([a], [b]) => a - b)
    return { days: sorted.map(([day]) => dayFromNumber(day)), values: sorted.map(([, value]) => (value / 10_000).toFixed(4)) }
  })

describe('merging two readings', () => {
  it('preserves every day in order, prefers the newer reading on common days, and counts changes', () => {
    fc.assert(
      fc.property(rowsOf, rowsOf, (older, newer) => {
        const { days, values, added, revised } = merged(older, newer)
        expect(days).toEqual([...new Set([...older.days, ...newer.days])].sort())
        const valueOn = (rows: typeof older, day: Day) => rows.values[rows.days.indexOf(day)]
        days.forEach((day, index) => {
          expect(values[index]).toBe(valueOn(newer, day) ?? valueOn(older, day))
        })
        expect(added).toBe(days.length - older.days.length)
        expect(revised).toBe(newer.days.filter((day) => older.days.includes(day) && valueOn(older, day) !== valueOn(newer, day)).length)
      }),
    )
  })

  it('does not count 5.1 as a revision of 5.1000', () => {
    expect(merged({ days: ['2026-01-02'], values: ['5.1000'] }, { days: ['2026-01-02'], values: ['5.1'] }).revised).toBe(0)
  })
})

const series = (days: Day[], fields: Partial<Series> = {}): Series => ({
  days,
  values: days.map(() => '1.00'),
  completeTo: null,
  capturedAt: '2026-11-14T12:00:00.000Z',
  reader: 'shipped',
  ...fields,
})

describe('snapshot', () => {
  it('round-trips through its text form', () => {
    fc.assert(
      fc.property(rowsOf, fc.constantFrom<SeriesId>('cdi', 'euro', 'tr'), (rows, id) => {
        const snapshot = new Map([[id, { ...series([]), ...rows }]])
        expect(readSnapshot(writeSnapshot(snapshot))).toEqual(snapshot)
        expect(readRows(writeRows(rows))).toEqual(rows)
      }),
    )
  })

  it('accepts rows of valid days only, with at most twelve digits and twelve decimals', () => {
    const read = ['0100-01-01,1', '1994-07-31,-1.5', '2023-02-28,1', '2024-02-29,123456789012.123456789012', '2024-12-31,0']
    expect(readRows(read.join('\n'))).toEqual({ days: read.map((row) => row.slice(0, 10)), values: read.map((row) => row.slice(11)) })
    for (const row of [
      '0099-01-01',
      '2023-02-29',
      '2024-02-30',
      '2024-04-31',
      '2024-13-01',
      '2024-00-10',
      '2024-01-00',
      '2024-01-32',
      '24-01-01',
    ])
      expect(() => readRows(`${row},1`)).toThrow(`not an observation: ${row},1`)
    for (const value of ['', '-', '1.', '.5', '1,5', '1e3', '1234567890123', '1.1234567890123', '1 '])
      expect(() => readRows(`2024-01-10,${value}`)).toThrow('not an observation')
    for (const next of ['2024-01-10', '2024-01-09', '2023-12-31']) expect(() => readRows(`2024-01-10,1\n${next},1`)).toThrow('out of order')
  })

  it('of an earlier release is accepted', () => {
    const stored = { completeTo: null, capturedAt: '2026-11-14T12:00:00.000Z', reader: 'shipped', rows: '2026-11-13,0.050788\n' }
    expect(readSnapshot(JSON.stringify({ version: 1, series: { cdi: stored } })).get('cdi')?.values).toEqual(['0.050788'])
  })

  it('preserves provisional marks until a newer reading replaces them', () => {
    const marked = new Map([['cdi' as const, series(['2026-08-20', '2026-08-21', '2026-08-24'], { provisionalFrom: '2026-08-21' })]])
    expect(readSnapshot(writeSnapshot(marked))).toEqual(marked)
    const own = new Map([['cdi' as const, series(['2026-08-20', '2026-08-21'], { reader: 'central_bank' })]])
    for (const both of [united(marked, own), united(own, marked)]) expect(both).toEqual(own)
  })

  it.each([
    'rubbish',
    '{}',
    '{"version":2,"series":{}}',
    '{"version":1,"series":{}}',
    '{"version":1,"series":{"cdi":{"completeTo":null,"capturedAt":"x","reader":"shipped","rows":""}}}',
    '{"version":1,"series":{"cdi":{"completeTo":"2026-02-30","capturedAt":"2026-11-14","reader":"shipped","rows":""}}}',
    '{"version":1,"series":{"cdi":{"completeTo":null,"capturedAt":"2026-11-14","reader":"me","rows":""}}}',
    '{"version":1,"series":{"cdi":{"completeTo":null,"capturedAt":"2026-11-14","reader":"shipped","rows":"2026-01-02;1"}}}',
    '{"version":1,"series":{"cdi":{"completeTo":null,"capturedAt":"2026-11-14","reader":"shipped","rows":"2026-01-03,1\\n2026-01-02,1"}}}',
  ])('rejects %s', (text) => {
    expect(() => readSnapshot(text)).toThrow()
  })

  it("unites the days of two snapshots, preferring the central bank's reading over a shipped one", () => {
    const ours = series(['2026-01-02', '2026-01-05'], {
      values: ['2.00', '2.00'],
      reader: 'central_bank',
      capturedAt: '2026-02-01T00:00:00.000Z',
    })
    const release = series(['2025-12-30', '2026-01-02'], { completeTo: '2026-01-02', capturedAt: '2027-01-01T00:00:00.000Z' })
    for (const [a, b] of [
      [ours, release],
      [release, ours],
    ] as const) {
      expect(united(new Map([['cdi', a]]), new Map([['cdi', b]])).get('cdi')).toEqual({
        days: ['2025-12-30', '2026-01-02', '2026-01-05'],
        values: ['1.00', '2.00', '2.00'],
        completeTo: '2026-01-02',
        capturedAt: '2026-02-01T00:00:00.000Z',
        reader: 'central_bank',
      })
    }
  })
})
