import { describe, expect, it } from 'vitest'
import { ports } from '../../../../../test/support/ports.ts'
import { addDays, addMonths, type Day } from '../../../../core/day.ts'
import { ONE, ZERO } from '../../../../core/ratio.ts'
import { changeInForce, ipcaIndex, LAST_INDEX_MONTH, vnaAnchor } from './ipca-index.ts'

describe('stored index numbers', () => {
  it.each([
    ['2021-12', undefined],
    ['2022-01', 6153.09],
    ['2022-12', 6474.09],
    ['2023-01', 6508.4],
    ['2026-08', 7633.23],
    ['2026-09', undefined],
  ])('%s: %s', (month, index) => expect(ipcaIndex(month)?.toNumber(2)).toBe(index))

  const months = Array.from({ length: 56 }, (_, index) => addMonths('2022-01-01', index).slice(0, 7))

  it('match the published change of each month', () => {
    const published = new Map(
      ports.rates.observed('ipcaMonthly', '2022-02-01', '2026-08-31')!.values.map(({ date, value }) => [date.slice(0, 7), Number(value)]),
    )
    for (const [before, month] of months.slice(1).map((month, index) => [months[index]!, month] as const))
      expect([month, ipcaIndex(month)!.over(ipcaIndex(before)!).minus(ONE).toPercent(2)]).toEqual([month, published.get(month)])
  })

  it('match a checksum taken when they were read, to catch transcription errors', () =>
    expect(months.reduce((sum, month) => sum.plus(ipcaIndex(month)!), ZERO).toNumber(2)).toBe(388_024.56))

  it('end in the declared month', () => expect(LAST_INDEX_MONTH).toBe('2026-08'))

  it('yield the VNA of the 15th of the following month', () => {
    expect(vnaAnchor('2022-01')).toBeUndefined()
    // 1,000 × 6,153.09 ÷ 1,614.62, truncated to six decimals
    expect(vnaAnchor('2022-02')!.toNumber(6)).toBe(Math.floor((6153.09 / 1614.62) * 1e9) / 1e6)
    expect(vnaAnchor('2026-09')).toBeDefined()
    expect(vnaAnchor('2026-10')).toBeUndefined()
  })
})

describe('change in force', () => {
  const change = (month: string, on: `${number}-${number}-${number}`, venue: 'tesouro_direto' | 'anbima' = 'tesouro_direto') => {
    const found = changeInForce(month, on, venue)
    return found && [found.change.toNumber(4), found.projected?.toPercent() ?? null]
  }

  it.each([
    // August 2025: projected −0.12 from the 12th, −0.13 from the 26th, published (−0.11) on 10 September.
    ['2025-08-11', undefined, undefined],
    ['2025-08-12', [0.9988, -0.12], [0.9988, -0.12]],
    ['2025-08-25', [0.9988, -0.12], [0.9988, -0.12]],
    ['2025-08-26', [0.9988, -0.12], [0.9987, -0.13]],
    ['2025-08-27', [0.9987, -0.13], [0.9987, -0.13]],
    ['2025-09-09', [0.9987, -0.13], [0.9987, -0.13]],
    ['2025-09-10', [0.9989, null], [0.9989, null]],
  ] as const)('of August 2025 on %s is %j for investors and %j in the market', (on, investors, market) => {
    expect(change('2025-08', on)).toEqual(investors)
    expect(change('2025-08', on, 'anbima')).toEqual(market)
  })

  it('has two decimals for investors and uses the quotient of the index numbers in the market', () => {
    const exact = (venue: 'tesouro_direto' | 'anbima') => changeInForce('2025-08', '2025-09-10', venue)!.change.toNumber(8)
    // 7,323.91 ÷ 7,331.98 = 0.99889934…
    expect([exact('tesouro_direto'), exact('anbima')]).toEqual([0.9989, 0.99889934])
  })

  it('starts on the 15th of the next month when the publication day is unknown', () => {
    expect(change('2025-06', '2025-07-14')).toBeUndefined()
    // 7,312.97 ÷ 7,295.46
    expect(change('2025-06', '2025-07-15')).toEqual([1.0024, null])
    expect(change('2025-07', '2025-08-11')).toEqual([1.0036, 0.36])
    expect(change('2025-07', '2025-08-12')).toEqual([1.0026, null])
  })

  it('is undefined after the last stored month and before the first', () => {
    expect(change('2022-01', '2022-03-01')).toBeUndefined()
    expect(change('2022-02', '2022-03-15')).toEqual([1.0101, null])
    expect(change('2026-08', '2026-09-15')).toEqual([0.9968, null])
    expect(change('2026-09', '2026-10-15')).toBeUndefined()
    expect(change('2026-09', '2026-09-20')).toBeUndefined()
  })
})

describe('stored projections', () => {
  const FIRST: Day = '2025-08-01'
  /** Projection used by the market on each day of thirteen months, until publication. */
  const projected = Array.from({ length: 396 }, (_, index) => addDays(FIRST, index)).flatMap(
    (day) => changeInForce(day.slice(0, 7), day, 'anbima')?.projected ?? [],
  )

  it('match a checksum of the daily values taken when they were read, to catch transcription errors', () =>
    expect(projected.reduce((sum, change) => sum.plus(change), ZERO).toPercent(2)).toBe(83.21))
})
